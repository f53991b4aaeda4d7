// Owns the Hub protocol's `level`: how long to think about a move.
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

// The clock of the side to move.
struct TimeLeft {
  Milliseconds remaining{0};
  Milliseconds increment{0};                // added before every move; already part of `remaining`
  std::optional<int> moves = std::nullopt;  // `remaining` is for this many; unset: the whole game

  friend bool operator==(const TimeLeft&, const TimeLeft&) = default;
};

// A level without any member set is unlimited.
struct Level {
  std::optional<int> depth = std::nullopt;
  std::optional<std::uint64_t> nodes = std::nullopt;  // our extension of the protocol
  std::optional<Milliseconds> move_time = std::nullopt;
  std::optional<TimeLeft> clock = std::nullopt;

  friend bool operator==(const Level&, const Level&) = default;
};

std::variant<Level, Error> parse_level(const Message& message);
Message to_message(const Level& level);

// How long to think about one move. Always keeps a reserve for transmitting the move.
Milliseconds share_of(const TimeLeft& clock);

// Conversion from and to text such as "291.587". Nothing unless the text is a number from 0 to
// 1,000,000.
std::optional<Milliseconds> parse_seconds(std::string_view text);
std::string seconds_text(Milliseconds time);

}  // namespace damas::hub
