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
  std::uint64_t seed = 1;  // of openings and choices
  int threads = 1;         // games at a time
  OpeningOptions openings = {};
  RefereeOptions referee = {};
  std::optional<Sprt> sprt = std::nullopt;  // ends the contest when it is decided
  MakePlayer make_player = damas::tool::make_player;
};

// Pairs are told in their order, whichever ends first, and never two at a time.
struct Audience {
  std::function<void(const Tally& so_far)> progress = [](const Tally&) {};
  std::function<void(const GameRecord&)> game = [](const GameRecord&) {};
};

// What decides which games are played, as text: games of one contest may serve another with the
// same settings.
std::string settings_text(const Contest& contest);

// The same contest gives the same games whatever the number of threads, as long as its limits are
// not times. With a journal, games that are in it are not played again, and those that are played
// are added.
Tally hold(const Contest& contest, const Audience& audience = {}, Journal* journal = nullptr);

}  // namespace damas::tool
