#include "view/window/dialogs/folder_view.hpp"

#include <doctest/doctest.h>

#include "view/window/games/fake_files.hpp"

namespace damas::test {

namespace {

struct Fixture {
  FakeFiles disk;
  Fixture() {
    for (const char* path : {"/home/ana/games/club.pdn", "/home/ana/games/clube.fen",
                             "/home/ana/games/notes.txt", "/home/ana/letter.txt", "/etc/x"})
      disk.files[path] = "";
  }
};

std::vector<std::string> names(const FolderView& view) {
  std::vector<std::string> all;
  for (const FolderItem& item : view.items())
    all.push_back(item.name);
  return all;
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE_FIXTURE(Fixture, "Folders and files of games are shown, other files when asked for") {
  FolderView view(disk, "/home/ana/games");
  CHECK(view.path() == "/home/ana/games/");
  CHECK(names(view) == Names{"club.pdn", "clube.fen"});
  view.show_all(true);
  CHECK(names(view) == Names{"club.pdn", "clube.fen", "notes.txt"});
  CHECK(is_game_file("A.PDN"));
  CHECK_FALSE(is_game_file("pdn"));
  CHECK_FALSE(is_game_file("chains.lesson"));
  CHECK(is_opened_file("Chains.LESSON"));
  CHECK(is_opened_file("A.PDN"));
  CHECK_FALSE(is_opened_file("lesson"));
}

TEST_CASE("Programs are told from other files by their names") {
  for (const char* name : {"scan", "Scan.exe", "engine.sh", "engine.py"})
    CHECK(is_program_file(name));
  for (const char* name : {"games.pdn", "readme.txt", "scan.ini"})
    CHECK_FALSE(is_program_file(name));
}

TEST_CASE_FIXTURE(Fixture, "Typed letters narrow the list, and are completed") {
  FolderView view(disk, "/home/ana");
  view.type("/home/ana/GA");
  CHECK(names(view) == Names{"games"});
  CHECK(view.complete());
  CHECK(view.path() == "/home/ana/games/");
  CHECK(names(view) == Names{"club.pdn", "clube.fen"});
  CHECK(view.complete());
  CHECK(view.path() == "/home/ana/games/club");
  CHECK_FALSE(view.complete());
  view.type("/home/ana/games/clube");
  CHECK(view.complete());
  CHECK(view.path() == "/home/ana/games/clube.fen");
}

TEST_CASE_FIXTURE(Fixture, "Picking goes into folders and names files, and up leads back") {
  FolderView view(disk, "/home/ana", "mine.pdn");
  CHECK(view.path() == "/home/ana/mine.pdn");
  CHECK(names(view) == Names{"games"});
  view.pick({"games", true});
  view.pick({"club.pdn", false});
  CHECK(view.path() == "/home/ana/games/club.pdn");
  CHECK(names(view).size() == 2);
  view.up();
  CHECK(view.path() == "/home/ana/club.pdn");
  for (int i = 0; i < 5; ++i)
    view.up();
  CHECK(view.folder() == "/");
  CHECK(names(view) == Names{"etc", "home"});
}

TEST_CASE_FIXTURE(Fixture, "A folder that is missing or cannot be read says so") {
  FolderView view(disk, "/nowhere/at/all");
  CHECK(view.path() == "/");
  view.type("/nowhere/");
  CHECK(view.problem() == FailureKind::NotFound);
  CHECK(view.items().empty());
  disk.unreadable.insert("/etc");
  view.type("/etc/");
  CHECK(view.problem() == FailureKind::Unreadable);
  view.type("/home/");
  CHECK_FALSE(view.problem().has_value());
  CHECK(names(view) == Names{"ana"});
}

}  // namespace damas::test
