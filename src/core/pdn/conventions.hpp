// Owns the rules for which side a result names first: in games that Black begins, old files name
// Black.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/pdn/game.hpp"

namespace damas {

struct ResultOrder {
  Side named_first = Side::White;
  ResultEvidence evidence = ResultEvidence::Standard;

  friend bool operator==(const ResultOrder&, const ResultOrder&) = default;
};

// Finds the order from one game. A clear end decides: the side to move is blocked or has no pieces
// left, or, without a GameType tag, one side is far ahead. Otherwise, in games that Black begins,
// Black is named first if the tag Black is before the tag White, or if there is no GameType tag, as
// in files from before PDN 3.0.
// Call it before removing the tags that other members repeat.
ResultOrder usual_order(const PdnGame& game);

// If the clear ends in a file show an order, applies it to the other games of the file that Black
// begins.
void apply_file_order(std::vector<PdnGame>& games);

// Sentences for tools about the games of a text whose winner or variant is guessed; empty if there
// are none.
std::string describe_guessed_winners(std::uint64_t games);
std::string describe_guessed_winners(const std::vector<PdnGame>& games);
std::string describe_guessed_variants(std::uint64_t games);

}  // namespace damas
