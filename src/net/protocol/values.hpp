// Owns the values of which messages consist.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/outcome.hpp"
#include "core/piece.hpp"
#include "core/square.hpp"
#include "core/variants.hpp"
#include "match/clock.hpp"

namespace damas::net {

// An identifier assigned by the server, typed by what it identifies. Matches and users have a UUID
// in lower case.
template <typename What>
struct Id {
  std::string text;

  friend auto operator<=>(const Id&, const Id&) = default;
};
using MatchId = Id<struct OfMatch>;
using UserId = Id<struct OfUser>;

bool is_uuid(std::string_view text);
// Six letters of room_alphabet.
bool is_room_code(std::string_view text);
inline constexpr std::string_view room_alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ";
// 64 hexadecimal digits in lower case: 256 bits.
bool is_token(std::string_view text);
// The name in game records of users without a name.
inline constexpr std::string_view nameless = "Anonymous";
// A name that a user may choose: characters that every user interface can draw, namely Latin,
// Greek, Cyrillic and common signs. May be empty.
bool is_name(std::string_view utf8);
// A name that may be stored or sent: users may have chosen it when more characters were allowed. It
// has the same maximal length, and no control characters.
bool is_told_name(std::string_view utf8);
enum class NameFault : std::uint8_t {
  TooLong,  // more than limits::name_letters letters
  Blank,    // a blank at one of its ends
  Letter,   // a character that cannot be drawn, or that hides or reorders others
};
// Why it is not a valid name; unset: it is valid.
std::optional<NameFault> fault_of_name(std::string_view utf8);

enum class ErrorCode : std::uint8_t {
  BadJson,     // not a JSON object in UTF-8
  BadType,     // unknown `t`
  BadMessage,  // a field is missing, unknown or of another type
  Auth,        // no "hello" yet, or an unknown token
  Rate,        // too many messages
  NotPlayer,   // the seat belongs to another player
  NotTurn,
  StalePly,  // another move was played at that ply, or none is possible yet
  Illegal,   // against the rules of the game
  NotNow,    // nothing to answer, claim or take back
  Over,      // the match has ended
  NoMatch,   // no such match or room
  QueueFull,
  Busy,    // the user already plays or waits
  Server,  // the server failed; nothing was changed
};

enum class Answer : std::uint8_t { Offer, Accept, Decline };

enum class Phrase : std::uint8_t {
  Hello,
  GoodLuck,
  WellPlayed,
  Thanks,
  Sorry,
  OneMoment,
  GoodGame,
  Goodbye,
};

enum class ByeReason : std::uint8_t {
  Replaced,  // the same user connected elsewhere; do not reconnect by yourself
  Shutdown,  // the server restarts; reconnect
  Closed,    // the server ends for good; do not reconnect by yourself
  Slow,      // the client does not read its messages
  Rate,      // the client sends too much
  Silent,    // no "hello", or no sign of life
  Bad,       // the client sent something that no valid client sends
};

// A person's choice of a side before a match. Unset: random.
using SideWish = std::optional<Side>;

// The ways to draw the opening of a match by lot.
enum class OpeningLot : std::uint8_t {
  Ballot,     // from the list of a federation
  ElevenMan,  // English draughts: each side takes off a man and makes a first move
};
// A person's choice before a match. Unset: no opening is drawn.
using OpeningWish = std::optional<OpeningLot>;

// The visited squares, from origin to destination.
using CellPath = std::vector<Cell>;

struct Person {
  UserId user;
  std::string name;           // empty: no name
  std::optional<int> rating;  // in the match's variant; unset if unknown
  bool provisional = true;    // the rating is still uncertain

  friend bool operator==(const Person&, const Person&) = default;
};

template <typename T>
struct BySide {
  T white{};
  T black{};

  T& operator[](Side side) { return side == Side::White ? white : black; }
  const T& operator[](Side side) const { return side == Side::White ? white : black; }
  friend bool operator==(const BySide&, const BySide&) = default;
};

struct ClockState {
  BySide<std::int64_t> left;    // milliseconds, at the time of sending
  std::optional<Side> running;  // the side whose clock runs
  BySide<std::int64_t> credit;  // the rest of the quota for network lag, milliseconds

  friend bool operator==(const ClockState&, const ClockState&) = default;
};

struct Presence {
  bool on = false;
  // Milliseconds until the opponent may claim the match; for an absent player in a running match.
  std::optional<std::int64_t> deadline;

  friend bool operator==(const Presence&, const Presence&) = default;
};

struct PlacedPiece {
  int id = 0;  // from 1, unique in the match
  Cell square;
  Side side = Side::White;
  bool king = false;

  friend bool operator==(const PlacedPiece&, const PlacedPiece&) = default;
};

struct TakenPiece {
  int id = 0;
  Cell square;

  friend bool operator==(const TakenPiece&, const TakenPiece&) = default;
};

struct RatingChange {
  int before = 0;
  int after = 0;

  friend bool operator==(const RatingChange&, const RatingChange&) = default;
};

}  // namespace damas::net

template <typename What>
struct std::hash<damas::net::Id<What>> {
  std::size_t operator()(const damas::net::Id<What>& id) const noexcept {
    return std::hash<std::string>{}(id.text);
  }
};
