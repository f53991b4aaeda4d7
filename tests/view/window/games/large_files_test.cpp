#include "view/window/games/large_files.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "explorer/fake_base.hpp"
#include "view/window/app/return_point.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/games/fake_files.hpp"
#include "view/window/library/base_scene.hpp"
#include "view/window/library/library_scene.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/stage.hpp"
#include "view/window/start/games_base.hpp"
#include "view/window/task_scene.hpp"

namespace damas::test {

namespace {

constexpr const char* club_path = "/home/ana/club.pdn";
constexpr const char* town_path = "/home/ana/town.pdn";

struct Dropping {
  std::shared_ptr<FakeBase> base = std::make_shared<FakeBase>();
  FakeFiles disk;
  std::map<std::string, std::uint64_t> unread;  // bytes of files that a page does not read
  std::unique_ptr<Stage> stage;

  explicit Dropping(bool with_base = true, bool page = false) {
    disk.files[club_path] = club_games();
    disk.files[town_path] = club_games();
    StageSetup setup;
    setup.disk = &disk;
    setup.connect = [this, with_base, page](Desktop& desktop) {
      if (with_base) desktop.games = base;
      if (!page) return;
      desktop.in_browser = true;
      desktop.open_files = [] {};
      desktop.large_file = [this](const std::string& path) {
        const auto found = unread.find(path);
        return found == unread.end() ? 0 : found->second;
      };
    };
    stage = std::make_unique<Stage>(setup);
    rest();
  }

