#include "copyfit_icu.h"

#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/uversion.h>

const char *copyfit_icu_version(void) { return U_ICU_VERSION; }

static uint32_t category_flags(UChar32 c) {
  uint32_t mask = U_GET_GC_MASK(c);
  uint32_t flags = 0;
  if (mask & (U_GC_CC_MASK | U_GC_ZL_MASK | U_GC_ZP_MASK)) flags |= COPYFIT_ICU_CONTROL;
  if (mask & U_GC_M_MASK) flags |= COPYFIT_ICU_MARK;
  if (mask & (U_GC_MN_MASK | U_GC_ME_MASK)) flags |= COPYFIT_ICU_NONSPACING;
  if (mask & (U_GC_LU_MASK | U_GC_LL_MASK | U_GC_LT_MASK)) flags |= COPYFIT_ICU_CASED;
  if (mask & U_GC_LU_MASK) flags |= COPYFIT_ICU_UPPER;
  if (mask & U_GC_ZS_MASK) flags |= COPYFIT_ICU_SPACE;
  if (mask & U_GC_L_MASK) flags |= COPYFIT_ICU_LETTER;
  return flags;
}

static uint32_t bidi_flags(UChar32 c) {
  uint32_t flags = 0;
  switch (u_charDirection(c)) {
  case U_RIGHT_TO_LEFT:
  case U_RIGHT_TO_LEFT_ARABIC:
  case U_ARABIC_NUMBER:
  case U_LEFT_TO_RIGHT_EMBEDDING:
  case U_LEFT_TO_RIGHT_OVERRIDE:
  case U_LEFT_TO_RIGHT_ISOLATE:
  case U_RIGHT_TO_LEFT_EMBEDDING:
  case U_RIGHT_TO_LEFT_OVERRIDE:
  case U_RIGHT_TO_LEFT_ISOLATE:
  case U_FIRST_STRONG_ISOLATE:
    flags |= COPYFIT_ICU_BIDI;
    break;
  default:
    break;
  }
  if (u_getIntPropertyValue(c, UCHAR_BIDI_PAIRED_BRACKET_TYPE) != U_BPT_NONE) {
    flags |= COPYFIT_ICU_BRACKET;
  }
  return flags;
}

copyfit_icu_character copyfit_icu_character_of(uint32_t scalar) {
  copyfit_icu_character result = {USCRIPT_UNKNOWN, 0};
  if (scalar > UCHAR_MAX_VALUE) return result;
  UChar32 c = (UChar32)scalar;
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript(c, &status);
  if (U_SUCCESS(status)) result.script = script;
  result.flags = category_flags(c) | bidi_flags(c);
  switch (u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH)) {
  case U_EA_WIDE:
  case U_EA_FULLWIDTH:
    result.flags |= COPYFIT_ICU_WIDE;
    break;
  case U_EA_AMBIGUOUS:
    result.flags |= COPYFIT_ICU_AMBIGUOUS;
    break;
  default:
    break;
  }
  if (u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) {
    result.flags |= COPYFIT_ICU_IGNORABLE;
  }
  if (c > 0x7F && u_hasBinaryProperty(c, UCHAR_EMOJI)) {
    result.flags |= COPYFIT_ICU_EMOJI;
    if (u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION)) {
      result.flags |= COPYFIT_ICU_EMOJI_PRESENTATION;
    }
  }
  return result;
}

const char *copyfit_icu_script_name(int32_t script) {
  const char *name = uscript_getShortName((UScriptCode)script);
  return name ? name : "Zzzz";
}

int32_t copyfit_icu_script_number(const char *code) {
  if (!code) return -1;
  int32_t value = u_getPropertyValueEnum(UCHAR_SCRIPT, code);
  return value == UCHAR_INVALID_CODE ? -1 : value;
}

int32_t copyfit_icu_script_extensions(uint32_t scalar, int32_t *scripts, int32_t capacity) {
  if (scalar > UCHAR_MAX_VALUE) return 0;
  // The longest list in Unicode has about 20 scripts.
  UScriptCode codes[64];
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = uscript_getScriptExtensions((UChar32)scalar, codes, 64, &status);
  if (U_FAILURE(status)) return 0;
  if (count > capacity) count = capacity;
  for (int32_t i = 0; i < count; i++) scripts[i] = codes[i];
  return count < 0 ? 0 : count;
}

int32_t copyfit_icu_nfc(const uint16_t *text, int32_t length, uint16_t *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *nfc = unorm2_getNFCInstance(&status);
  if (U_FAILURE(status)) return -1;
  int32_t written = unorm2_normalize(nfc, text, length, out, capacity, &status);
  return U_FAILURE(status) ? -1 : written;
}
