#include "copyfit_icu.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>

int32_t copyfit_icu_levels(
    const uint16_t *text, int32_t length, int32_t right_to_left, uint8_t *levels) {
  if (length <= 0) return 0;
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_openSized(length, 0, &status);
  if (U_FAILURE(status) || !bidi) {
    ubidi_close(bidi);
    return -1;
  }
  UBiDiLevel base = right_to_left ? 1 : 0;
  int32_t result = 0;
  // Paragraph by paragraph: ICU's own list of them grows by one at a time, and with a million line
  // breaks that takes time with the square of their number.
  int32_t start = 0;
  while (result == 0 && start < length) {
    int32_t end = start;
    while (end < length && u_charDirection(text[end]) != U_BLOCK_SEPARATOR) end++;
    if (end < length) end++;
    ubidi_setPara(bidi, text + start, end - start, base, NULL, &status);
    const UBiDiLevel *found = U_SUCCESS(status) ? ubidi_getLevels(bidi, &status) : NULL;
    if (U_SUCCESS(status) && found) {
      memcpy(levels + start, found, (size_t)(end - start));
    } else {
      result = -1;
    }
    start = end;
  }
  ubidi_close(bidi);
  return result;
}

struct copyfit_icu_breaks {
  UBreakIterator *iterator;
};

copyfit_icu_breaks *copyfit_icu_breaks_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(UBRK_LINE, locale ? locale : "", NULL, 0, &status);
  if (U_FAILURE(status) || !iterator) {
    ubrk_close(iterator);
    return NULL;
  }
  copyfit_icu_breaks *breaks = malloc(sizeof *breaks);
  if (!breaks) {
    ubrk_close(iterator);
    return NULL;
  }
  breaks->iterator = iterator;
  return breaks;
}

void copyfit_icu_breaks_close(copyfit_icu_breaks *breaks) {
  if (!breaks) return;
  ubrk_close(breaks->iterator);
  free(breaks);
}

int32_t copyfit_icu_breaks_begin(copyfit_icu_breaks *breaks, const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(breaks->iterator, text, length, &status);
  if (U_FAILURE(status)) return -1;
  ubrk_first(breaks->iterator);
  return 0;
}

void copyfit_icu_breaks_end(copyfit_icu_breaks *breaks) {
  static const UChar nothing[1] = {0};
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(breaks->iterator, nothing, 0, &status);
}

int32_t copyfit_icu_breaks_next(copyfit_icu_breaks *breaks, int32_t *mandatory) {
  int32_t offset = ubrk_next(breaks->iterator);
  if (offset == UBRK_DONE) return -1;
  int32_t rule = ubrk_getRuleStatus(breaks->iterator);
  *mandatory = rule >= UBRK_LINE_HARD && rule < UBRK_LINE_HARD_LIMIT;
  return offset;
}
