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
#include "core/pdn/game.hpp"
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
};

// The unfinished match; the menu if there is none.
struct ResumedMatch {};

struct Review {
  PdnGame game;
  // Where the game is saved. Unset: it can only be copied. Without a file: the person is asked for
  // one.
  std::optional<KeptGame> place;
  int ply = 0;           // of the main line, at which the review begins
  bool analyse = false;  // the whole game, at once
};

struct Editor {
  std::optional<AnyPosition> start;  // unset: the start of the last chosen variant
  bool flipped = false;
};

// The unfinished puzzle, or a new one.
struct Puzzle {};

// Problems of the chosen variant.
struct Problems {
  std::optional<Variant> variant;  // unset: that of the last new game
  bool daily = false;              // begins with the problem of the day
};

// A lesson, or the list of all lessons.
struct Lessons {
  std::string lesson = {};  // its id; empty: the person chooses
};

struct Lab {};

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

// The games in files or texts: a single one by itself, several as a list.
struct Files {
  std::vector<std::string> paths;
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
};

}  // namespace destination

using Destination =
    std::variant<destination::Menu, destination::NewGame, destination::LocalMatch,
                 destination::ResumedMatch, destination::Review, destination::Editor,
                 destination::Problems, destination::Lessons, destination::Puzzle, destination::Lab,
                 destination::Help, destination::Settings, destination::Online,
                 destination::MyGames, destination::Files, destination::PastedGames,
                 destination::DroppedGames, destination::GameList>;

}  // namespace damas
