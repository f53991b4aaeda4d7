// Sizes, hints, shown solutions, daily deals, records, sharing and pictures, as a player meets
// them.
#include <algorithm>
#include <span>

#include <doctest/doctest.h>

#include "assets/assets.hpp"
#include "files/test_folder.hpp"
#include "platform/image.hpp"
#include "puzzle/diagram.hpp"
#include "view/window/library/fake_files.hpp"
#include "view/window/library/file_chooser.hpp"
#include "view/window/library/library_scene.hpp"
#include "view/window/puzzle/motion.hpp"
#include "view/window/puzzle/options.hpp"
#include "view/window/puzzle/puzzle_play.hpp"
#include "view/window/store.hpp"

using namespace damas;
using namespace std::chrono_literals;
using puzzle::State;
using test::Folder;
using test::PuzzlePlay;
using test::PuzzleStage;
using Showing = PuzzleTable::Showing;

namespace {

const std::string two_moves_left = "1 2 3 / 4 0 6 / 7 5 8";  // up, left

void win(PuzzlePlay& play) {
  play.key(Key::Up);
  play.wait(41s);
  play.key(Key::Left);
  REQUIRE(play.puzzle().state() == State::Won);
}

PuzzleStage kept_in(const Folder& folder) {
  PuzzleStage stage;
  stage.folder = folder.path();
  return stage;
}

Input dropped(const std::string& path) {
  Input input;
  input.dropped_files = {path};
  return input;
}

std::string picture_in(const Folder& folder, const std::string& name) {
  const auto bytes = asset("puzzle/bay.png");
  REQUIRE(write_file(folder.path(name), {reinterpret_cast<const char*>(bytes.data()), bytes.size()})
              .ok());
  return folder.path(name);
}

bool shows_options(PuzzlePlay& play) {
  return play.stage().shows<PuzzleOptions>();
}

// By the keyboard, which begins on the first size: tiles follow sizes and difficulties.
void press_choose_picture(PuzzlePlay& play) {
  play.app().change_preferences([](Preferences& p) { p.puzzle.face = PuzzleFace::Numbers; });
  play.key(Key::O);
  play.settle();
  REQUIRE(shows_options(play));
  for (int i = 0; i < 30 && shows_options(play); ++i) {
    play.key(Key::Tab);
    play.settle();
    play.key(Key::Space);
    play.settle();
  }
}

}  // namespace

TEST_CASE("H shows the tile that should go, and says it") {
  PuzzlePlay play(two_moves_left);
  const Image before = play.picture();
  play.key(Key::H);
  play.settle();
  CHECK(play.message() == "Hint: 5 up.");
  CHECK(play.picture() != before);
  play.key(Key::Up);
  play.feed(made::click(play.middle(PuzzleButton::Hint)));
  play.settle();
  CHECK(play.message() == "Hint: 8 to the left.");
}

TEST_CASE("The solution plays itself, stands at the next press, and goes on by steps") {
  PuzzlePlay play("8 6 7 / 2 5 4 / 3 0 1");
  play.feed(made::click(play.middle(PuzzleButton::Show)));
  play.settle();
  CHECK(play.table().showing() == Showing::Playing);
  play.wait(PuzzleTable::show_pace);
  play.feed(made::click(play.middle(PuzzleButton::Show)));
  play.settle();
  CHECK(play.table().showing() == Showing::Paused);
  const int moves = play.puzzle().moves();
  CHECK(moves > 0);
  play.wait(10s);
  CHECK(play.puzzle().moves() == moves);
  play.feed(made::click(play.middle(PuzzleButton::Hint)));  // a step, meanwhile
  play.settle();
  CHECK(play.puzzle().moves() == moves + 1);
  play.key(Key::Space);
  for (int i = 0; i < 40; ++i)
    play.wait(PuzzleTable::show_pace);
  CHECK(play.puzzle().state() == State::Won);
  CHECK(play.puzzle().moves() == 31);
  CHECK(play.message() == "With help: no record.");
  CHECK_FALSE(play.app().store().records().of(3));
}

TEST_CASE("Escape ends what is shown first, and leaves at the next press") {
  PuzzlePlay play("8 6 7 / 2 5 4 / 3 0 1");
  play.key(Key::P);
  play.settle();
  play.key(Key::Escape);
  play.wait(16ms);
  CHECK_FALSE(play.left());
  CHECK(play.table().showing() == Showing::No);
  play.key(Key::Escape);
  play.wait(16ms);
  CHECK(play.left());
}

