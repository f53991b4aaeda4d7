// Owns what the Hub protocol's `level` says: how long to think about a move.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "hub/message.hpp"

namespace damas::hub {

using Milliseconds = std::chrono::milliseconds;

// Of the side to move.
struct TimeLeft {
  Milliseconds remaining{0};
  Milliseconds increment{0};                // added before every move; `remaining` has it already
  std::optional<int> moves = std::nullopt;  // for so many; else for the rest of the game

  friend bool operator==(const TimeLeft&, const TimeLeft&) = default;
};

// Nothing set means without limit.
struct Level {
  std::optional<int> depth = std::nullopt;
  std::optional<std::uint64_t> nodes = std::nullopt;  // an extension of ours
  std::optional<Milliseconds> move_time = std::nullopt;
  std::optional<TimeLeft> clock = std::nullopt;

  friend bool operator==(const Level&, const Level&) = default;
};

std::variant<Level, Error> parse_level(const Message& message);
Message to_message(const Level& level);

// What one move may take of a clock. Something is always left for the way of the move.
Milliseconds share_of(const TimeLeft& clock);

// "291.587" and back. Nothing unless the text is a number from 0 to a million.
std::optional<Milliseconds> parse_seconds(std::string_view text);
std::string seconds_text(Milliseconds time);

}  // namespace damas::hub
