#include <doctest/doctest.h>

#include "view/window/accepted_picture.hpp"
#include "view/window/games/fake_files.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

struct Shape {
  const char* name;
  Size size;
};
constexpr Shape shapes[] = {{"landscape", {1000, 640}}, {"portrait", {400, 800}}};

std::string picture_name(const char* scene, const Shape& shape, Language language) {
  return std::string("window/") + scene + "_" + shape.name + "_" + std::string(code(language));
}

FakeFiles club() {
  FakeFiles disk;
  disk.files["/home/ana/club.pdn"] = club_games();
  disk.files["/home/ana/games/old.pdn"] = club_games();
  disk.files["/home/ana/ends.fen"] = "W:Wc3:Bh8\n";
  return disk;
}

}  // namespace

TEST_CASE("The list of games matches its accepted picture") {
  const FakeFiles disk = club();
  for (const Shape& shape : shapes) {
    for (const Language language : languages) {
      StageSetup setup;
      setup.size = shape.size;
      setup.language = language;
      setup.disk = &disk;
      setup.options.files = {"/home/ana/club.pdn"};
      Stage stage(setup);
      stage.key(Key::Down);  // to the broken one
      stage.wait(Stage::Milliseconds{200});
      check_picture(stage.screen().picture(), picture_name("library", shape, language), with_text);
    }
  }
}

TEST_CASE("The file chooser matches its accepted picture") {
  const FakeFiles disk = club();
  for (const Shape& shape : shapes) {
    for (const Language language : languages) {
      StageSetup setup = Stage::two_persons();
      setup.size = shape.size;
      setup.language = language;
      setup.disk = &disk;
      Stage stage(setup);
      stage.key(language == Language::English ? Key::O : Key::S, with_ctrl);
      stage.wait(Stage::Milliseconds{200});
      check_picture(stage.screen().picture(), picture_name("files", shape, language), with_text);
    }
  }
}

}  // namespace damas::test
