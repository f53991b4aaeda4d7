// Owns the requests of a client.
#pragma once

#include <variant>

#include "net/protocol/values.hpp"

namespace damas::net {

namespace request {

struct Hello {
  int proto = 1;
  std::optional<std::string> token;  // unset: a new user
  std::optional<std::string> name;   // unset: unchanged
  bool adjudication = false;         // the client knows it; see reply::Welcome
  bool openings = false;             // likewise openings that are drawn by lot
  friend bool operator==(const Hello&, const Hello&) = default;
};
struct Name {
  std::string name;
  friend bool operator==(const Name&, const Name&) = default;
};
struct QueueJoin {
  Variant variant = Variant::Brazilian;
  TimeControl time;
  bool adjudication = false;  // endgame tables may end the match, if the opponent wishes it, too
  OpeningWish opening = {};   // only users with the same wish are paired
  friend bool operator==(const QueueJoin&, const QueueJoin&) = default;
};
struct QueueLeave {
  friend bool operator==(const QueueLeave&, const QueueLeave&) = default;
};
struct RoomOpen {
  Variant variant = Variant::Brazilian;
  TimeControl time;
  SideWish side;              // the wish of the user who opens it
  bool adjudication = false;  // as for QueueJoin
  OpeningWish opening = {};   // the users who join it accept it
  friend bool operator==(const RoomOpen&, const RoomOpen&) = default;
};
struct RoomLook {  // asks for the terms of a room, before joining it
  std::string code;
  friend bool operator==(const RoomLook&, const RoomLook&) = default;
};
struct RoomJoin {
  std::string code;
  bool adjudication = false;  // as for QueueJoin
  friend bool operator==(const RoomJoin&, const RoomJoin&) = default;
};
struct RoomClose {
  friend bool operator==(const RoomClose&, const RoomClose&) = default;
};
struct Moves {
  MatchId match;
  std::optional<Cell> square;  // unset: for all pieces
  friend bool operator==(const Moves&, const Moves&) = default;
};
struct Move {
  MatchId match;
  int ply = 1;  // the ply of this move; see record::Move
  CellPath path;
  std::optional<std::int64_t> ms;  // thinking time in milliseconds, as measured by the client
  friend bool operator==(const Move&, const Move&) = default;
};
struct Resign {
  MatchId match;
  friend bool operator==(const Resign&, const Resign&) = default;
};
struct Draw {
  MatchId match;
  Answer answer = Answer::Offer;
  friend bool operator==(const Draw&, const Draw&) = default;
};
struct Takeback {
  MatchId match;
  Answer answer = Answer::Offer;
  friend bool operator==(const Takeback&, const Takeback&) = default;
};
struct Rematch {
  MatchId match;
  Answer answer = Answer::Offer;
  friend bool operator==(const Rematch&, const Rematch&) = default;
};
struct Flag {  // the opponent's time is up
  MatchId match;
  friend bool operator==(const Flag&, const Flag&) = default;
};
struct Claim {  // the opponent has been absent too long
  MatchId match;
  friend bool operator==(const Claim&, const Claim&) = default;
};
struct Leave {  // leaves on purpose, without resigning
  MatchId match;
  friend bool operator==(const Leave&, const Leave&) = default;
};
struct Say {
  MatchId match;
  Phrase phrase = Phrase::Hello;
  friend bool operator==(const Say&, const Say&) = default;
};
struct Sync {
  MatchId match;
  int v = 0;  // the last version that the client has; 0: none
  friend bool operator==(const Sync&, const Sync&) = default;
};
struct Watch {
  MatchId match;
  friend bool operator==(const Watch&, const Watch&) = default;
};
struct Unwatch {
  MatchId match;
  friend bool operator==(const Unwatch&, const Unwatch&) = default;
};
struct Live {  // lists the running matches
  std::optional<Variant> variant;
  friend bool operator==(const Live&, const Live&) = default;
};
struct History {                       // lists the user's own finished matches
  std::optional<std::int64_t> before;  // milliseconds since 1970, `ended` of the last listed one
  friend bool operator==(const History&, const History&) = default;
};
struct GameText {
  MatchId match;
  friend bool operator==(const GameText&, const GameText&) = default;
};
struct Ping {
  std::int64_t c = 0;
  friend bool operator==(const Ping&, const Ping&) = default;
};

}  // namespace request

// A class and not an alias, so that copies of so many alternatives are compiled in one file only.
struct RequestBody
    : std::variant<request::Hello, request::Name, request::QueueJoin, request::QueueLeave,
                   request::RoomOpen, request::RoomLook, request::RoomJoin, request::RoomClose,
                   request::Moves, request::Move, request::Resign, request::Draw, request::Takeback,
                   request::Rematch, request::Flag, request::Claim, request::Leave, request::Say,
                   request::Sync, request::Watch, request::Unwatch, request::Live, request::History,
                   request::GameText, request::Ping> {
  using Base = variant;
  using Base::Base;

  RequestBody();
  RequestBody(const RequestBody& other);
  RequestBody(RequestBody&& other) noexcept;
  RequestBody& operator=(const RequestBody& other);
  RequestBody& operator=(RequestBody&& other) noexcept;
  ~RequestBody();

  friend bool operator==(const RequestBody& a, const RequestBody& b);
};

struct Request {
  std::int64_t id = 1;  // 1..limits::largest_id, counted by the client
  RequestBody body;
  friend bool operator==(const Request&, const Request&) = default;
};

}  // namespace damas::net
