// The player's own picture on the puzzle's tiles: dropped, chosen, saved and refused.
#include <span>

#include <doctest/doctest.h>

#include "assets/assets.hpp"
#include "files/test_folder.hpp"
#include "platform/image.hpp"
#include "view/window/app/store.hpp"
#include "view/window/dialogs/file_chooser.hpp"
#include "view/window/games/fake_files.hpp"
#include "view/window/puzzle/options.hpp"
#include "view/window/puzzle/puzzle_play.hpp"

namespace damas::test {

namespace {

const std::string two_moves_left = "1 2 3 / 4 0 6 / 7 5 8";

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

TEST_CASE("A dropped picture is used for the tiles, and kept for the next time") {
  const Folder folder;
  const std::string path = picture_in(folder, "photo.png");
  const auto stage = kept_in(folder);
  Image shown;
  {
    PuzzlePlay play(two_moves_left, stage);
    const Image before = play.picture();
    play.feed(made::drop_file(path));
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

TEST_CASE("Of a large photo only the shown square is kept") {
  const Folder folder;
  const auto photo = encode_png(Image(1500, 1200, Color{40, 90, 160, 255}));
  REQUIRE(photo.ok());
  REQUIRE(write_file(folder.path("photo.png"), *photo).ok());
  PuzzlePlay play(two_moves_left, kept_in(folder));
  play.feed(made::drop_file(folder.path("photo.png")));
  CHECK(play.said().empty());
  const std::string kept = play.app().store().puzzle().picture();
  const auto size = image_size(std::as_bytes(std::span(kept)));
  REQUIRE(size);
  CHECK(size->width == 1024);
  CHECK(size->height == 1024);
}

TEST_CASE("A picture chosen in the dialog is read once") {
  test::FakeFiles files;
  const auto bytes = asset("puzzle/bay.png");
  files.files["/home/ana/photo.png"] = {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
  const Folder folder;
  PuzzleStage stage = kept_in(folder);
  stage.disk = &files;
  PuzzlePlay play(two_moves_left, stage);
  press_choose_picture(play);
  REQUIRE(play.stage().shows<FileChooser>());
  play.key(Key::Down);
  play.settle();
  for (int i = 0; i < 3 && play.stage().shows<FileChooser>(); ++i) {
    play.key(Key::Enter);
    play.settle();
  }
  CHECK_FALSE(play.stage().shows<FileChooser>());
  CHECK(files.reads == 1);
  CHECK(play.app().preferences().puzzle.face == PuzzleFace::Own);
  CHECK_FALSE(play.app().store().puzzle().picture().empty());
}

TEST_CASE("A broken picture is reported, and changes nothing") {
  const Folder folder;
  const std::string path = picture_in(folder, "photo.png");
  const std::string whole = *read_file(path);
  REQUIRE(write_file(path, whole.substr(0, whole.size() / 2)).ok());
  REQUIRE(write_file(folder.path("empty.jpg"), "").ok());
  PuzzlePlay play(two_moves_left, kept_in(folder));
  for (const char* name : {"photo.png", "empty.jpg", "gone.png"}) {
    play.feed(made::drop_file(folder.path(name)));
    CHECK(play.said().find(name) != std::string::npos);
    CHECK(play.app().preferences().puzzle.face == PuzzleFace::Numbers);
    CHECK_FALSE(play.left());
  }
}

}  // namespace damas::test
