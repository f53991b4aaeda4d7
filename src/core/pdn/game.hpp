// Owns a game of a PDN file: its tags, tree of moves, result and errors.
#pragma once

#include <optional>
#include <vector>

#include "core/pdn/error.hpp"
#include "core/pdn/headers.hpp"
#include "core/pdn/result.hpp"
#include "core/pdn/tree.hpp"

namespace damas {

// Why the reader assumes that a result names White or Black first.
enum class ResultEvidence : std::uint8_t {
  Standard,       // White, because White moves first or there is a GameType tag
  OldConvention,  // Black, because the order or lack of tags shows the custom before PDN 3.0
  SameFile,       // the order that other games of the file show
  FinalPosition,  // the order that agrees with the end of the game
};

struct PdnGame {
  // All tags except those that other members repeat: Result, GameType, Variant, FEN, SetUp.
  PdnHeaders headers;
  PdnTree tree;
  PdnResult result;
  Side named_first = Side::White;  // in the result
  ResultEvidence evidence = ResultEvidence::Standard;
  bool variant_guessed = false;  // no tag names the variant
  // In their order in the text. If there is one in the main line, the tree ends before it.
  std::vector<PdnError> errors = {};
  // The range of the game's bytes in the text.
  std::size_t begin = 0;
  std::size_t end = 0;

  Variant variant() const { return tree.variant(); }
  bool is_whole() const { return errors.empty(); }
  // Nothing for a draw or an unknown result.
  std::optional<Side> winner() const { return damas::winner(result.score, named_first); }
  // Only the custom of old files says who has won: readers must tell the person.
  bool winner_guessed() const {
    return evidence == ResultEvidence::OldConvention && winner().has_value();
  }
};

}  // namespace damas