TEST_CASE("A shown solution stands while a dialog covers it or nobody looks") {
  PuzzlePlay play("8 6 7 / 2 5 4 / 3 0 1");
  play.key(Key::P);
  play.wait(PuzzleTable::show_pace);
  play.key(Key::F1);
  play.wait(16ms);
  const int moves = play.puzzle().moves();
  play.wait(60s);
  CHECK(play.puzzle().moves() == moves);
}

TEST_CASE("Time stands while the window is hidden") {
  PuzzlePlay play(two_moves_left);
  play.key(Key::Up);
  play.wait(3s);
  Input hidden;
  hidden.hidden = true;
  play.feed(hidden, 0ms);
  const auto before = play.puzzle().elapsed();
  play.feed(hidden, 60s);
  CHECK(play.puzzle().elapsed() == before);
  play.feed(Input{}, 60s);
  CHECK(play.puzzle().elapsed() == before);
  play.wait(2s);
  CHECK(play.puzzle().elapsed() == before + 2s);
}

TEST_CASE("The best moves and time of a size are kept, and told after a win") {
  const Folder folder;
  {
    PuzzlePlay play(two_moves_left, kept_in(folder));
    win(play);
    REQUIRE(play.app().store().records().of(3));
    CHECK(play.app().store().records().of(3)->moves == 2);
  }
  PuzzlePlay next("1 2 3 / 4 5 6 / 7 0 8", kept_in(folder));
  REQUIRE(next.app().store().records().of(3));
  CHECK(next.app().store().records().of(3)->moves == 2);
  next.key(Key::Left);
  CHECK(next.app().store().records().of(3)->moves == 1);
  CHECK_FALSE(next.app().store().records().of(4));
}

TEST_CASE("Records that cannot be read are set aside, and told") {
  const Folder folder;
  REQUIRE(write_file(folder.path("puzzle.txt"), "damas puzzle records 1\n3x3 oops\n").ok());
  PuzzlePlay play(two_moves_left, kept_in(folder));
  CHECK(play.said().find("puzzle.txt.bad-1") != std::string::npos);
  win(play);
  CHECK(*read_file(folder.path("puzzle.txt.bad-1")) == "damas puzzle records 1\n3x3 oops\n");
}

TEST_CASE("The result is shared as one line, with the date of a daily deal") {
  PuzzlePlay play(two_moves_left);
  play.key(Key::C);
  CHECK(play.stage().clipboard.empty());
  win(play);
  play.settle();
  play.feed(made::click(play.middle(PuzzleButton::Show)));
  play.settle();
  CHECK(play.stage().clipboard == "Damas slide: 2/2, 0:41");
  CHECK(play.said() == "Copied: Damas slide: 2/2, 0:41");
}

TEST_CASE("T deals what everybody has today") {
  PuzzlePlay play(two_moves_left);
  play.key(Key::T);
  play.settle();
  CHECK(play.puzzle().board() == puzzle::daily_deal({2024, 5, 1}, 3));
  CHECK(play.message() == "The deal of 2024-05-01");
}

TEST_CASE("Larger puzzles are played, and their best is found in slices") {
  PuzzleStage stage;
  stage.choice.side = 4;
  PuzzlePlay play("1 2 3 4 / 5 6 7 8 / 9 10 0 12 / 13 14 11 15", stage);
  CHECK(play.table().adviser().best() == puzzle::Best{2, true});
  play.feed(made::click(play.middle(3, 2)));
  play.feed(made::click(play.middle(3, 3)));
  CHECK(play.puzzle().state() == State::Won);
  play.key(Key::N);
  CHECK(play.puzzle().board().side() == 4);
}

TEST_CASE("Options change the size at the next deal, and the tiles at once") {
  PuzzlePlay play(two_moves_left);
  play.feed(made::click(play.middle(PuzzleButton::Options)));
  play.settle();
  CHECK(shows_options(play));
  play.app().change_preferences([](Preferences& p) { p.puzzle.side = 5; });
  play.key(Key::Escape);
  play.wait(16ms);
  CHECK(play.puzzle().board().side() == 3);
  play.key(Key::N);
  CHECK(play.puzzle().board().side() == 5);
}

TEST_CASE("A dropped picture lies on the tiles, and is there the next time") {
  const Folder folder;
  const std::string path = picture_in(folder, "photo.png");
  const auto stage = kept_in(folder);
  Image shown;
  {
    PuzzlePlay play(two_moves_left, stage);
    const Image before = play.picture();
    play.feed(dropped(path));
    play.settle();
    CHECK(play.app().preferences().puzzle.face == PuzzleFace::Own);
    CHECK(play.said().empty());
    shown = play.picture();
    CHECK(shown != before);
  }
  PuzzleStage again = stage;
  again.choice.face = PuzzleFace::Own;
  PuzzlePlay next(two_moves_left, again);
  CHECK(next.picture() == shown);
}

