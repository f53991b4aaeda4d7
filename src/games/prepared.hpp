// Owns games on their way from PDN into a database: all that can be computed without it, so that
// several threads can.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/pdn/game.hpp"
#include "core/pdn/reader.hpp"
#include "games/facts.hpp"
#include "games/packed_tags.hpp"
#include "games/visits.hpp"

namespace damas::games {

struct PreparedGame {
  Variant variant = Variant::Brazilian;
  std::string tags;
  std::string moves;
  SharedTexts shared;
  Facts facts = {};  // without the variant and the numbers of names
  std::vector<Visit> visits;
  bool winner_guessed = false;
  bool variant_guessed = false;
  int line = 1;  // where the game begins in its text, from 1
};

// The game must be whole.
PreparedGame prepared(const PdnGame& game);

// The games of a text, apart from broken ones.
struct PreparedText {
  std::vector<PreparedGame> games;
  std::vector<PdnError> errors;  // of the broken games
  int broken = 0;                // games
};
PreparedText prepared(std::string_view text, const PdnOptions& options);

}  // namespace damas::games
