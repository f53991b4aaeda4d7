#include "main/engine/whole_files.hpp"

#include <filesystem>
#include <iterator>
#include <string>
#include <string_view>

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

TEST_CASE("A text in UTF-16 is refused, and its encoding named") {
  const test::Folder folder;
  CHECK_FALSE(begins_as_utf16(""));
  CHECK_FALSE(begins_as_utf16("\xEF\xBB\xBF[Event"));
  for (const std::string_view text : {"\xFF\xFE[", "\xFE\xFF["}) {
    CHECK(begins_as_utf16(text));
    const std::string name = folder.path("utf16");
    write_whole("test", name, std::string(text));
    CHECK_THROWS_WITH_AS(
        read_whole("test", name, "PDN games"),
        ("test: '" + name + "' is encoded as UTF-16; expected PDN games in UTF-8").c_str(),
        BadInput);
  }
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
