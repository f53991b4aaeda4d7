#include "view/window/share/fonts.hpp"

#include <cstddef>
#include <fstream>
#include <iterator>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "platform/canvas.hpp"
#include "platform/text_layout.hpp"
#include "view/text/text.hpp"

namespace damas::test {

namespace {

std::string first_font_of_page() {
  const std::string path = DAMAS_PROJECT "/assets/fonts/Inter-Regular-first.otf";
  std::ifstream stream(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

FontFaces both(std::span<const std::byte> face) {
  return {face, face};
}

// Writes one character at a time.
class LetterPage {
 public:
  explicit LetterPage(std::span<const std::byte> face) : canvas_({48, 48}, 1, both(face)) {}

  Image with(const std::string& character) {
    canvas_.clear(colors::black);
    canvas_.text({8, 4}, character, {.size = 24});
    return canvas_.snapshot();
  }
  float width(const std::string& character) const { return canvas_.measure(character).w; }
  float line_height() const { return canvas_.line_height(); }

 private:
  Canvas canvas_;
};

std::string all_texts() {
  std::string all;
  for (const Language language : languages) {
    for (int i = 0; i < text_count; ++i)
      all += tr(language, static_cast<Text>(i));
    for (int i = 0; i < counted_count * plural_count; ++i) {
      const auto id = static_cast<Counted>(i / plural_count);
      const char* const words = form(language, id, static_cast<Plural>(i % plural_count));
      if (words != nullptr) all += words;
    }
  }
  return all;
}

std::set<std::string> characters_of(std::string_view text) {
  std::set<std::string> characters;
  while (!text.empty()) {
    const std::string_view before = text;
    take_character(text);
    characters.emplace(before.substr(0, before.size() - text.size()));
  }
  return characters;
}

}  // namespace

TEST_CASE("Natively both fonts are in the program, and none comes later") {
  const FontFaces fonts = embedded_fonts();
  CHECK(fonts.regular.size() > 10'000);
  CHECK(fonts.semibold.size() > 10'000);
  CHECK(fonts.semibold.data() != fonts.regular.data());
  CHECK(late_fonts().empty());
}

// If this fails, a text has a new character: add it to assets/fonts/make.sh.
TEST_CASE("The part of the font that a page begins with draws all texts like the whole font") {
  const std::string file = first_font_of_page();
  const FontFaces whole = embedded_fonts();
  REQUIRE(file.size() > 1000);
  CHECK(file.size() < whole.regular.size() / 3);
  LetterPage first(std::as_bytes(std::span(file)));
  LetterPage last(whole.regular);
  CHECK(first.line_height() == last.line_height());
  std::string texts = all_texts() + "\u2014\u2022";  // of sentences that the code puts together
  for (char c = ' '; c <= '~'; ++c)
    texts += c;
  const std::set<std::string> characters = characters_of(texts);
  CHECK(characters.size() > 100);
  for (const std::string& each : characters) {
    CAPTURE(each);
    CHECK(first.width(each) == last.width(each));
    CHECK(first.with(each) == last.with(each));
  }
}

TEST_CASE("Letters of other languages need the whole font") {
  const std::string file = first_font_of_page();
  LetterPage first(std::as_bytes(std::span(file)));
  LetterPage last(embedded_fonts().regular);
  for (const char* const each : {"\u0416", "\u03A9", "\u0159"}) {
    CAPTURE(each);
    CHECK_FALSE(first.with(each) == last.with(each));
    CHECK(first.with(each) == first.with(" "));
  }
}

}  // namespace damas::test
