// Owns Preferences: everything the program remembers about its user, and its text form.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/match.hpp"
#include "match/person_rating.hpp"
#include "puzzle/difficulty.hpp"
#include "view/text/language.hpp"
#include "view/window/board/motion_speed.hpp"
#include "view/window/kit/key_bindings.hpp"

namespace damas {

enum class Opponent : std::uint8_t { Computer, Person, ComputerVComputer, Program };
enum class SideChoice : std::uint8_t { White, Black, Random };
// Nothing: a random side.
std::optional<Side> side_of(SideChoice choice);

// Whether squares show numbers: as in the variant's books, always, or never.
enum class SquareNumbers : std::uint8_t { AsVariant, Always, Never };

// The mistakes of which the program warns a person in games in this window.
enum class Guard : std::uint8_t { Off, Man, Small };

// How much such a warning tells: what the move costs; or why, and with which moves.
enum class GuardSays : std::uint8_t { Cost, Reason };

// The upper limit for the number of kept finished games.
inline constexpr int most_kept_games = 10'000;

inline constexpr int most_analysis_lines = 5;

// The sizes in the settings, in percent, ascending; values between them are valid in the file.
inline constexpr std::array interface_sizes = {80, 90, 100, 110, 125, 150, 175, 200};

// The last choices in the new-game dialog.
struct NewGameChoice {
  Variant variant = Variant::Brazilian;
  std::size_t draw_table = 0;
  Opponent opponent = Opponent::Computer;
  int level = default_level;
  bool adapts = false;               // the level is that of the person's rating instead
  int second_level = default_level;  // of Black's machine in a game between two machines
  ProgramPlayer program;             // without a file: none has been chosen yet
  SideChoice side = SideChoice::White;
  TimeControl time;
  std::optional<int> takebacks;  // unset: unlimited
  bool hints = true;
  bool ballot = false;      // the opening is drawn by lot, in variants that have a list
  bool eleven_men = false;  // then by the eleven-man ballot, in variants that have it

  friend bool operator==(const NewGameChoice&, const NewGameChoice&) = default;
};

// The pictures on the puzzle's tiles.
enum class PuzzleFace : std::uint8_t { Numbers, Bay, Toucan, Houses, Own };

// The last choices for the puzzle.
struct PuzzleChoice {
  int side = 3;
  puzzle::Difficulty difficulty = puzzle::Difficulty::Any;
  PuzzleFace face = PuzzleFace::Numbers;
  bool numbered = true;  // small numbers on the tiles of a picture

  friend bool operator==(const PuzzleChoice&, const PuzzleChoice&) = default;
};

// The last choices for online play.
struct OnlineChoice {
  std::string server;  // as it was typed; empty: the default server
  std::string name;    // empty: no name
  Variant variant = Variant::Brazilian;
  TimeControl time{std::chrono::minutes(5), std::chrono::seconds(2)};
  SideChoice side = SideChoice::Random;  // in the user's own room
  bool adjudication = false;             // endgame tables may end a match
  bool ballot = false;                   // the opening is drawn by lot, as in NewGameChoice
  bool eleven_men = false;

  // Copies the choice of the game, but neither server nor name.
  void take_game_of(const OnlineChoice& other) {
    variant = other.variant;
    time = other.time;
    side = other.side;
    adjudication = other.adjudication;
    ballot = other.ballot;
    eleven_men = other.eleven_men;
  }

  friend bool operator==(const OnlineChoice&, const OnlineChoice&) = default;
};

enum class PictureSize : std::uint8_t { Small, Medium, Large };

// The last choices for shared pictures and animations.
struct PictureChoice {
  PictureSize size = PictureSize::Medium;
  std::string colors;  // the id of a theme, or of other colours; empty: those of the board

  friend bool operator==(const PictureChoice&, const PictureChoice&) = default;
};

struct Preferences {
  std::optional<Language> language;  // unset: the system's preferred language
  std::string theme;                 // id of the theme; empty: the default
  bool light_panel = false;
  // theme and light_panel were chosen by the person; otherwise the system decides
  bool own_colors = false;
  float volume = 0.7F;  // 0..1
  bool muted = false;
  MotionSpeed motion = MotionSpeed::Normal;
  bool reduced_motion = false;
  bool own_motion = false;  // the same for reduced_motion
  bool coordinates = true;
  SquareNumbers square_numbers = SquareNumbers::AsVariant;
  bool show_targets = true;
  bool show_movable = false;  // also when no capture is compulsory
  bool confirm_resign = true;
  bool ponders = true;  // strong levels think while a person is to move
  Guard guard = Guard::Off;
  GuardSays guard_says = GuardSays::Reason;
  bool pause_hidden = true;          // stops the clock in games against the computer
  bool notifications = false;        // of the person's turn, while they look elsewhere
  int kept_games = 1000;             // the number of finished games that are kept
  int analysis_lines = 3;            // of the engine in reviews
  bool statistics_as_table = false;  // instead of charts
  bool fullscreen = false;
  std::optional<int> interface_size;  // percent; unset: chosen to suit the window
  KeyBindings keys;
  NewGameChoice new_game;
  PuzzleChoice puzzle;
  OnlineChoice online;
  PictureChoice pictures;
  std::vector<std::string> recent_files;  // paths, the last one used first
  std::vector<HubProgram> programs;       // that have answered, the last one chosen first
  PersonRating rating;                    // from finished games against the computer
  ProgramPlayer adviser;                  // in reviews; without a file: our own engine

  // Moves the path to the front of the recent files.
  void remember_file(const std::string& path);
  // Moves the program to the front of the programs, under its latest name.
  void remember_program(const HubProgram& program);
  MotionSpeed motion_speed() const { return reduced_motion ? MotionSpeed::Off : motion; }
  friend bool operator==(const Preferences&, const Preferences&) = default;
};

// JSON with one setting per line.
std::string to_text(const Preferences& preferences);

struct ReadPreferences {
  Preferences preferences;  // all valid settings, defaults for the rest
  bool valid = true;        // nothing in the text was invalid
};
ReadPreferences read_preferences(std::string_view text);

// The setup of the chosen match. The seed also decides a random side.
MatchSetup setup_of(const NewGameChoice& choice, std::uint64_t seed);

}  // namespace damas
