#include "main/engine/whole_files.hpp"

#include <filesystem>

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

}  // namespace damas::tool
