// Owns the server's messages: answers to requests, and messages of its own accord.
#pragma once

#include <variant>

#include "net/protocol/record.hpp"

namespace damas::net {

// A match as an entry of a list.
struct GameLine {
  MatchId match;
  Variant variant = Variant::Brazilian;
  TimeControl time;
  BySide<Person> players;
  int plies = 0;
  std::int64_t began = 0;             // milliseconds since 1970, like all dates
  std::optional<std::int64_t> ended;  // unset: still running
  std::optional<Side> winner;         // unset: a draw, or still running
  std::optional<EndReason> reason;
  OpeningWish opening = {};  // how its opening was drawn by lot
  friend bool operator==(const GameLine&, const GameLine&) = default;
};

// A legal move, to mark it on the board.
struct MoveChoice {
  CellPath path;
  std::vector<Cell> captured;  // in the order of the path
  bool king = false;           // the piece is or becomes a king
  friend bool operator==(const MoveChoice&, const MoveChoice&) = default;
};

// The queue or room in which a user waits, so that it is shown again after a reload.
struct Waiting {
  Variant variant = Variant::Brazilian;
  TimeControl time;
  std::optional<std::string> code;  // of the room; unset: in the queue
  bool adjudication = false;        // the user's wishes
  OpeningWish opening = {};
  friend bool operator==(const Waiting&, const Waiting&) = default;
};

// The identifiers of the variants of which the server can draw the opening, by the ways to draw it.
struct DrawableOpenings {
  std::vector<std::string> ballot = {};
  std::vector<std::string> eleven_man = {};
  friend bool operator==(const DrawableOpenings&, const DrawableOpenings&) = default;
};

namespace reply {

struct Welcome {
  UserId user;
  std::string name;
  std::optional<std::string> token;  // for a new user, who must store it
  std::optional<MatchId> match;      // the user's running match
  std::optional<Waiting> waiting;
  std::int64_t now = 0;
  // The identifiers of the variants of which the server has endgame tables; a newer server may know
  // more variants. Unset if the client does not know adjudication, or the server has none.
  std::optional<std::vector<std::string>> adjudication = {};
  // Unset if the client does not know openings that are drawn, or the server draws none.
  std::optional<DrawableOpenings> openings = {};
  friend bool operator==(const Welcome&, const Welcome&) = default;
};
struct Ack {
  std::optional<int> v;
  std::optional<int> ply;
  bool dup = false;  // the request had been carried out before
  friend bool operator==(const Ack&, const Ack&) = default;
};
struct Err {
  ErrorCode code = ErrorCode::Server;
  std::string msg;                   // an English sentence for developers
  std::optional<std::int64_t> wait;  // milliseconds until it may be repeated
  friend bool operator==(const Err&, const Err&) = default;
};
struct Room {
  std::string code;
  friend bool operator==(const Room&, const Room&) = default;
};
struct Terms {  // of a room
  Variant variant = Variant::Brazilian;
  TimeControl time;
  SideWish side;              // of the user who opened it
  bool adjudication = false;  // that user's wish, if the server has tables of the variant
  OpeningWish opening = {};   // that user's choice
  friend bool operator==(const Terms&, const Terms&) = default;
};
struct Moves {
  MatchId match;
  int ply = 1;  // the ply of the moves
  std::vector<MoveChoice> moves;
  friend bool operator==(const Moves&, const Moves&) = default;
};
struct Event {
  MatchId match;
  int v = 1;
  Record record;
  friend bool operator==(const Event&, const Event&) = default;
};
struct Snap {
  MatchId match;
  int v = 1;
  record::Start start;
  std::vector<CellPath> moves;  // played and not taken back
  std::string fen;              // the position after the moves
  std::vector<PlacedPiece> pieces;
  std::optional<ClockState> clock;
  std::optional<Side> draw;  // the side whose offer is open
  std::optional<Side> takeback;
  std::optional<Side> rematch;
  std::optional<record::End> end;
  BySide<Presence> presence;
  friend bool operator==(const Snap&, const Snap&) = default;
};
struct Synced {
  MatchId match;
  int v = 1;
  std::optional<ClockState> clock;
  BySide<Presence> presence;
  friend bool operator==(const Synced&, const Synced&) = default;
};
struct SeatPresence {
  MatchId match;
  Side side = Side::White;
  Presence presence;
  friend bool operator==(const SeatPresence&, const SeatPresence&) = default;
};
struct Games {
  std::vector<GameLine> games;
  bool more = false;
  friend bool operator==(const Games&, const Games&) = default;
};
struct GameText {
  MatchId match;
  std::string pdn;
  friend bool operator==(const GameText&, const GameText&) = default;
};
struct Pong {
  std::int64_t c = 0;
  std::int64_t s = 0;
  friend bool operator==(const Pong&, const Pong&) = default;
};
struct Bye {
  ByeReason reason = ByeReason::Shutdown;
  friend bool operator==(const Bye&, const Bye&) = default;
};

}  // namespace reply

// A class and not an alias, so that copies of so many alternatives are compiled in one file only.
struct ReplyBody
    : std::variant<reply::Welcome, reply::Ack, reply::Err, reply::Room, reply::Terms, reply::Moves,
                   reply::Event, reply::Snap, reply::Synced, reply::SeatPresence, reply::Games,
                   reply::GameText, reply::Pong, reply::Bye> {
  using Base = variant;
  using Base::Base;

  ReplyBody();
  ReplyBody(const ReplyBody& other);
  ReplyBody(ReplyBody&& other) noexcept;
  ReplyBody& operator=(const ReplyBody& other);
  ReplyBody& operator=(ReplyBody&& other) noexcept;
  ~ReplyBody();

  friend bool operator==(const ReplyBody& a, const ReplyBody& b);
};

struct Reply {
  std::optional<std::int64_t> id;  // of the request that this answers
  ReplyBody body;
  friend bool operator==(const Reply&, const Reply&) = default;
};

}  // namespace damas::net
