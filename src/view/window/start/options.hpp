// Owns what the window program was asked on its command line.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/any_position.hpp"
#include "platform/file_access.hpp"
#include "platform/geometry.hpp"
#include "view/command_line/command_line.hpp"
#include "view/window/online/address.hpp"
#include "view/window/preferences.hpp"

namespace damas {

// What is shown first. Resume: the unfinished game if there is one, else the menu.
enum class FirstScene : std::uint8_t {
  Resume,
  Menu,
  Checkers,
  NewGame,
  Settings,
  Rules,
  Keys,
  Puzzle,
  Review,
  Editor,
  Lab,
  Online,
};

struct WindowProgramOptions {
  std::optional<Language> language;
  std::string theme;  // an id that exists; empty: what the settings say
  std::optional<Variant> variant;
  std::optional<AnyPosition> start;  // of that variant
  std::optional<Opponent> opponent;
  Size size{1200, 800};  // logical pixels
  float scale = 1;       // pixels per logical pixel, of a screenshot
  FirstScene scene = FirstScene::Resume;
  std::vector<std::string> files;         // of games, to be opened
  std::optional<Invitation> invitation;   // to a server, and perhaps to a room there
  std::optional<std::string> screenshot;  // file for the picture of the scene
  std::string data;                       // folder of settings and saves; empty: the system's
  std::optional<std::uint64_t> seed;
  bool software = false;  // draw without the graphics card
};

// Files are not looked at yet.
std::variant<WindowProgramOptions, CommandLineEnd> read_window_options(int argc,
                                                                       const char* const* argv,
                                                                       Language otherwise);
// What stands against opening the files, as for any wrong option, where not one of them can be
// opened. Otherwise the window tells which cannot.
std::optional<CommandLineEnd> refuse_files(const WindowProgramOptions& options,
                                           const FileAccess& files, Language language);

}  // namespace damas
