#include "view/window/local/pasted_position.hpp"

#include <string>
#include <variant>
#include <vector>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

TEST_CASE("A pasted position is read for the variant and the draw rules of the match") {
  Stage stage;
  MatchSetup setup;
  setup.variant = Variant::Russian;
  const std::string text = "B:Wc3,e3:Bd6,f6";
  const auto game = pasted_game(text, setup, stage.app());
  REQUIRE(game);
  CHECK(game->variant() == Variant::Russian);
  CHECK(game->draw_table() == setup.draw_table);
  CHECK(game->position() == std::get<AnyPosition>(parse_fen(Variant::Russian, text)));
  CHECK(stage.app().notices().empty());
}

TEST_CASE("A notice says why nothing can be pasted") {
  Stage stage;
  CHECK_FALSE(pasted_game("", MatchSetup{}, stage.app()));
  CHECK(stage.app().notices() == std::vector{std::string(stage.app().tr(Text::NothingToPaste))});
  CHECK_FALSE(pasted_game("W:Wz9:Bd6", MatchSetup{}, stage.app()));
  CHECK(stage.app().notices().size() == 2);
}

}  // namespace damas::test
