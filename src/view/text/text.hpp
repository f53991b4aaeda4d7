// Owns all texts of the program: one table of short texts in all languages, with placeholders.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "view/text/language.hpp"

namespace damas {

// One identifier for each row of the table.
enum class Text : std::uint16_t {
#define DAMAS_TEXT(id, english, portuguese) id,
#include "view/text/text_table.inc"
#undef DAMAS_TEXT
};

inline constexpr int text_count = 0
#define DAMAS_TEXT(id, english, portuguese) +1
#include "view/text/text_table.inc"
#undef DAMAS_TEXT
    ;

// The value of a placeholder.
class TextArgument {
 public:
  TextArgument(int number) : text_(std::to_string(number)) {}
  TextArgument(std::string text) : text_(std::move(text)) {}
  TextArgument(std::string_view text) : text_(text) {}
  TextArgument(const char* text) : text_(text) {}

  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

// The row as it stands in the table, UTF-8; always valid.
const char* tr(Language language, Text id);

// The row with its placeholders {0}, {1}, … replaced. A placeholder without an argument stays.
std::string fill(std::string_view pattern, std::initializer_list<TextArgument> arguments);
template <class... Arguments>
std::string tr(Language language, Text id, const TextArgument& first, const Arguments&... rest) {
  return fill(tr(language, id), {first, rest...});
}

// The row for the singular or for the plural; {0} is the number in digits.
std::string counted(Language language, int number, Text one, Text many);

// The row whose identifier is `id`, for names of things that are listed elsewhere.
std::optional<Text> text_by_id(std::string_view id);
std::string_view id_of(Text id);

}  // namespace damas
