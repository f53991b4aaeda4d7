// Owns contests: many games between two players, each opening played twice with colours exchanged.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "main/engine/match/entrant.hpp"
#include "main/engine/match/journal.hpp"
#include "main/engine/match/openings.hpp"
#include "main/engine/match/player.hpp"
#include "main/engine/match/referee.hpp"
#include "main/engine/match/tally.hpp"

namespace damas::tool {

using MakePlayer = std::function<std::unique_ptr<Player>(const Entrant&, const PlayerOptions&)>;

struct Contest {
  Variant variant = Variant::Brazilian;
  std::size_t draw_table = 0;
  Entrant a;
  Entrant b;
  int pairs = 50;
  std::uint64_t seed = 1;  // for openings and random choices
  int threads = 1;         // games at a time
  OpeningOptions openings = {};
  RefereeOptions referee = {};
  std::optional<Sprt> sprt = std::nullopt;  // if set, ends the contest as soon as it is decided
  MakePlayer make_player = damas::tool::make_player;
};

// Callbacks for finished games. They are called in the order of the pairs, even if a later pair
// ends first, and never at the same time.
struct ContestCallbacks {
  std::function<void(const Tally& so_far)> progress = [](const Tally&) {};
  std::function<void(const GameRecord&)> game = [](const GameRecord&) {};
};

// All settings that determine the games, as text. Contests with the same text can share games.
std::string settings_text(const Contest& contest);

// Plays the contest. The games do not depend on the number of threads, unless a limit is a time.
// With a journal, the games in it are not played again, and new games are added to it.
Tally play_contest(const Contest& contest, const ContestCallbacks& callbacks = {},
                   Journal* journal = nullptr);

}  // namespace damas::tool
