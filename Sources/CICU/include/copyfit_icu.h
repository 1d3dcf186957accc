#ifndef COPYFIT_ICU_H
#define COPYFIT_ICU_H

#include <stdint.h>

/// ICU behind plain integers. Foundation carries an ICU module of its own whose headers clash with
/// the system's, and ICU's functions have versioned names: so only copyfit_icu.c sees ICU.

/// The ICU version in use, such as "72.1". Static storage.
const char *copyfit_icu_version(void);

#endif
