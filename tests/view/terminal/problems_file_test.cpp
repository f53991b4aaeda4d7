#include "view/terminal/problems_file.hpp"

#include <doctest/doctest.h>

#include "session.hpp"

namespace damas::terminal {
namespace {

const std::string path = "data/problems.txt";

std::string text() {
  return std::get<std::string>(read_text(path));
}

void solve(training::Progress& progress, training::ProblemId problem) {
  training::note_try(progress.of(Variant::Russian), problem, {}, true);
}

int solved(ProblemsFile& file) {
  return file.change([](training::Progress&) {}).of(Variant::Russian).solved();
}

TEST_CASE("progress with problems is written in the form that the window reads") {
  const InEmptyFolder folder;
  ProblemsFile file(path);
  file.change([](training::Progress& p) { solve(p, 17); });
  const auto read = training::progress_from_text(text());
  REQUIRE(read);
  CHECK(read->of(Variant::Russian).solved() == 1);
  CHECK(file.trouble(Language::English).empty());
}

TEST_CASE("while the progress is changed, the window cannot change it") {
  const InEmptyFolder folder;
  ProblemsFile file(path);
  file.change([](training::Progress& p) { solve(p, 17); });
  bool locked = false;
  file.change([&](training::Progress&) { locked = !FileLock::take(path + ".lock"); });
  CHECK(locked);
  CHECK(FileLock::take(path + ".lock"));
}

TEST_CASE("progress that the window has added meanwhile is kept") {
  const InEmptyFolder folder;
  ProblemsFile file(path);
  file.change([](training::Progress& p) { solve(p, 17); });
  ProblemsFile other(path);
  other.change([](training::Progress& p) { solve(p, 18); });
  file.change([](training::Progress& p) { solve(p, 19); });
  CHECK(solved(file) == 3);
  CHECK(solved(other) == 3);
}

TEST_CASE("a file of problems that cannot be read is never overwritten") {
  const InEmptyFolder folder;
  make_folder_of(path);
  write_text(path, "something else\n");
  ProblemsFile file(path);
  file.change([](training::Progress& p) { solve(p, 17); });
  CHECK(text() == "something else\n");
  CHECK(file.trouble(Language::English) ==
        "The file 'data/problems.txt' is no file of problems: it stays as it is, and your progress "
        "is not kept.");
  CHECK(solved(file) == 1);
}

TEST_CASE("reading alone makes no file of problems, nor does progress without a path") {
  const InEmptyFolder folder;
  ProblemsFile file(path);
  CHECK(solved(file) == 0);
  CHECK(std::holds_alternative<FileProblem>(read_text(path)));
  ProblemsFile nowhere("");
  nowhere.change([](training::Progress& p) { solve(p, 17); });
  CHECK(solved(nowhere) == 1);
}

}  // namespace
}  // namespace damas::terminal
