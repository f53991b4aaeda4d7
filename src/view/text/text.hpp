// Owns all texts of the program, short texts with placeholders. Each language has a file in
// languages/.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "view/text/language.hpp"

namespace damas {

enum class Text : std::uint16_t {
#define DAMAS_TEXT(id, text) id,
#define DAMAS_COUNTED(id, forms)
#include "view/text/languages/english.inc"
#undef DAMAS_TEXT
#undef DAMAS_COUNTED
};

inline constexpr int text_count = 0
#define DAMAS_TEXT(id, text) +1
#define DAMAS_COUNTED(id, forms)
#include "view/text/languages/english.inc"
#undef DAMAS_TEXT
#undef DAMAS_COUNTED
    ;

// Texts whose form depends on a number.
enum class Counted : std::uint16_t {
#define DAMAS_TEXT(id, text)
#define DAMAS_COUNTED(id, forms) id,
#include "view/text/languages/english.inc"
#undef DAMAS_TEXT
#undef DAMAS_COUNTED
};

inline constexpr int counted_count = 0
#define DAMAS_TEXT(id, text)
#define DAMAS_COUNTED(id, forms) +1
#include "view/text/languages/english.inc"
#undef DAMAS_TEXT
#undef DAMAS_COUNTED
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

// The text as it stands in the language's file, UTF-8. If it is missing there, or has not arrived
// in a page yet, that of the first other language that has it.
const char* tr(Language language, Text id);
// The form of that category; null if the language has none for it.
const char* form(Language language, Counted id, Plural category);
// Whether the language's own file has the text.
bool is_translated(Language language, Text id);
bool is_translated(Language language, Counted id);

// The text with its placeholders {0}, {1}, … replaced. A placeholder without an argument stays.
std::string fill(std::string_view pattern, std::initializer_list<TextArgument> arguments);
template <class... Arguments>
std::string tr(Language language, Text id, const TextArgument& first, const Arguments&... rest) {
  return fill(tr(language, id), {first, rest...});
}

// The form for the number, 0 or more, with the number in digits as {0}, or with other arguments.
std::string counted(Language language, int number, Counted id,
                    std::initializer_list<TextArgument> arguments);
std::string counted(Language language, int number, Counted id);

// The text whose identifier is `id`, for names of things that are listed elsewhere: of variants,
// their sources and draw tables.
std::optional<Text> text_by_id(std::string_view id);
// For tests. Programs in pages do not link these, because they would contain all identifiers.
std::string_view id_of(Text id);
std::string_view id_of(Counted id);

}  // namespace damas
