#include "view/text/analysis_sentences.hpp"

#include <algorithm>

#include <doctest/doctest.h>

namespace damas {

namespace {

constexpr Variant brazilian = Variant::Brazilian;

}  // namespace

TEST_CASE("Scores are written in men from White's side, sure wins by their moves") {
  CHECK(score_figure(Language::English, brazilian, 35) == "+0.35");
  CHECK(score_figure(Language::Portuguese, brazilian, -120) == "\u22121,20");
  CHECK(score_figure(Language::English, brazilian, 0) == "0.00");
  CHECK(score_figure(Language::English, brazilian, score::won - 9) == "#5");
  CHECK(score_figure(Language::English, brazilian, -(score::won - 2)) == "\u2212#1");
  CHECK(score_figure(Language::English, brazilian, score::known_win) == "#");
  CHECK(score_figure(Language::English, brazilian, 1 - score::sure_win) == "\u2212#");
}

TEST_CASE("A verdict names the side that is ahead, or who wins and when") {
  CHECK(verdict_text(Language::English, brazilian, 50, 0.634) == "White 63 %");
  CHECK(verdict_text(Language::Portuguese, brazilian, -50, 0.25) == "Pretas 75 %");
  CHECK(verdict_text(Language::English, brazilian, 0, 0.5) == "White 50 %");
  CHECK(verdict_text(Language::English, brazilian, score::won - 17, 1) == "White wins in 9");
  CHECK(verdict_text(Language::Portuguese, brazilian, -(score::won - 1), 0) ==
        "Pretas vencem em 1");
  CHECK(verdict_text(Language::English, brazilian, score::won, 1) == "White wins");
  CHECK(verdict_text(Language::Portuguese, brazilian, -score::known_win, 0) == "Pretas vencem");
}

TEST_CASE("Where one wins by having no move, the last ply is the loser's and does not count") {
  const auto figure = [](int plies) {
    return score_figure(Language::English, Variant::BrazilianLosing, score::won - plies);
  };
  // With the winner to move, and one ply before.
  CHECK(figure(6) == "#3");
  CHECK(figure(7) == "#3");
  CHECK(figure(1) == "#1");
  CHECK(verdict_text(Language::English, Variant::Antidraughts, 7 - score::won, 0) ==
        "Black wins in 3");
  CHECK(verdict_text(Language::English, Variant::RussianLosing, score::won, 1) == "White wins");
}

TEST_CASE("A line is written as far as it is legal and wanted") {
  Game game;
  std::vector<Move> line;
  for (int i = 0; i < 3; ++i) {
    line.push_back(game.legal_moves().front());
    game.play(line.back());
  }
  const std::string whole = moves_text(Game(), line, 9);
  CHECK(std::count(whole.begin(), whole.end(), ' ') == 2);
  CHECK(whole.starts_with(moves_text(Game(), line, 1)));
  CHECK(moves_text(Game(), line, 0).empty());
  line.insert(line.begin() + 1, line.front());
  CHECK(moves_text(Game(), line, 9) == moves_text(Game(), line, 1));
}

}  // namespace damas
