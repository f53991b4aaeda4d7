#include "view/terminal/options.hpp"

#include <fstream>

#include "files/test_folder.hpp"
#include "session.hpp"
#include "view/command_line/version.hpp"
#include "view/terminal/new_game.hpp"
#include "view/text/wrap.hpp"

namespace damas::terminal {

namespace {

CommandLineEnd end_of(std::vector<const char*> arguments, Language language = Language::English) {
  arguments.insert(arguments.begin(), "damas-terminal");
  const auto options =
      read_options(static_cast<int>(arguments.size()), arguments.data(), {language, 1, {}});
  REQUIRE(std::holds_alternative<CommandLineEnd>(options));
  return std::get<CommandLineEnd>(options);
}

}  // namespace

TEST_CASE("Without options the menu comes, in the system's language") {
  const char* none[] = {"damas-terminal"};
  const auto read = read_options(1, none, {Language::Portuguese, 7, "records.txt"});
  const auto& options = std::get<Options>(read);
  CHECK(options.language == Language::Portuguese);
  CHECK(options.seed == 7);
  CHECK_FALSE(options.mode);
  CHECK_FALSE(options.variant);
  CHECK(options.puzzle.records == "records.txt");
  CHECK(options.color == ColorChoice::Auto);
}

TEST_CASE("A huge wrong argument is shortened and made printable in the message") {
  const std::string huge = std::string(100'000, 'x') + "\x1b[2J";
  for (const char* option : {"--mode", "--variant", "--level", "--seed", "--day", "--fen"}) {
    CAPTURE(option);
    const CommandLineEnd end = end_of({option, huge.c_str()});
    CHECK(end.status == 2);
    CHECK(end.text.size() < 1000);
    CHECK(end.text.find('\x1b') == std::string::npos);
  }
  CHECK(end_of({"--seed", huge.c_str()}).text.find("…xxx") != std::string::npos);
  CHECK(end_of({("--" + huge).c_str()}).text.size() < 300);
  CHECK(end_of({huge.c_str(), "--load", "x"}).text.size() < 400);
}

TEST_CASE("A file is not taken for a folder, nor a folder for a file") {
  const test::Folder folder;
  const std::string file = folder.path("file");
  std::ofstream(file) << "text";
  CHECK(end_of({"--data", file.c_str()}).status == 2);
  CHECK(end_of({"--data", file.c_str()}).text.starts_with("--data expects a folder, not '"));
  CHECK(
      end_of({"--records", folder.path().c_str()}).text.starts_with("--records expects one file"));
  CHECK(options_from({"--data", folder.path()}).games == folder.path());
  const std::string missing = folder.path("missing");
  CHECK(options_from({"--data", missing}).games == missing);
  CHECK(options_from({"--records", missing}).puzzle.records == missing);
}

TEST_CASE("Every option is read") {
  const Options options =
      options_from({"--lang", "pt", "--mode=machines", "--variant", "casual", "--level", "2", "5",
                    "--seed", "18446744073709551615", "--color", "never", "--scroll", "--demo"});
  CHECK(options.language == Language::Portuguese);
  CHECK(options.mode == Mode::Machines);
  CHECK(options.variant == Variant::Casual);
  CHECK(options.levels == std::array{2, 5});
  CHECK(options.seed == 18446744073709551615U);
  CHECK(options.color == ColorChoice::Never);
  CHECK(options.scroll);
  CHECK(options.demo);
  CHECK(options_from({"--starts", "random"}).starts == Starts::Random);
  CHECK(options_from({"--load", "my file"}).load == "my file");
}

TEST_CASE("Openings are drawn by lot in variants that do so") {
  CHECK(options_from({}).opening == OpeningChoice::Normal);
  CHECK(options_from({"--opening", "ballot"}).opening == OpeningChoice::Ballot);
  CHECK(options_from({"--variant", "english", "--opening", "eleven-man"}).opening ==
        OpeningChoice::ElevenMan);
  const auto told = [](std::vector<const char*> arguments) {
    return end_of(std::move(arguments)).text;
  };
  CHECK(told({"--variant", "russian", "--opening", "eleven-man"}).find("normal, ballot") !=
        std::string::npos);
  CHECK(told({"--variant", "thai", "--opening", "ballot"})
            .starts_with(
                "--opening ballot is not for the variant thai: expected normal, or a variant "
                "that has it: brazilian, russian, english.\n"));
  CHECK(told({"--mode", "persons", "--opening", "eleven-man"})
            .starts_with("--opening eleven-man is not for the variant brazilian: expected normal, "
                         "ballot, or a variant that has it: english.\n"));
  CHECK(told({"--fen", "W:Wc3:Bh8", "--opening", "ballot"}).find("--opening cannot be used") == 0);
  CHECK(told({"--mode", "puzzle", "--opening", "ballot"}).find("--opening cannot be used") == 0);
}

TEST_CASE("Lessons are started by their mode, and kept in the folder of the data") {
  CHECK(options_from({"--mode", "lessons"}).mode == Mode::Lessons);
  CHECK(options_from({}).lessons.empty());
  CHECK(options_from({"--data", "mine"}).lessons == "mine/lessons.txt");
  const char* none[] = {"damas-terminal"};
  const auto read = read_options(1, none, {Language::English, 1, {}, {}, "kept/lessons.txt"});
  CHECK(std::get<Options>(read).lessons == "kept/lessons.txt");
}

TEST_CASE("The option for draw rules names a table of the variant") {
  CHECK(options_from({}).draw_table == 0);
  const Options options = options_from({"--draws", "fmjd64", "--mode", "persons"});
  CHECK(options.draw_table == 1);
  CHECK(setup_of(options, *options.mode).draw_table == 1);
  const CommandLineEnd end = end_of({"--variant", "casual", "--draws", "fmjd64"});
  CHECK(end.status == 2);
  CHECK(end.text.find("casual") != std::string::npos);
}

TEST_CASE("Draw rules of other variants name the variants that have them") {
  const CommandLineEnd end = end_of({"--draws", "fmjd64", "--variant", "english"});
  CHECK(end.status == 2);
  CHECK(end.text.starts_with(
      "--draws fmjd64 is not for the variant english: expected wcdf, or a variant that has it: "));
  CHECK(end.text.find("brazilian") != std::string::npos);
  CHECK(end_of({"--draws", "nothing", "--variant", "english"})
            .text.starts_with("--draws expects one of wcdf, not 'nothing'.\n"));
}

TEST_CASE("Options that would be ignored are refused, with what was expected instead") {
  const auto refused = [](const std::vector<const char*>& arguments) {
    const CommandLineEnd end = end_of(arguments);
    CHECK(end.status == 2);
    return end.text.substr(0, end.text.find('\n'));
  };
  CHECK(refused({"--demo", "--mode", "puzzle"}) ==
        "--mode cannot be used with --demo: expected only one of them.");
  CHECK(refused({"--mode", "squares", "m.pdn"}).find("--mode cannot be used with m.pdn") == 0);
  CHECK(refused({"--load", "x", "--demo"}) ==
        "--demo cannot be used with --load: expected only one of them.");
  CHECK(refused({"--mode", "persons", "--level", "2"}) ==
        "--level cannot be used with --mode persons: expected only one of them.");
  for (const char* option : {"--mode", "--variant", "--fen", "--level", "--starts"}) {
    CAPTURE(option);
    const std::string value = option == std::string("--mode")      ? "computer"
                              : option == std::string("--variant") ? "casual"
                              : option == std::string("--fen")     ? "W:Wc3:Bh8"
                              : option == std::string("--level")   ? "1"
                                                                   : "you";
    CHECK(refused({"--load", "x", option, value.c_str()}).find(option) == 0);
  }
  CHECK(refused({"--demo", "--starts", "you"}).find("--starts cannot be used with --demo") == 0);
  CHECK(refused({"--mode", "machines", "--starts", "you"}).find("--starts") == 0);
  CHECK(refused({"--mode", "puzzle", "--variant", "casual"}).find("--variant") == 0);
  CHECK(refused({"--mode", "lessons", "--variant", "casual"}).find("--variant") == 0);
  CHECK(refused({"--mode", "lessons", "--level", "2"}).find("--level") == 0);
  CHECK(refused({"--mode", "persons", "--size", "4"}).find("--size") == 0);
  CHECK(refused({"--mode", "endgames", "--level", "4"}).find("--level") == 0);
  CHECK(refused({"--mode", "openings", "--level", "4"}).find("--level") == 0);
  CHECK(refused({"--mode", "squares", "--level", "4"}).find("--level") == 0);
  CHECK(refused({"--demo", "--day", "today"}).find("--day") == 0);
  CHECK(refused({"--day", "today", "--difficulty", "easy"}).find("--difficulty") == 0);
}

TEST_CASE("The puzzle's options are read, and start it unless something else is given") {
  CHECK_FALSE(options_from({}).mode);
  CHECK(options_from({}).puzzle.side == 3);
  CHECK(std::holds_alternative<NoDay>(options_from({}).puzzle.day));
  const Options options =
      options_from({"--size", "5", "--difficulty", "hard", "--records", "my records"});
  CHECK(options.mode == Mode::Puzzle);
  CHECK(options.puzzle.side == 5);
  CHECK(options.puzzle.difficulty == puzzle::Difficulty::Hard);
  CHECK(options.puzzle.records == "my records");
  CHECK(std::holds_alternative<Today>(options_from({"--day", "today"}).puzzle.day));
  CHECK(std::get<puzzle::Date>(options_from({"--day", "2026-11-21"}).puzzle.day) ==
        puzzle::Date{2026, 11, 21});
}

TEST_CASE("Invalid options of the puzzle are refused with the valid values") {
  CHECK(end_of({"--size", "6"}).text.find("--size") == 0);
  CHECK(end_of({"--difficulty", "odd"}).text.find("any, easy, medium, hard") != std::string::npos);
  CHECK(end_of({"--day", "2026-13-01"}).text.find("today or a date like 2026-11-21") !=
        std::string::npos);
}

TEST_CASE("No line of the help is wider than eighty columns") {
  for (const Language language : languages) {
    const std::string spoken{code(language)};
    CAPTURE(spoken);
    std::istringstream help(end_of({"--help", "--lang", spoken.c_str()}).text);
    for (std::string line; std::getline(help, line);) {
      CAPTURE(line);
      CHECK(columns(line) <= 80);
    }
  }
}

TEST_CASE("The version is printed, with exit status 0") {
  const CommandLineEnd end = end_of({"--version"});
  CHECK(end.status == 0);
  CHECK(end.text == std::string("damas-terminal ") + version() + "\n");
}

TEST_CASE("A single level applies to both sides") {
  CHECK(options_from({"--level", "5"}).levels == std::array{5, 5});
  CHECK(options_from({}).levels == std::array{default_level, default_level});
}

TEST_CASE("A position starts a game at once") {
  const Options options = options_from({"--fen", "B:Wc3:Bd6,f6"});
  REQUIRE(options.start);
  CHECK(Game(*options.start).side_to_move() == Side::Black);
  CHECK(options.mode == Mode::Computer);
}

TEST_CASE("Wrong values are refused with what was expected, with exit status 2") {
  const auto told = [](std::vector<const char*> arguments) {
    const CommandLineEnd end = end_of(std::move(arguments));
    CHECK(end.status == 2);
    return end.text;
  };
  std::string codes;
  for (const Language language : languages)
    codes += (codes.empty() ? "" : ", ") + std::string(code(language));
  CHECK(told({"--lang", "tlh"}) ==
        "--lang expects one of " + codes + ", not 'tlh'.\nTry --help.\n");
  CHECK(told({"--mode", "x"}).find("computer, persons, machines, puzzle") != std::string::npos);
  CHECK(told({"--variant", "go"}).find("one of brazilian, casual") != std::string::npos);
  CHECK(told({"--level", "11"}) ==
        "--level expects a number from 1 to 10, not '11'.\nTry --help.\n");
  CHECK(told({"--level", "0"}).find("from 1 to 10") != std::string::npos);
  CHECK(told({"--level", "4", "x"}).find("not 'x'") != std::string::npos);
  CHECK(told({"--starts", "me"}).find("you, computer, random") != std::string::npos);
  CHECK(told({"--seed", "-1"}).find("a whole number, not '-1'") != std::string::npos);
  CHECK(told({"--color", "red"}).find("auto, always, never") != std::string::npos);
  CHECK(told({"--fen", "W:Wz9"}).find("character 4") != std::string::npos);
  CHECK(told({"--fen", ""}).find("The position (FEN) is wrong") == 0);
}

TEST_CASE("Unknown options, missing and surplus values give exit status 2") {
  const auto told = [](std::vector<const char*> arguments) {
    const CommandLineEnd end = end_of(std::move(arguments), Language::Portuguese);
    CHECK(end.status == 2);
    return end.text;
  };
  CHECK(told({"--nope"}) == "Opção desconhecida: --nope\nTente --help.\n");
  CHECK(told({"a.pdn", "extra"}).find("extra") != std::string::npos);
  CHECK(told({"--seed"}) == "--seed precisa de um valor, e nenhum foi dado.\nTente --help.\n");
  CHECK(told({"--lang", "en", "--lang", "pt"}).find("--lang is given more than once") == 0);
  CHECK(told({"--demo=3"}).find("As opções não foram entendidas.") == 0);
}

TEST_CASE("An option without a value and one that is given twice get messages of their own") {
  const auto told = [](std::vector<const char*> arguments) {
    return end_of(std::move(arguments)).text;
  };
  CHECK(told({"--color"}) == "--color needs a value: none was given.\nTry --help.\n");
  CHECK(told({"--color", "never", "--color", "always"}) ==
        "--color is given more than once: expected it only once.\nTry --help.\n");
  CHECK(told({"--color", "never", "--color"}).find("--color needs a value") == 0);
  CHECK(told({"--level", "1", "--level", "2", "--level", "3"}) ==
        "--level has too many values: expected at most 2.\nTry --help.\n");
}

TEST_CASE("The option after one without its file or folder is not taken for a name") {
  CHECK(end_of({"--load", "--lang", "en"}).text ==
        "--load expects one file, not '--lang'.\nTry --help.\n");
  CHECK(end_of({"--load", "--lang=pt"}).text.starts_with("--load espera um arquivo só, não"));
  CHECK(
      end_of({"--records", "--demo"}).text.starts_with("--records expects one file, not '--demo'"));
  CHECK(end_of({"--data", "--demo"}).text.starts_with("--data expects a folder, not '--demo'"));
  const char* dashes[] = {"damas-terminal", "--load", "--game.pdn"};
  const auto read = read_options(3, dashes, {Language::English, 1, {}});
  REQUIRE(std::holds_alternative<Options>(read));
  CHECK(std::get<Options>(read).load == "--game.pdn");
}

TEST_CASE("Help lists every option in the requested language, with exit status 0") {
  const CommandLineEnd english = end_of({"--help"});
  CHECK(english.status == 0);
  for (const char* option :
       {"--lang", "--mode", "--variant", "--fen", "--level", "--starts", "--opening", "--load",
        "--seed", "--color", "--scroll", "--demo", "--help", "--version", "--language"}) {
    CHECK(english.text.find(option) != std::string::npos);
  }
  CHECK(end_of({"--help", "--lang", "pt"}).text.find("Opções:") != std::string::npos);
  CHECK(end_of({"--lang=pt", "--help"}).text.find("Uso:") != std::string::npos);
}

}  // namespace damas::terminal
