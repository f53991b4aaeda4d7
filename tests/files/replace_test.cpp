#include "files/replace.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <system_error>
#if !defined(_WIN32)
#include <sys/stat.h>
#endif

#include <doctest/doctest.h>

#include "files/test_folder.hpp"

namespace damas {

namespace {

namespace fs = std::filesystem;

std::string content_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

TEST_CASE("a file is replaced as a whole, and nothing else is left beside it") {
  const test::Folder folder;
  const std::string path = folder.path("a");
  REQUIRE_FALSE(replace_file(path, "old and longer"));
  REQUIRE_FALSE(replace_file(path, std::string{"n\0w", 3}));
  CHECK(content_of(path) == std::string{"n\0w", 3});
  CHECK(std::distance(fs::directory_iterator(folder.path()), {}) == 1);
}

TEST_CASE("a file that cannot be replaced stays, and the failure is reported") {
  const test::Folder folder;
  CHECK(replace_file(folder.path("no/such/folder/a"), "x") ==
        std::make_error_code(std::errc::no_such_file_or_directory).message());
  fs::create_directories(folder.path("taken/inside"));
  CHECK(replace_file(folder.path("taken"), "x"));
  CHECK(fs::exists(folder.path("taken/inside")));
  CHECK(std::distance(fs::directory_iterator(folder.path()), {}) == 1);
}

#if !defined(_WIN32)
TEST_CASE("a file for its owner is never readable for others") {
  const test::Folder folder;
  const mode_t usual = umask(0);
  REQUIRE_FALSE(replace_file(folder.path("mine"), "a", Readers::Owner));
  REQUIRE_FALSE(replace_file(folder.path("open"), "a"));
  umask(usual);
  CHECK(fs::status(folder.path("mine")).permissions() == fs::perms{0600});
  CHECK(fs::status(folder.path("open")).permissions() == fs::perms{0666});
  REQUIRE_FALSE(replace_file(folder.path("open"), "b", Readers::Owner));
  CHECK(fs::status(folder.path("open")).permissions() == fs::perms{0600});
  CHECK(content_of(folder.path("open")) == "b");
}

TEST_CASE("writing replaces the target of a link") {
  const test::Folder folder;
  fs::create_directories(folder.path("real"));
  REQUIRE_FALSE(replace_file(folder.path("real/a.pdn"), "old"));
  fs::create_symlink("real/a.pdn", folder.path("link"));
  fs::create_symlink("link", folder.path("link to link"));
  REQUIRE_FALSE(replace_file(folder.path("link to link"), "new"));
  CHECK(fs::is_symlink(folder.path("link to link")));
  CHECK(fs::is_symlink(folder.path("link")));
  CHECK_FALSE(fs::is_symlink(folder.path("real/a.pdn")));
  CHECK(content_of(folder.path("real/a.pdn")) == "new");

  fs::create_symlink("real/b.pdn", folder.path("to come"));
  REQUIRE_FALSE(replace_file(folder.path("to come"), "first"));
  CHECK(fs::is_symlink(folder.path("to come")));
  CHECK(content_of(folder.path("real/b.pdn")) == "first");

  fs::create_symlink("circle", folder.path("circle"));
  CHECK(replace_file(folder.path("circle"), "x") == "leads nowhere");
  CHECK(cannot_replace(folder.path("circle")) == "leads nowhere");
  CHECK(cannot_replace(folder.path("missing/a.pdn")));
  CHECK_FALSE(cannot_replace(folder.path("to come")));
  CHECK(content_of(folder.path("real/b.pdn")) == "first");
  CHECK(fs::is_symlink(folder.path("circle")));
}

TEST_CASE("a file that is written again keeps its permissions") {
  const test::Folder folder;
  const std::string path = folder.path("a.pdn");
  REQUIRE_FALSE(replace_file(path, "old"));
  for (const auto mode : {fs::perms{0600}, fs::perms{0664}}) {
    fs::permissions(path, mode);
    REQUIRE_FALSE(replace_file(path, "new"));
    CHECK(fs::status(path).permissions() == mode);
  }
}
#endif

}  // namespace damas
