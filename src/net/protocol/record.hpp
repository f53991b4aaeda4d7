// Owns the records of a match: one event per version, as it is stored and sent.
#pragma once

#include <variant>

#include "net/protocol/values.hpp"

namespace damas::net {

namespace record {

// The opening of a match, which was drawn by lot.
struct Opening {
  OpeningLot lot = OpeningLot::Ballot;
  // The position before its moves; unset: the variant's own start. Squares are named as in
  // messages.
  std::optional<std::string> fen = {};
  std::vector<CellPath> moves = {};
  friend bool operator==(const Opening&, const Opening&) = default;
};

struct Start {
  BySide<Person> players;
  Variant variant = Variant::Brazilian;
  TimeControl time;
  bool rated = false;
  int files = 8;  // of the board
  int ranks = 8;
  // The position from which the players play, after the opening if one was drawn. Squares are
  // named as in messages, not as in the variant's notation.
  std::string fen;
  std::vector<PlacedPiece> pieces;
  std::optional<ClockState> clock;      // unset: untimed
  bool adjudication = false;            // endgame tables may end the match: both players wished it
  std::optional<Opening> opening = {};  // unset: none was drawn
  friend bool operator==(const Start&, const Start&) = default;
};

struct Move {
  int ply = 1;  // counted from 1, with the moves of an opening that was drawn
  Side by = Side::White;
  int piece = 1;
  CellPath path;
  std::vector<TakenPiece> captured;  // in the order of the path
  bool king = false;                 // the piece was or has become a king
  BySide<int> counts;                // pieces left
  std::int64_t spent = 0;            // milliseconds taken off the mover's clock
  std::int64_t lag = 0;              // milliseconds refunded for network lag
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
  std::optional<int> to;            // if accepted: the last ply that remains
  std::optional<ClockState> clock;  // if accepted, and with clocks
  friend bool operator==(const Takeback&, const Takeback&) = default;
};

struct Say {
  Side by = Side::White;
  Phrase phrase = Phrase::Hello;
  friend bool operator==(const Say&, const Say&) = default;
};

struct End {
  std::optional<Side> winner;  // unset: a draw
  EndReason reason = EndReason::NoMoves;
  std::optional<BySide<RatingChange>> ratings;
  std::optional<ClockState> clock;
  friend bool operator==(const End&, const End&) = default;
};

struct Rematch {
  Side by = Side::White;
  Answer answer = Answer::Offer;
  std::optional<MatchId> match;  // if accepted: the new match, with colours exchanged
  friend bool operator==(const Rematch&, const Rematch&) = default;
};

}  // namespace record

// A class and not an alias, so that copies of so many alternatives are compiled in one file only.
struct Record : std::variant<record::Start, record::Move, record::Draw, record::Takeback,
                             record::Say, record::End, record::Rematch> {
  using Base = variant;
  using Base::Base;

  Record();
  Record(const Record& other);
  Record(Record&& other) noexcept;
  Record& operator=(const Record& other);
  Record& operator=(Record&& other) noexcept;
  ~Record();

  friend bool operator==(const Record& a, const Record& b);
};

}  // namespace damas::net
