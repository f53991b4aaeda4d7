// Escape closes the topmost part at once, and typed text is kept or asked about.
#include <doctest/doctest.h>

#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/dialogs/file_chooser.hpp"
#include "view/window/editor/editor_scene.hpp"
#include "view/window/escape_walk.hpp"
#include "view/window/games/fake_files.hpp"
#include "view/window/games/open_games.hpp"
#include "view/window/help/help_scene.hpp"
#include "view/window/library/library_scene.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/new_game/new_game_scene.hpp"
#include "view/window/review/comment_dialog.hpp"
#include "view/window/review/headers_dialog.hpp"
#include "view/window/review/review_stage.hpp"
#include "view/window/settings/settings_scene.hpp"
#include "view/window/start/first_scene.hpp"

namespace damas::test {

namespace {

constexpr const char* plain = "[GameType \"26\"]\n[White \"Ana\"]\n1. c3-d4 b6-a5 *";

void press(Stage& stage, Key key, Modifiers with = no_modifiers) {
  stage.key(key, with);
  stage.wait(Stage::Milliseconds{80});
}

void rest(Stage& stage) {
  stage.wait(Stage::Milliseconds{200});
}

void write(Stage& stage, const std::string& text) {
  for (const char c : text) {
    stage.type(std::string(1, c));
    stage.wait(Stage::Milliseconds{32});
  }
}

// A dialog, and its numbers of fields and lists.
struct Dialog {
  const char* name;
  std::function<std::unique_ptr<Scene>(App&)> make;
  int fields;
  int lists;
};

const std::vector<Dialog>& dialogs() {
  using Purpose = FileChooser::Purpose;
  const auto choose = [](Purpose purpose) {
    return [purpose](App& app) {
      return std::make_unique<FileChooser>(app, purpose, "", [](const std::string&, App&) {});
    };
  };
  const auto new_game = [](Opponent opponent) {
    return [opponent](App& app) { return std::make_unique<NewGameScene>(app, opponent); };
  };
  static const std::vector<Dialog> all = {
      {"new game", new_game(Opponent::Computer), 0, 4},
      {"two persons", new_game(Opponent::Person), 0, 3},
      {"settings", [](App&) { return std::make_unique<SettingsScene>(); }, 0, 1},
      {"rules", [](App&) { return std::make_unique<HelpScene>(Variant::Brazilian, 0); }, 0, 1},
      {"question", [](App&) { return ask(Text::AskResign, Icon::Resign, [](App&) {}); }, 0, 0},
      {"comment", [](App&) { return std::make_unique<CommentDialog>("1. c3-d4", "", nullptr); }, 1,
       0},
      {"names",
       [](App&) {
         return std::make_unique<HeadersDialog>(game_in(plain),
                                                [](const PdnHeaders&, const PdnResult&, App&) {});
       },
       6, 1},
      {"open", choose(Purpose::Open), 1, 0},
      {"open a picture", choose(Purpose::OpenPicture), 1, 0},
      {"save", choose(Purpose::Save), 1, 0},
  };
  return all;
}

}  // namespace

TEST_CASE("Escape closes every dialog at once, from every field, and a list before its dialog") {
  for (const Dialog& dialog : dialogs()) {
    INFO(std::string(dialog.name));
    FakeFiles disk;
    disk.files["/home/ana/club.pdn"] = club_games();
    StageSetup setup;
    setup.size = {640, 720};
    setup.disk = &disk;
    Stage stage(setup);
    const EscapeWalk walk =
        walk_by_escape(stage, [&] { stage.app().scenes().push(dialog.make(stage.app())); });
    CHECK(walk.fields >= dialog.fields);
    CHECK(walk.lists >= dialog.lists);
  }
}

TEST_CASE("Escape closes a dialog at once even after Tab moved through the screen below it") {
  Stage stage(Stage::two_persons());
  press(stage, Key::Tab);
  press(stage, Key::F1);
  REQUIRE(stage.shows<HelpScene>());
  press(stage, Key::Tab);
  press(stage, Key::Escape);
  CHECK(stage.shows<CheckersScene>());
}

TEST_CASE("names typed into a game's heading are kept by Escape") {
  ReviewStage stage(plain);
  stage.click(stage.review().places().top_bar.center());
  rest(stage);
  REQUIRE(stage.shows<HeadersDialog>());
  press(stage, Key::Tab);
  press(stage, Key::A, with_ctrl);
  write(stage, "Eva");
  press(stage, Key::Escape);
  REQUIRE(stage.shows<ReviewScene>());
  CHECK(stage.review().document().game().headers.value("White") == "Eva");
}

TEST_CASE("Escape asks about an invalid date") {
  ReviewStage stage(plain);
  stage.click(stage.review().places().top_bar.center());
  rest(stage);
  for (int i = 0; i < 5; ++i)
    press(stage, Key::Tab);
  write(stage, "soon");
  press(stage, Key::Escape);
  REQUIRE(stage.shows<ChoicesScene>());
  // The highlighted answer keeps it.
  press(stage, Key::Enter);
  REQUIRE(stage.shows<HeadersDialog>());
  press(stage, Key::Escape);
  REQUIRE(stage.shows<ChoicesScene>());
  press(stage, Key::Down);
  press(stage, Key::Enter);
  REQUIRE(stage.shows<ReviewScene>());
  CHECK(stage.review().document().game().headers.value("Date").empty());
}

TEST_CASE("a typed file name is restored when the same game is saved next time") {
  FakeFiles disk;
  disk.files["/home/ana/club.pdn"] = club_games();
  StageSetup setup = Stage::two_persons();
  setup.disk = &disk;
  Stage stage(setup);
  stage.type("c3d4");
  stage.settle();
  const auto path = [&] {
    return dynamic_cast<const FileChooser&>(stage.app().scenes().top()).view().path();
  };
  const auto open = [&] {
    stage.key(Key::S, with_ctrl);
    rest(stage);
    REQUIRE(stage.shows<FileChooser>());
  };
  open();
  const std::string offered = path();
  write(stage, "final");
  CHECK(path() == "/home/ana/final.pdn");
  press(stage, Key::Escape);
  REQUIRE(stage.shows<CheckersScene>());
  open();
  CHECK(path() == "/home/ana/final.pdn");
  // After its use it is no longer a draft.
  press(stage, Key::Enter);
  rest(stage);
  CHECK(disk.files.contains("/home/ana/final.pdn"));
  open();
  CHECK(path() == offered);
  press(stage, Key::Escape);
}

TEST_CASE("a typed position stays when Escape leaves its field, and is asked about") {
  for (const bool right : {true, false}) {
    CAPTURE(right);
    StageSetup setup = Stage::two_persons("W:Wc3:Bb6");
    setup.options.scene = FirstScene::Editor;
    Stage stage(setup);
    const auto editor = [&]() -> const EditorScene& {
      return dynamic_cast<const EditorScene&>(stage.app().scenes().top());
    };
    rest(stage);
    const Rect form = editor().places().form;
    stage.click(Point{form.x + 100, form.y + 92});
    rest(stage);
    press(stage, Key::A, with_ctrl);
    write(stage, right ? "W:We3:Bh8" : "W:We3:Bh9");
    press(stage, Key::Escape);
    REQUIRE(stage.shows<EditorScene>());
    const std::string complaint = "The position (FEN) is wrong";
    CHECK((editor().status().find(complaint) == 0) == !right);
    press(stage, Key::Escape);
    REQUIRE(stage.shows<ChoicesScene>());
    press(stage, Key::Escape);
    REQUIRE(stage.shows<EditorScene>());
    CHECK((editor().status().find(complaint) == 0) == !right);
    // Undo takes it back.
    press(stage, Key::Z, with_ctrl);
    press(stage, Key::Escape);
    CHECK(stage.shows<MenuScene>());
  }
}

TEST_CASE("the search of a list of games stays when Escape leaves its field") {
  FakeFiles disk;
  disk.files["/home/ana/club.pdn"] = club_games();
  StageSetup setup;
  setup.disk = &disk;
  Stage stage(setup);
  stage.app().open(destination::Files{{"/home/ana/club.pdn"}});
  stage.wait(Stage::Milliseconds{400});
  REQUIRE(stage.shows<LibraryScene>());
  const auto& library = dynamic_cast<const LibraryScene&>(stage.app().scenes().top());
  press(stage, Key::F, with_ctrl);
  write(stage, "Davi");
  CHECK(library.list().shown().size() == 2);
  press(stage, Key::Escape);
  REQUIRE(stage.shows<LibraryScene>());
  CHECK(library.list().search().player == "Davi");
  press(stage, Key::Escape);
  CHECK(stage.shows<MenuScene>());
}

}  // namespace damas::test
