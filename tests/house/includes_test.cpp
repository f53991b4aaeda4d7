#include "house/includes.hpp"

#include <string>

#include <doctest/doctest.h>

namespace damas::house {
namespace {

std::size_t forbidden(std::string path, std::string_view text) {
  return forbidden_includes(source_file(std::move(path), text)).size();
}

TEST_CASE("A finding names file, line and rule") {
  const auto found = forbidden_includes(
      source_file("src/core/board.hpp", "// Owns it.\n\n#include \"match/match.hpp\"\n"));
  REQUIRE(found.size() == 1);
  CHECK(to_string(found.front()).starts_with("src/core/board.hpp:3: core may not include match/"));
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
  CHECK(forbidden("src/view/window/a.cpp", "#include <imgui.h>\n") == 0);
  CHECK(forbidden("src/view/window/a.cpp", "#include <SDL.h>\n") == 1);
  CHECK(forbidden("src/view/terminal/a.cpp", "#include <imgui.h>\n") == 1);
  CHECK(forbidden("src/view/terminal/a.cpp", "#include \"platform/canvas.hpp\"\n") == 1);
  CHECK(forbidden("src/view/terminal/a.cpp", "#include \"view/window/app.hpp\"\n") == 1);
}

TEST_CASE("A header without its room, or a file in no room, is found") {
  CHECK(forbidden("src/core/a.cpp", "#include \"board.hpp\"\n") == 1);
  CHECK(forbidden("src/cellar/a.cpp", "") == 1);
}

TEST_CASE("A room whose name begins like another's is another room") {
  CHECK(forbidden("src/core/a.cpp", "#include \"corelike/a.hpp\"\n") == 1);
  CHECK(forbidden("src/corelike/a.cpp", "") == 1);
}

}  // namespace
}  // namespace damas::house
