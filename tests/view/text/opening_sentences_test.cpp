#include "view/text/opening_sentences.hpp"

#include <string_view>
#include <utility>
#include <variant>

#include <doctest/doctest.h>

#include "training/small_book.hpp"

namespace damas {

namespace {

OpeningNames names_from(std::string_view text) {
  auto read = OpeningNames::read(text, Variant::Brazilian);
  REQUIRE(std::holds_alternative<OpeningNames>(read));
  return std::get<OpeningNames>(std::move(read));
}

}  // namespace

TEST_CASE("The line of an opening has its name, the form of the language, and its moves") {
  NamedOpening opening;
  opening.line = "11-15 23-18";
  opening.name = "Cross";
  CHECK(opening_line(Language::English, opening) == "Opening: Cross (11-15 23-18)");
  CHECK(opening_line(Language::Portuguese, opening) == "Abertura: Cross (11-15 23-18)");
  opening.name = "Кол";
  opening.forms["en"] = "Kol";
  CHECK(name_of(Language::English, opening) == "Kol, Кол");
  CHECK(name_of(Language::Portuguese, opening) == "Кол");
}

TEST_CASE("The sources of a name are told in one sentence") {
  NamedOpening opening;
  opening.sources = {"https://example.org/a", "T. Wiswell, book of 1946"};
  CHECK(sources_of(Language::English, opening) ==
        "Name from: https://example.org/a; T. Wiswell, book of 1946");
  CHECK(sources_of(Language::Portuguese, opening) ==
        "Nome segundo: https://example.org/a; T. Wiswell, book of 1946");
}

TEST_CASE("A practice starts from the beginning, or after an opening that the book has") {
  const OpeningNames names = names_from(
      "moves: c3-d4\nname: Campo\nsource: https://example.org/a\n"
      "moves: a3-b4\nname: Ponta\nsource: https://example.org/b\n");
  const Book book = test::small_book();
  const auto starts = practice_starts(Language::English, &names, &book, Variant::Brazilian);
  REQUIRE(starts.size() == 2);
  CHECK(starts[0].name == "All openings");
  CHECK(starts[0].position == start_of(Variant::Brazilian));
  CHECK(starts[1].name == "Campo");
  CHECK(starts[1].about == "c3-d4");
  CHECK(starts[0].sources.empty());
  CHECK(starts[1].sources == "Name from: https://example.org/a");
  CHECK(practice_title(Language::English, &names, starts[1].position) == "Opening: Campo (c3-d4)");
  CHECK(practice_title(Language::English, nullptr, starts[1].position) == "The chosen position");
  CHECK(practice_title(Language::English, &names, starts[0].position) == "Opening practice");
  for (const bool no_book : {false, true}) {
    const auto alone = practice_starts(Language::English, no_book ? &names : nullptr,
                                       no_book ? nullptr : &book, Variant::Brazilian);
    CHECK(alone.size() == 1);
  }
}

TEST_CASE("Openings with equal names are told apart by the first move in which they differ") {
  const OpeningNames names = names_from(
      "moves: c3-d4\nname: Campo\nen: Field\nsource: https://example.org/a\n"
      "moves: c3-d4 b6-a5\nname: Campo\nen: Field\nsource: https://example.org/b\n");
  const Book book = test::small_book();
  const auto starts = practice_starts(Language::English, &names, &book, Variant::Brazilian);
  REQUIRE(starts.size() == 3);
  CHECK(starts[1].name == "Field (c3-d4), Campo");
  CHECK(starts[2].name == "Field (b6-a5), Campo");
  const auto own = practice_starts(Language::Portuguese, &names, &book, Variant::Brazilian);
  REQUIRE(own.size() == 3);
  CHECK(own[1].name == "Campo (c3-d4)");
  CHECK(own[2].name == "Campo (b6-a5)");
}

// The book has no move after a3-b4.
TEST_CASE("An opening is told apart only from others that are offered") {
  const OpeningNames names = names_from(
      "moves: c3-d4\nname: Campo\nsource: https://example.org/a\n"
      "moves: a3-b4\nname: Campo\nsource: https://example.org/b\n");
  const Book book = test::small_book();
  const auto starts = practice_starts(Language::English, &names, &book, Variant::Brazilian);
  REQUIRE(starts.size() == 2);
  CHECK(starts[1].name == "Campo");
}

TEST_CASE("The progress of a practice says what is learned, and when the rest comes back") {
  const auto second_line = [](const training::OpeningProgress& progress,
                              std::optional<training::Day> today) {
    const auto lines = progress_lines(Language::English, progress, today);
    REQUIRE(lines.size() == 2);
    CHECK(lines[0] == "2 of 3 positions learned");
    return lines[1];
  };
  CHECK(second_line({3, 2, 1, 0, {}}, 100) == "Due: 1 · new: 0");
  CHECK(second_line({3, 2, 0, 0, 101}, 100) == "The next position comes back tomorrow.");
  CHECK(second_line({3, 2, 0, 0, 103}, 100) == "The next position comes back in 3 days.");
  CHECK(second_line({3, 2, 0, 0, 103}, std::nullopt) == "Due: 0 · new: 0 · come back later: 1");
  CHECK(progress_lines(Language::Portuguese, {18, 0, 0, 17, 101}, 100).back() ==
        "Para hoje: 0 · novas: 17 · voltam depois: 1");
}

}  // namespace damas
