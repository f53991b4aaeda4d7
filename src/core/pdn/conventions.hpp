// Owns whom a result names first: old files of games that Black begins name Black.
#pragma once

#include <vector>

#include "core/pdn/game.hpp"

namespace damas {

struct ResultOrder {
  Side named_first = Side::White;
  ResultEvidence evidence = ResultEvidence::Standard;

  friend bool operator==(const ResultOrder&, const ResultOrder&) = default;
};

// From one game. How it ends decides if that is clear: the side to move is blocked or has no pieces
// left, or, without a GameType tag, one side is far ahead. Else, where Black begins: the order of
// the tags White and Black; then Black for games without a GameType tag, as those before PDN 3.0
// have none.
// Asked before the tags told by other members are removed.
ResultOrder usual_order(const PdnGame& game);

// Lets games whose ends show the order speak for the others of their file that Black begins.
void apply_file_order(std::vector<PdnGame>& games);

}  // namespace damas
