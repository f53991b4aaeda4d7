#include "view/window/games/open_games.hpp"

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/chaos.hpp"
#include "view/window/dialogs/file_chooser.hpp"
#include "view/window/games/fake_files.hpp"
#include "view/window/library/library_scene.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/puzzle/puzzle_scene.hpp"
#include "view/window/review/review_scene.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

const std::string one_game = "[White \"Solo\"]\n[GameType \"26\"]\n\n1. c3-d4 b6-a5 *\n";

struct Desk {
  FakeFiles disk;
  std::unique_ptr<Stage> stage;

  explicit Desk(StageSetup setup = Stage::two_persons()) {
    disk.files["/home/ana/club.pdn"] = club_games();
    disk.files["/home/ana/solo.pdn"] = one_game;
    disk.files["/home/ana/ends.fen"] = "W:Wc3:Bh8\nW:Wz9:Bh8\nB:WKc3:Bh8\n";
    disk.files["/home/ana/letter.pdn"] = "Dear Bia, how are you?\n";
    disk.files["/home/ana/none.pdn"] = "";
    disk.files["/secret/a.pdn"] = one_game;
    disk.unreadable = {"/secret", "/secret/a.pdn"};
    setup.disk = &disk;
    stage = std::make_unique<Stage>(setup);
  }

  void rest() { stage->wait(Stage::Milliseconds{800}); }
  void drop(const std::vector<std::string>& paths) {
    Input input;
    input.dropped_files = paths;
    stage->feed(input);
    rest();
  }
  std::string said() {
    const auto all = stage->app().notices();
    return all.empty() ? "" : all.back();
  }
};

}  // namespace

TEST_CASE("A file without variants says as which one it is read, if that is so for all its games") {
  const std::string untold = "[White \"Ana\"]\n\n1. c3-d4 b6-a5 *\n\n";
  const std::string words = "does not say which variant";
  Desk desk;
  desk.disk.files["/home/ana/untold.pdn"] = untold + untold;
  desk.disk.files["/home/ana/mixed.pdn"] = untold + one_game;
  desk.disk.files["/home/ana/two.fen"] = "W:Wc3:Bh8\nB:WKc3:Bh8\n";
  SUBCASE("all games") {
    desk.drop({"/home/ana/untold.pdn"});
    CHECK(desk.said().find(words) != std::string::npos);
  }
  SUBCASE("one of two") {
    desk.drop({"/home/ana/mixed.pdn"});
    CHECK(desk.said().find(words) == std::string::npos);
  }
  SUBCASE("positions") {
    desk.drop({"/home/ana/two.fen"});
    CHECK(desk.said().find(words) != std::string::npos);
  }
}

TEST_CASE("The program says which results are read as in old files") {
  const std::string words = "does not say whether its results name White or Black first";
  for (const bool old : {true, false}) {
    CAPTURE(old);
    Desk desk;
    desk.disk.files["/home/ana/english.pdn"] =
        std::string(old ? "" : "[GameType \"21\"]\n") + "[Result \"1-0\"]\n\n1. 11-15 24-20 1-0\n";
    desk.drop({"/home/ana/english.pdn"});
    CHECK((desk.said().find(words) != std::string::npos) == old);
  }
}

TEST_CASE("Results that are read as in old files are counted if others of the file are certain") {
  const std::string old = "[Result \"1-0\"]\n\n1. 11-15 24-20 1-0\n\n";
  const std::string drawn = "[GameType \"21\"]\n[Result \"1/2-1/2\"]\n\n1. 11-15 24-20 *\n\n";
  const std::string told = "[GameType \"21\"]\n[Result \"1-0\"]\n\n1. 11-15 24-20 *\n\n";
  Desk desk;
  desk.disk.files["/home/ana/english.pdn"] = old + told;
  desk.disk.files["/home/ana/club.pdn"] = old + old + told;
  desk.disk.files["/home/ana/old.pdn"] = old + old + drawn;
  desk.drop({"/home/ana/english.pdn"});
  CHECK(desk.said().starts_with("1 game of 'english.pdn' does not say whether its result names"));
  desk.drop({"/home/ana/club.pdn"});
  CHECK(desk.said().starts_with("2 games of 'club.pdn' do not say whether their results name"));
  // A drawn game has no winner to be uncertain about.
  desk.drop({"/home/ana/old.pdn"});
  CHECK(desk.said().starts_with("'old.pdn' does not say whether its results name"));
}

