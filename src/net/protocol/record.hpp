// Owns what happens in a match, as it is stored, told and told again: one record for each version.
#pragma once

#include <variant>

#include "net/protocol/values.hpp"

namespace damas::net {

namespace record {

struct Start {
  BySide<Person> players;
  Variant variant = Variant::Brazilian;
  TimeControl time;
  bool rated = false;
  int files = 8;  // of the board
  int ranks = 8;
  std::string fen;  // squares as in messages, not as the variant numbers them
  std::vector<PlacedPiece> pieces;
  std::optional<ClockState> clock;  // unset: untimed
  friend bool operator==(const Start&, const Start&) = default;
};

struct Move {
  int ply = 1;  // the first move of a match is 1
  Side by = Side::White;
  int piece = 1;
  CellPath path;
  std::vector<TakenPiece> captured;  // in the order of the path
  bool king = false;                 // the piece is, or has become, a king
  BySide<int> counts;                // pieces left
  std::int64_t spent = 0;            // milliseconds taken from the mover's clock
  std::int64_t lag = 0;              // milliseconds given back for the network
  std::optional<ClockState> clock;
  friend bool operator==(const Move&, const Move&) = default;
};

struct Draw {
  Side by = Side::White;
  Answer answer = Answer::Offer;
  friend bool operator==(const Draw&, const Draw&) = default;
};

struct Takeback {
  Side by = Side::White;
  Answer answer = Answer::Offer;
  std::optional<int> to;            // accepted: the ply that is the last played one now
  std::optional<ClockState> clock;  // accepted, timed
  friend bool operator==(const Takeback&, const Takeback&) = default;
};

struct Say {
  Side by = Side::White;
  Phrase phrase = Phrase::Hello;
  friend bool operator==(const Say&, const Say&) = default;
};

struct End {
  std::optional<Side> winner;  // unset: drawn
  EndReason reason = EndReason::NoMoves;
  std::optional<BySide<RatingChange>> ratings;
  std::optional<ClockState> clock;
  friend bool operator==(const End&, const End&) = default;
};

struct Rematch {
  Side by = Side::White;
  Answer answer = Answer::Offer;
  std::optional<MatchId> match;  // accepted: the new one, colours changed
  friend bool operator==(const Rematch&, const Rematch&) = default;
};

}  // namespace record

using Record = std::variant<record::Start, record::Move, record::Draw, record::Takeback,
                            record::Say, record::End, record::Rematch>;

}  // namespace damas::net
