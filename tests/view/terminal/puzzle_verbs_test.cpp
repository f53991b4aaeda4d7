#include "view/terminal/puzzle_verbs.hpp"

#include <doctest/doctest.h>

#include "view/text/puzzle_sentences.hpp"

namespace damas::terminal {

namespace {

std::optional<PuzzleVerb> verb(std::string_view line) {
  const auto parsed = parse_puzzle_line(line);
  return parsed ? std::optional(parsed->verb) : std::nullopt;
}

}  // namespace

TEST_CASE("the puzzle's verbs are understood in every language and any case") {
  CHECK(verb("hint") == PuzzleVerb::Hint);
  CHECK(verb("DICA") == PuzzleVerb::Hint);
  CHECK(verb("mostrar") == PuzzleVerb::Show);
  CHECK(verb("melhor") == PuzzleVerb::Best);
  CHECK(verb("Records") == PuzzleVerb::Records);
  CHECK(verb("recordes") == PuzzleVerb::Records);
}

TEST_CASE("size, difficulty and day take an argument, the others do not") {
  CHECK(parse_puzzle_line("size 4")->argument == "4");
  CHECK(parse_puzzle_line("tamanho   5x5")->argument == "5x5");
  CHECK(parse_puzzle_line("dia")->argument.empty());
  CHECK(parse_puzzle_line("day ")->argument.empty());
  CHECK_FALSE(parse_puzzle_line("hint 4"));
  CHECK_FALSE(parse_puzzle_line("wasd"));
  CHECK_FALSE(parse_puzzle_line(""));
}

TEST_CASE("every verb has one line of help that begins with its word") {
  for (const Language language : languages) {
    const auto lines = puzzle_verb_help(language);
    REQUIRE(lines.size() == 7);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const std::string word = lines[i].substr(2, lines[i].find(' ', 2) - 2);
      CHECK(verb(word) == static_cast<PuzzleVerb>(i));
    }
  }
}

TEST_CASE("a size is one number or two, of the sizes there are") {
  CHECK(parse_side("3") == 3);
  CHECK(parse_side("4x4") == 4);
  CHECK(parse_side("5×5") == 5);
  for (const char* text : {"", "2", "6", "3x4", "4 x 4", "x"})
    CHECK_FALSE(parse_side(text));
}

TEST_CASE("a difficulty is known by its name in any language, without accents too") {
  for (const puzzle::Difficulty difficulty : puzzle::all_difficulties) {
    for (const Language language : languages)
      CHECK(parse_difficulty(name(language, difficulty)) == difficulty);
  }
  CHECK(parse_difficulty("facil") == puzzle::Difficulty::Easy);
  CHECK(parse_difficulty("FÁCIL") == puzzle::Difficulty::Easy);
  CHECK(parse_difficulty("MEDIA") == puzzle::Difficulty::Medium);
  CHECK_FALSE(parse_difficulty(""));
  CHECK_FALSE(parse_difficulty("eas"));
  CHECK(difficulty_names(Language::English) == "any, easy, medium, hard");
}

}  // namespace damas::terminal
