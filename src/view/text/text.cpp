#include "view/text/text.hpp"

#include <array>
#include <cctype>
#include <iterator>

namespace damas {

namespace {

// The forms of a counted text, by category.
class Forms {
 public:
  constexpr Forms one(const char* text) const { return with(Plural::One, text); }
  constexpr Forms few(const char* text) const { return with(Plural::Few, text); }
  constexpr Forms many(const char* text) const { return with(Plural::Many, text); }
  constexpr Forms other(const char* text) const { return with(Plural::Other, text); }

  constexpr const char* operator[](Plural category) const {
    return texts_[static_cast<std::size_t>(category)];
  }
  constexpr bool empty() const {
    for (const char* const text : texts_) {
      if (text != nullptr) return false;
    }
    return true;
  }

 private:
  constexpr Forms with(Plural category, const char* text) const {
    Forms forms = *this;
    forms.texts_[static_cast<std::size_t>(category)] = text;
    return forms;
  }

  std::array<const char*, plural_count> texts_ = {};
};

struct Texts {
  std::array<const char*, text_count> texts = {};  // null: missing
  std::array<Forms, counted_count> counted = {};
};

#define DAMAS_TEXT(id, text) all.texts[static_cast<std::size_t>(Text::id)] = text;
#define DAMAS_COUNTED(id, forms) all.counted[static_cast<std::size_t>(Counted::id)] = Forms() forms;

// A language without its own function does not compile.
template <Language>
Texts make_texts() = delete;

template <>
constexpr Texts make_texts<Language::English>() {
  Texts all;
#include "view/text/languages/english.inc"
  return all;
}

template <>
constexpr Texts make_texts<Language::Portuguese>() {
  Texts all;
#include "view/text/languages/portuguese.inc"
  return all;
}

#undef DAMAS_TEXT
#undef DAMAS_COUNTED

template <Language language>
constexpr Texts texts_in = make_texts<language>();

constexpr std::array<const Texts*, languages.size()> by_language = {
#define DAMAS_LANGUAGE(language, ...) &texts_in<Language::language>,
#include "view/text/language_list.inc"
#undef DAMAS_LANGUAGE
};

constexpr std::string_view text_ids[] = {
#define DAMAS_TEXT(id, text) #id,
#define DAMAS_COUNTED(id, forms)
#include "view/text/languages/english.inc"
#undef DAMAS_TEXT
#undef DAMAS_COUNTED
};

constexpr std::string_view counted_ids[] = {
#define DAMAS_TEXT(id, text)
#define DAMAS_COUNTED(id, forms) #id,
#include "view/text/languages/english.inc"
#undef DAMAS_TEXT
#undef DAMAS_COUNTED
};

const Texts& texts_of(Language language) {
  return *by_language[static_cast<std::size_t>(language)];
}

const char* in(Language language, Text id) {
  return texts_of(language).texts[static_cast<std::size_t>(id)];
}

const Forms& in(Language language, Counted id) {
  return texts_of(language).counted[static_cast<std::size_t>(id)];
}

}  // namespace

const char* tr(Language language, Text id) {
  const char* const text = in(language, id);
  return text != nullptr ? text : in(Language::English, id);
}

const char* form(Language language, Counted id, Plural category) {
  return in(language, id)[category];
}

bool is_translated(Language language, Text id) {
  return in(language, id) != nullptr;
}

bool is_translated(Language language, Counted id) {
  return !in(language, id).empty();
}

std::string_view id_of(Text id) {
  return text_ids[static_cast<std::size_t>(id)];
}

std::string_view id_of(Counted id) {
  return counted_ids[static_cast<std::size_t>(id)];
}

std::optional<Text> text_by_id(std::string_view id) {
  for (std::size_t i = 0; i < std::size(text_ids); ++i) {
    if (text_ids[i] == id) return static_cast<Text>(i);
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

std::string counted(Language language, int number, Counted id,
                    std::initializer_list<TextArgument> arguments) {
  const char* found = nullptr;
  for (const Language spoken : {language, Language::English}) {
    const Plural category = language_info(spoken).plural(static_cast<std::uint64_t>(number));
    if (found == nullptr) found = form(spoken, id, category);
  }
  return fill(found, arguments);
}

std::string counted(Language language, int number, Counted id) {
  return counted(language, number, id, {number});
}

}  // namespace damas
