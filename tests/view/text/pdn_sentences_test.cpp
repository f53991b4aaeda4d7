#include "view/text/pdn_sentences.hpp"

#include <set>

#include <doctest/doctest.h>

#include "core/pdn/reader.hpp"

namespace damas {

TEST_CASE("An error in a file names line, column, expected and found text") {
  const auto games = read_pdn("[White \"A\"]\n\n1. c3-d4 zz *\n");
  REQUIRE(games.size() == 1);
  REQUIRE_FALSE(games[0].errors.empty());
  const PdnError& error = games[0].errors.front();
  CHECK(sentence(Language::English, error) ==
        "line 3, column 10: expected a move, a comment, a variation or a result, found 'zz'");
  CHECK(
      sentence(Language::Portuguese, error) ==
      "linha 3, coluna 10: era esperado um lance, um comentário, uma variante ou um resultado, mas "
      "veio 'zz'");
}

TEST_CASE("Possible moves are listed, but not too many") {
  PdnError error;
  error.problem = PdnProblem::IllegalMove;
  error.found = "32-29";
  error.possible = {"32-28", "33-29"};
  CHECK(sentence(Language::English, error) ==
        "line 1, column 1: expected a legal move (possible: 32-28, 33-29), found '32-29'");
  error.possible.assign(40, "1-5");
  CHECK(sentence(Language::English, error).find(", …)") != std::string::npos);
  CHECK(sentence(Language::English, error, 3) ==
        "line 1, column 1: expected a legal move (possible: 1-5, 1-5, 1-5, …), found '32-29'");
}

TEST_CASE("Each kind of error expects something else") {
  for (const Language language : languages) {
    std::set<std::string> sentences;
    for (int i = 0; i <= static_cast<int>(PdnProblem::VariationTooDeep); ++i) {
      PdnError error;
      error.problem = static_cast<PdnProblem>(i);
      sentences.insert(sentence(language, error));
    }
    CHECK(sentences.size() == static_cast<std::size_t>(PdnProblem::VariationTooDeep) + 1);
  }
}

TEST_CASE("Annotation glyphs are put into words, those in pairs with their side") {
  CHECK(meaning_of_nag(Language::English, 13) == "Unclear position");
  CHECK(meaning_of_nag(Language::Portuguese, 13) == "Posição pouco clara");
  CHECK(meaning_of_nag(Language::English, 36) == "White has the initiative");
  CHECK(meaning_of_nag(Language::English, 37) == "Black has the initiative");
  CHECK(meaning_of_nag(Language::Portuguese, 37) == "As pretas têm a iniciativa");
  CHECK(meaning_of_nag(Language::English, 255) == "Sign $255");
}

TEST_CASE("All standard glyphs but those of chess pieces have words of their own") {
  for (const Language language : languages) {
    std::set<std::string> told;
    int count = 0;
    for (int nag = 7; nag <= 139; ++nag) {
      const bool of_chess = (nag >= 54 && nag <= 65) || (nag >= 70 && nag <= 101);
      const std::string words = meaning_of_nag(language, nag);
      CAPTURE(nag);
      CHECK((words.find('$') != std::string::npos) == of_chess);
      told.insert(words);
      ++count;
    }
    CHECK(told.size() == static_cast<std::size_t>(count));
  }
}

TEST_CASE("Marks are not remarks, and remarks are joined") {
  CHECK(remarks(Language::English, {1}).empty());
  CHECK(remarks(Language::English, {}).empty());
  CHECK(remarks(Language::English, {5, 10, 14}) ==
        "Drawish position; White has a slight advantage");
}

}  // namespace damas
