#include "house/includes.hpp"

#include <string>
#include <vector>

#include <doctest/doctest.h>

namespace damas::house {

namespace {

std::size_t forbidden(std::string path, std::string_view text) {
  return forbidden_includes(source_file(std::move(path), text)).size();
}

// Whether a folder of the window may include another one.
bool includes(const std::string& folder, const std::string& other) {
  const std::string line = "#include \"view/window/" + other + "/b.hpp\"\n";
  return forbidden("src/view/window/" + folder + "/a.cpp", line) == 0;
}

}  // namespace

TEST_CASE("A finding names file, line and rule") {
  const auto found = forbidden_includes(
      source_file("src/core/board.hpp", "// Owns it.\n\n#include \"match/match.hpp\"\n"));
  REQUIRE(found.size() == 1);
  CHECK(to_string(found.front()).starts_with("src/core/board.hpp:3: core may not include match/"));
}

TEST_CASE("The list of rooms allows includes in one direction only") {
  for (const std::string& permission : upward_permissions())
    FAIL_CHECK(permission);
}

TEST_CASE("The core includes itself and the standard library") {
  CHECK(forbidden("src/core/a.cpp", "#include <vector>\n#include \"core/board.hpp\"\n") == 0);
  CHECK(forbidden("src/core/a.cpp", "#include \"engine/engine.hpp\"\n") == 1);
  CHECK(forbidden("src/core/a.cpp", "#include <SDL.h>\n") == 1);
  CHECK(forbidden("src/core/a.cpp", "#include <unistd.h>\n") == 1);
}

TEST_CASE("The match may include only the engine's public header") {
  CHECK(forbidden("src/match/a.cpp", "#include \"engine/engine.hpp\"\n") == 0);
  CHECK(forbidden("src/match/a.cpp", "#include \"engine/search.hpp\"\n") == 1);
}

TEST_CASE("The platform knows nothing of draughts") {
  CHECK(forbidden("src/platform/a.cpp", "#include <SDL_ttf.h>\n#include <imgui.h>\n") == 0);
  CHECK(forbidden("src/platform/a.cpp", "#include \"core/square.hpp\"\n") == 1);
}

TEST_CASE("Of the user interfaces only the window may use Dear ImGui, and none SDL") {
  CHECK(forbidden("src/view/window/kit/a.cpp", "#include <imgui.h>\n") == 0);
  CHECK(forbidden("src/view/window/kit/a.cpp", "#include <SDL.h>\n") == 1);
  CHECK(forbidden("src/view/window/kit/a.cpp", "#include <imgui_internal.h>\n") == 1);
  CHECK(forbidden("src/view/window/editor/a.cpp", "#include <imgui_internal.h>\n") == 1);
  CHECK(forbidden("src/view/terminal/a.cpp", "#include <imgui.h>\n") == 1);
  CHECK(forbidden("src/view/terminal/a.cpp", "#include \"platform/canvas.hpp\"\n") == 1);
  CHECK(forbidden("src/view/terminal/a.cpp", "#include \"view/window/app/app.hpp\"\n") == 1);
}

TEST_CASE("The folders of the window include only folders below them") {
  const std::vector<std::string> folders = folders_of_window();
  REQUIRE(folders.size() > scenes_of_window().size());
  CHECK(folders.front() == "board");
  CHECK(folders.back() == "start");
  for (std::size_t low = 0; low < folders.size(); ++low) {
    for (std::size_t high = low + 1; high < folders.size(); ++high) {
      CAPTURE(folders[low]);
      CAPTURE(folders[high]);
      CHECK_FALSE(includes(folders[low], folders[high]));
    }
  }
  CHECK(includes("kit", "board"));
  CHECK(includes("app", "kit"));
  CHECK(includes("dialogs", "app"));
  CHECK(includes("games", "dialogs"));
  CHECK(includes("frame", "app"));
  CHECK(includes("checkers", "frame"));
  CHECK_FALSE(includes("frame", "dialogs"));
  CHECK(forbidden("src/view/window/a.cpp", "") == 1);
}

TEST_CASE("No scene of the window knows another, and only start knows them all") {
  const std::vector<std::string> scenes = scenes_of_window();
  REQUIRE(scenes.size() > 1);
  for (const std::string& each : scenes) {
    CAPTURE(each);
    CHECK(includes(each, "app"));
    CHECK(includes(each, "dialogs"));
    CHECK(includes("start", each));
    for (const std::string& other : scenes)
      CHECK(includes(each, other) == (each == other));
  }
}

TEST_CASE("A header without its room, or a file in no room, is found") {
  CHECK(forbidden("src/core/a.cpp", "#include \"board.hpp\"\n") == 1);
  CHECK(forbidden("src/cellar/a.cpp", "") == 1);
}

TEST_CASE("A room whose name begins like another's is another room") {
  CHECK(forbidden("src/core/a.cpp", "#include \"corelike/a.hpp\"\n") == 1);
  CHECK(forbidden("src/corelike/a.cpp", "") == 1);
}

}  // namespace damas::house
