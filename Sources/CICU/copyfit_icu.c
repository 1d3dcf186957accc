#include "copyfit_icu.h"

#include <unicode/uversion.h>

const char *copyfit_icu_version(void) { return U_ICU_VERSION; }
