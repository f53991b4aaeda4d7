#include "view/window/review/review_stage.hpp"

#include <doctest/doctest.h>

#include "core/notation.hpp"
#include "core/pdn/reader.hpp"
#include "core/pdn/writer.hpp"

namespace damas::test {

PdnGame game_in(const std::string& pdn) {
  auto games = read_pdn(pdn);
  REQUIRE(games.size() == 1);
  return std::move(games.front());
}

ReviewStage::ReviewStage(PdnGame game, const StageSetup& setup, GameSaver save) : Stage(setup) {
  app().scenes().push(std::make_unique<ReviewScene>(std::move(game), std::move(save)));
  wait(Milliseconds{100});
}

ReviewStage::ReviewStage(const std::string& pdn, const StageSetup& setup, GameSaver save)
    : ReviewStage(game_in(pdn), setup, std::move(save)) {}

const ReviewScene& ReviewStage::review() {
  const auto* scene = dynamic_cast<const ReviewScene*>(&app().scenes().top());
  REQUIRE(scene != nullptr);
  return *scene;
}

std::string ReviewStage::moves() {
  const std::string text = write_pdn(review().document().game());
  std::string line = text.substr(text.find("\n\n") + 2);
  for (char& c : line) {
    if (c == '\n') c = ' ';
  }
  while (!line.empty() && line.back() == ' ')
    line.pop_back();
  return line;
}

Point ReviewStage::place(const std::string& square_name) {
  const BoardView& board = review().board();
  const auto square =
      parse_square(square_name, board.shape(), review().controller().game().info().numbering);
  REQUIRE(square.has_value());
  return board.center(*square);
}

}  // namespace damas::test
