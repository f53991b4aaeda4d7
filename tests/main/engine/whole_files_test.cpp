#include "main/engine/whole_files.hpp"

#include <filesystem>
#include <iterator>

#include <doctest/doctest.h>

#include "files/test_folder.hpp"
#include "main/engine/setup.hpp"

namespace damas::tool {

TEST_CASE("What cannot be written is refused, and what can be written stays as it was") {
  const test::Folder folder;
  const std::string old = folder.path("old");
  write_whole("test", old, "content");
  CHECK_NOTHROW(refuse_unwritable("test", old));
  CHECK(read_whole("test", old, "text") == "content");
  CHECK_NOTHROW(refuse_unwritable("test", folder.path("new")));
  CHECK_FALSE(std::filesystem::exists(folder.path("new")));
  CHECK_NOTHROW(refuse_unwritable("test", ""));
  CHECK_NOTHROW(refuse_unwritable("test", "-"));
  CHECK_THROWS_AS(refuse_unwritable("test", old + "/below_a_file"), BadInput);
  CHECK_THROWS_AS(refuse_unwritable("test", folder.path("missing") + "/new"), BadInput);
  CHECK_THROWS_AS(refuse_unwritable("test", folder.path()), BadInput);
}

TEST_CASE("A file that is replaced needs a folder in which a new one can be written") {
  const test::Folder folder;
  const std::string old = folder.path("old");
  write_whole("test", old, "content");
  std::filesystem::permissions(old, std::filesystem::perms::owner_read);
  CHECK_NOTHROW(refuse_irreplaceable("test", old));
  CHECK_NOTHROW(refuse_irreplaceable("test", folder.path("new")));
  CHECK_NOTHROW(refuse_irreplaceable("test", ""));
  CHECK(read_whole("test", old, "text") == "content");
  const std::filesystem::directory_iterator files(folder.path());
  CHECK(std::distance(begin(files), end(files)) == 1);
  CHECK_THROWS_AS(refuse_irreplaceable("test", folder.path("missing") + "/new"), BadInput);
  CHECK_THROWS_AS(refuse_irreplaceable("test", folder.path()), BadInput);
}

}  // namespace damas::tool
