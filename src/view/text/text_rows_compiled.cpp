#include <array>
#include <cstddef>

#include "view/text/text_rows.hpp"

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

const Texts& texts_of(Language language) {
  return *by_language[static_cast<std::size_t>(language)];
}

}  // namespace

const char* row(Language language, Text id) {
  return texts_of(language).texts[static_cast<std::size_t>(id)];
}

const char* row(Language language, Counted id, Plural category) {
  return texts_of(language).counted[static_cast<std::size_t>(id)][category];
}

}  // namespace damas
