// Owns the client's implementation: its view of the server, and its reaction to each message.
#pragma once

#include "net/client/asked.hpp"
#include "net/client/client.hpp"
#include "net/client/heartbeat.hpp"
#include "net/client/wire.hpp"

namespace damas::net {

// The server could not do it at the moment; the request itself was valid.
bool is_passing(const reply::Err& said);
// The server has too much to do.
bool is_busy(const reply::Err& said);
// The time after which the request may be repeated.
std::optional<Milliseconds> wait_of(const reply::Err& said);
inline constexpr Milliseconds try_again{1'000};  // if the server names no time

class Client::Impl {
 public:
  explicit Impl(ClientSettings settings);

  bool tick(Milliseconds elapsed);
  std::optional<Milliseconds> next_update() const;
  void reconnect(bool anew);

  // Sends it now, or once there is a connection.
  void ask(const RequestBody& body);
  void leave_queue();
  void watch(const MatchId& match);
  void unwatch();
  void leave_match();
  void return_to_match();
  void tell(News news) { news_.push_back(std::move(news)); }

  Connection connection_;
  std::optional<UserId> user_;
  std::optional<std::string> token_;
  std::string name_;
  std::optional<Waiting> waiting_;
  GameLines live_;
  GameLines history_;
  std::vector<News> news_;
  std::optional<RemoteMatch> match_;
  std::optional<MatchId> left_;  // the user's own running match that was left
  Side left_as_ = Side::White;   // the user's own side in it

 private:
  // --- the connection -------------------------------------------------------------------------
  bool ready() const { return connection_.online() && !resuming_; }
  void send(std::int64_t id, const RequestBody& body);
  void say_hello();
  Trouble trouble_of_loss() const;
  void lose(Trouble trouble, const std::string& why);
  void fail(Trouble trouble, const std::string& why);
  void end_connection(Connection::State state, Trouble trouble, const std::string& why);
  void beat(Milliseconds elapsed);
  // Time until the next attempt to connect; unset: now, or none.
  std::optional<Milliseconds> next_try() const;

  // --- messages of the server; client_replies.cpp ---------------------------------------------
  void handle(const std::string& text);
  void on(const Reply& reply, const reply::Welcome& said);
  void on(const Reply& reply, const reply::Ack& said);
  void on(const Reply& reply, const reply::Err& said);
  void on(const Reply& reply, const reply::Room& said);
  void on(const Reply& reply, const reply::Moves& said);
  void on(const Reply& reply, const reply::Event& said);
  void on(const Reply& reply, const reply::Snap& said);
  void on(const Reply& reply, const reply::Synced& said);
  void on(const Reply& reply, const reply::SeatPresence& said);
  void on(const Reply& reply, const reply::Games& said);
  void on(const Reply& reply, const reply::GameText& said);
  void on(const Reply& reply, const reply::Pong& said);
  void on(const Reply& reply, const reply::Bye& said);
  std::optional<RequestBody> answered(const Reply& reply);
  void refused_hello(const reply::Err& said);
  bool put_off(std::int64_t id, const reply::Err& said);
  void refused(const RequestBody& what, const reply::Err& said);

  // --- the queue; client_queue.cpp ------------------------------------------------------------
  bool in_queue() const { return waiting_ && !waiting_->code; }
  void take_up_queue(const std::optional<Waiting>& before);
  void go_on_in_queue();
  bool refused_in_queue(const RequestBody& what, const reply::Err& said);
  bool refused_to_seek(const request::QueueJoin& join, const reply::Err& said);

  // --- the match; client_match.cpp ------------------------------------------------------------
  bool follows(const MatchId& match) const { return match_ && match_->id() == match; }
  bool plays() const { return match_ && match_->seat() && !match_->over(); }
  // Requests what was missed: `v` is the last version known here.
  void sync(const MatchId& match, int v);
  // After "welcome": catches up with the match, then sends the unanswered requests.
  void resume(const std::optional<MatchId>& running);
  void look();  // sends "watch"
  void resumed();
  void send_what_waits();
  void begin(const reply::Event& said, const record::Start& start);
  void follow(const reply::Event& said);
  void replace_match(std::optional<RemoteMatch> match, bool is_resumed);
  void update_clocks(const reply::Synced& said);
  RemoteMatch::Ask asker();

  Wire wire_;
  Asked asked_;
  Heartbeat heartbeat_;
  Milliseconds online_for_{0};
  bool was_online_ = false;
  bool named_ = false;                      // the settings' name has been sent
  std::optional<MatchId> resuming_;         // awaits the answer to "sync" or "watch"
  bool all_anew_ = false;                   // that answer will be a snapshot
  std::optional<int> stuck_at_;             // the version after which an event could not be applied
  std::optional<MatchId> running_;          // the user's match on the server, not loaded yet
  std::optional<MatchId> watching_;         // the match that the user wants to watch
  std::optional<Milliseconds> sync_again_;  // when to repeat a refused "sync"
  // The same for joining or leaving the queue.
  std::optional<Milliseconds> queue_again_;
  // The same for "hello", and for any other request.
  std::optional<Milliseconds> hello_again_;
  std::optional<Milliseconds> ask_again_;
  bool changed_ = false;
};

}  // namespace damas::net
