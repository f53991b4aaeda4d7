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

// A sentence that says what was expected.
struct Error {
  std::string text;
};

inline constexpr std::uint16_t usual_port = 27531;
inline constexpr int protocol_version = 1;
inline constexpr std::size_t longest_name = 32;
// The maximum length of a message, without the NUL byte that ends it.
inline constexpr std::size_t longest_message = 127;

// The side to move and one letter for each square, in the order of their numbers: `w` and `z` for
// men, `W` and `Z` for kings of White and Black, `e` for an empty square.
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
  int minutes = 0;  // of each side for the game; 0: no limit
  int moves = 0;    // of each side, then either side may end the game; 0: no limit
  std::optional<SetUp> start = std::nullopt;  // if unset, the variant's start

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
  int seconds = 0;  // used for the move
  int from = 0;
  int to = 0;
  std::vector<int> captured = {};

  friend bool operator==(const PlayedMove&, const PlayedMove&) = default;
};

// The result of a game from the point of view of the side that ends it.
enum class EndCode : std::uint8_t { Unknown, Loss, Draw, Win };

// GAMEEND, sent instead of a move and as the answer to a GAMEEND.
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

// BACKREQ, a request to return to the position before the given move of a side.
struct BackRequest {
  int move = 1;  // from 1, counted separately for each side
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

// The text is without the NUL byte. Blanks at its end are ignored.
std::variant<Message, Error> parse_message(std::string_view text);

// Fits all values into the layout: cuts names and chats, replaces their characters outside
// printable ASCII, and limits numbers to their digits.
std::string to_text(const Message& message);

}  // namespace damas::dxp
