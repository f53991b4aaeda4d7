#include "view/text/fetched_texts.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "view/text/text_rows.hpp"

namespace damas {

namespace {

using Wanted = std::function<bool(std::size_t index)>;

void add(std::string& file, const char* text) {
  if (text != nullptr) file += text;
  file += '\0';
}

std::string head() {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string sum;
  for (std::uint32_t rest = checksum_of_texts(); sum.size() < 8; rest /= 16)
    sum.insert(sum.begin(), digits[rest % 16]);
  return "damas texts " + sum;
}

// A file as emscripten/texts.mjs makes it.
std::string file_of(Language language, const Wanted& wanted) {
  std::string file;
  add(file, head().c_str());
  for (int i = 0; i < text_count; ++i) {
    const auto id = static_cast<Text>(i);
    add(file, wanted(FetchedTexts::index(id)) ? row(language, id) : nullptr);
  }
  for (int i = 0; i < counted_count; ++i) {
    for (int category = 0; category < plural_count; ++category) {
      const auto id = static_cast<Counted>(i);
      const auto plural = static_cast<Plural>(category);
      add(file, wanted(FetchedTexts::index(id, plural)) ? row(language, id, plural) : nullptr);
    }
  }
  return file;
}

std::string_view shown(const char* text) {
  return text == nullptr ? std::string_view{"(null)"} : std::string_view{text};
}

void check_all(const FetchedTexts& texts, Language language) {
  for (int i = 0; i < text_count; ++i) {
    const auto id = static_cast<Text>(i);
    CAPTURE(id_of(id));
    CHECK(shown(texts[FetchedTexts::index(id)]) == shown(row(language, id)));
  }
  for (int i = 0; i < counted_count; ++i) {
    const auto id = static_cast<Counted>(i);
    CAPTURE(id_of(id));
    for (int category = 0; category < plural_count; ++category) {
      const auto plural = static_cast<Plural>(category);
      CHECK(shown(texts[FetchedTexts::index(id, plural)]) == shown(row(language, id, plural)));
    }
  }
}

}  // namespace

TEST_CASE("a language that comes in two files has the texts of the compiled table") {
  const Wanted odd = [](std::size_t index) { return index % 2 == 1; };
  for (const Language language : languages) {
    CAPTURE(code(language));
    FetchedTexts texts;
    CHECK(texts.empty());
    REQUIRE(texts.take(file_of(language, odd)));
    CHECK_FALSE(texts.empty());
    CHECK(texts[0] == nullptr);
    const char* const kept = texts[1];
    REQUIRE(texts.take(file_of(language, std::not_fn(odd))));
    CHECK(texts[1] == kept);
    check_all(texts, language);
  }
}

TEST_CASE("a file of other texts is refused, and changes nothing") {
  const std::string valid =
      file_of(Language::English, [](std::size_t index) { return index != 0; });
  FetchedTexts texts;
  REQUIRE(texts.take(valid));
  std::string other = valid;
  other[12] = other[12] == '0' ? '1' : '0';  // in the checksum
  std::string longer = valid;
  longer += '\0';
  for (const std::string& wrong : {std::string{}, other, longer, valid.substr(0, valid.size() - 1),
                                   valid.substr(0, valid.size() / 2), std::string("<html>")}) {
    CAPTURE(wrong.size());
    CHECK_FALSE(texts.take(wrong));
  }
  CHECK(texts[0] == nullptr);
  CHECK(shown(texts[1]) == shown(row(Language::English, static_cast<Text>(1))));
}

}  // namespace damas
