#include "copyfit_icu.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/unumsys.h>
#include <unicode/uregion.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

/// ICU's own form of an identifier with `-` or `_`. Returns 0 when there is nothing to work with.
static int icu_name(const char *locale, char *out, int32_t capacity) {
  char tag[ULOC_FULLNAME_CAPACITY];
  size_t length = locale ? strlen(locale) : 0;
  if (length == 0 || length >= sizeof tag) return 0;
  for (size_t i = 0; i <= length; i++) tag[i] = locale[i] == '_' ? '-' : locale[i];

  int32_t parsed = 0;
  UErrorCode status = U_ZERO_ERROR;
  int32_t written = uloc_forLanguageTag(tag, out, capacity, &parsed, &status);
  if (U_SUCCESS(status) && written > 0 && written < capacity && parsed == (int32_t)length) return 1;

  // Not BCP 47: ICU's own syntax, such as en_US@numbers=latn.
  status = U_ZERO_ERROR;
  written = uloc_canonicalize(locale, out, capacity, &status);
  return U_SUCCESS(status) && written > 0 && written < capacity;
}

int32_t copyfit_icu_canonical(const char *locale, char *out, int32_t capacity) {
  char name[ULOC_FULLNAME_CAPACITY];
  if (capacity <= 0 || !icu_name(locale, name, sizeof name)) return -1;
  UErrorCode status = U_ZERO_ERROR;
  int32_t written = uloc_toLanguageTag(name, out, capacity, 0, &status);
  return U_SUCCESS(status) && written < capacity ? written : -1;
}

static void split(const char *name, char *language, char *script, char *region) {
  UErrorCode status = U_ZERO_ERROR;
  if (uloc_getLanguage(name, language, 12, &status) >= 12 || U_FAILURE(status)) *language = 0;
  status = U_ZERO_ERROR;
  if (uloc_getScript(name, script, 12, &status) >= 12 || U_FAILURE(status)) *script = 0;
  status = U_ZERO_ERROR;
  if (uloc_getCountry(name, region, 12, &status) >= 12 || U_FAILURE(status)) *region = 0;
}

int32_t copyfit_icu_subtags(const char *locale, char *language, char *script, char *region) {
  char name[ULOC_FULLNAME_CAPACITY];
  *language = *script = *region = 0;
  if (!icu_name(locale, name, sizeof name)) return -1;
  split(name, language, script, region);
  return 0;
}

int32_t copyfit_icu_maximized(const char *locale, char *language, char *script, char *region) {
  char name[ULOC_FULLNAME_CAPACITY], likely[ULOC_FULLNAME_CAPACITY];
  *language = *script = *region = 0;
  if (!icu_name(locale, name, sizeof name)) return -1;
  UErrorCode status = U_ZERO_ERROR;
  int32_t written = uloc_addLikelySubtags(name, likely, sizeof likely, &status);
  int usable = U_SUCCESS(status) && written < (int32_t)sizeof likely;
  split(usable ? likely : name, language, script, region);
  return 0;
}

/// One line of CLDR's parentLocales, in BCP 47; the parent may be `root`.
typedef struct {
  char child[32];
  char parent[32];
} parent_line;

static pthread_once_t parents_once = PTHREAD_ONCE_INIT;
static parent_line *parent_lines;
static size_t parent_count, parent_capacity;

static void add_parent(const char *parent, const UChar *child16, int32_t length) {
  char child[ULOC_FULLNAME_CAPACITY];
  if (length <= 0 || length >= (int32_t)sizeof child) return;
  if (parent_count == parent_capacity) {
    size_t capacity = parent_capacity ? parent_capacity * 2 : 256;
    parent_line *lines = realloc(parent_lines, capacity * sizeof *lines);
    if (!lines) return;
    parent_lines = lines;
    parent_capacity = capacity;
  }
  parent_line *line = &parent_lines[parent_count];
  u_UCharsToChars(child16, child, length);
  child[length] = 0;
  if (strlen(child) >= sizeof line->child) return;
  memcpy(line->child, child, (size_t)length + 1);
  if (strcmp(parent, "root") == 0) {
    memcpy(line->parent, "root", 5);
  } else if (copyfit_icu_canonical(parent, line->parent, sizeof line->parent) < 0) {
    return;
  }
  parent_count++;
}

static int compare_children(const void *a, const void *b) {
  return strcmp(((const parent_line *)a)->child, ((const parent_line *)b)->child);
}

