#include "copyfit_icu.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/uenum.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

/// Plural rules and formatters cost up to a millisecond each to open, and a catalog asks for the
/// same few a thousand times. They are kept in a table that lives as long as the process. One lock
/// holds for the whole of a question, so that an entry cannot be replaced while it is in use.
#define ENTRY_COUNT 64
#define KEY_CAPACITY 208

typedef struct {
  char key[KEY_CAPACITY];
  UPluralRules *rules;
  UNumberFormatter *formatter;
} entry;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static entry entries[ENTRY_COUNT];
static unsigned next_entry;

static entry *find(const char *key) {
  for (unsigned i = 0; i < ENTRY_COUNT; i++) {
    if (strcmp(entries[i].key, key) == 0) return &entries[i];
  }
  return NULL;
}

/// The oldest entry, emptied, for a new key.
static entry *replace(const char *key) {
  entry *e = &entries[next_entry];
  next_entry = (next_entry + 1) % ENTRY_COUNT;
  if (e->rules) uplrules_close(e->rules);
  if (e->formatter) unumf_close(e->formatter);
  e->rules = NULL;
  e->formatter = NULL;
  snprintf(e->key, sizeof e->key, "%s", key);
  return e;
}

/// With the lock held. NULL when the locale is too long to be one.
static UPluralRules *plural_rules(const char *locale) {
  char name[128], key[KEY_CAPACITY];
  if (copyfit_icu_canonical(locale, name, sizeof name) < 0) return NULL;
  snprintf(key, sizeof key, "p|%s", name);
  entry *e = find(key);
  if (e) return e->rules;
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_openForType(name, UPLURAL_TYPE_CARDINAL, &status);
  if (U_FAILURE(status)) {
    uplrules_close(rules);
    return NULL;
  }
  e = replace(key);
  e->rules = rules;
  return rules;
}

/// A double holds integers exactly up to 2^53. Rules look at a number's last six digits and at
/// small numbers as a whole, so that a larger one stands for itself less its leading digits.
static double plural_operand(int64_t number) {
  uint64_t magnitude = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
  if (magnitude > (UINT64_C(1) << 53)) {
    magnitude = magnitude % UINT64_C(1000000000) + UINT64_C(1000000000);
  }
  return (double)magnitude;
}

static int32_t copy_ascii(const UChar *text, int32_t length, char *out, int32_t capacity) {
  if (length < 0 || length >= capacity) return -1;
  u_UCharsToChars(text, out, length);
  out[length] = 0;
  return length;
}

int32_t copyfit_icu_plural_category(const char *locale, int64_t number, char *out, int32_t capacity) {
  UChar keyword[32];
  int32_t length = -1;
  pthread_mutex_lock(&lock);
  UPluralRules *rules = plural_rules(locale);
  if (rules) {
    UErrorCode status = U_ZERO_ERROR;
    length = uplrules_select(rules, plural_operand(number), keyword, 32, &status);
    if (U_FAILURE(status)) length = -1;
  }
  pthread_mutex_unlock(&lock);
  return copy_ascii(keyword, length, out, capacity);
}

int32_t copyfit_icu_plural_categories(const char *locale, char *out, int32_t capacity) {
  int32_t used = -1;
  pthread_mutex_lock(&lock);
  UPluralRules *rules = plural_rules(locale);
  UErrorCode status = U_ZERO_ERROR;
  UEnumeration *words = rules ? uplrules_getKeywords(rules, &status) : NULL;
  if (words && U_SUCCESS(status) && capacity > 0) {
    used = 0;
    out[0] = 0;
    int32_t length = 0;
    const char *word;
    while ((word = uenum_next(words, &length, &status)) && U_SUCCESS(status)) {
      int32_t separator = used > 0 ? 1 : 0;
      if (length < 0 || used + separator + length >= capacity) {
        used = -1;
        break;
      }
      if (separator) out[used++] = ' ';
      memcpy(out + used, word, (size_t)length + 1);
      used += length;
    }
  }
  uenum_close(words);
  pthread_mutex_unlock(&lock);
  return used;
}

/// CLDR's categories, in its order.
static const char *const category_names[] = {"zero", "one", "two", "few", "many", "other"};
#define CATEGORY_COUNT 6

static int8_t category_index(const UChar *keyword, int32_t length) {
  char name[32];
  if (copy_ascii(keyword, length, name, sizeof name) < 0) return -1;
  for (int8_t i = 0; i < CATEGORY_COUNT; i++) {
    if (strcmp(name, category_names[i]) == 0) return i;
  }
  return -1;
}

int32_t copyfit_icu_plural_samples(
    const char *locale, const int64_t *numbers, int32_t count, int8_t *out) {
  pthread_mutex_lock(&lock);
  UPluralRules *rules = plural_rules(locale);
  for (int32_t i = 0; rules && i < count; i++) {
    UErrorCode status = U_ZERO_ERROR;
    UChar keyword[32];
    int32_t length = uplrules_select(rules, plural_operand(numbers[i]), keyword, 32, &status);
    out[i] = U_FAILURE(status) ? -1 : category_index(keyword, length);
  }
  pthread_mutex_unlock(&lock);
  return rules ? 0 : -1;
}

int32_t copyfit_icu_has_plural_rules(const char *locale) {
  char language[12], script[12], region[12];
  if (copyfit_icu_subtags(locale, language, script, region) < 0 || !language[0]) return 0;
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *data = ures_openDirect(NULL, "plurals", &status);
  UResourceBundle *locales = ures_getByKey(data, "locales", NULL, &status);
  int32_t length = 0;
  ures_getStringByKey(locales, language, &length, &status);
  ures_close(locales);
  ures_close(data);
  return U_SUCCESS(status) ? 1 : 0;
}

/// With the lock held.
static UNumberFormatter *number_formatter(
    const char *locale, const char *numbering_system, int32_t grouping) {
  char name[128], key[KEY_CAPACITY], skeleton[96];
  UChar skeleton16[96];
  if (copyfit_icu_canonical(locale, name, sizeof name) < 0) return NULL;
  if (strlen(numbering_system) > 32) return NULL;
  snprintf(key, sizeof key, "n|%s|%s|%d", name, numbering_system, grouping ? 1 : 0);
  entry *e = find(key);
  if (e) return e->formatter;
  snprintf(skeleton, sizeof skeleton, "numbering-system/%s %s", numbering_system,
           grouping ? "group-auto" : "group-off");
  u_charsToUChars(skeleton, skeleton16, (int32_t)strlen(skeleton) + 1);
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(skeleton16, -1, name, &status);
  if (U_FAILURE(status)) {
    // ICU hands out an object even when the skeleton is wrong.
    unumf_close(formatter);
    return NULL;
  }
  e = replace(key);
  e->formatter = formatter;
  return formatter;
}

int32_t copyfit_icu_format(
    const char *locale, const char *numbering_system, int32_t grouping, int64_t number,
    uint16_t *out, int32_t capacity) {
  int32_t length = -1;
  pthread_mutex_lock(&lock);
  UNumberFormatter *formatter = number_formatter(locale, numbering_system, grouping);
  if (formatter) {
    UErrorCode status = U_ZERO_ERROR;
    UFormattedNumber *result = unumf_openResult(&status);
    unumf_formatInt(formatter, number, result, &status);
    length = unumf_resultToString(result, out, capacity, &status);
    if (U_FAILURE(status) || length > capacity) length = -1;
    unumf_closeResult(result);
  }
  pthread_mutex_unlock(&lock);
  return length;
}
