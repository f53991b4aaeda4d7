// Owns the values that messages are made of.
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

// A name that the server gives, by what it names. Matches and users have a UUID in small letters.
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
// 64 hexadecimal digits in small letters: 256 bits.
bool is_token(std::string_view text);
// In the records of games, whoever had no name.
inline constexpr std::string_view nameless = "Anonymous";
// What somebody may call themselves: letters that every face can draw, Latin, Greek, Cyrillic, and
// common signs. May be empty.
bool is_name(std::string_view utf8);
// What somebody may be called in what is stored and told: they may have taken the name when more
// letters were allowed. As long as other names, and without controls.
bool is_told_name(std::string_view utf8);
enum class NameFault : std::uint8_t {
  TooLong,  // more than limits::name_letters letters
  Blank,    // at one of its ends
  Letter,   // one that cannot be drawn, or hides or turns others
};
// Why it is no name; unset: it is one.
std::optional<NameFault> fault_of_name(std::string_view utf8);

enum class ErrorCode : std::uint8_t {
  BadJson,     // no JSON object in UTF-8
  BadType,     // unknown `t`
  BadMessage,  // a field is missing, unknown or of another kind
  Auth,        // not said hello, unknown token
  Rate,        // too many messages
  NotPlayer,   // asks for a seat that is another's
  NotTurn,
  StalePly,  // another move was played there, or none can be yet
  Illegal,   // against the rules of the game
  NotNow,    // nothing to answer, to claim or to take back
  Over,      // the match has ended
  NoMatch,   // no such match or room
  QueueFull,
  Busy,    // already plays or waits
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
  Replaced,  // the same player came by another connection: do not come back by yourself
  Shutdown,  // the server restarts: come back
  Closed,    // the server ends for good: do not come back by yourself
  Slow,      // does not read what it is sent
  Rate,      // sends too much
  Silent,    // no hello, or no sign of life
  Bad,       // sent what no client sends
};

// A person's choice before a match. Neither: by lot.
using SideWish = std::optional<Side>;

// The squares visited, from origin to destination.
using CellPath = std::vector<Cell>;

struct Person {
  UserId user;
  std::string name;           // empty: has none
  std::optional<int> rating;  // in the match's variant; unset where nothing is known
  bool provisional = true;    // the rating is not yet sure

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
  BySide<std::int64_t> left;    // milliseconds, as they stand when this is sent
  std::optional<Side> running;  // whose clock runs
  BySide<std::int64_t> credit;  // what is left of the quota for lag, milliseconds

  friend bool operator==(const ClockState&, const ClockState&) = default;
};

struct Presence {
  bool on = false;
  // Milliseconds until the opponent may claim the match; of an absent player in a running match.
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
