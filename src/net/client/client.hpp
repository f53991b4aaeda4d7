// Owns the client of the online game: the user's identity, the connection, waiting for an opponent,
// and the match that is played or watched. Has no sockets, threads or clock of its own.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "net/client/connection.hpp"
#include "net/client/game_lines.hpp"
#include "net/client/link.hpp"
#include "net/client/news.hpp"
#include "net/client/remote_match.hpp"

namespace damas::net {

struct ClientSettings {
  std::string url;                   // "ws://host:port/ws" or "wss://…"
  std::optional<std::string> token;  // from an earlier visit; unset: a new user
  std::string name;                  // the name to use; empty: unchanged
  Dial dial;                         // machine_dial(), or a test's substitute
  std::function<void()> wake;        // called from any thread when tick() has something to do
  std::uint64_t seed = 0;            // for the random pauses between attempts
};

class Client {
 public:
  // Starts to connect.
  explicit Client(ClientSettings settings);
  ~Client();
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  // Call it once per update with the elapsed time: receives messages, reconnects, and repeats
  // unanswered requests. True if something visible may have changed.
  bool tick(Milliseconds elapsed);
  // Time until tick() has something to do even if no message arrives.
  std::optional<Milliseconds> next_update() const;

  // --- state for display -----------------------------------------------------------------------

  const Connection& connection() const;
  // Known once the server has sent "welcome".
  const std::optional<UserId>& user() const;
  // To be stored for the next visit: from the settings, or issued by the server.
  const std::optional<std::string>& token() const;
  const std::string& name() const;
  // Where the user waits, as the server knows it: in the queue or, if it has a code, in a room. A
  // short absence does not end the wait for an opponent, a longer one does. A place in the queue
  // that this client did not ask for is given back and not shown: an earlier client asked for it,
  // or the user has cancelled it meanwhile.
  const std::optional<Waiting>& waiting() const;
  // Whether the server has endgame tables of the variant; false while that is not known.
  bool has_tables(Variant variant) const;
  // Whether the server can draw the opening of a match in that way; false while that is not known.
  bool draws_openings(Variant variant, OpeningLot lot) const;
  const GameLines& live() const;
  const GameLines& history() const;
  std::vector<News> take_news();
  // The match that is played or watched, also after its end, until leave_match() or the next match.
  // Null: none. The pointer is valid until the next call of a non-const function.
  RemoteMatch* match();
  const RemoteMatch* match() const;
  // The user's own running match that leave_match() left.
  const std::optional<MatchId>& left_match() const;

  // --- requests; without a connection they are sent as soon as there is one ---------------------

  // At most 24 letters; empty removes the name.
  void set_name(const std::string& name);
  // `adjudication`: the user wishes that endgame tables may end the match; has no effect unless
  // the opponent wishes it, too, and the server has tables of the variant.
  // `opening`: how its opening is drawn by lot; only users with the same wish are paired.
  void join_queue(Variant variant, const TimeControl& time, bool adjudication = false,
                  OpeningWish opening = {});
  void leave_queue();
  // `wish`: the user's own side; unset: random.
  void open_room(Variant variant, const TimeControl& time, SideWish wish, bool adjudication = false,
                 OpeningWish opening = {});
  // `code`: six letters of room_alphabet; any other text is refused here with news::Refused and
  // ErrorCode::NoMatch.
  void join_room(const std::string& code, bool adjudication = false);
  // The same, unless the opening will be drawn, or only the owner of the room wishes that endgame
  // tables may end the match: then the answer is news::RoomHasTerms, and join_room() joins.
  void ask_to_join(const std::string& code, bool adjudication = false);
  void close_room();
  // Only one match at a time, and not while playing.
  void watch(const MatchId& match);
  void unwatch();
  void ask_live(std::optional<Variant> variant = {});
  // ask_history() requests the newest games, ask_more_history() those after the last listed one; no
  // effect while a request is unanswered.
  void ask_history();
  void ask_more_history();
  // The answer is news::GameText.
  void ask_game(const MatchId& match);

  // Drops the match: a spectator stops watching, a finished match is closed. The user's own running
  // match is left without resigning; it comes back with the next connection, or ...
  void leave_match();
  // ... when the user returns to it.
  void return_to_match();
  // Connects now, also after Replaced and Failed. `anew`: as a new user, without the token.
  void reconnect(bool anew = false);

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace damas::net