TEST_CASE("A dropped file opens above the game that is being played, which stays") {
  Desk desk;
  desk.stage->type("c3d4");
  desk.stage->settle();
  desk.drop({"/home/ana/solo.pdn"});
  CHECK(desk.stage->shows<ReviewScene>());
  desk.stage->key(Key::Escape);
  desk.rest();
  CHECK(desk.stage->game().ply() == 1);
}

TEST_CASE("Received files are released when they have been read, and not before") {
  std::vector<std::string> done;
  Desk* at = nullptr;
  StageSetup setup;
  setup.connect = [&](Desktop& desktop) {
    desktop.files_read = [&](const std::vector<std::string>& paths) {
      done = paths;
      for (const std::string& path : paths)
        at->disk.files.erase(path);
    };
  };
  Desk desk(setup);
  at = &desk;
  const std::vector<std::string> given{"/home/ana/solo.pdn", "/home/ana/letter.pdn"};
  desk.drop(given);
  CHECK(done == given);
  CHECK(desk.stage->shows<ReviewScene>());
  CHECK(desk.said().find("letter.pdn") != std::string::npos);
}

TEST_CASE("Files can be dropped anywhere: on the menu, a dialog, the puzzle, the list") {
  for (const FirstScene scene : {FirstScene::Menu, FirstScene::Settings, FirstScene::Puzzle}) {
    StageSetup setup;
    setup.options.scene = scene;
    Desk desk(setup);
    const std::size_t below = desk.stage->app().scenes().size();
    desk.drop({"/home/ana/club.pdn"});
    REQUIRE(desk.stage->shows<LibraryScene>());
    desk.drop({"/home/ana/solo.pdn"});
    CHECK(desk.stage->shows<ReviewScene>());
    CHECK(desk.stage->app().scenes().size() == below + 2);
  }
}

TEST_CASE("Several files dropped together open as one list") {
  Desk desk;
  desk.drop({"/home/ana/club.pdn", "/home/ana/letter.pdn", "/home/ana/solo.pdn"});
  CHECK(desk.stage->shows<LibraryScene>());
  CHECK(desk.said() ==
        "'/home/ana/letter.pdn' holds no game: expected PDN games, or positions as FEN, one per "
        "line. The first error: line 1, column 1: expected a move, a comment, a variation or a "
        "result, found 'Dear'.");
}

TEST_CASE("Each file that cannot be opened is reported, and nothing else happens") {
  struct Row {
    const char* path;
    const char* sentence;
  };
  for (const Row& row : {Row{"/home/ana/gone.pdn", "There is no file '/home/ana/gone.pdn'."},
                         Row{"/home/ana", "'/home/ana' is a folder: expected a file with games."},
                         Row{"/secret/a.pdn", "The file '/secret/a.pdn' cannot be read."},
                         Row{"/home/ana/none.pdn",
                             "'/home/ana/none.pdn' holds no game: expected PDN games, or "
                             "positions as FEN, one per line."}}) {
    Desk desk;
    desk.drop({row.path});
    CHECK(desk.said() == row.sentence);
    CHECK(desk.stage->app().scenes().size() == 1);
  }
}

TEST_CASE("A list of FENs opens as positions, and its invalid lines are reported") {
  Desk desk;
  desk.drop({"/home/ana/ends.fen"});
  const auto* library = dynamic_cast<LibraryScene*>(&desk.stage->app().scenes().top());
  REQUIRE(library != nullptr);
  CHECK(library->file().entries().size() == 2);
  CHECK(to_fen(library->file().game(1).tree.start()) == "B:WKc3:Bh8");
  CHECK(desk.said() == "1 of the positions could not be read. The first, in line 2: 'W:Wz9:Bh8'.");
}

TEST_CASE("Dropped text is read like a file, and unreadable text is reported") {
  Desk desk;
  desk.stage->feed(made::drop_text(club_games()));
  desk.rest();
  CHECK(desk.stage->shows<LibraryScene>());
  Desk other;
  other.stage->feed(made::drop_text("https://example.org"));
  other.rest();
  CHECK(other.said().find("The dropped text holds no game") == 0);
  CHECK(other.said().find("The first error: line 1, column 1: expected ") != std::string::npos);
}