  void rest() { stage->wait(Stage::Milliseconds{800}); }
  void drop(const std::vector<std::string>& paths) {
    Input input;
    input.dropped_files = paths;
    stage->feed(input);
    rest();
  }
  void press(Key key) {
    stage->key(key);
    rest();
  }
  bool reaches(const std::string& words) { return tab_announces(*stage, words, 12); }
  std::string said() {
    const auto all = stage->app().notices();
    return all.empty() ? "" : all.back();
  }
};

}  // namespace

TEST_CASE("A large dropped file is not read, but offered to the database, which takes it") {
  const Folder folder;
  Dropping dropping;
  dropping.disk.sizes[club_path] = large_file + 1;
  dropping.drop({club_path});
  REQUIRE(dropping.stage->shows<ChoicesScene>());
  CHECK(dropping.disk.reads == 0);
  dropping.press(Key::Enter);
  CHECK(dropping.base->import_paths == std::vector<std::string>{club_path});
  CHECK(dropping.disk.reads == 0);
  // A build without SQLite has no list of the database.
  CHECK(dropping.stage->shows<BaseScene>() == (games_base_in(folder.path("a.sqlite")) != nullptr));
}

TEST_CASE("An import that fails at once is told") {
  Dropping dropping;
  dropping.base->import_fails = "the disk is full";
  dropping.disk.sizes[club_path] = large_file + 1;
  dropping.drop({club_path});
  dropping.press(Key::Enter);
  const auto all = dropping.stage->app().notices();
  CHECK(std::count(all.begin(), all.end(), "The games could not be added: the disk is full.") == 1);
}

TEST_CASE("A large file that is dropped on the list of the database opens no second one") {
  Dropping dropping;
  dropping.stage->app().scenes().push(std::make_unique<BaseScene>(dropping.base));
  dropping.rest();
  const std::size_t before = dropping.stage->app().scenes().size();
  dropping.disk.sizes[club_path] = large_file + 1;
  dropping.drop({club_path});
  REQUIRE(dropping.stage->shows<ChoicesScene>());
  dropping.press(Key::Enter);
  CHECK(dropping.base->import_paths == std::vector<std::string>{club_path});
  CHECK(dropping.stage->shows<BaseScene>());
  CHECK(dropping.stage->app().scenes().size() == before);
}

TEST_CASE("The offer of the database can be declined") {
  Dropping dropping;
  dropping.disk.sizes[club_path] = large_file + 1;
  dropping.drop({club_path});
  dropping.press(Key::Escape);
  CHECK(dropping.stage->shows<MenuScene>());
  CHECK(dropping.base->import_paths.empty());
}

TEST_CASE("A large file can be opened as a list instead, unless it is too large for that") {
  Dropping dropping;
  dropping.disk.sizes[club_path] = large_file + 1;
  dropping.drop({club_path});
  REQUIRE(dropping.reaches("Open as a list"));
  dropping.press(Key::Enter);
  CHECK(dropping.stage->shows<LibraryScene>());

  Dropping huge;
  huge.disk.sizes[club_path] = most_read + 1;
  huge.drop({club_path});
  CHECK_FALSE(huge.reaches("Open as a list"));
  CHECK(huge.stage->shows<ChoicesScene>());
}

TEST_CASE("A large file that was opened as a list comes back without a question") {
  Dropping dropping;
  dropping.disk.sizes[club_path] = large_file + 1;
  dropping.drop({club_path});
  REQUIRE(dropping.reaches("Open as a list"));
  dropping.press(Key::Enter);
  REQUIRE(dropping.stage->shows<LibraryScene>());
  const App& app = dropping.stage->app();
  const auto point = dropping.stage->app().scenes().top().return_point(app);
  REQUIRE(point.has_value());
  const auto kept = return_points_of(to_text({*point}));
  REQUIRE(kept.has_value());
  REQUIRE(kept->size() == 1);

  Dropping later;
  later.disk.sizes[club_path] = large_file + 1;
  later.stage->app().open(kept->front().to);
  later.rest();
  CHECK(later.stage->shows<LibraryScene>());
  CHECK(later.base->import_paths.empty());
}

TEST_CASE("Small files that are dropped with large ones open below the question") {
  Dropping dropping;
  dropping.disk.sizes[town_path] = large_file + 1;
  dropping.drop({town_path, club_path});
  REQUIRE(dropping.stage->shows<ChoicesScene>());
  dropping.press(Key::Escape);
  REQUIRE(dropping.stage->shows<LibraryScene>());
  const auto& list = dynamic_cast<const LibraryScene&>(dropping.stage->app().scenes().top());
  CHECK(list.file().path() == club_path);
}

TEST_CASE("While games are being added, no other import begins") {
  Dropping dropping;
  dropping.base->state.running = true;
  dropping.disk.sizes[club_path] = large_file + 1;
  dropping.drop({club_path});
  dropping.press(Key::Enter);
  CHECK(dropping.base->import_paths.empty());
  const auto all = dropping.stage->app().notices();
  CHECK(std::count(all.begin(), all.end(),
                   "Games are already being added to the database. Try again when that is done.") ==
        1);
}

TEST_CASE("Without a database a large file is read, and one that is too large is refused") {
  Dropping dropping(false);
  dropping.disk.sizes[club_path] = large_file + 1;
  dropping.disk.sizes[town_path] = most_read + 1;
  dropping.drop({club_path, town_path});
  CHECK(dropping.stage->shows<LibraryScene>());
  CHECK(dropping.disk.reads == 1);
  CHECK(dropping.said() ==
        "'/home/ana/town.pdn' is too large: files of at most 64 MB are read at once.");
}

TEST_CASE("A page offers the database a file that it cannot read, and reads all others") {
  Dropping dropping(true, true);
  dropping.disk.sizes[club_path] = large_file + 1;
  dropping.unread[town_path] = most_read + 1;
  dropping.drop({town_path, club_path});
  REQUIRE(dropping.stage->shows<ChoicesScene>());
  CHECK(dropping.disk.reads == 1);
  dropping.press(Key::Enter);
  CHECK(dropping.base->import_paths == std::vector<std::string>{town_path});
  CHECK(dropping.disk.reads == 1);

  Dropping declined(true, true);
  declined.unread[town_path] = most_read + 1;
  declined.drop({town_path});
  CHECK_FALSE(declined.reaches("Open as a list"));
  declined.press(Key::Escape);
  CHECK(declined.stage->shows<MenuScene>());
  CHECK(declined.base->import_paths.empty());
}

TEST_CASE("A page without a database says how large files may be") {
  Dropping dropping(false, true);
  dropping.disk.unreadable.insert(club_path);
  dropping.drop({club_path});
  CHECK(dropping.said() ==
        "The file 'club.pdn' cannot be read: a page reads files of at most 64 MB. The program for "
        "computers adds larger ones to its games database.");
}

}  // namespace damas::test
