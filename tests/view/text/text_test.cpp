#include "view/text/text.hpp"

#include <array>
#include <set>
#include <string>

#include <doctest/doctest.h>

namespace damas {

namespace {

// Length of the UTF-8 sequence at the front of `text`, or 0 if it is not one.
std::size_t sequence_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const std::size_t length = byte(0) < 0x80           ? 1
                             : (byte(0) >> 5) == 0x06 ? 2
                             : (byte(0) >> 4) == 0x0E ? 3
                             : (byte(0) >> 3) == 0x1E ? 4
                                                      : 0;
  if (length == 0 || length > text.size()) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) >> 6) != 0x02) return 0;
  }
  const bool overlong = (length == 2 && byte(0) < 0xC2) ||
                        (length == 3 && byte(0) == 0xE0 && byte(1) < 0xA0) ||
                        (length == 4 && byte(0) == 0xF0 && byte(1) < 0x90);
  return overlong ? 0 : length;
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = sequence_length(text);
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

std::set<std::string> placeholders(std::string_view text) {
  std::set<std::string> found;
  for (std::size_t i = 0; i + 2 < text.size(); ++i) {
    if (text[i] == '{') found.insert(std::string(text.substr(i, 3)));
  }
  return found;
}

// As the tables in languages/ write it.
std::string_view name_of(Plural category) {
  constexpr std::array<std::string_view, plural_count> names = {"one", "few", "many", "other"};
  return names[static_cast<std::size_t>(category)];
}

template <class F>
void for_each_row(F&& check) {
  for (int i = 0; i < text_count; ++i) {
    const auto id = static_cast<Text>(i);
    CAPTURE(id_of(id));
    check(id);
  }
}

}  // namespace

TEST_CASE("every language has every text, as valid UTF-8") {
  for_each_row([](Text id) {
    for (const Language language : languages) {
      CAPTURE(code(language));
      CHECK(is_translated(language, id));
      const std::string_view text = tr(language, id);
      CHECK_FALSE(text.empty());
      CHECK(is_utf8(text));
    }
  });
}

TEST_CASE("every language has a form of each counted text for every number") {
  for (const Language language : languages) {
    CAPTURE(code(language));
    std::set<Plural> needed;
    for (std::uint64_t number = 0; number <= 200; ++number)
      needed.insert(language_info(language).plural(number));
    for (int i = 0; i < counted_count; ++i) {
      const auto id = static_cast<Counted>(i);
      for (const Plural category : needed) {
        const char* const text = form(language, id, category);
        CHECK_MESSAGE(text != nullptr, id_of(id), " has no .", name_of(category), "(…)");
        if (text != nullptr) CHECK_MESSAGE(is_utf8(text), id_of(id), ".", name_of(category));
      }
    }
  }
}

TEST_CASE("the UTF-8 check of these tests can fail") {
  CHECK(is_utf8("peça"));
  CHECK_FALSE(
      is_utf8("pe\xE7"
              "a"));
  CHECK_FALSE(is_utf8("\xC3"));
  CHECK_FALSE(is_utf8("\xC0\x80"));
}

TEST_CASE("all languages have the same placeholders") {
  for_each_row([](Text id) {
    for (const Language language : languages)
      CHECK(placeholders(tr(Language::English, id)) == placeholders(tr(language, id)));
  });
  for (int i = 0; i < counted_count; ++i) {
    const auto id = static_cast<Counted>(i);
    CAPTURE(id_of(id));
    const auto expected = placeholders(form(Language::English, id, Plural::Other));
    for (const Language language : languages) {
      for (const Plural category : {Plural::One, Plural::Few, Plural::Many, Plural::Other}) {
        const char* const text = form(language, id, category);
        if (text == nullptr) continue;
        // "One move left" may name no number.
        for (const std::string& each : placeholders(text))
          CHECK(expected.contains(each));
      }
    }
  }
}

TEST_CASE("braces are used for placeholders only") {
  for_each_row([](Text id) {
    for (const Language language : languages) {
      for (const std::string& found : placeholders(tr(language, id))) {
        CHECK(found.size() == 3);
        CHECK(std::isdigit(static_cast<unsigned char>(found[1])));
        CHECK(found[2] == '}');
      }
    }
  });
}

TEST_CASE("identifiers are found by their names, each its own row") {
  for (const Text id : {Text::VariantBrazilian, Text::VariantRussianAbout, Text::SourceOfPool})
    CHECK(text_by_id(id_of(id)) == id);
  CHECK_FALSE(text_by_id("NoSuchText"));
}

TEST_CASE("placeholders are filled by number, in any order and more than once") {
  CHECK(fill("{0} wins over {1}", {"White", "Black"}) == "White wins over Black");
  CHECK(fill("{1}, {0}, {1}", {1, 2}) == "2, 1, 2");
  CHECK(fill("nothing", {}) == "nothing");
}

TEST_CASE("text that is no placeholder, or has no argument, stays unchanged") {
  CHECK(fill("{1} {x} { {0", {"a"}) == "{1} {x} { {0");
  CHECK(fill("{0}", {"{0}"}) == "{0}");
}

TEST_CASE("the form follows the number, in the language's own way") {
  CHECK(counted(Language::English, 1, Counted::Pieces) == "1 piece");
  CHECK(counted(Language::English, 0, Counted::Pieces) == "0 pieces");
  CHECK(counted(Language::Portuguese, 0, Counted::Pieces) == "0 peça");
  CHECK(counted(Language::Portuguese, 1, Counted::Pieces) == "1 peça");
  CHECK(counted(Language::Portuguese, 12, Counted::Pieces) == "12 peças");
  CHECK(counted(Language::English, 1200, Counted::LibraryGames, {"1,200"}) == "1,200 games");
}

}  // namespace damas
