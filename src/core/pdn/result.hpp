// Owns the results of PDN: "1-0", "2-0", "1/2-1/2", "*" and the scores of matches.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/piece.hpp"

namespace damas {

// "First" and "second" are the players in the order in which the result names them.
enum class PdnScore : std::uint8_t {
  Unknown,  // "*": unfinished or not recorded
  FirstWins,
  SecondWins,
  Draw,
  BothLose,  // "0-0", a double forfeit
  Other,     // any other text, such as "4-6"
};

enum class ResultStyle : std::uint8_t {
  OnePoint,   // 1-0, 1/2-1/2, 0-1
  TwoPoints,  // 2-0, 1-1, 0-2
};

struct PdnResult {
  PdnScore score = PdnScore::Unknown;
  ResultStyle style = ResultStyle::OnePoint;
  std::string text = {};  // of an `Other`

  friend bool operator==(const PdnResult&, const PdnResult&) = default;
};

// Returns nothing for a text that is not a standard result. Ignores spaces.
std::optional<PdnResult> standard_result(std::string_view text);
// Reads any text: a text that is not a standard result is kept as it is; an empty text, "?" or "-"
// is unknown.
PdnResult parse_result(std::string_view text);

std::string to_text(const PdnResult& result);

// The same result with the players named in the other order; an `Other` does not change.
PdnResult turned(PdnResult result);

// Nothing for a draw or an unknown result.
std::optional<Side> winner(PdnScore score, Side named_first);
PdnScore score_for(std::optional<Side> winner);

}  // namespace damas