TEST_CASE("What is kept of a large photo is the square that is shown") {
  const Folder folder;
  const auto photo = encode_png(Image(1500, 1200, Color{40, 90, 160, 255}));
  REQUIRE(photo.ok());
  REQUIRE(write_file(folder.path("photo.png"), *photo).ok());
  PuzzlePlay play(two_moves_left, kept_in(folder));
  play.feed(dropped(folder.path("photo.png")));
  CHECK(play.said().empty());
  const std::string kept = play.app().store().puzzle_picture();
  const auto size = image_size(std::as_bytes(std::span(kept)));
  REQUIRE(size);
  CHECK(size->width == 1024);
  CHECK(size->height == 1024);
}

TEST_CASE("A picture chosen in the dialog is read once, and a broken one keeps it open") {
  test::FakeFiles files;
  const auto bytes = asset("puzzle/bay.png");
  const std::string whole(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  files.files["/home/ana/broken.png"] = whole.substr(0, whole.size() / 2);
  files.files["/home/ana/photo.png"] = whole;
  const Folder folder;
  PuzzleStage stage = kept_in(folder);
  stage.disk = &files;
  PuzzlePlay play(two_moves_left, stage);
  press_choose_picture(play);
  REQUIRE(play.stage().shows<FileChooser>());
  play.stage().type("broken.png");
  play.settle();
  play.key(Key::Enter);
  play.settle();
  REQUIRE(play.stage().shows<FileChooser>());
  CHECK(files.reads == 1);
  play.key(Key::A, with_ctrl);
  play.stage().type("/home/ana/photo.png");
  play.settle();
  play.key(Key::Enter);
  play.settle();
  CHECK_FALSE(play.stage().shows<FileChooser>());
  CHECK(files.reads == 2);
  CHECK(play.app().preferences().puzzle.face == PuzzleFace::Own);
  CHECK_FALSE(play.app().store().puzzle_picture().empty());
}

TEST_CASE("A page asks the system for a picture, and not our dialog") {
  int asked = 0;
  PuzzleStage page;
  page.connect = [&](Desktop& desktop) { desktop.open_picture = [&] { ++asked; }; };
  PuzzlePlay play(two_moves_left, page);
  play.key(Key::O);
  play.settle();
  for (int i = 0; i < 30 && asked == 0; ++i) {
    play.key(Key::Tab);
    play.settle();
    play.key(Key::Space);
    play.settle();
  }
  CHECK(asked == 1);
  CHECK(shows_options(play));
}

TEST_CASE("A broken picture is told, and changes nothing") {
  const Folder folder;
  const std::string path = picture_in(folder, "photo.png");
  const std::string whole = *read_file(path);
  REQUIRE(write_file(path, whole.substr(0, whole.size() / 2)).ok());
  REQUIRE(write_file(folder.path("empty.jpg"), "").ok());
  PuzzlePlay play(two_moves_left, kept_in(folder));
  for (const char* name : {"photo.png", "empty.jpg", "gone.png"}) {
    play.feed(dropped(folder.path(name)));
    CHECK(play.said().find(name) != std::string::npos);
    CHECK(play.app().preferences().puzzle.face == PuzzleFace::Numbers);
    CHECK_FALSE(play.left());
  }
}

TEST_CASE("Games that are dropped on the puzzle are opened as anywhere else") {
  const Folder folder;
  REQUIRE(write_file(folder.path("a.pdn"), "[Event \"A\"] 1. c3-d4 *\n[Event \"B\"] *\n").ok());
  PuzzlePlay play(two_moves_left);
  play.feed(dropped(folder.path("a.pdn")));
  play.wait(16ms);
  CHECK(play.stage().shows<LibraryScene>());
}

TEST_CASE("Who does not see the board hears it") {
  PuzzlePlay play(two_moves_left);
  const auto heard = [&](const std::string& sentence) {
    const auto& all = play.stage().announced;
    return std::find(all.begin(), all.end(), sentence) != all.end();
  };
  CHECK(heard("Row 1: 1 2 3. Row 2: 4 gap 6. Row 3: 7 5 8."));
  play.key(Key::Up);
  CHECK(heard("5 up"));
  play.key(Key::Left);
  CHECK(heard("8 to the left"));
  CHECK(heard("You 2, best 2, 0:00"));
}
