// Saving, reading and deleting everything that is kept.
#include "view/window/settings/your_data.hpp"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <vector>

#include <doctest/doctest.h>

#include "explorer/fake_base.hpp"
#include "match/saved_match.hpp"
#include "view/window/app/everything.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/return_keeper.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/games/fake_files.hpp"
#include "view/window/games/my_games_steps.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/settings/collecting_scene.hpp"
#include "view/window/settings/replacing_scene.hpp"
#include "view/window/settings/settings_scene.hpp"

namespace damas::test {

namespace {

constexpr const char* path = "/home/ana/all.json";

KeptFiles kept_in(const Folder& folder) {
  const auto files = UserFiles::open("damas", folder.path());
  REQUIRE(files.ok());
  return kept_files(*files).value();
}

// The files of a device on which a game was won, with the slate theme.
KeptFiles of_other_device() {
  const Folder folder;
  {
    Stage stage(in(folder));
    stage.app().change_preferences([](Preferences& p) { p.theme = "slate"; });
    finish_one(stage, "c3d4");
  }
  return kept_in(folder);
}

StageSetup with_settings(const Folder& folder, const FakeFiles& disk) {
  StageSetup setup;
  setup.folder = folder.path();
  setup.disk = &disk;
  setup.options.scene = FirstScene::Settings;
  return setup;
}

// Has a state that it has not saved yet.
struct LateScene final : Scene {
  void layout(Size) override {}
  void update(const Input&, std::chrono::milliseconds, App&) override {}
  void draw(Canvas&, const App&) const override {}
  void save_now(App& app) override { app.store().puzzle().keep_game("late"); }
};

// The page's desktop passes what is saved to the test.
StageSetup passing_to(const Folder& folder, const FakeFiles& disk, std::string& name,
                      std::string& saved) {
  StageSetup setup = with_settings(folder, disk);
  setup.connect = [&](Desktop& desktop) {
    desktop.save_file = [&](const std::string& as, const std::string& content, auto answer) {
      name = as;
      saved = content;
      answer(SaveAnswer::Downloaded);
    };
  };
  return setup;
}

constexpr const char* one_game = "[White \"Ana\"]\n[GameType \"26\"]\n1. c3-d4 *\n";

StageSetup with_base(const std::shared_ptr<FakeBase>& base, StageSetup setup) {
  setup.connect = [base, connect = setup.connect](Desktop& desktop) {
    if (connect) connect(desktop);
    desktop.games = base;
  };
  return setup;
}

// Walks by Down to what is said like that, and presses it.
void choose(Stage& stage, const std::string& words) {
  for (int i = 0; i < 100; ++i) {
    stage.key(Key::Down);
    stage.wait(Stage::Milliseconds{50});
    if (stage.announced.empty() || stage.announced.back() != words) continue;
    stage.key(Key::Enter);
    return rest(stage);
  }
  FAIL("'" << words << "' is not reached");
}

}  // namespace

TEST_CASE("A file of everything that is dropped on the settings is read after a question") {
  const Folder folder;
  FakeFiles disk;
  disk.files[path] = everything_of(of_other_device());
  Stage stage(with_settings(folder, disk));
  stage.feed(made::drop_file(path));
  rest(stage);
  REQUIRE(stage.shows<ChoicesScene>());
  CHECK(stage.app().preferences().theme.empty());
  choose(stage, "Replace everything");
  CHECK(stage.shows<MenuScene>());
  CHECK(stage.app().preferences().theme == "slate");
  CHECK(kept(folder).size() == 1);
}

TEST_CASE("Nothing is replaced while a terminal is open, and the program says so") {
  const Folder folder;
  FakeFiles disk;
  disk.files[path] = everything_of(of_other_device());
  Stage stage(with_settings(folder, disk));
  const auto files = UserFiles::open("damas", folder.path());
  REQUIRE(files.ok());
  const OwnFile terminal = files->own(terminal_match_file_stem, ".json");
  stage.feed(made::drop_file(path));
  rest(stage);
  choose(stage, "Replace everything");
  CHECK(stage.app().preferences().theme.empty());
  REQUIRE_FALSE(stage.app().notices().empty());
  CHECK(stage.app().notices().back() ==
        "Damas is open in a terminal and would undo the change: close it first.");
}

TEST_CASE("The question's usual answer changes nothing") {
  const Folder folder;
  FakeFiles disk;
  disk.files[path] = everything_of(of_other_device());
  Stage stage(with_settings(folder, disk));
  stage.wait_as_asked(2 * ReturnKeeper::apart);  // until it is saved what is open
  const KeptFiles before = kept_in(folder);
  stage.feed(made::drop_file(path));
  rest(stage);
  stage.key(Key::Enter);
  rest(stage);
  CHECK(stage.shows<SettingsScene>());
  CHECK(kept_in(folder) == before);
}

TEST_CASE("A damaged file is refused with a sentence") {
  const Folder folder;
  FakeFiles disk;
  const std::string text = everything_of(of_other_device());
  disk.files[path] = text.substr(0, text.size() / 2);
  Stage stage(with_settings(folder, disk));
  stage.feed(made::drop_file(path));
  rest(stage);
  CHECK(stage.shows<SettingsScene>());
  REQUIRE(stage.app().notices().size() == 1);
  CHECK(stage.app().notices()[0].starts_with("'/home/ana/all.json' is damaged"));
}

TEST_CASE("A notice stays visible when the dialog above the settings closes") {
  const Folder folder;
  const FakeFiles disk;
  Stage stage(with_settings(folder, disk));
  const auto say = [](App& app) { app.notify("said"); };
  std::vector<Button> answers;
  answers.push_back({Icon::Close, Text::Cancel, say, true, true});
  stage.app().scenes().push(std::make_unique<ChoicesScene>(Text::Settings, std::move(answers)));
  rest(stage);
  REQUIRE(stage.shows<ChoicesScene>());
  stage.key(Key::Enter);
  stage.wait(Stage::Milliseconds{200});
  CHECK(stage.shows<SettingsScene>());
  CHECK(stage.app().notices() == std::vector<std::string>{"said"});
}

TEST_CASE("Games that are dropped on the settings are opened as ever") {
  const Folder folder;
  FakeFiles disk;
  disk.files["/home/ana/club.pdn"] = club_games();
  Stage stage(with_settings(folder, disk));
  stage.feed(made::drop_file("/home/ana/club.pdn"));
  rest(stage);
  CHECK(stage.shows<LibraryScene>());
}

TEST_CASE("Saving everything passes one file to the page, from which all comes back") {
  const Folder folder;
  const FakeFiles disk;
  std::string name;
  std::string saved;
  Stage stage(passing_to(folder, disk, name, saved));
  stage.app().change_preferences([](Preferences& p) { p.theme = "tournament"; });
  choose(stage, "Save everything in a file…");
  CHECK(name == "damas-everything.json");
  const auto read = everything_in(saved);
  REQUIRE(read);
  CHECK(read->files == kept_in(folder));
  CHECK(read->files.contains("settings.json"));
}

TEST_CASE("The games of the database are saved with everything, once it answers") {
  for (const bool busy : {false, true}) {
    CAPTURE(busy);
    const Folder folder;
    const FakeFiles disk;
    std::string name;
    std::string saved;
    const auto base = std::make_shared<FakeBase>(one_game);
    base->writing = busy;
    Stage stage(with_base(base, passing_to(folder, disk, name, saved)));
    choose(stage, "Save everything in a file…");
    CHECK(stage.shows<CollectingScene>() == busy);
    // A busy database may take a while for each question, so it has its pause.
    const int before = base->counted;
    stage.wait(Stage::Milliseconds{900});
    CHECK(base->counted <= before + 1);
    base->writing = false;
    stage.wait(Stage::Milliseconds{1500});
    CHECK(stage.shows<SettingsScene>());
    const auto read = everything_in(saved);
    REQUIRE(read);
    CHECK(read->games == base->pdn(1, 9));
    CHECK(read->games.find("Ana") != std::string::npos);
  }
}

TEST_CASE("Leaving the dialog that reads the games saves nothing") {
  const Folder folder;
  const FakeFiles disk;
  std::string name;
  std::string saved;
  const auto base = std::make_shared<FakeBase>(one_game);
  base->writing = true;
  Stage stage(with_base(base, passing_to(folder, disk, name, saved)));
  choose(stage, "Save everything in a file…");
  REQUIRE(stage.shows<CollectingScene>());
  stage.key(Key::Escape);
  base->writing = false;
  stage.wait(Stage::Milliseconds{1500});
  CHECK(stage.shows<SettingsScene>());
  CHECK(saved.empty());
}

TEST_CASE("The games of the file take the place of those of the database, which stay without any") {
  for (const bool with_games : {false, true}) {
    CAPTURE(with_games);
    const Folder folder;
    FakeFiles disk;
    const std::string games = with_games ? "[White \"Bia\"]\n1. c3-d4 *\n" : "";
    disk.files[path] = everything_of(of_other_device(), games);
    const auto base = std::make_shared<FakeBase>(one_game);
    Stage stage(with_base(base, with_settings(folder, disk)));
    stage.feed(made::drop_file(path));
    rest(stage);
    choose(stage, "Replace everything");
    CHECK(base->games.size() == (with_games ? 0 : 1));
    CHECK(base->import_text == games);
  }
}

TEST_CASE("Online identities are saved only if the person says so") {
  for (const bool too : {false, true}) {
    const Folder folder;
    const FakeFiles disk;
    std::string name;
    std::string saved;
    Stage stage(passing_to(folder, disk, name, saved));
    stage.app().store().visits().change([](OnlineVisits& all) {
      all["http://damas.example/"] = {std::string(64, 'a'), false};
    });
    choose(stage, "Save everything in a file…");
    REQUIRE(stage.shows<ChoicesScene>());
    CHECK(saved.empty());
    if (too) {
      choose(stage, "Save them too");
    } else {
      press(stage, Key::Enter);
    }
    const auto read = everything_in(saved);
    REQUIRE(read);
    CHECK(have_identities(read->files) == too);
  }
}

TEST_CASE("Saving everything includes what only a scene or the memory has") {
  const Folder folder;
  const FakeFiles disk;
  std::string name;
  std::string saved;
  StageSetup setup = passing_to(folder, disk, name, saved);
  Stage stage(setup);
  // A folder in the place of the file refuses the settings.
  std::filesystem::create_directories(folder.path("settings.json/inside"));
  stage.app().change_preferences([](Preferences& p) { p.theme = "slate"; });
  stage.app().scenes().start(std::make_unique<LateScene>());
  stage.app().open(destination::Settings{});
  rest(stage);
  choose(stage, "Save everything in a file…");
  const auto read = everything_in(saved);
  REQUIRE(read);
  REQUIRE(read->files.contains("settings.json"));
  CHECK(read_preferences(read->files.at("settings.json")).preferences.theme == "slate");
  REQUIRE(read->files.contains("puzzle-game.txt"));
  CHECK(read->files.at("puzzle-game.txt") == "late");
}

TEST_CASE("After a file that names programs was read, none is there, and that is said") {
  const Folder folder;
  FakeFiles disk;
  Preferences other;
  other.programs = {{"programs/evil", "", "Evil"}};
  other.adviser = {other.programs.front()};
  disk.files[path] = everything_of({{"settings.json", to_text(other)}});
  Stage stage(with_settings(folder, disk));
  stage.feed(made::drop_file(path));
  rest(stage);
  choose(stage, "Replace everything");
  CHECK(stage.app().preferences() == Preferences{});
  REQUIRE_FALSE(stage.app().notices().empty());
  CHECK(stage.app().notices().back() ==
        "Everything has been read from the file, except the programs that it names: choose them "
        "again here.");
}

TEST_CASE("The names of files that cannot be read have their folder, but not in a page") {
  for (const bool page : {false, true}) {
    const Folder folder;
    const FakeFiles disk;
    StageSetup setup = with_settings(folder, disk);
    setup.connect = [&](Desktop& desktop) { desktop.in_browser = page; };
    Stage stage(setup);
    stage.feed(made::drop_file("/home/ana/none.json"));
    rest(stage);
    REQUIRE(stage.app().notices().size() == 1);
    const bool with_folder = stage.app().notices()[0].find("/home/ana/") != std::string::npos;
    CHECK(with_folder == !page);
    CHECK(stage.app().notices()[0].find("none.json") != std::string::npos);
  }
}

TEST_CASE("The program says that everything was deleted, or read") {
  const Folder folder;
  FakeFiles disk;
  disk.files[path] = everything_of(of_other_device());
  Stage stage(with_settings(folder, disk));
  choose(stage, "Delete everything…");
  REQUIRE(stage.shows<ChoicesScene>());
  choose(stage, "Delete everything");
  CHECK(stage.shows<MenuScene>());
  CHECK(stage.app().notices() == std::vector<std::string>{"Everything has been deleted."});
  stage.app().open(destination::Settings{});
  rest(stage);
  stage.feed(made::drop_file(path));
  rest(stage);
  choose(stage, "Replace everything");
  REQUIRE_FALSE(stage.app().notices().empty());
  CHECK(stage.app().notices().back() == "Everything has been read from the file.");
}

TEST_CASE("After everything is deleted, the program is as at the first start") {
  const Folder folder;
  Stage stage(in(folder));
  stage.app().change_preferences([](Preferences& p) { p.theme = "slate"; });
  finish_one(stage, "c3d4");
  stage.app().store().ratings().change([](RatingHistory& all) {
    all.note({"2024.05.01", 1, 1000});
  });
  NewGameChoice choice;
  choice.opponent = Opponent::Person;
  play(stage, choice);
  stage.type("c3d4");  // an unfinished game, which is saved when its scene closes
  stage.app().scenes().start(std::make_unique<ReplacingScene>(
      Replacement{{}, OtherFiles::Removed, Text::EverythingDeleted}));
  rest(stage);
  CHECK(stage.shows<MenuScene>());
  CHECK(kept_in(folder).empty());
  CHECK(stage.app().preferences() == Preferences{});
  CHECK_FALSE(stage.app().store().match().exists());
  CHECK(stage.app().store().games().text().empty());
  CHECK(stage.app().store().ratings().read().entries().empty());
}

}  // namespace damas::test
