// Owns Destination: every place to which a scene can send the person, as a plain value. Scenes know
// only these values; the folder `start` makes the scenes for them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/any_position.hpp"
#include "core/board_edit.hpp"
#include "core/pdn/game.hpp"
#include "core/position_pattern.hpp"
#include "puzzle/board.hpp"
#include "view/window/app/address.hpp"
#include "view/window/app/game_file.hpp"
#include "view/window/app/preferences.hpp"

namespace damas {

enum class HelpPage : std::uint8_t { Rules, Keys, Online };

namespace destination {

struct Menu {};

// The dialog in which a game is set up.
struct NewGame {
  std::optional<Opponent> opponent;  // unset: the last choice
  std::optional<AnyPosition> start;  // unset: the start of the chosen variant
  bool below_agreed = false;         // the scene directly below has agreed to be closed
};

// A new match in this window.
struct LocalMatch {
  NewGameChoice choice;
  std::optional<AnyPosition> start;  // of the same variant, if given
  std::vector<Move> opening = {};    // already played from there
};

// The unfinished match; the menu if there is none.
struct ResumedMatch {};

// The file in which a game under review was kept when the program ended.
struct EarlierFile {
  std::string path;           // empty: none yet, and the person is asked for one
  bool programs_own = false;  // in the Store, under that name
  std::size_t index = 0;      // of the game there
  std::string game = {};      // as it was written there
};

struct Review {
  PdnGame game;
  // The place at which the game is saved. Unset: it can only be copied. Without a file: the person
  // is asked for one.
  std::optional<KeptGame> place;
  int ply = 0;           // of the main line, at which the review begins
  bool analyse = false;  // begin at once to analyse the whole game
  bool own = false;      // played here: mistakes that its analysis finds are collected
  // Its match in My games, which get its analysis, too.
  std::optional<std::uint64_t> match = {};
  // The rest is for a review that comes back.
  std::optional<EarlierFile> earlier = {};  // searched for the game's place if `place` is unset
  std::vector<std::size_t> way = {};        // the child at each node from the root to the shown one
  bool changed = false;                     // since the game was saved
  bool flipped = false;
};

struct Editor {
  std::optional<AnyPosition> start;  // unset: the start of the last chosen variant
  bool flipped = false;
  // The rest is for a position that comes back.
  std::optional<BoardEdit> edited = {};  // from that start; unset: nothing has been changed
  std::string typed = {};                // text that is no position yet
};

// The unfinished puzzle, or a new one.
struct Puzzle {
  std::optional<puzzle::Board> deal = {};  // solvable; goes before an unfinished one
};

// Problems of the chosen variant.
struct Problems {
  std::optional<Variant> variant;  // unset: that of the last new game
  bool daily = false;              // begins with the problem of the day
  // Begins with the problem that has this identifier, if there is one.
  std::optional<std::uint64_t> problem = {};
};

// The person's collected mistakes that are due.
struct Mistakes {};

// A lesson, or the list of all lessons.
struct Lessons {
  std::string lesson = {};  // its id; empty: the person chooses
  std::string text = {};    // of a person's own lessons; empty: those of the program
  int step = 0;             // of the lesson, to begin with; past the last one, the lesson is over
  // Without a named lesson, its lessons come first; the trainers in the list have it, too.
  std::optional<Variant> variant = {};
};

// Questions about the names of squares.
struct SquareTrainer {
  std::optional<Variant> variant = {};  // unset: that of the last new game
  bool find = false;                    // squares are to be found, not named
  bool timed = false;
};

// Endings against perfect play.
struct EndgameTrainer {
  std::optional<Variant> variant = {};   // likewise
  std::optional<std::size_t> task = {};  // its place among those of the variant; unset: the usual
};

// Openings against a book.
struct OpeningPractice {
  std::optional<Variant> variant = {};    // unset: that of the last new game
  std::optional<AnyPosition> start = {};  // of the variant, if given; unset: the usual one
  std::optional<Side> side = {};          // unset: the one to move in a given start; else White
  std::optional<int> own_moves = {};      // of a line, at most; unset: the usual number
};

// The pieces on the lab's board and the choices beside it.
struct LabSetting {
  int piece = 0;        // the place in LabPiece
  std::string squares;  // 'p' for the piece, 'f' for friends, 'e' for enemies, else '.'; A1, B1, …
  int tool = 0;         // the place in LabTool
  bool magic = false;   // the page of magic numbers
  bool flipped = false;

  friend bool operator==(const LabSetting&, const LabSetting&) = default;
};

// The sliding lab.
struct Lab {
  std::optional<LabSetting> setting = {};  // unset: a board that shows all kinds of steps
};

struct Help {
  Variant variant = Variant::Brazilian;
  std::size_t draw_table = 0;
  HelpPage page = HelpPage::Rules;
};

struct Settings {};

// The lobby of a server.
struct Online {
  std::optional<Invitation> invitation;  // unset: to the default server
};

// The games that were finished here.
struct MyGames {};

// The games of the person's database.
struct GamesDatabase {
  std::optional<PositionPattern> pattern = {};  // only games that reach it are shown
  bool edit = false;                            // the person first changes the pattern
};

// The questions of the first start.
struct Welcome {
  std::optional<Language> language;  // already told; it is not asked for, but kept like an answer
};

// Results, ratings and progress.
struct Statistics {};

// The games in files or texts: a single one by itself, several as a list.
struct Files {
  std::vector<std::string> paths;
  bool as_list = false;  // also large ones, which are otherwise offered to the games database
};
struct PastedGames {
  std::string text;
};
struct DroppedGames {
  std::string text;
};

// A list of games; there is at least one file.
struct GameList {
  std::vector<std::shared_ptr<GameFile>> files;
  std::optional<PositionPattern> pattern = {};  // only games that reach it are shown
};

}  // namespace destination

namespace detail {

// A comma stands before each alternative of destination_list.inc, so the first argument is none.
template <class, class... Alternatives>
using VariantOf = std::variant<Alternatives...>;

}  // namespace detail

// A class and not an alias, so that copies of so many alternatives are compiled in one file only.
// So are conversions: by a template, each alternative would cost each file that uses it 0.1 s.
struct Destination : detail::VariantOf<void
#define DAMAS_DESTINATION(Place) , destination::Place
#include "view/window/app/destination_list.inc"
#undef DAMAS_DESTINATION
                                       > {
  using Base = variant;

#define DAMAS_DESTINATION(Place) Destination(destination::Place place);
#include "view/window/app/destination_list.inc"
#undef DAMAS_DESTINATION

  Destination();
  Destination(const Destination& other);
  Destination(Destination&& other) noexcept;
  Destination& operator=(const Destination& other);
  Destination& operator=(Destination&& other) noexcept;
  ~Destination();
};

}  // namespace damas
