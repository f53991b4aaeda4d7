#include "view/window/games/find_position.hpp"

#include <fstream>
#include <memory>
#include <string>

#include <doctest/doctest.h>

#include "explorer/fake_base.hpp"
#include "view/window/app/kept_names.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/editor/editor_scene.hpp"
#include "view/window/library/base_scene.hpp"
#include "view/window/library/library_scene.hpp"
#include "view/window/library/pattern_scene.hpp"
#include "view/window/stage.hpp"
#include "view/window/start/games_base.hpp"
#include "view/window/task_scene.hpp"

namespace damas::test {

namespace {

constexpr const char* kept_games =
    "[White \"Ana\"]\n[GameType \"26\"]\n1. c3-d4 b6-a5 *\n\n"
    "[White \"Caio\"]\n[GameType \"20\"]\n1. 32-28 *\n";

// The editor with the start position, and a database.
struct Editing {
  std::shared_ptr<FakeBase> base = std::make_shared<FakeBase>(kept_games);
  std::unique_ptr<Stage> stage;

  explicit Editing(const std::string& folder = {}) {
    StageSetup setup;
    setup.folder = folder;
    setup.options.scene = FirstScene::Editor;
    setup.connect = [this](Desktop& desktop) { desktop.games = base; };
    stage = std::make_unique<Stage>(setup);
    rest();
  }

  void rest() { stage->wait(Stage::Milliseconds{800}); }
  void press(Key key, Modifiers with = no_modifiers) {
    stage->key(key, with);
    rest();
  }
  template <class S>
  const S& top() {
    const auto* scene = dynamic_cast<const S*>(&stage->app().scenes().top());
    REQUIRE(scene != nullptr);
    return *scene;
  }
  bool reaches(const std::string& words) { return tab_announces(*stage, words, 12); }
};

bool has_list_of_database() {
  const Folder folder;
  return games_base_in(folder.path("games.sqlite")) != nullptr;  // else a build without SQLite
}

void add_own_game(const Folder& folder) {
  std::ofstream(folder.path(std::string(finished_games_file)), std::ios::binary)
      << "[Result \"1-0\"]\n[GameType \"26\"]\n1. c3-d4 b6-a5 1-0\n";
}

}  // namespace

TEST_CASE("One key after the question searches the database for games with the position") {
  if (!has_list_of_database()) return;
  Editing editing;
  editing.press(Key::F, with_ctrl_shift);
  REQUIRE(editing.stage->shows<ChoicesScene>());
  editing.press(Key::Enter);
  const auto& list = editing.top<BaseScene>();
  CHECK(list.count_sentence(editing.stage->app()) == "1 of 2 games");
  CHECK(list.list().search().pattern == exactly(start_of(Variant::Brazilian)));
  editing.press(Key::Escape);
  CHECK(editing.stage->shows<EditorScene>());
}

TEST_CASE("Some of the pieces are chosen on a board, on which empty squares are free") {
  if (!has_list_of_database()) return;
  Editing editing;
  editing.press(Key::F, with_ctrl_shift);
  REQUIRE(editing.reaches("these pieces"));
  editing.press(Key::Enter);
  CHECK(editing.top<PatternScene>().status() == "24 squares must be as shown");
  CHECK(editing.top<PatternScene>().pattern() == with_pieces_of(start_of(Variant::Brazilian)));
  editing.press(Key::F, with_ctrl_shift);
  CHECK(editing.top<BaseScene>().count_sentence(editing.stage->app()) == "1 of 2 games");
}

TEST_CASE("My games remain a choice beside the database") {
  const Folder folder;
  add_own_game(folder);
  Editing editing(folder.path());
  editing.press(Key::F, with_ctrl_shift);
  REQUIRE(editing.reaches("In My games"));
  editing.press(Key::Enter);
  CHECK(editing.top<LibraryScene>().file().is_programs_own());
}

TEST_CASE("An empty database, or one that cannot be read, is not offered") {
  const Folder folder;
  add_own_game(folder);
  for (const bool fails : {false, true}) {
    Editing editing(folder.path());
    if (!fails) editing.base->clear();
    editing.base->fails = fails;
    editing.press(Key::F, with_ctrl_shift);
    CHECK(editing.stage->shows<LibraryScene>());
  }
  Editing none;
  none.base->clear();
  none.press(Key::F, with_ctrl_shift);
  CHECK(none.stage->shows<EditorScene>());
  const auto notices = none.stage->app().notices();
  REQUIRE_FALSE(notices.empty());
  CHECK(notices.back() == "No game has been finished here yet.");
}

TEST_CASE("A database that is busy may have games, and is offered") {
  Editing editing;
  editing.base->writing = true;
  editing.press(Key::F, with_ctrl_shift);
  CHECK(editing.stage->shows<ChoicesScene>());
}

}  // namespace damas::test
