#include "platform/file_access.hpp"

#include <doctest/doctest.h>

#include "files/test_folder.hpp"
#include "platform/files.hpp"

namespace damas::test {

TEST_CASE("folders come first, each sorted without regard to case, hidden ones left out") {
  const Folder folder;
  for (const char* name : {"b.pdn", "A.pdn", "ção.fen", ".hidden"})
    REQUIRE(write_file(folder.path(name), "x").ok());
  std::filesystem::create_directories(folder.path("zoo"));
  std::filesystem::create_directories(folder.path(".git"));
  const auto items = disk().list(folder.path());
  REQUIRE(items.ok());
  CHECK(*items == std::vector<FolderItem>{
                      {"zoo", true}, {"A.pdn", false}, {"b.pdn", false}, {"ção.fen", false}});
}

TEST_CASE("the kind of a path is known, and only folders are listed") {
  const Folder folder;
  REQUIRE(disk().write(folder.path("a.pdn"), "games").ok());
  CHECK(disk().kind(folder.path()) == PathKind::Folder);
  CHECK(disk().kind(folder.path("a.pdn")) == PathKind::File);
  CHECK(disk().kind(folder.path("gone")) == PathKind::Missing);
  CHECK(*disk().read(folder.path("a.pdn")) == "games");
  CHECK(disk().size(folder.path("a.pdn")) == 5);
  CHECK(disk().size(folder.path("gone")) == 0);
  CHECK(disk().list(folder.path("a.pdn")).failure().kind == FailureKind::NotFound);
  CHECK(disk().list(folder.path("gone")).failure().kind == FailureKind::NotFound);
  CHECK(disk().read(folder.path()).failure().kind == FailureKind::Unreadable);
}

#if !defined(_WIN32)
TEST_CASE("a secret is readable for its owner only, also in the place of an open file") {
  const Folder folder;
  REQUIRE(disk().write(folder.path("all.json"), "open").ok());
  REQUIRE(disk().write_secret(folder.path("all.json"), "secret").ok());
  CHECK(*disk().read(folder.path("all.json")) == "secret");
  CHECK(std::filesystem::status(folder.path("all.json")).permissions() ==
        std::filesystem::perms{0600});
}
#endif

TEST_CASE("paths are taken apart and put together") {
  CHECK(file_name("/home/ana/games.pdn") == "games.pdn");
  CHECK(parent_folder("/home/ana/games.pdn") == "/home/ana");
  CHECK(parent_folder("/") == "/");
  CHECK(path_in("/home/ana", "a.pdn") == "/home/ana/a.pdn");
  CHECK(extension("/a.b/Games.PDN") == ".pdn");
  CHECK(extension("/a.b/games").empty());
}

TEST_CASE("a typed path is resolved from the current folder, and from home") {
  CHECK(disk().absolute("~") == disk().absolute(disk().home()));
  CHECK(disk().absolute("~/a.pdn") == path_in(disk().absolute(disk().home()), "a.pdn"));
  const std::string drive = std::filesystem::current_path().root_name().string();  // or nothing
  CHECK(disk().absolute("/a/./b/../c/") == drive + "/a/c");
  CHECK(disk().absolute("/") == drive + "/");
  CHECK(disk().absolute("x.pdn").ends_with("/x.pdn"));
  CHECK(disk().absolute("x.pdn").size() > 6);
}

TEST_CASE("a name with invalid UTF-8 leads to no file") {
  const Folder folder;
  const std::string broken = folder.path() + "/a\xff\xc3.pdn";
  CHECK(disk().kind(broken) == PathKind::Missing);
  CHECK(disk().read(broken).failure().kind == FailureKind::NotFound);
  CHECK(disk().kind(disk().absolute(broken)) == PathKind::Missing);
}

}  // namespace damas::test
