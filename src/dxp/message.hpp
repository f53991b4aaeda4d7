// Owns the messages of the DamExchange protocol, as text and as values.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/piece.hpp"

namespace damas::dxp {

// A sentence on what was expected.
struct Error {
  std::string text;
};

inline constexpr std::uint16_t usual_port = 27531;
inline constexpr int protocol_version = 1;
inline constexpr std::size_t longest_name = 32;
// What a message may have besides the NUL byte that ends it.
inline constexpr std::size_t longest_message = 127;

// The side to move and one letter for each square, in the order of their numbers: `w` and `z` for
// men, `W` and `Z` for kings of White and Black, `e` for nothing.
struct SetUp {
  Side to_move = Side::White;
  std::string squares = {};

  friend bool operator==(const SetUp&, const SetUp&) = default;
};

// GAMEREQ, from the initiator.
struct GameRequest {
  int version = protocol_version;
  std::string name = {};  // the initiator's
  Side follower = Side::Black;
  int minutes = 0;  // of each side for the game; 0 is taken to be no limit
  int moves = 0;    // of each side, after which either may end the game; 0: no limit
  std::optional<SetUp> start = std::nullopt;  // else the start of the game

  friend bool operator==(const GameRequest&, const GameRequest&) = default;
};

// GAMEACC, the follower's answer.
struct GameAnswer {
  enum class Code : std::uint8_t { Accepted, OtherVersion, NotThisGame, NoGame };
  std::string name = {};
  Code code = Code::Accepted;

  friend bool operator==(const GameAnswer&, const GameAnswer&) = default;
};

// MOVE
struct PlayedMove {
  int seconds = 0;  // that it took
  int from = 0;
  int to = 0;
  std::vector<int> captured = {};

  friend bool operator==(const PlayedMove&, const PlayedMove&) = default;
};

// How who ends a game sees its result.
enum class EndCode : std::uint8_t { Unknown, Loss, Draw, Win };

// GAMEEND, instead of a move; and as the answer to one.
struct GameEnd {
  EndCode code = EndCode::Unknown;
  bool no_more_games = false;

  friend bool operator==(const GameEnd&, const GameEnd&) = default;
};

// CHAT
struct Chat {
  std::string text = {};

  friend bool operator==(const Chat&, const Chat&) = default;
};

// BACKREQ: the position before the given move of that side.
struct BackRequest {
  int move = 1;  // counted from 1, each of both sides
  Side to_move = Side::White;

  friend bool operator==(const BackRequest&, const BackRequest&) = default;
};

// BACKACC
struct BackAnswer {
  enum class Code : std::uint8_t { Accepted, Unsupported, Declined };
  Code code = Code::Accepted;

  friend bool operator==(const BackAnswer&, const BackAnswer&) = default;
};

using Message =
    std::variant<GameRequest, GameAnswer, PlayedMove, GameEnd, Chat, BackRequest, BackAnswer>;

// Without the NUL byte. Blanks behind a message do not matter.
std::variant<Message, Error> parse_message(std::string_view text);

// Fits the layout whatever the values: names and chats are cut and freed of what is not ASCII,
// numbers limited to their digits.
std::string to_text(const Message& message);

}  // namespace damas::dxp