TEST_CASE("Pasting opens one game by itself and several as a list, above the current scene") {
  Desk desk;
  desk.stage->clipboard = "1. c3-d4 b6-a5";
  desk.stage->key(Key::V, with_ctrl);
  desk.rest();
  CHECK(desk.stage->shows<ReviewScene>());
  StageSetup setup;
  setup.options.scene = FirstScene::Menu;
  Desk menu(setup);
  menu.stage->clipboard = club_games();
  menu.stage->key(Key::V, with_ctrl);
  menu.rest();
  CHECK(menu.stage->shows<LibraryScene>());
}

TEST_CASE("Opened files are remembered, the latest first") {
  Desk desk;
  desk.drop({"/home/ana/solo.pdn"});
  desk.drop({"/home/ana/club.pdn", "/home/ana/solo.pdn"});
  const auto& recent = desk.stage->app().preferences().recent_files;
  CHECK(recent == std::vector<std::string>{"/home/ana/solo.pdn", "/home/ana/club.pdn"});
}

TEST_CASE("The chooser opens a typed and completed path by keyboard alone") {
  Desk desk;
  desk.stage->key(Key::O, with_ctrl);
  desk.rest();
  const auto* chooser = dynamic_cast<FileChooser*>(&desk.stage->app().scenes().top());
  REQUIRE(chooser != nullptr);
  CHECK(chooser->view().path() == "/home/ana/");
  desk.stage->type("so");
  desk.stage->key(Key::Tab);
  desk.rest();
  CHECK(chooser->view().path() == "/home/ana/solo.pdn");
  desk.stage->key(Key::Enter);
  desk.rest();
  CHECK(desk.stage->shows<ReviewScene>());
}

TEST_CASE("From the field the Down key moves to the files, and Enter opens one") {
  Desk desk;
  desk.stage->key(Key::O, with_ctrl);
  desk.rest();
  desk.stage->type("so");
  desk.rest();
  desk.stage->key(Key::Down);
  desk.rest();
  desk.stage->key(Key::Enter);
  desk.rest();
  CHECK(desk.stage->shows<ReviewScene>());
}

TEST_CASE("A file is picked by a click, and opened by a second one") {
  Desk desk;
  desk.stage->key(Key::O, with_ctrl);
  desk.rest();
  const auto* chooser = dynamic_cast<FileChooser*>(&desk.stage->app().scenes().top());
  REQUIRE(chooser != nullptr);
  const Rect place = chooser->place();
  // club.pdn, ends.fen, letter.pdn, none.pdn, solo.pdn: rows of 46 below the path.
  const Point solo = {place.center().x, place.y + 24 + 48 + 64 + 4 * 46 + 22};
  desk.stage->click(solo);
  desk.rest();
  CHECK(chooser->view().path() == "/home/ana/solo.pdn");
  desk.stage->click(solo);
  desk.rest();
  CHECK(desk.stage->shows<ReviewScene>());
}

TEST_CASE("The chooser reports an invalid path and stays open") {
  Desk desk;
  desk.stage->key(Key::O, with_ctrl);
  desk.rest();
  const auto* chooser = dynamic_cast<FileChooser*>(&desk.stage->app().scenes().top());
  REQUIRE(chooser != nullptr);
  desk.stage->type("letter.pdn");
  desk.stage->key(Key::Enter);
  desk.rest();
  CHECK(chooser->complaint().find("holds no game") != std::string::npos);
  CHECK(desk.stage->shows<FileChooser>());
  for (int i = 0; i < 3 && !desk.stage->shows<CheckersScene>(); ++i) {
    desk.stage->key(Key::Escape);
    desk.rest();
  }
  CHECK(desk.stage->shows<CheckersScene>());
}

TEST_CASE("Random data never opens anything, and never breaks the window") {
  Chaos chaos(5);
  Desk desk;
  for (int i = 0; i < 60; ++i) {
    std::string text;
    for (std::uint64_t n = chaos.below(400); n > 0; --n)
      text += static_cast<char>(chaos.below(256));
    if (chaos.one_in(3)) text = club_games().substr(0, chaos.below(400)) + text;
    desk.disk.files["/g.pdn"] = text;
    desk.drop({"/g.pdn"});
    desk.stage->key(Key::Down);
    desk.stage->key(Key::Enter);
    desk.rest();
    while (desk.stage->app().scenes().size() > 1) {
      desk.stage->key(Key::Escape);
      desk.rest();
    }
  }
  CHECK(desk.stage->shows<CheckersScene>());
}

}  // namespace damas::test
