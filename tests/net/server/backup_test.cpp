// The SQLite file: its permissions, and copies of it while it is in use.
#include "net/server/storage/backup.hpp"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <sys/stat.h>

#include <doctest/doctest.h>

#include "files/test_folder.hpp"
#include "net/server/storage/private_files.hpp"
#include "net/server/storage/storage.hpp"
#include "net/server/storage/take_name.hpp"

namespace damas::net {

namespace {

namespace fs = std::filesystem;

const UserId ana{"11111111-2222-4333-8444-555555555555"};

unsigned mode_of(const std::string& path) {
  struct stat found {};
  REQUIRE(stat(path.c_str(), &found) == 0);
  return found.st_mode & 0777U;
}

void set_mode(const std::string& path, unsigned mode) {
  REQUIRE(chmod(path.c_str(), mode) == 0);
}

// Files in the folder.
std::size_t files(const test::Folder& folder) {
  return static_cast<std::size_t>(
      std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()));
}

}  // namespace

TEST_CASE("other users may not read a new database, its additional files, or its folder") {
  const test::Folder folder;
  const std::string data = folder.path("a/b");
  make_private_folder(data);
  CHECK(mode_of(data) == 0700);
  const std::string path = data + "/damas.sqlite";
  const auto store = open_storage(path, "p");
  store->users().add({ana, "Ana"}, "secret", 1);
  for (const char* part : {"", "-wal", "-shm", ".lock"}) {
    INFO(part);
    CHECK(mode_of(path + part) == 0600);
  }
  CHECK(narrow_files(path, data).empty());
}

TEST_CASE("too wide permissions of files and folder are narrowed and reported") {
  const test::Folder folder;
  const std::string path = folder.path("damas.sqlite");
  const auto store = open_storage(path, "p");
  store->users().add({ana, "Ana"}, "secret", 1);
  for (const char* part : {"", "-wal", "-shm"})
    set_mode(path + part, 0644);
  set_mode(folder.path(), 0755);
  const auto narrowed = narrow_files(path, folder.path());
  REQUIRE(narrowed.size() == 4);
  CHECK(narrowed[0].path == path);
  CHECK(narrowed[0].was == "0644");
  CHECK(narrowed[3].path == folder.path());
  CHECK(narrowed[3].was == "0755");
  for (const Narrowed& one : narrowed)
    CHECK(one.why_not.empty());
  for (const char* part : {"", "-wal", "-shm"})
    CHECK(mode_of(path + part) == 0600);
  CHECK(mode_of(folder.path()) == 0700);
}

TEST_CASE("a folder that is named as the database stays usable") {
  const test::Folder folder;
  set_mode(folder.path(), 0755);
  CHECK(narrow_files(folder.path(), {}).empty());
  CHECK(mode_of(folder.path()) == 0755);
}

TEST_CASE("a folder with other files keeps its permissions, which is reported") {
  const test::Folder folder;
  set_mode(folder.path(), 0755);
  std::ofstream(folder.path("letter.txt")) << "hello";
  const std::string path = folder.path("damas.sqlite");
  make_private_file(path);
  const auto narrowed = narrow_files(path, folder.path());
  REQUIRE(narrowed.size() == 1);
  CHECK(narrowed[0].why_not == "it also holds letter.txt, which others may read");
  CHECK(mode_of(folder.path()) == 0755);
}

TEST_CASE("a private copy beside the database does not prevent narrowing") {
  const test::Folder folder;
  const std::string path = folder.path("damas.sqlite");
  const auto store = open_storage(path, "p");
  back_up(path, folder.path("monday.sqlite"), false);
  fs::create_directory(folder.path("older"));
  set_mode(folder.path("older"), 0700);
  set_mode(folder.path(), 0755);
  const auto narrowed = narrow_files(path, folder.path());
  REQUIRE(narrowed.size() == 1);
  CHECK(narrowed[0].why_not.empty());
  CHECK(mode_of(folder.path()) == 0700);
}

