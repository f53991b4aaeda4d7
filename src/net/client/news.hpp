// Owns the events of a client, which its user interface receives in addition to the visible state.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "net/protocol/reply.hpp"
#include "net/protocol/request.hpp"

namespace damas::net {

enum class OwnResult : std::uint8_t { Won, Lost, Drawn };
// The result of a finished match for the player of side `own`.
OwnResult result_of(const record::End& end, Side own);

namespace news {

// Client::match() is now another match, with this id: a new one, or one resumed after an absence.
struct MatchBegan {
  MatchId match;
  bool resumed = false;  // it had begun earlier
  // The user had wished an opening that is drawn, or this is a rematch of a match with one, but
  // none was drawn: the other player has an older client.
  bool without_opening = false;
};
// The user's own match that was left is over. Unset: the result is unknown, because the client was
// offline.
struct LeftEnded {
  std::optional<OwnResult> result;
};
// A room was opened; Client::waiting() also has its code.
struct RoomOpened {
  std::string code;
};
// Client::ask_to_join() has not joined the room yet, because the user may not want what its owner
// wishes.
struct RoomHasTerms {
  std::string code;
  bool adjudication = false;   // the owner wishes that endgame tables may end the match
  OpeningWish opening = {};    // the opening will be drawn
  bool wishes_tables = false;  // the user, as ask_to_join() said
};
// The server has accepted this name for the user; empty: no name.
struct Named {
  std::string name;
};
// A page of Client::live() or Client::history() has arrived.
struct LiveListed {};
struct HistoryListed {};
// The text of a finished game that was requested.
struct GameText {
  MatchId match;
  std::string pdn;
};
// The server refused a request. If it was a move that is already shown, it has been taken back.
struct Refused {
  RequestBody what;
  ErrorCode code = ErrorCode::Server;
  std::string msg;                   // an English sentence for developers
  std::optional<Milliseconds> wait;  // the time after which it may be repeated
};

// The server has too much to do at the moment: the client will repeat the request by itself.
struct Postponed {
  RequestBody what;
  Milliseconds wait{0};  // until the repetition
};

}  // namespace news

using News = std::variant<news::MatchBegan, news::RoomOpened, news::RoomHasTerms, news::Named,
                          news::LiveListed, news::HistoryListed, news::GameText, news::LeftEnded,
                          news::Refused, news::Postponed>;

}  // namespace damas::net
