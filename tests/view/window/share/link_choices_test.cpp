#include "view/window/share/link_choices.hpp"

#include <doctest/doctest.h>

#include "core/pdn/writer.hpp"
#include "view/window/app/page_link.hpp"
#include "view/window/review/review_stage.hpp"

namespace damas::test {

namespace {

const std::string play_page = "https://damas.example/play/";
constexpr const char* one_move = "[GameType \"26\"]\n1. c3-d4 *";

LinkedGame linked_game(bool has_moves = true) {
  return {[](const App&) { return game_in(one_move); }, [] { return start_of(Variant::Brazilian); },
          has_moves};
}

}  // namespace

TEST_CASE("there are no links outside a web page") {
  Stage stage;
  CHECK(link_choices(linked_game(), stage.app()).empty());
}

TEST_CASE("links to a game and to a position are copied") {
  StageSetup setup;
  setup.connect = [](Desktop& desktop) { desktop.page_address = play_page; };
  Stage stage(setup);
  const std::vector<Button> choices = link_choices(linked_game(), stage.app());
  REQUIRE(choices.size() == 2);
  CHECK(choices[0].icon == Icon::Copy);
  press(choices[0], {}, stage.app());
  CHECK(stage.clipboard == link_to_games(play_page, write_pdn(game_in(one_move))));
  press(choices[1], {}, stage.app());
  CHECK(stage.clipboard == link_to_position(play_page, start_of(Variant::Brazilian)));
}

TEST_CASE("a link is sent where the system can, and none leads to a game without moves") {
  std::string sent;
  StageSetup setup;
  setup.connect = [&sent](Desktop& desktop) {
    desktop.page_address = play_page;
    desktop.send_link = [&sent](const std::string& link, const Desktop::Sent& then) {
      sent = link;
      then(true);
    };
  };
  Stage stage(setup);
  const std::vector<Button> choices = link_choices(linked_game(false), stage.app());
  REQUIRE(choices.size() == 2);
  CHECK_FALSE(choices[0].enabled);
  CHECK(choices[1].icon == Icon::Globe);
  press(choices[1], {}, stage.app());
  CHECK(sent == link_to_position(play_page, start_of(Variant::Brazilian)));
  CHECK(stage.clipboard.empty());
}

}  // namespace damas::test