/// Reads all of parentLocales, some hundred lines: to find one of them takes reading them anyway.
static void read_parents(void) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *data = ures_openDirect(NULL, "supplementalData", &status);
  UResourceBundle *parents = ures_getByKey(data, "parentLocales", NULL, &status);
  while (U_SUCCESS(status) && ures_hasNext(parents)) {
    UErrorCode each = U_ZERO_ERROR;
    UResourceBundle *children = ures_getNextResource(parents, NULL, &each);
    const char *parent = U_SUCCESS(each) ? ures_getKey(children) : NULL;
    // One child is a string, several are an array of them.
    int is_string = parent && ures_getType(children) == URES_STRING;
    int32_t count = !parent ? 0 : is_string ? 1 : ures_getSize(children);
    for (int32_t i = 0; i < count; i++) {
      int32_t length = 0;
      each = U_ZERO_ERROR;
      const UChar *child = is_string ? ures_getString(children, &length, &each)
                                     : ures_getStringByIndex(children, i, &length, &each);
      if (U_SUCCESS(each) && child) add_parent(parent, child, length);
    }
    ures_close(children);
  }
  ures_close(parents);
  ures_close(data);
  if (parent_count) qsort(parent_lines, parent_count, sizeof *parent_lines, compare_children);
}

int32_t copyfit_icu_explicit_parent(const char *locale, char *out, int32_t capacity) {
  char name[ULOC_FULLNAME_CAPACITY];
  parent_line wanted;
  if (capacity <= 0 || !icu_name(locale, name, sizeof name)) return -1;
  pthread_once(&parents_once, read_parents);
  if (!parent_count) return -1;
  *out = 0;
  size_t length = strlen(name);
  if (length >= sizeof wanted.child) return 0;
  memcpy(wanted.child, name, length + 1);
  const parent_line *line =
      bsearch(&wanted, parent_lines, parent_count, sizeof *parent_lines, compare_children);
  if (!line) return 0;
  int32_t written = (int32_t)strlen(line->parent);
  if (written >= capacity) return -1;
  memcpy(out, line->parent, (size_t)written + 1);
  return written;
}

int32_t copyfit_icu_is_right_to_left(const char *locale) {
  char name[ULOC_FULLNAME_CAPACITY];
  return icu_name(locale, name, sizeof name) && uloc_isRightToLeft(name) ? 1 : 0;
}

/// A language that ICU has a code for, or that CLDR knows a script for.
static int is_known_language(const char *language) {
  if (!*language) return 0;
  if (*uloc_getISO3Language(language)) return 1;
  char likely_language[12], script[12], region[12];
  return copyfit_icu_maximized(language, likely_language, script, region) == 0 && *script;
}

int32_t copyfit_icu_is_known(const char *locale) {
  char language[12], script[12], region[12];
  if (copyfit_icu_subtags(locale, language, script, region) != 0) return 0;
  if (!is_known_language(language)) return 0;
  if (*script && u_getPropertyValueEnum(UCHAR_SCRIPT, script) == UCHAR_INVALID_CODE) return 0;
  if (!*region) return 1;
  UErrorCode status = U_ZERO_ERROR;
  const URegion *known = uregion_getRegionFromCode(region, &status);
  return U_SUCCESS(status) && known && uregion_getType(known) != URGN_UNKNOWN;
}

int32_t copyfit_icu_numbering_system(const char *locale, char *out, int32_t capacity) {
  char name[ULOC_FULLNAME_CAPACITY];
  if (capacity <= 0 || !icu_name(locale, name, sizeof name)) return -1;
  UErrorCode status = U_ZERO_ERROR;
  UNumberingSystem *system = unumsys_open(name, &status);
  const char *found = U_SUCCESS(status) && system ? unumsys_getName(system) : NULL;
  int32_t length = found ? (int32_t)strlen(found) : -1;
  if (length >= capacity) length = -1;
  if (length >= 0) memcpy(out, found, (size_t)length + 1);
  unumsys_close(system);
  return length;
}

int32_t copyfit_icu_digits(const char *numbering_system, uint32_t digits[10]) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberingSystem *system = unumsys_openByName(numbering_system, &status);
  int32_t result = -1;
  if (U_SUCCESS(status) && system && !unumsys_isAlgorithmic(system) &&
      unumsys_getRadix(system) == 10) {
    UChar text[32];
    int32_t length = unumsys_getDescription(system, text, 32, &status);
    int32_t offset = 0, count = 0;
    while (U_SUCCESS(status) && length <= 32 && offset < length && count < 10) {
      UChar32 c;
      U16_NEXT(text, offset, length, c);
      digits[count++] = (uint32_t)c;
    }
    if (count == 10) result = 0;
  }
  unumsys_close(system);
  return result;
}
