// Owns a game as a PDN file holds it: tags, tree of moves, result, and what was wrong with it.
#pragma once

#include <optional>
#include <vector>

#include "core/pdn/error.hpp"
#include "core/pdn/headers.hpp"
#include "core/pdn/result.hpp"
#include "core/pdn/tree.hpp"

namespace damas {

// Why a result is taken to name White or Black first.
enum class ResultEvidence : std::uint8_t {
  Standard,       // White moves first, or the game is said to be of PDN 3.0: White
  OldConvention,  // Black moves first and nothing else is known: Black, as in the drafts before 3.0
  SameFile,       // other games of the file show it
  FinalPosition,  // so it agrees with how the game ends
};

struct PdnGame {
  // Without those that the other members tell: Result, GameType, Variant, FEN, SetUp.
  PdnHeaders headers;
  PdnTree tree;
  PdnResult result;
  Side named_first = Side::White;  // by the result
  ResultEvidence evidence = ResultEvidence::Standard;
  bool variant_guessed = false;  // no tag tells it
  // In their order. With one in the main line, the tree ends before it.
  std::vector<PdnError> errors = {};
  // Its bytes in the text it was read from.
  std::size_t begin = 0;
  std::size_t end = 0;

  Variant variant() const { return tree.variant(); }
  bool is_whole() const { return errors.empty(); }
  // Nothing for a draw or an unknown result.
  std::optional<Side> winner() const { return damas::winner(result.score, named_first); }
};

}  // namespace damas
