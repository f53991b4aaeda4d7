#include "view/terminal/records_file.hpp"

#include <filesystem>

#include <doctest/doctest.h>

#include "files/test_folder.hpp"
#include "view/terminal/match_files.hpp"

namespace damas::terminal {

namespace {

using namespace std::chrono_literals;

std::string text_in(const std::string& path) {
  return std::get<std::string>(read_text(path));
}

const std::string kept = "damas puzzle records 1\n3x3 moves 22 milliseconds 41000\n";

}  // namespace

TEST_CASE("the first record makes the file and its folder, and the next program reads it") {
  const test::Folder folder;
  const std::string path = folder.path("new/folder/puzzle.txt");
  RecordsFile file(path);
  CHECK(file.read() == puzzle::Records{});
  CHECK(file.trouble(Language::English).empty());
  CHECK_FALSE(std::filesystem::exists(path));
  CHECK(file.note(3, 22, 41s) == puzzle::Bettered{true, true});
  CHECK(text_in(path) == kept);
  CHECK(RecordsFile(path).read().of(3) == puzzle::Record{22, 41s});
}

TEST_CASE("records that another program has written meanwhile are kept") {
  const test::Folder folder;
  const std::string path = folder.path("puzzle.txt");
  RecordsFile here(path);
  RecordsFile there(path);
  here.note(3, 22, 41s);
  there.note(4, 60, 90s);
  CHECK(here.note(3, 20, 50s) == puzzle::Bettered{true, false});
  CHECK(RecordsFile(path).read().of(4) == puzzle::Record{60, 90s});
  CHECK(RecordsFile(path).read().of(3) == puzzle::Record{20, 41s});
}

TEST_CASE("a damaged file is reported and never written, and the session goes on") {
  const test::Folder folder;
  const std::string path = folder.path("puzzle.txt");
  const std::string damaged = kept + "4x4 moves many\n";
  REQUIRE_FALSE(write_text(path, damaged));
  RecordsFile file(path);
  CHECK(file.note(5, 150, 300s) == puzzle::Bettered{true, true});
  CHECK(text_in(path) == damaged);
  CHECK(file.trouble(Language::English).find("Line 3 of") == 0);
  CHECK(file.trouble(Language::Portuguese).find("A linha 3 de") == 0);
  CHECK(file.read().of(5) == puzzle::Record{150, 300s});
  REQUIRE_FALSE(write_text(path, kept));
  CHECK(file.read().of(3) == puzzle::Record{22, 41s});
  CHECK(file.trouble(Language::English).empty());
}

TEST_CASE("a file with other content and a folder are reported") {
  const test::Folder folder;
  const std::string path = folder.path("puzzle.txt");
  REQUIRE_FALSE(write_text(path, "my diary\n"));
  RecordsFile diary(path);
  diary.note(3, 22, 41s);
  CHECK(text_in(path) == "my diary\n");
  CHECK(diary.trouble(Language::English).find("holds no puzzle records") != std::string::npos);
  RecordsFile no_file(folder.path());
  no_file.note(3, 22, 41s);
  CHECK(no_file.trouble(Language::English).find("cannot be read") != std::string::npos);
}

TEST_CASE("without a file records are kept as long as the program runs") {
  RecordsFile nowhere("");
  CHECK(nowhere.note(3, 22, 41s) == puzzle::Bettered{true, true});
  CHECK(nowhere.note(3, 23, 42s) == puzzle::Bettered{});
  CHECK(nowhere.read().of(3) == puzzle::Record{22, 41s});
  CHECK(nowhere.trouble(Language::English).empty());
}

}  // namespace damas::terminal
