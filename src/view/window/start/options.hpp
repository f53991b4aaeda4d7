// Owns the options of the window program's command line.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/any_position.hpp"
#include "platform/file_access.hpp"
#include "platform/geometry.hpp"
#include "view/command_line/command_line.hpp"
#include "view/window/app/address.hpp"
#include "view/window/app/page_link.hpp"
#include "view/window/app/preferences.hpp"

namespace damas {

// The first scene. Resume: what was open at the end of the last run, else the unfinished game, else
// the menu. The others are those of first_scene_list.inc.
enum class FirstScene : std::uint8_t {
  Resume,
#define DAMAS_FIRST_SCENE(scene, name) scene,
#include "view/window/start/first_scene_list.inc"
#undef DAMAS_FIRST_SCENE
};

struct WindowProgramOptions {
  std::optional<Language> language;
  std::string theme;  // a valid id; empty: the one in the settings
  std::optional<Variant> variant;
  std::optional<AnyPosition> start;  // must be of that variant
  std::optional<Opponent> opponent;
  Size size{1200, 800};  // logical pixels
  float scale = 1;       // pixels per logical pixel of a screenshot
  FirstScene scene = FirstScene::Resume;
  std::vector<std::string> files;              // files of games to open
  std::optional<Invitation> invitation;        // to a server, and possibly a room there
  std::string games;                           // PDN to open
  bool daily_problem = false;                  // with the scene Problems
  std::optional<training::ProblemId> problem;  // likewise
  std::string lesson;                          // its id, with the scene Lessons; empty: all
  int lesson_step = 0;                         // from 0
  std::optional<puzzle::Board> deal;           // with the scene Puzzle
  std::optional<PageLinkError> bad_link;       // why the link of the page was not followed
  std::optional<std::string> screenshot;       // the file for a picture of the scene
  // The files for a picture of the board (PNG or SVG), and for an animation of a game (GIF).
  std::optional<std::string> picture;
  std::optional<std::string> animation;
  std::optional<int> picture_width;  // pixels; unset: that of the size
  PictureSize picture_size = PictureSize::Medium;
  std::string picture_colors;  // a valid id; empty: those of the theme
  std::optional<int> delay;    // milliseconds that an animation shows each position
  bool flip = false;           // Black's side at the bottom of both
  std::string data;            // folder of settings and saves; empty: the default
  // The files into which, or from which, everything in that folder is copied.
  std::optional<std::string> exported;
  std::optional<std::string> imported;
  bool identities = false;  // whether the exported file has the online identities
  // Whether the questions of the first start may be asked; see asks_at_first().
  bool may_ask = false;
  std::optional<std::uint64_t> seed;
  bool software = false;  // draw without the graphics card
  // The least size of the window, in either orientation. A browser keeps to none.
  Size least_size{360, 360};
};

// The scene of such a name, as the option and a link's '#' give it; nothing for other names.
std::optional<FirstScene> scene_named(std::string_view name);

// Follows the link by which a page was opened: the address with a '#' and the name of a scene, the
// code of a room, or the request of a PageLink. An empty link and other texts change nothing.
void follow_link(std::string_view link, WindowProgramOptions& options);

// Does not open the files yet.
std::variant<WindowProgramOptions, CommandLineEnd> read_window_options(int argc,
                                                                       const char* const* argv,
                                                                       Language otherwise);
// The program's end with an error if none of the given files can be opened. If some can, the window
// reports the others.
std::optional<CommandLineEnd> refuse_files(const WindowProgramOptions& options,
                                           const FileAccess& files, Language language);

}  // namespace damas
