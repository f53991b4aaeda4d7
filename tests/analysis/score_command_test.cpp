#include "analysis/score_command.hpp"

#include <doctest/doctest.h>

#include "engine/engine.hpp"

namespace damas::analysis {

namespace {

constexpr Variant brazilian = Variant::Brazilian;

}  // namespace

TEST_CASE("Scores are written in men, or in moves to a sure win") {
  CHECK(score_command(brazilian, 0) == "[%eval 0.00]");
  CHECK(score_command(brazilian, 35) == "[%eval 0.35]");
  CHECK(score_command(brazilian, -5) == "[%eval -0.05]");
  CHECK(score_command(brazilian, -1250) == "[%eval -12.50]");
  CHECK(score_command(brazilian, score::won - 5) == "[%eval #3]");
  CHECK(score_command(brazilian, -(score::won - 6)) == "[%eval #-3]");
  CHECK(score_command(brazilian, score::won) == "[%eval #0]");
  CHECK(score_command(brazilian, -score::won) == "[%eval #-0]");
}

TEST_CASE("Every score can be read back") {
  for (int score = -score::sure_win + 1; score < score::sure_win; score += 7)
    CHECK(score_in(brazilian, score_command(brazilian, score)) == score);
  for (int plies = 1; plies <= score::won - score::sure_win; plies += 2) {
    CHECK(score_in(brazilian, score_command(brazilian, score::won - plies)) == score::won - plies);
    CHECK(score_in(brazilian, score_command(brazilian, plies - score::won)) == plies - score::won);
  }
  CHECK(score_in(brazilian, score_command(brazilian, score::won)) == score::won);
  CHECK(score_in(brazilian, score_command(brazilian, -score::won)) == -score::won);
}

TEST_CASE("Where one wins by having no move, the last ply is the loser's and does not count") {
  constexpr Variant losing = Variant::BrazilianLosing;
  // With the winner to move, and one ply before.
  CHECK(score_command(losing, score::won - 6) == "[%eval #3]");
  CHECK(score_command(losing, score::won - 7) == "[%eval #3]");
  CHECK(score_command(losing, -(score::won - 7)) == "[%eval #-3]");
  CHECK(score_command(losing, score::won - 1) == "[%eval #1]");
  CHECK(score_command(losing, score::won) == "[%eval #0]");
  for (int plies = 2; plies <= score::won - score::sure_win; plies += 2) {
    const int score = plies == 2 ? score::won - 1 : score::won - plies;
    CHECK(score_in(losing, score_command(losing, score::won - plies)) == score);
  }
  CHECK(score_in(losing, "[%eval #500]") == score::sure_win);
}

TEST_CASE("Scores of other programs are read") {
  CHECK(score_in(brazilian, "[%clk 0:01:00] good [%eval +1.5,18] move") == 150);
  CHECK(score_in(brazilian, "[%eval  2 ]") == 200);
  CHECK(score_in(brazilian, "[%eval 0.349]") == 34);
  CHECK(score_in(brazilian, "[%eval .5]") == std::nullopt);
}

TEST_CASE("A text that is no score is not read as one") {
  for (const char* text :
       {"", "eval 0.3", "[%eval]", "[%eval x]", "[%eval 0.3", "[%evaluation 0.3]", "[%eval --3]",
        "[%eval #]", "[%eval #99999]", "[%eval 1.-2]", "[%eval 999999999999]", "[%eval 1.2x]",
        "[%eval 0.3 men]"}) {
    CAPTURE(text);
    CHECK_FALSE(score_in(brazilian, text));
  }
}

TEST_CASE("Commands are found and removed by name") {
  CHECK(command_in("a [%damas ?!] b", "damas") == "?!");
  CHECK(command_in("[%damas]", "damas") == "");
  CHECK_FALSE(command_in("[%damas2 x]", "damas"));
  CHECK(without_command("[%eval 1.00] [%clk 0:01:00] fine  [%eval #2]", "eval") ==
        "[%clk 0:01:00] fine");
  CHECK(without_command("two  spaces", "eval") == "two  spaces");
  CHECK(without_command("[%eval 1", "eval") == "[%eval 1");
}

}  // namespace damas::analysis
