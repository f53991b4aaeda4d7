#include "view/window/share/link_choices.hpp"

#include <set>
#include <string>

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

TEST_CASE("each kind of link has its own words, and without a link nothing is copied") {
  StageSetup setup;
  setup.connect = [](Desktop& desktop) { desktop.page_address = play_page; };
  Stage stage(setup);
  const auto none = [](const std::string&, App&) { return std::string{}; };
  std::set<std::string> words;
  for (const LinkTo to :
       {LinkTo::Game, LinkTo::Position, LinkTo::Problem, LinkTo::Lesson, LinkTo::Deal}) {
    const auto choice = link_choice(to, none, stage.app());
    REQUIRE(choice);
    words.insert(label(*choice, stage.app()));
    press(*choice, {}, stage.app());
  }
  CHECK(words.size() == 5);
  CHECK(stage.clipboard.empty());
  CHECK(stage.app().notices().empty());
  const auto lesson = [](const std::string& page, App&) {
    return link_to_lesson(page, "board", 1);
  };
  press(*link_choice(LinkTo::Lesson, lesson, stage.app()), {}, stage.app());
  CHECK(stage.clipboard == play_page + "#lesson=board&step=2");
}

}  // namespace damas::test