TEST_CASE("without hard links a file gets its name and replaces no other file") {
  static std::string appears;  // between the check and the copy
  const auto no_links = [](const char*, const char* name) {
    if (!appears.empty()) std::ofstream(name) << appears;
    errno = EPERM;
    return -1;
  };
  const test::Folder folder;
  const std::string draft = folder.path("draft");
  const std::string name = folder.path("copy");
  std::ofstream(draft) << "whole";
  appears = "precious";
  CHECK_THROWS_WITH(take_name(draft, name, false, no_links), "File exists");
  CHECK(fs::file_size(name) == appears.size());
  CHECK(fs::exists(draft));
  appears.clear();
  fs::remove(name);
  take_name(draft, name, false, no_links);
  CHECK(fs::file_size(name) == 5);
  CHECK(files(folder) == 1);
}

TEST_CASE("a copy is made while a server writes, and a server can continue from it") {
  const test::Folder folder;
  const std::string copy = folder.path("copy: it's.sqlite");
  const auto store = open_storage(folder.path("damas.sqlite"), "p");
  store->users().add({ana, "Ana"}, "secret", 1);
  store->begin();
  store->users().add({{"aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee"}, "Rui"}, "other", 1);
  const Copied copied = back_up(folder.path("damas.sqlite"), copy, false);
  store->commit();
  CHECK(copied.players == 1);
  CHECK(copied.matches == 0);
  CHECK(mode_of(copy) == 0600);
  const auto again = open_storage(copy, "q");
  CHECK(again->users().find_by_token("secret").has_value());
  CHECK_FALSE(again->users().find_by_token("other").has_value());
}

TEST_CASE("a copy replaces no file unless requested") {
  const test::Folder folder;
  const std::string copy = folder.path("copy");
  { const auto store = open_storage(folder.path("damas.sqlite"), "p"); }
  std::ofstream(copy) << "precious";
  CHECK_THROWS_WITH(back_up(folder.path("damas.sqlite"), copy, false),
                    doctest::Contains("already exists; name another file, or add --replace"));
  CHECK(fs::file_size(copy) == 8);
  CHECK(back_up(folder.path("damas.sqlite"), copy, true).players == 0);
  CHECK(fs::file_size(copy) > 8);
}

TEST_CASE("a copy never replaces the database or its additional files") {
  const test::Folder folder;
  const std::string path = folder.path("damas.sqlite");
  const auto store = open_storage(path, "p");
  store->users().add({ana, "Ana"}, "secret", 1);
  fs::create_symlink(path, folder.path("link.sqlite"));
  fs::create_hard_link(path, folder.path("other-name.sqlite"));
  for (const char* name :
       {"damas.sqlite", "damas.sqlite-wal", "damas.sqlite-shm", "damas.sqlite-journal",
        "damas.sqlite.lock", "./damas.sqlite", "link.sqlite", "other-name.sqlite"}) {
    INFO(name);
    CHECK_THROWS_WITH_AS(back_up(path, folder.path(name), true),
                         doctest::Contains("belongs to the database itself"), std::runtime_error);
  }
  CHECK(back_up(path, folder.path("copy"), false).players == 1);
}

TEST_CASE("a failed copy is reported, and leaves no file") {
  const test::Folder folder;
  const std::string letter = folder.path("letter.sqlite");
  std::ofstream(letter) << "this is a letter and no database, as anybody can see who reads it";
  const std::string empty = folder.path("empty.sqlite");
  { const std::ofstream made(empty); }
  const std::size_t before = files(folder);
  const auto fails = [&](const std::string& from, const std::string& to, const char* why) {
    CHECK_THROWS_WITH(back_up(from, to, false), doctest::Contains(why));
  };
  fails(folder.path("none.sqlite"), folder.path("copy"), "there is no database at ");
  fails("postgresql://damas@localhost/damas", folder.path("copy"), "pg_dump");
  fails(letter, folder.path("copy"), "file is not a database");
  fails(empty, folder.path("copy"), "expected a database of damas-server");
  fails(empty, "", "expected the name of a file for the copy");
  fails(empty, folder.path(), "is a folder; expected the name of a file");
  fails(empty, folder.path("none/copy"), "No such file or directory");
  CHECK(files(folder) == before);
}

// Damaged as by a disk error.
TEST_CASE("a damaged database is not copied") {
  const test::Folder folder;
  const std::string path = folder.path("damas.sqlite");
  { const auto store = open_storage(path, "p"); }
  {
    std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(4096);
    file << std::string(8192, 'x');
  }
  CHECK_THROWS_WITH(back_up(path, folder.path("copy"), false), doctest::Contains("cannot copy "));
  CHECK_FALSE(fs::exists(folder.path("copy")));
}

}  // namespace damas::net
