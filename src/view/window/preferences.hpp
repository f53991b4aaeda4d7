// Owns Preferences: all that the program remembers about its user, and its form as text.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/match.hpp"
#include "puzzle/difficulty.hpp"
#include "view/text/language.hpp"
#include "view/window/board/motion_speed.hpp"
#include "view/window/key_bindings.hpp"

namespace damas {

enum class Opponent : std::uint8_t { Computer, Person, ComputerVComputer, Program };
enum class SideChoice : std::uint8_t { White, Black, Random };
// Nothing: by lot.
std::optional<Side> side_of(SideChoice choice);

// Numbers inside the squares: where the variant's books number them, or everywhere, or nowhere.
enum class SquareNumbers : std::uint8_t { AsVariant, Always, Never };

// As many finished games can be kept at most.
inline constexpr int most_kept_games = 10'000;

// Percent, from the smallest; other ones between are as good, if somebody writes them into the
// file.
inline constexpr std::array interface_sizes = {80, 90, 100, 110, 125, 150, 175, 200};

// What the new-game dialog was last told.
struct NewGameChoice {
  Variant variant = Variant::Brazilian;
  std::size_t draw_table = 0;
  Opponent opponent = Opponent::Computer;
  int level = default_level;
  int second_level = default_level;  // of the machine that plays black against the machine
  ProgramPlayer program;             // without a file: none has been chosen yet
  SideChoice side = SideChoice::White;
  TimeControl time;
  std::optional<int> takebacks;  // unset: no limit
  bool hints = true;

  friend bool operator==(const NewGameChoice&, const NewGameChoice&) = default;
};

// What lies on the tiles of the puzzle.
enum class PuzzleFace : std::uint8_t { Numbers, Bay, Toucan, Houses, Own };

// How the puzzle was last played.
struct PuzzleChoice {
  int side = 3;
  puzzle::Difficulty difficulty = puzzle::Difficulty::Any;
  PuzzleFace face = PuzzleFace::Numbers;
  bool numbered = true;  // small numbers on the tiles of a picture

  friend bool operator==(const PuzzleChoice&, const PuzzleChoice&) = default;
};

// How the person last played online.
struct OnlineChoice {
  std::string server;  // its address as it was written; empty: the usual one
  std::string name;    // empty: without one
  Variant variant = Variant::Brazilian;
  TimeControl time{std::chrono::minutes(5), std::chrono::seconds(2)};
  SideChoice side = SideChoice::Random;  // in a room of one's own

  // What is played, but neither where nor under which name.
  void take_game_of(const OnlineChoice& other) {
    variant = other.variant;
    time = other.time;
    side = other.side;
  }

  friend bool operator==(const OnlineChoice&, const OnlineChoice&) = default;
};

struct Preferences {
  std::optional<Language> language;  // unset: what the system prefers
  std::string theme;                 // its id; empty: the default
  bool light_panel = false;
  float volume = 0.7F;  // 0..1
  bool muted = false;
  MotionSpeed motion = MotionSpeed::Normal;
  bool reduced_motion = false;
  bool coordinates = true;
  SquareNumbers square_numbers = SquareNumbers::AsVariant;
  bool show_targets = true;
  bool show_movable = false;  // also when capturing is not compulsory
  bool confirm_resign = true;
  bool pause_hidden = true;  // the clock, against the computer
  int kept_games = 1000;     // that were finished here, the newest of them
  bool fullscreen = false;
  std::optional<int> interface_size;  // percent; unset: as suits the window
  KeyBindings keys;
  NewGameChoice new_game;
  PuzzleChoice puzzle;
  OnlineChoice online;
  std::vector<std::string> recent_files;  // paths, the latest first
  std::vector<HubProgram> programs;       // that have answered, the one chosen last first
  ProgramPlayer adviser;                  // in reviews; without a file: our own engine

  // Puts it first among the recent files.
  void remember_file(const std::string& path);
  // Likewise among the programs, by its latest name.
  void remember_program(const HubProgram& program);
  MotionSpeed motion_speed() const { return reduced_motion ? MotionSpeed::Off : motion; }
  friend bool operator==(const Preferences&, const Preferences&) = default;
};

// JSON, one setting a line.
std::string to_text(const Preferences& preferences);

struct ReadPreferences {
  Preferences preferences;  // whatever could be read, defaults for the rest
  bool sound = true;        // nothing was wrong
};
ReadPreferences read_preferences(std::string_view text);

// The match that the dialog describes. The seed decides a random side, too.
MatchSetup setup_of(const NewGameChoice& choice, std::uint64_t seed);

}  // namespace damas
