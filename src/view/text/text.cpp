#include "view/text/text.hpp"

#include <cctype>

namespace damas {

namespace {

struct Row {
  std::string_view id;
  const char* by_language[languages.size()];
};

constexpr Row rows[] = {
#define DAMAS_TEXT(id, english, portuguese) {#id, {english, portuguese}},
#include "view/text/text_table.inc"
#undef DAMAS_TEXT
};

const Row& row(Text id) {
  return rows[static_cast<std::size_t>(id)];
}

}  // namespace

const char* tr(Language language, Text id) {
  return row(id).by_language[static_cast<std::size_t>(language)];
}

std::string_view id_of(Text id) {
  return row(id).id;
}

std::optional<Text> text_by_id(std::string_view id) {
  for (std::size_t i = 0; i < std::size(rows); ++i) {
    if (rows[i].id == id) return static_cast<Text>(i);
  }
  return std::nullopt;
}

std::string fill(std::string_view pattern, std::initializer_list<TextArgument> arguments) {
  std::string filled;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const bool placeholder = pattern[i] == '{' && i + 2 < pattern.size() && pattern[i + 2] == '}' &&
                             std::isdigit(static_cast<unsigned char>(pattern[i + 1])) != 0;
    const std::size_t number = placeholder ? static_cast<std::size_t>(pattern[i + 1] - '0') : 0;
    if (placeholder && number < arguments.size()) {
      filled += (arguments.begin() + number)->text();
      i += 2;
    } else {
      filled += pattern[i];
    }
  }
  return filled;
}

std::string counted(Language language, int number, Text one, Text many) {
  return tr(language, number == 1 ? one : many, number);
}

}  // namespace damas
