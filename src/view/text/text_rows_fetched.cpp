#include <array>
#include <cstdio>
#include <cstdlib>
#include <utility>

#include "view/text/fetched_texts.hpp"
#include "view/text/text_rows.hpp"
#include "view/text/text_source.hpp"

namespace damas {

namespace {

struct Table {
  FetchedTexts texts;
  bool exhausted = false;  // the source has no more rows of this language
};

Table& table(Language language) {
  static std::array<Table, languages.size()> tables;
  return tables[static_cast<std::size_t>(language)];
}

TextSource& source() {
  static TextSource from = nullptr;
  return from;
}

// The page belongs to the same version as the program, unless the host is being updated.
void take_or_end(Language language, std::string file) {
  if (take_texts(language, std::move(file))) return;
  std::fputs("The texts belong to another version.\n", stderr);
  std::abort();
}

void bring_file(Language language, bool first, std::size_t row) {
  if (source() == nullptr) return;
  std::string file = source()(language, first, row);
  if (!file.empty()) take_or_end(language, std::move(file));
}

// Gets the row from the source, if it has it.
void bring(Language language, std::size_t row) {
  Table& to = table(language);
  if (to.exhausted) return;
  if (to.texts.empty()) bring_file(language, true, row);
  if (to.texts[row] == nullptr) bring_file(language, false, row);
  to.exhausted = to.texts[row] == nullptr;
}

}  // namespace

void get_texts_from(TextSource from) {
  source() = from;
}

bool take_texts(Language language, std::string file) {
  return table(language).texts.take(std::move(file));
}

bool has_texts(Language language) {
  if (table(language).texts.empty()) bring_file(language, true, 0);
  return !table(language).texts.empty();
}

const char* row(Language language, Text id) {
  const std::size_t index = FetchedTexts::index(id);
  if (table(language).texts[index] == nullptr) bring(language, index);
  return table(language).texts[index];
}

// A language has no forms for some categories, but at least one form of each counted text.
const char* row(Language language, Counted id, Plural category) {
  const FetchedTexts& texts = table(language).texts;
  bool known = false;
  for (int each = 0; each < plural_count; ++each)
    known = known || texts[FetchedTexts::index(id, static_cast<Plural>(each))] != nullptr;
  const std::size_t index = FetchedTexts::index(id, category);
  if (!known) bring(language, index);
  return texts[index];
}

}  // namespace damas
