#include "files/set_aside.hpp"

#include <filesystem>
#include <fstream>

#include <doctest/doctest.h>

#include "files/paths.hpp"
#include "files/test_folder.hpp"

namespace damas {

TEST_CASE("a file is set aside under a name that nothing has") {
  const test::Folder folder;
  std::error_code error;
  for (const char* name : {"a.json.bad-1", "a.json.bad-2"}) {
    std::ofstream(path_of(folder.path("a.json"))) << "x";
    CHECK(set_aside(folder.path("a.json"), error) == folder.path(name));
    CHECK_FALSE(error);
    CHECK(std::filesystem::exists(path_of(folder.path(name))));
  }
  CHECK_FALSE(std::filesystem::exists(path_of(folder.path("a.json"))));
}

TEST_CASE("a failure to rename is reported") {
  const test::Folder folder;
  std::error_code error;
  CHECK_FALSE(set_aside(folder.path("missing"), error));
  CHECK(error);
}

}  // namespace damas
