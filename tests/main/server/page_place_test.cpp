#include "main/server/page_place.hpp"

#include <filesystem>
#include <fstream>

#include <doctest/doctest.h>

namespace damas::net {

namespace {

namespace fs = std::filesystem;

// A folder of its own with the program as it is installed, and the page.
class Prefix {
 public:
  explicit Prefix(const std::string& name)
      : root_(fs::canonical(fs::temp_directory_path()) / ("damas-page-" + name)) {
    fs::remove_all(root_);
    write("games/damas-server");
    write("share/damas/site/index.html");
  }
  ~Prefix() { fs::remove_all(root_); }
  Prefix(const Prefix&) = delete;
  Prefix& operator=(const Prefix&) = delete;

  std::string path(const std::string& name) const { return (root_ / name).string(); }
  void write(const std::string& name) const {
    fs::create_directories((root_ / name).parent_path());
    std::ofstream(root_ / name) << "something\n";
  }

 private:
  fs::path root_;
};

}  // namespace

TEST_CASE("The page is found beside a program that is called by its path") {
  const Prefix prefix("path");
  CHECK(page_near(prefix.path("games/damas-server"), "") == prefix.path("share/damas/site"));
  fs::create_directory(prefix.path("bin"));
  fs::create_symlink("../games/damas-server", prefix.path("bin/draughts"));
  CHECK(page_near(prefix.path("bin/draughts"), "") == prefix.path("share/damas/site"));
  prefix.write("games/site/index.html");
  CHECK(page_near(prefix.path("games/damas-server"), "") == prefix.path("games/site"));
}

TEST_CASE("The page is found beside a program that the shell found") {
  const Prefix prefix("name");
  const std::string search = "/nonexistent:" + prefix.path("games") + ":/usr/bin";
  CHECK(page_near("damas-server", search) == prefix.path("share/damas/site"));
  CHECK(page_near("damas-serve", search).empty());
  CHECK(page_near("", search).empty());
}

TEST_CASE("No page is taken from the current folder") {
  const Prefix prefix("here");
  prefix.write("site/index.html");
  const fs::path before = fs::current_path();
  fs::current_path(prefix.path("."));
  CHECK(page_near("damas-server", "/nonexistent").empty());
  CHECK(page_near("damas-server", prefix.path("games")) == prefix.path("share/damas/site"));
  fs::current_path(before);
}

}  // namespace damas::net
