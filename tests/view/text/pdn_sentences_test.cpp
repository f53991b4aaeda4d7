#include "view/text/pdn_sentences.hpp"

#include <set>

#include <doctest/doctest.h>

#include "core/pdn/reader.hpp"

using namespace damas;

TEST_CASE("What is wrong in a file is told with line, column, expectation and what stands there") {
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

TEST_CASE("Moves that are possible are listed, but not more than one can read") {
  PdnError error;
  error.problem = PdnProblem::IllegalMove;
  error.found = "32-29";
  error.possible = {"32-28", "33-29"};
  CHECK(sentence(Language::English, error) ==
        "line 1, column 1: expected a legal move (possible: 32-28, 33-29), found '32-29'");
  error.possible.assign(40, "1-5");
  CHECK(sentence(Language::English, error).find(", …)") != std::string::npos);
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
