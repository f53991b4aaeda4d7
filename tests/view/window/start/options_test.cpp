#include "view/window/start/options.hpp"

#include <fstream>
#include <span>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "files/test_folder.hpp"
#include "platform/files.hpp"
#include "platform/image.hpp"
#include "share/gif/animation.hpp"
#include "view/command_line/version.hpp"
#include "view/window/games/fake_files.hpp"
#include "view/window/puzzle/puzzle_scene.hpp"
#include "view/window/stage.hpp"
#include "view/window/start/program.hpp"
#include "view/window/start/saved_pictures.hpp"
#include "view/window/start/variant_files.hpp"
#include "view/window/trainers/endings_scene.hpp"

namespace damas::test {

namespace {

std::variant<WindowProgramOptions, CommandLineEnd> read(std::vector<const char*> arguments,
                                                        Language otherwise = Language::English) {
  arguments.insert(arguments.begin(), "damas");
  return read_window_options(static_cast<int>(arguments.size()), arguments.data(), otherwise);
}

WindowProgramOptions good(const std::vector<const char*>& arguments) {
  const auto result = read(arguments);
  REQUIRE(std::holds_alternative<WindowProgramOptions>(result));
  return std::get<WindowProgramOptions>(result);
}

CommandLineEnd bad(const std::vector<const char*>& arguments) {
  const auto result = read(arguments);
  REQUIRE(std::holds_alternative<CommandLineEnd>(result));
  return std::get<CommandLineEnd>(result);
}

}  // namespace

TEST_CASE("Without options the unfinished game or the menu comes first") {
  const WindowProgramOptions o = good({});
  CHECK(o.scene == FirstScene::Resume);
  CHECK(o.size == Size{1200, 800});
  CHECK_FALSE(o.language.has_value());
  CHECK_FALSE(o.screenshot.has_value());
}

TEST_CASE("A server or a link to a room may be given instead of files") {
  const Invitation server{ServerAddress{false, "10.0.0.7:9000"}, ""};
  const Invitation room{ServerAddress{false, "10.0.0.7:9000"}, "ABCDEF"};
  CHECK(good({"--server", "10.0.0.7:9000"}).invitation == server);
  CHECK(good({"http://10.0.0.7:9000/#abcdef"}).invitation == room);
  CHECK(good({"http://10.0.0.7:9000/#abcdef"}).files.empty());
  CHECK(good({"--scene", "online"}).scene == FirstScene::Online);
  CHECK(scene_named("puzzle") == FirstScene::Puzzle);
  CHECK(good({"--scene", "squares"}).scene == FirstScene::Squares);
  CHECK(good({"--scene", "statistics"}).scene == FirstScene::Statistics);
  CHECK(scene_named("new-game") == FirstScene::NewGame);
  for (const char* none : {"", "Puzzle", "resume", "puzzle/1"})
    CHECK_FALSE(scene_named(none).has_value());
  const CommandLineEnd end = bad({"--server", "no server"});
  CHECK(end.status == 2);
  CHECK(end.text.find("192.168.0.5:8080") != std::string::npos);
  CHECK(bad({"--server", "ABCDEF"}).status == 2);
}

TEST_CASE("The option and the link name each first scene alike") {
#define DAMAS_FIRST_SCENE(Scene, name)                       \
  CHECK(good({"--scene", name}).scene == FirstScene::Scene); \
  CHECK(scene_named(name) == FirstScene::Scene);
#include "view/window/start/first_scene_list.inc"
#undef DAMAS_FIRST_SCENE
}

TEST_CASE("A page is opened by a link to a scene, a room, or what it shows") {
  const auto followed = [](const std::string& part) {
    WindowProgramOptions o;
    follow_link(part.empty() ? part : "https://damas.example/play/#" + part, o);
    return o;
  };
  CHECK(followed("").scene == FirstScene::Resume);
  CHECK(followed("puzzle").scene == FirstScene::Puzzle);
  CHECK(followed("abcdef").invitation ==
        Invitation{ServerAddress{true, "damas.example"}, "ABCDEF"});
  CHECK(followed("variant=casual").scene == FirstScene::NewGame);
  CHECK(followed("variant=casual").variant == Variant::Casual);
  CHECK(followed("fen=W:Wc3:Bh8").scene == FirstScene::Review);
  CHECK(to_fen(followed("fen=W:Wc3:Bh8").start.value()) == "W:Wc3:Bh8");
  CHECK(followed("pdn=1.%20c3-d4").games == "1. c3-d4");
  CHECK(followed("problem=daily").daily_problem);
  CHECK(followed("problem=daily").scene == FirstScene::Problems);
  const WindowProgramOptions problem = followed("variant=russian&problem=00c0ffee00c0ffee");
  CHECK(problem.scene == FirstScene::Problems);
  CHECK(problem.variant == Variant::Russian);
  CHECK(problem.problem == 0x00C0FFEE00C0FFEEU);
  CHECK(followed("endgames").scene == FirstScene::Endings);
  CHECK(followed("openings").scene == FirstScene::Openings);
  CHECK(followed("lesson=board&step=3").scene == FirstScene::Lessons);
  CHECK(followed("lesson=board&step=3").lesson == "board");
  CHECK(followed("lesson=board&step=3").lesson_step == 2);
  CHECK(followed("puzzle=1,2,3,4,5,6,0,7,8").scene == FirstScene::Puzzle);
  CHECK(followed("puzzle=1,2,3,4,5,6,0,7,8").deal.has_value());
  CHECK(followed("variant=chess").bad_link.has_value());
  CHECK(followed("variant=chess").scene == FirstScene::Resume);
}

TEST_CASE("Options have their documented effect") {
  const WindowProgramOptions o = good({"--lang",       "pt",
                                       "--theme",      "slate",
                                       "--variant",    "casual",
                                       "--size",       "400x800",
                                       "--scene",      "puzzle",
                                       "--screenshot", "x.png",
                                       "--seed",       "18446744073709551615",
                                       "--scale",      "150",
                                       "--data",       "here",
                                       "--opponent",   "machines",
                                       "--software"});
  CHECK(o.language == Language::Portuguese);
  CHECK(o.theme == "slate");
  CHECK(o.variant == Variant::Casual);
  CHECK(o.size == Size{400, 800});
  CHECK(o.scene == FirstScene::Puzzle);
  CHECK(o.screenshot == "x.png");
  CHECK(o.seed == 18446744073709551615ULL);
  CHECK(o.scale == 1.5F);
  CHECK(o.data == "here");
  CHECK(o.opponent == Opponent::ComputerVComputer);
  CHECK(o.software);
}

TEST_CASE("Asking for a variant or a position asks for a game") {
  CHECK(good({"--variant", "casual"}).scene == FirstScene::Checkers);
  const WindowProgramOptions o = good({"--fen", "W:Wc3:Bh8"});
  CHECK(o.scene == FirstScene::Checkers);
  REQUIRE(o.start.has_value());
  CHECK(to_fen(*o.start) == "W:Wc3:Bh8");
}

TEST_CASE("Files are opened in their order, also those whose names look like options") {
  const WindowProgramOptions o = good({"a.pdn", "--theme", "slate", "b.fen"});
  CHECK(o.files == std::vector<std::string>{"a.pdn", "b.fen"});
  CHECK(o.theme == "slate");
  CHECK(good({"--", "--a.pdn"}).files == std::vector<std::string>{"--a.pdn"});
}

TEST_CASE("Without a file that can be opened the program ends with a sentence, exit status 2") {
  test::FakeFiles disk;
  disk.files["/a.pdn"] = test::club_games();
  disk.files["/b.pdn"] = "Dear Bia\n";
  disk.files["/c.pdn"] = test::club_games();
  disk.files["/d.pdn"] = "; by Bia\n1. c3-d5 b6-a5 *\n";
  disk.files["/e.pdn"] = "% nothing\n";
  disk.unreadable.insert("/c.pdn");
  const auto refused = [&](const std::vector<const char*>& paths) {
    return refuse_files(good(paths), disk, Language::English);
  };
  CHECK_FALSE(refused({"/a.pdn"}).has_value());
  CHECK_FALSE(refused({}).has_value());
  CHECK_FALSE(refused({"/gone.pdn", "/a.pdn", "/b.pdn"}).has_value());
  CHECK(refused({"/gone.pdn"})->text == "There is no file '/gone.pdn'.\n");
  CHECK(refused({"/gone.pdn", "/c.pdn"})->text ==
        "There is no file '/gone.pdn'.\nThe file '/c.pdn' cannot be read.\n");
  CHECK(refused({"/b.pdn"})->text.find("holds no game: expected") != std::string::npos);
  CHECK(refused({"/d.pdn"})->text ==
        "'/d.pdn' holds no game: expected PDN games, or positions as FEN, one per line. The first "
        "error: line 2, column 4: expected squares of this board (possible: c3-d4, c3-b4), found "
        "'c3-d5'.\n");
  CHECK(refused({"/e.pdn"})->text ==
        "'/e.pdn' holds no game: expected PDN games, or positions as FEN, one per line.\n");
  CHECK(refused({"/c.pdn"})->text == "The file '/c.pdn' cannot be read.\n");
  CHECK(refused({"/"})->text.find("is a folder") != std::string::npos);
  CHECK(refused({"/gone.pdn"})->status == 2);
  // The window offers a large file to its games database.
  disk.sizes["/c.pdn"] = most_read + 1;
  CHECK_FALSE(refused({"/c.pdn"}).has_value());
}

TEST_CASE("A lesson that cannot be read ends the program with its line, exit status 2") {
  test::FakeFiles disk;
  disk.files["/good.lesson"] = "lesson: good\nen: Good\n[show]\nposition: start\nen: Look.\n";
  disk.files["/bad.lesson"] = "lesson: bad\nen: Bad\n[show]\nposition: start\nmoves: c3-c4\n";
  const auto refused = [&](const std::vector<const char*>& paths, Language language) {
    return refuse_files(good(paths), disk, language);
  };
  CHECK_FALSE(refused({"/good.lesson"}, Language::English).has_value());
  const auto bad = refused({"/bad.lesson"}, Language::English);
  REQUIRE(bad.has_value());
  CHECK(
      bad->text.starts_with("The lesson '/bad.lesson' cannot be opened. Line 5: expected a legal "
                            "move such as "));
  CHECK(bad->text.ends_with(", found 'c3-c4'.\n"));
  CHECK(bad->status == 2);
  CHECK(refused({"/bad.lesson"}, Language::Portuguese)
            ->text.starts_with("A lição '/bad.lesson' não pode ser aberta. Linha 5: esperado "));
  CHECK(refused({"/gone.lesson"}, Language::English)->text == "There is no file '/gone.lesson'.\n");
  disk.files["/bad.txt"] = disk.files["/bad.lesson"];
  CHECK(refused({"/bad.txt"}, Language::English)
            ->text.starts_with("The lesson '/bad.txt' cannot be opened. Line 5: "));
}

TEST_CASE("Wrong options are refused with what was expected, with exit status 2") {
  CHECK(bad({"--nope"}).text.find("Unknown option: --nope") == 0);
  CHECK(bad({"--size", "big"})
            .text.find(
                "--size expects at least 480x360 or 360x480 and at most 8192x8192, as 1200x800") ==
        0);
  for (const char* size : {"10x10", "240x240", "479x479", "359x1000", "480x359", "9000x800"}) {
    CAPTURE(size);
    CHECK(bad({"--size", size}).status == 2);
  }
  CHECK(good({"--size", "480x360"}).size == Size{480, 360});
  CHECK(good({"--size", "360x480"}).size == Size{360, 480});
  CHECK(bad({"--theme", "pink"}).text.find("jacaranda") != std::string::npos);
  CHECK(bad({"--fen", "W:Wz9"}).text.find("character") != std::string::npos);
  CHECK(bad({"--fen"}).status == 2);
  CHECK(bad({"--lang", "tlh"}).status == 2);
  CHECK(bad({"--seed", "-1"}).status == 2);
  CHECK(bad({"--stray"}).status == 2);
  CHECK(bad({"a.pdn", "--scene", "puzzle"}).status == 2);
  CHECK(bad({"--screenshot", "a.png", "--server", "damas.example"}).text.find("--server") == 0);
  for (const char* option :
       {"--size", "--theme", "--variant", "--scene", "--opponent", "--scale"}) {
    CAPTURE(option);
    CHECK(bad({option, ""}).status == 2);
    CHECK(bad({option, "\xff\xfe"}).status == 2);
  }
}

TEST_CASE("A huge wrong argument is shortened in the message") {
  const std::string huge(100'000, 'x');
  test::FakeFiles disk;
  for (const char* option :
       {"--size", "--theme", "--variant", "--scene", "--scale", "--server", "--fen"}) {
    CAPTURE(option);
    CHECK(bad({option, huge.c_str()}).text.size() < 1000);
  }
  CHECK(bad({("--" + huge).c_str()}).text.size() < 300);
  CHECK(bad({(huge + ".pdn").c_str(), "--scene", "puzzle"}).text.size() < 1000);
  const auto end = refuse_files(good({(huge + ".pdn").c_str()}), disk, Language::English);
  CHECK(end->text.starts_with("There is no file 'xxx"));
  CHECK(end->text.ends_with("xxx.pdn'.\n"));
  CHECK(end->text.size() < 300);
}

TEST_CASE("Everything is exported without the online identities, unless they are asked for") {
  CHECK(good({"--export", "all.json"}).exported == "all.json");
  CHECK_FALSE(good({"--export", "all.json"}).identities);
  CHECK(good({"--export", "all.json", "--identities"}).identities);
  const CommandLineEnd alone = bad({"--identities"});
  CHECK(alone.status == 2);
  CHECK(alone.text.starts_with("--identities has no effect alone: expected --export with it."));
  CHECK(bad({"--identities", "--import", "all.json"}).status == 2);
}

TEST_CASE("Help lists the options in the requested language, with exit status 0") {
  const CommandLineEnd english = bad({"--help"});
  CHECK(english.status == 0);
  for (const char* option : {"--variant", "--fen", "--language", "--theme", "--size", "--scene",
                             "--screenshot", "--data"}) {
    CAPTURE(option);
    CHECK(english.text.find(option) != std::string::npos);
  }
  CHECK(bad({"--help", "--lang=pt"}).text.find("Opções") != std::string::npos);
  CHECK(english.text.find("(default:") != std::string::npos);
  CHECK(english.text.find(usual_folder("damas")) != std::string::npos);
}

TEST_CASE("A file is not taken for the folder of the data") {
  const Folder folder;
  const std::string file = folder.path("file");
  std::ofstream(file) << "text";
  const CommandLineEnd end = bad({"--data", file.c_str()});
  CHECK(end.status == 2);
  CHECK(end.text.starts_with("--data expects a folder, not '"));
  CHECK(good({"--data", folder.path().c_str()}).data == folder.path());
}

TEST_CASE("An option is not taken for the name of a file") {
  for (const char* option : {"--screenshot", "--export", "--import"}) {
    const CommandLineEnd end = bad({option, "--theme"});
    CHECK(end.status == 2);
    CHECK(end.text.starts_with(std::string(option) + " expects one file, not '--theme'"));
  }
}

TEST_CASE("The version is printed, with exit status 0") {
  const CommandLineEnd end = bad({"--version"});
  CHECK(end.status == 0);
  CHECK(end.text == std::string("damas ") + version() + "\n");
}

TEST_CASE("The screenshot of a puzzle shows what its search has found") {
  const test::Folder folder;
  const WindowProgramOptions o = good({"--scene", "puzzle", "--size", "900x700", "--lang", "en"});
  REQUIRE(save_screenshot(o, folder.path("puzzle.png")).ok());
  test::StageSetup setup;
  setup.size = {900, 700};
  setup.seed = 0;
  setup.options = o;
  test::Stage stage(setup);
  for (int i = 0; i < 20; ++i)
    stage.feed(Input{});
  const auto* scene = dynamic_cast<const PuzzleScene*>(&stage.app().scenes().top());
  REQUIRE(scene != nullptr);
  REQUIRE(scene->session().adviser().best());
  const std::string bytes = *read_file(folder.path("puzzle.png"));
  const auto image = decode_image(std::as_bytes(std::span(bytes)), "puzzle.png");
  REQUIRE(image.ok());
  CHECK(difference(*image, stage.screen().picture()).greatest <= 2);
}

TEST_CASE("The screenshot of the endgame trainer shows the ending that the seed deals") {
  const test::Folder folder;
  const WindowProgramOptions o = good({"--scene", "endgames", "--variant", "english", "--size",
                                       "390x844", "--lang", "en", "--seed", "5"});
  REQUIRE(save_screenshot(o, folder.path("ending.png")).ok());
  test::StageSetup setup;
  setup.size = {390, 844};
  setup.seed = 5;
  setup.options = o;
  setup.connect = offer_variant_files;
  test::Stage stage(setup);
  const auto* scene = dynamic_cast<const EndingsScene*>(&stage.app().scenes().top());
  REQUIRE(scene != nullptr);
  REQUIRE(scene->trainer().drill() != nullptr);
  REQUIRE(scene->trainer().drill()->has_position());
  const std::string bytes = *read_file(folder.path("ending.png"));
  const auto image = decode_image(std::as_bytes(std::span(bytes)), "ending.png");
  REQUIRE(image.ok());
  CHECK(difference(*image, stage.screen().picture()).greatest <= 2);
}

TEST_CASE("A screenshot is a file of the asked size, or a refusal") {
  const test::Folder folder;
  WindowProgramOptions o = good({"--scene", "menu", "--size", "500x400", "--scale", "200"});
  REQUIRE(save_screenshot(o, folder.path("menu.png")).ok());
  const auto bytes = read_file(folder.path("menu.png"));
  REQUIRE(bytes.ok());
  const auto image =
      decode_image(std::as_bytes(std::span(bytes->data(), bytes->size())), "menu.png");
  REQUIRE(image.ok());
  CHECK(image->width() == 1000);
  CHECK(image->height() == 800);
  CHECK_FALSE(save_screenshot(o, folder.path("no/such/folder/x.png")).ok());
}

TEST_CASE("Pictures and animations are asked for by files that end as such") {
  const WindowProgramOptions o =
      good({"--save-picture", "board.svg", "--save-animation", "game.gif", "--picture-width", "300",
            "--delay", "250", "--flip", "games.pdn"});
  CHECK(o.picture == "board.svg");
  CHECK(o.animation == "game.gif");
  CHECK(o.picture_width == 300);
  CHECK(o.delay == 250);
  CHECK(o.flip);
  CHECK(bad({"--save-picture", "board.jpg"}).text.find("ends in .png, .svg") != std::string::npos);
  CHECK(bad({"--save-animation", "game.png"}).status == 2);
  CHECK(bad({"--picture-width", "20"}).status == 2);
  CHECK(bad({"--delay", "0"}).status == 2);
}

TEST_CASE("Pictures have one of three sizes and the colours of a theme or of printing") {
  CHECK(good({}).picture_size == PictureSize::Medium);
  CHECK(good({}).picture_colors.empty());
  const WindowProgramOptions o = good({"--save-picture", "board.png", "--picture-size", "large",
                                       "--picture-colors", "print", "--theme", "slate"});
  CHECK(o.picture_size == PictureSize::Large);
  CHECK(o.picture_colors == "print");
  CHECK(o.theme == "slate");
  CHECK(bad({"--picture-size", "huge"}).text.find("small, medium, large") != std::string::npos);
  CHECK(bad({"--picture-colors", "pink"}).text.find("high-contrast, print") != std::string::npos);
  CHECK(bad({"--theme", "print"}).status == 2);
  CHECK(bad({"--picture-size", "small", "--picture-width", "300"}).status == 2);
}

TEST_CASE("Pictures and animations are written, or it is said why not") {
  test::FakeFiles files;
  files.files["/home/ana/club.pdn"] = test::club_games();
  const auto save = [&files](const std::vector<const char*>& arguments) {
    const auto end = save_pictures(good(arguments), files, Language::English);
    return end ? end->text : "";
  };
  CHECK(save({"--save-picture", "/home/ana/board.svg", "--fen", "W:Wc3:Bd4,f6"}).empty());
  CHECK(files.files["/home/ana/board.svg"].starts_with("<svg"));
  CHECK(save({"--save-picture", "/home/ana/board.png", "--picture-width", "200"}).empty());
  CHECK(files.files["/home/ana/board.png"].starts_with("\x89PNG"));
  CHECK(save({"--save-picture", "/home/ana/print.svg", "--picture-colors", "print",
              "--picture-size", "small"})
            .empty());
  CHECK(files.files["/home/ana/print.svg"].find("#858585") != std::string::npos);
  CHECK(save({"--save-picture", "/home/ana/slate.svg", "--theme", "slate"}).empty());
  CHECK(files.files["/home/ana/slate.svg"].find("#5b7690") != std::string::npos);
  CHECK(save({"--save-picture", "/home/ana/last.svg", "/home/ana/club.pdn"}).empty());
  CHECK(files.files["/home/ana/last.svg"].find("fill-opacity=\"0.42\"") != std::string::npos);
  const bool possible = share::can_write_gif();
  const std::string said = save(
      {"--save-animation", "/home/ana/game.gif", "--picture-width", "80", "/home/ana/club.pdn"});
  CHECK(said.empty() == possible);
  CHECK(files.files["/home/ana/game.gif"].starts_with(possible ? "GIF89a" : ""));
  CHECK(save({"--save-animation", "game.gif"}).find("needs a file") != std::string::npos);
  CHECK(save({"--save-picture", "x.png", "/home/ana/none.pdn"}).find("There is no file") == 0);
  files.read_only = true;
  CHECK(save({"--save-picture", "/home/ana/board.svg"}).find("cannot be written") !=
        std::string::npos);
}

TEST_CASE("A game that cannot be read completely is not drawn, and its error is named") {
  test::FakeFiles files;
  files.files["/fen.pdn"] = "[GameType \"26\"]\n[FEN \"W:Wz9:Bb4\"]\n\n1. c3-d4 *\n";
  files.files["/type.pdn"] = "[White \"A\"]\n[GameType \"99\"]\n\n1. c3-d4 *\n";
  files.files["/move.pdn"] = "[GameType \"26\"]\n\n1. c3-d4 b6-c5 2. d4-e5 *\n";
  files.files["/list.fen"] = "W:Wz9:Bb4\nW:Wc3:Bd4\n";
  files.files["/late.fen"] = "W:Wc3:Bd4\nW:Wz9:Bb4\n";
  files.files["/variation.pdn"] = "[GameType \"26\"]\n\n1. c3-d4 (1. c3-c4) b6-c5 *\n";
  const auto draw = [&](const char* option, const char* to, const char* from) {
    return save_pictures(good({option, to, from}), files, Language::English);
  };
  const std::size_t before = files.files.size();
  const std::vector<std::pair<const char*, const char*>> all = {
      {"--save-picture", "/x.png"}, {"--save-picture", "/x.svg"}, {"--save-animation", "/x.gif"}};
  for (const auto& [option, to] : all) {
    for (const char* from : {"/fen.pdn", "/type.pdn", "/move.pdn", "/list.fen"}) {
      CAPTURE(from);
      const auto end = draw(option, to, from);
      REQUIRE(end.has_value());
      CHECK(end->status == 2);
      CHECK(end->text.starts_with("Nothing was written, because the game in '" + std::string(from) +
                                  "' cannot be read completely: line "));
    }
  }
  CHECK(files.files.size() == before);
  CHECK(draw("--save-picture", "/x.png", "/fen.pdn")->text.find("line 2, column ") !=
        std::string::npos);
  CHECK(draw("--save-picture", "/x.png", "/type.pdn")
            ->text.find("line 2, column 1: expected a type of draughts game") != std::string::npos);
  CHECK(draw("--save-picture", "/x.png", "/move.pdn")
            ->text.ends_with("line 3, column 19: expected a legal move (possible: d4xb6), found "
                             "'d4-e5'.\n"));
  CHECK(draw("--save-picture", "/x.png", "/list.fen")->text.find("line 1") != std::string::npos);
  // What is drawn of these is whole.
  CHECK_FALSE(draw("--save-picture", "/x.png", "/late.fen").has_value());
  CHECK_FALSE(draw("--save-picture", "/x.png", "/variation.pdn").has_value());
}

TEST_CASE("A picture that cannot be made ends the program as failed, a bad file as unusable") {
  test::FakeFiles files;
  const auto status = [&](const std::vector<const char*>& arguments) {
    return save_pictures(good(arguments), files, Language::English)->status;
  };
  CHECK(status({"--save-picture", "/x.png", "/none.pdn"}) == 2);
  CHECK(status({"--save-animation", "/x.gif"}) == 2);
  files.read_only = true;
  CHECK(status({"--save-picture", "/x.png"}) == 1);
}

}  // namespace damas::test
