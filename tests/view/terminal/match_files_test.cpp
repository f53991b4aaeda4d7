#include "view/terminal/match_files.hpp"

#include "files/whole_file.hpp"
#include "session.hpp"

namespace damas::terminal {

namespace {

using test::content;
using test::write;

Match after_one_move() {
  MatchSetup setup;
  setup.players = {Human{}, Human{}};
  Match match(setup, Drive::Caller);
  match.submit(Side::White, command::Play{match.game().legal_moves().front()});
  return match;
}

std::optional<FileProblem> problem_of(const std::string& path) {
  const auto loaded = load_match(path, Drive::Caller);
  const auto* failure = std::get_if<LoadFailure>(&loaded);
  return failure ? std::optional(failure->problem) : std::nullopt;
}

}  // namespace

TEST_CASE("a saved match is loaded as it was, and may be saved over") {
  const InEmptyFolder folder;
  const Match match = after_one_move();
  CHECK_FALSE(save_match(match, "peça.json"));
  const auto loaded = load_match("peça.json", Drive::Caller);
  REQUIRE(std::holds_alternative<Match>(loaded));
  CHECK(std::get<Match>(loaded).game().ply() == 1);
  CHECK_FALSE(save_match(match, "peça.json"));
  CHECK(std::distance(std::filesystem::directory_iterator("."), {}) == 1);
}

TEST_CASE("the reasons why a file is not a match are distinguished") {
  const InEmptyFolder folder;
  CHECK(problem_of("missing") == FileProblem::NotFound);
  CHECK(problem_of("") == FileProblem::NotFound);
  CHECK(problem_of(".") == FileProblem::Unreadable);
  for (const char* text : {"", "{}", "not a game", "[1,2", "\xff\xfe"}) {
    write("other", text);
    CHECK(problem_of("other") == FileProblem::NotAGame);
  }
}

namespace {

// The message for a file with this content.
std::string said_of(const std::string& content, Language language = Language::English) {
  write("bad.json", content);
  const auto loaded = load_match("bad.json", Drive::Caller);
  REQUIRE(std::holds_alternative<LoadFailure>(loaded));
  return sentence(language, std::get<LoadFailure>(loaded), "bad.json");
}

}  // namespace

TEST_CASE("errors in a file are reported, and its text cannot harm the screen") {
  const InEmptyFolder folder;
  CHECK(said_of("{}") ==
        "The file 'bad.json' is not a saved game. In detail: expected a save of version 1 "
        "(\"damas\": 1), found no version.");
  CHECK(said_of(R"({"damas":7})").find("(\"damas\": 1), found version 7.") != std::string::npos);
  CHECK(said_of("x", Language::Portuguese) ==
        "O arquivo 'bad.json' não é uma partida salva. Detalhe, em inglês: expected a game "
        "that Damas has saved.");
  const std::string hostile =
      said_of(R"({"damas":1,"variant":"\u001b[2J)" + std::string(5000, 'x') + R"("})");
  CHECK(hostile.find('\x1b') == std::string::npos);
  CHECK(hostile.find("found \"?[2Jxxx") != std::string::npos);
  CHECK(hostile.size() < 500);
  const LoadFailure missing{FileProblem::NotFound, {}};
  CHECK(sentence(Language::English, missing, "\x1b[2J") == "There is no file '?[2J'.");
}

TEST_CASE("a file that is not a saved match is never overwritten") {
  const InEmptyFolder folder;
  write("letter.txt", "Dear friend");
  CHECK(save_match(after_one_move(), "letter.txt") == FileProblem::Taken);
  CHECK(content("letter.txt") == "Dear friend");
  CHECK(save_match(after_one_move(), ".") == FileProblem::Taken);
}

TEST_CASE("names of files are UTF-8 on every system") {
  const InEmptyFolder folder;
  const std::string name = "\u00e7\u00e3o \u8c61.json";
  REQUIRE_FALSE(save_match(after_one_move(), name));
  CHECK(std::filesystem::exists(std::filesystem::path(u8"\u00e7\u00e3o \u8c61.json")));
  CHECK(std::holds_alternative<Match>(load_match(name, Drive::Caller)));
}

TEST_CASE("a failed write changes nothing") {
  const InEmptyFolder folder;
  CHECK(save_match(after_one_move(), "no/such/folder/game") == FileProblem::Unwritable);
  CHECK_FALSE(std::filesystem::exists("no"));
}

#if !defined(_WIN32)
TEST_CASE("a match is saved through a link, which stays") {
  const InEmptyFolder folder;
  std::filesystem::create_symlink("real", "link");
  REQUIRE_FALSE(save_match(after_one_move(), "link"));
  CHECK(std::filesystem::is_symlink("link"));
  CHECK(std::holds_alternative<Match>(load_match("real", Drive::Caller)));
}
#endif

TEST_CASE("every problem has its own sentence") {
  CHECK(row(FileProblem::NotFound) == Text::FileNotFound);
  CHECK(row(FileProblem::Unreadable) == Text::FileUnreadable);
  CHECK(row(FileProblem::NotAGame) == Text::FileNotAGame);
  CHECK(row(FileProblem::Unwritable) == Text::FileUnwritable);
  CHECK(row(FileProblem::Taken) == Text::TerminalFileTaken);
}

}  // namespace damas::terminal
