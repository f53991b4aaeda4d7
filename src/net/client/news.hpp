// Owns what a client of the online game tells its face besides the state that can be looked at.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "net/protocol/reply.hpp"
#include "net/protocol/request.hpp"

namespace damas::net {

enum class OwnResult : std::uint8_t { Won, Lost, Drawn };
// Of the match that ended so, for who played this side.
OwnResult result_of(const record::End& end, Side own);

namespace news {

// Client::match() is another than before, and is this one: played or watched, begun just now or
// gone on with after an absence.
struct MatchBegan {
  MatchId match;
  bool resumed = false;  // it had begun before
};
// The running match that one had left is over. Unset: by what is not known, since one was not here.
struct LeftEnded {
  std::optional<OwnResult> result;
};
// A room was opened; Client::waiting() has its code, too.
struct RoomOpened {
  std::string code;
};
// The server knows one by this name now; empty: by none.
struct Named {
  std::string name;
};
// A page of Client::live() or Client::history() has come.
struct LiveListed {};
struct HistoryListed {};
// A finished game that was asked for.
struct GameText {
  MatchId match;
  std::string pdn;
};
// The server refused what was asked. A move that had been shown was taken back.
struct Refused {
  RequestBody what;
  ErrorCode code = ErrorCode::Server;
  std::string msg;                   // an English sentence for developers
  std::optional<Milliseconds> wait;  // after which it may be asked again
};

// The server has too much to do just now: what was asked will be asked again by itself.
struct PutOff {
  RequestBody what;
  Milliseconds wait{0};  // until then
};

}  // namespace news

using News =
    std::variant<news::MatchBegan, news::RoomOpened, news::Named, news::LiveListed,
                 news::HistoryListed, news::GameText, news::LeftEnded, news::Refused, news::PutOff>;

}  // namespace damas::net
