// The files of progress that the terminal and the window share.
#include "view/terminal/progress_file.hpp"

#include <filesystem>

#include <doctest/doctest.h>

#include "session.hpp"
#include "view/terminal/openings_file.hpp"
#include "view/terminal/problems_file.hpp"

namespace damas::terminal {

namespace {

struct Openings {
  using File = OpeningsFile;
  using Progress = training::OpeningCards;
  static constexpr const char* path = "data/openings.txt";
  static constexpr const char* refused =
      "The file 'data/openings.txt' is not a file of practised openings: it stays as it is, and "
      "your progress is not kept.";

  static void learn(Progress& cards, int which) {
    Game game(Variant::Russian);
    game.play(game.legal_moves()[static_cast<std::size_t>(which)]);
    cards.grade(game, training::Grade::Good, 20'000);
  }
  static std::size_t count(const Progress& cards) { return cards.all().size(); }
  static std::optional<Progress> read(const std::string& text) {
    auto read = training::opening_cards_from_text(text);
    if (!read.errors.empty()) return std::nullopt;
    return std::move(read.cards);
  }
};

struct Problems {
  using File = ProblemsFile;
  using Progress = training::Progress;
  static constexpr const char* path = "data/problems.txt";
  static constexpr const char* refused =
      "The file 'data/problems.txt' is no file of problems: it stays as it is, and your progress "
      "is not kept.";

  static void learn(Progress& progress, int which) {
    const auto problem = static_cast<training::ProblemId>(17 + which);
    training::note_try(progress.of(Variant::Russian), problem, {}, true);
  }
  static std::size_t count(const Progress& progress) {
    return static_cast<std::size_t>(progress.of(Variant::Russian).solved());
  }
  static std::optional<Progress> read(const std::string& text) {
    return training::progress_from_text(text);
  }
};

template <class Check>
void for_each_kind(const Check& check) {
  check.template operator()<Openings>();
  check.template operator()<Problems>();
}

template <class Kind>
void learn(typename Kind::File& file, int which) {
  file.change([which](typename Kind::Progress& progress) { Kind::learn(progress, which); });
}

template <class Kind>
std::size_t learned(typename Kind::File& file) {
  return Kind::count(file.change([](typename Kind::Progress&) {}));
}

template <class Kind>
std::string text() {
  return std::get<std::string>(read_text(Kind::path));
}

}  // namespace

TEST_CASE("progress is written in the form that the window reads") {
  for_each_kind([]<class Kind>() {
    const InEmptyFolder folder;
    typename Kind::File file(Kind::path);
    learn<Kind>(file, 0);
    const auto read = Kind::read(text<Kind>());
    REQUIRE(read);
    CHECK(Kind::count(*read) == 1);
    CHECK(file.trouble(Language::English).empty());
  });
}

TEST_CASE("while progress is changed, the window cannot change it") {
  for_each_kind([]<class Kind>() {
    const InEmptyFolder folder;
    typename Kind::File file(Kind::path);
    learn<Kind>(file, 0);
    const std::string lock = std::string(Kind::path) + ".lock";
    bool locked = false;
    file.change([&](typename Kind::Progress&) { locked = !FileLock::take(lock); });
    CHECK(locked);
    CHECK(FileLock::take(lock));
  });
}

TEST_CASE("progress that the window has added meanwhile is kept") {
  for_each_kind([]<class Kind>() {
    const InEmptyFolder folder;
    typename Kind::File file(Kind::path);
    learn<Kind>(file, 0);
    typename Kind::File other(Kind::path);
    learn<Kind>(other, 1);
    learn<Kind>(file, 2);
    CHECK(learned<Kind>(file) == 3);
    CHECK(learned<Kind>(other) == 3);
  });
}

TEST_CASE("a file that cannot be read is never overwritten") {
  for_each_kind([]<class Kind>() {
    const InEmptyFolder folder;
    make_folder_of(Kind::path);
    write_text(Kind::path, "something else\n");
    typename Kind::File file(Kind::path);
    learn<Kind>(file, 0);
    CHECK(text<Kind>() == "something else\n");
    CHECK(file.trouble(Language::English) == Kind::refused);
    CHECK(learned<Kind>(file) == 1);
  });
}

namespace {

// A folder in the place of the file makes both reading and writing fail.
void block(const std::string& path) {
  std::filesystem::remove(path);
  std::filesystem::create_directories(path);
}

}  // namespace

TEST_CASE("progress that could not be written joins what the window has written meanwhile") {
  for_each_kind([]<class Kind>() {
    const InEmptyFolder folder;
    typename Kind::File file(Kind::path);
    learn<Kind>(file, 0);
    block(Kind::path);
    learn<Kind>(file, 1);
    CHECK_FALSE(file.trouble(Language::English).empty());
    CHECK(learned<Kind>(file) == 2);
    std::filesystem::remove(Kind::path);
    typename Kind::File other(Kind::path);
    learn<Kind>(other, 2);
    CHECK(learned<Kind>(file) == 2);
    CHECK(file.trouble(Language::English).empty());
    const auto read = Kind::read(text<Kind>());
    REQUIRE(read);
    CHECK(Kind::count(*read) == 2);
  });
}

// The folder of the file cannot be made, so that reading finds none, but writing fails.
TEST_CASE("after a failed write, a file of the window is neither overwritten nor taken for old") {
  for_each_kind([]<class Kind>() {
    const InEmptyFolder folder;
    write_text("data", "no folder\n");
    typename Kind::File file(Kind::path);
    learn<Kind>(file, 0);
    CHECK_FALSE(file.trouble(Language::English).empty());
    std::filesystem::remove("data");
    typename Kind::File other(Kind::path);
    learn<Kind>(other, 1);
    CHECK(learned<Kind>(file) == 2);
    CHECK(learned<Kind>(other) == 2);
    write_text(Kind::path, "something else\n");
    learn<Kind>(file, 2);
    CHECK(text<Kind>() == "something else\n");
    CHECK(file.trouble(Language::English) == Kind::refused);
  });
}

TEST_CASE("reading alone makes no file, nor does progress without a path") {
  for_each_kind([]<class Kind>() {
    const InEmptyFolder folder;
    typename Kind::File file(Kind::path);
    CHECK(learned<Kind>(file) == 0);
    CHECK(std::holds_alternative<FileProblem>(read_text(Kind::path)));
    typename Kind::File nowhere("");
    learn<Kind>(nowhere, 0);
    CHECK(learned<Kind>(nowhere) == 1);
  });
}

}  // namespace damas::terminal
