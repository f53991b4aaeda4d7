// Owns the client of the online game: who one is, the connection, where one waits, the match that
// is played or watched. Knows no sockets, threads or time of its own.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "net/client/connection.hpp"
#include "net/client/link.hpp"
#include "net/client/news.hpp"
#include "net/client/remote_match.hpp"

namespace damas::net {

struct ClientSettings {
  std::string url;                   // "ws://host:port/ws" or "wss://…"
  std::optional<std::string> token;  // of an earlier visit; unset: someone new
  std::string name;                  // to be known by; empty: as it was
  Dial dial;                         // machine_dial(), or a test's own
  std::function<void()> wake;        // called from any thread when tick() has something to do
  std::uint64_t seed = 0;            // for the times between tries
};

// Lines of a list that the server gives page by page.
struct GameLines {
  std::vector<GameLine> games;  // newest first
  bool more = false;            // there are older ones
  bool asked = false;           // an answer is on its way
};

class Client {
 public:
  // Begins to connect.
  explicit Client(ClientSettings settings);
  ~Client();
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  // Call it once an update with the time since the last one: takes what has come, reconnects, sends
  // again what was not answered. True when something that is shown may have changed.
  bool tick(Milliseconds elapsed);
  // How long until tick() has something to do even if nothing comes.
  std::optional<Milliseconds> next_update() const;

  // --- what is shown ---------------------------------------------------------------------------

  const Connection& connection() const;
  // Known once the server has said welcome.
  const std::optional<UserId>& user() const;
  // To be kept for the next visit: of the settings, or the one that the server gave.
  const std::optional<std::string>& token() const;
  const std::string& name() const;
  // In the queue or, with its code, in a room, as the server has it: a search goes on over a short
  // absence, and is ended by a longer one. A place in the queue that nobody asks for here, of an
  // earlier client or cancelled meanwhile, is not shown, and given back.
  const std::optional<Waiting>& waiting() const;
  const GameLines& live() const;
  const GameLines& history() const;
  std::vector<News> take_news();
  // The match that is played or watched, also after its end, until leave_match() or the next one
  // begins. Null: none. The pointer holds until the next call of a function that is not const.
  RemoteMatch* match();
  const RemoteMatch* match() const;
  // A running match of one's own that was left by leave_match().
  const std::optional<MatchId>& left_match() const;

  // --- what is asked: without a connection it is sent as soon as there is one ------------------

  // At most 24 letters; empty takes the name away.
  void set_name(const std::string& name);
  void join_queue(Variant variant, const TimeControl& time);
  void leave_queue();
  // `wish`: one's own side; unset: by lot.
  void open_room(Variant variant, const TimeControl& time, SideWish wish);
  // Six letters of room_alphabet; anything else is refused here (news::Refused,
  // ErrorCode::NoMatch).
  void join_room(const std::string& code);
  void close_room();
  // One match at a time. Not while one plays.
  void watch(const MatchId& match);
  void unwatch();
  void ask_live(std::optional<Variant> variant = {});
  // The newest, or what follows the last one listed; nothing while an answer is on its way.
  void ask_history();
  void ask_more_history();
  // Answered by news::GameText.
  void ask_game(const MatchId& match);

  // Lets go of the match: a spectator leaves, an ended one is put away. A running match of one's
  // own is left without resigning, and comes back with the next connection, or ...
  void leave_match();
  // ... when one returns to it.
  void return_to_match();
  // Tries now, also from Replaced and Failed. `anew`: as someone new, without the token.
  void reconnect(bool anew = false);

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace damas::net
