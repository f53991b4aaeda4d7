#include "platform/files.hpp"

#include <filesystem>
#include <fstream>

#include <SDL.h>
#include <doctest/doctest.h>

#include "files/test_folder.hpp"

namespace damas {

namespace {

namespace fs = std::filesystem;

UserFiles open_in(const test::Folder& folder) {
  return *UserFiles::open("damas", folder.path("data"));
}

}  // namespace

TEST_CASE("written bytes are read back unchanged") {
  const test::Folder folder;
  const UserFiles files = open_in(folder);
  const std::string content{"line\r\n\0\xFF ção", 13};
  REQUIRE(files.write("settings", content));
  CHECK(*files.read("settings") == content);
  CHECK(files.exists("settings"));
  REQUIRE(files.write("settings", ""));
  CHECK(files.read("settings")->empty());
}

TEST_CASE("a missing file is not found, a folder is unreadable") {
  const test::Folder folder;
  const UserFiles files = open_in(folder);
  const auto missing = files.read("nothing");
  REQUIRE_FALSE(missing);
  CHECK(missing.failure().kind == FailureKind::NotFound);
  CHECK(missing.failure().subject == files.path("nothing"));
  CHECK(read_file(folder.path()).failure().kind == FailureKind::Unreadable);
}

TEST_CASE("writing leaves nothing but the file, and a failed one leaves the old content") {
  const test::Folder folder;
  const UserFiles files = open_in(folder);
  REQUIRE(files.write("save", "old"));
  REQUIRE(files.write("save", "new"));
  CHECK(files.list() == std::vector<std::string>{"save"});
  fs::create_directories(files.path("taken/inside"));
  const auto refused = files.write("taken", "content");
  REQUIRE_FALSE(refused);
  CHECK(refused.failure().kind == FailureKind::Unwritable);
  CHECK(fs::exists(files.path("taken/inside")));
  CHECK(files.list() == std::vector<std::string>{"save"});
  CHECK_FALSE(files.write("no/such/folder/save", "x"));
}

TEST_CASE("a writer never shows half of a file to a reader that has it open") {
  const test::Folder folder;
  const UserFiles files = open_in(folder);
  REQUIRE(files.write("save", "old content"));
  std::ifstream reader(files.path("save"));
  const bool written = files.write("save", "new").ok();
#ifndef _WIN32  // where a file that is being read cannot be replaced
  CHECK(written);
#endif
  std::string seen;
  std::getline(reader, seen);
  CHECK(seen == "old content");
  CHECK(*files.read("save") == (written ? "new" : "old content"));
  CHECK(files.list() == std::vector<std::string>{"save"});
  reader.close();
  CHECK(files.write("save", "newer"));
}

TEST_CASE("corrupt files are set aside one beside the other") {
  const test::Folder folder;
  const UserFiles files = open_in(folder);
  for (const char* content : {"first", "second"}) {
    REQUIRE(files.write("save.json", content));
    REQUIRE(files.set_aside("save.json"));
    CHECK_FALSE(files.exists("save.json"));
  }
  CHECK(*files.read("save.json.bad-1") == "first");
  CHECK(*files.read("save.json.bad-2") == "second");
  CHECK_FALSE(files.set_aside("save.json"));
}

TEST_CASE("removing a missing file is no error") {
  const test::Folder folder;
  const UserFiles files = open_in(folder);
  REQUIRE(files.write("save", "x"));
  CHECK(files.remove("save"));
  CHECK(files.remove("save"));
  CHECK_FALSE(files.exists("save"));
}

TEST_CASE("names with accents are kept") {
  const test::Folder folder;
  const UserFiles files = open_in(folder);
  REQUIRE(files.write("partida-ção.pdn", "x"));
  CHECK(files.list() == std::vector<std::string>{"partida-ção.pdn"});
}

TEST_CASE("the folder comes from the option, else from the environment") {
  const test::Folder folder;
  SDL_setenv("DAMAS_DATA", folder.path("from-environment").c_str(), 1);
  CHECK(UserFiles::open("damas")->folder() == folder.path("from-environment"));
  CHECK(fs::is_directory(folder.path("from-environment")));
  CHECK(UserFiles::open("damas", folder.path("given"))->folder() == folder.path("given"));
}

TEST_CASE("a folder that cannot be made is refused with its name") {
  const test::Folder folder;
  std::ofstream(folder.path("file")) << "x";
  const auto files = UserFiles::open("damas", folder.path("file/below"));
  REQUIRE_FALSE(files);
  CHECK(files.failure().kind == FailureKind::Unwritable);
  CHECK(files.failure().subject == folder.path("file/below"));
}

}  // namespace damas
