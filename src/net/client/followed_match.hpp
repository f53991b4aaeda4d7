// Owns the match that the client plays or watches: beginning, catching up with and leaving it.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "net/client/countdown.hpp"
#include "net/client/news.hpp"
#include "net/client/queue_place.hpp"
#include "net/client/remote_match.hpp"
#include "net/client/requests.hpp"

namespace damas::net {

class FollowedMatch {
 public:
  using Tell = std::function<void(News)>;
  // The server follows other rules; the argument is an English sentence.
  using Fail = std::function<void(const std::string& why)>;

  // A match that begins takes the place in the queue.
  FollowedMatch(Requests& requests, QueuePlace& queue, Tell tell, Fail fail);

  // Null: none.
  RemoteMatch* match() { return match_ ? &*match_ : nullptr; }
  const RemoteMatch* match() const { return match_ ? &*match_ : nullptr; }
  // The user's own running match that was left.
  const std::optional<MatchId>& left() const { return left_; }
  bool plays() const { return match_ && match_->seat() && !match_->over(); }

  // --- the user's wishes -------------------------------------------------------------------------
  void watch(const MatchId& match);
  void unwatch();
  void leave();
  void return_to_left();

  // --- the connection ----------------------------------------------------------------------------
  // The server has sent "welcome"; catches up with the match, then sends the requests that wait.
  // `running`: the user's match on the server.
  void reconnected(const UserId& user, const std::optional<MatchId>& running);
  void lose_connection();
  // Another user takes over.
  void forget();

  // --- messages of the server --------------------------------------------------------------------
  void handle(const reply::Snap& said);    // the answer to a request
  void handle(const reply::Synced& said);  // the answer to a request
  void handle(const reply::Event& said);
  void handle(const reply::SeatPresence& said);
  // The clocks stand because the server waits for its database, or run again. For another version
  // of the match, its events or the answer to "sync" bring the clocks.
  void update_clocks(const reply::Synced& said);

  // --- refusals of the server --------------------------------------------------------------------
  // True if the request will be repeated without telling the user.
  bool put_off(const RequestBody& what, const reply::Err& said);
  // Takes the unconfirmed move back. False: it is not shown any more.
  bool refuse(const request::Move& move) { return match_ && match_->refuse(move); }
  // The user has been told of the refusal.
  void go_on_after_refusal(const RequestBody& what);

  // Advances the time of the match; true if something visible has changed.
  bool tick_match(Milliseconds elapsed);
  // Repeats what was put off.
  void tick(Milliseconds elapsed);
  std::optional<Milliseconds> next_match_update() const;
  std::optional<Milliseconds> next_update() const { return sync_again_.left(); }

 private:
  bool follows(const MatchId& match) const { return match_ && match_->id() == match; }
  bool is_sync(const RequestBody& what) const;
  void set_resuming(std::optional<MatchId> match);
  void resume(const std::optional<MatchId>& running);
  // Requests what was missed: `v` is the last version known here.
  void sync(const MatchId& match, int v);
  void look();  // sends "watch"
  void resumed();
  void begin(const reply::Event& said, const record::Start& start);
  void follow(const reply::Event& said);
  // Whether the opening of the match that begins should be drawn, as the user wished or as in the
  // match before its rematch.
  bool expects_opening(const MatchId& next) const;
  void replace(std::optional<RemoteMatch> match, bool is_resumed, bool without_opening = false);
  RemoteMatch::Ask asker();

  Requests& requests_;
  QueuePlace& queue_;
  Tell tell_;
  Fail fail_;
  std::optional<UserId> user_;
  std::optional<RemoteMatch> match_;
  std::optional<MatchId> left_;
  Side left_as_ = Side::White;       // the user's own side in it
  std::optional<MatchId> resuming_;  // awaits the answer to "sync" or "watch"
  bool all_anew_ = false;            // that answer will be a snapshot
  std::optional<int> stuck_at_;      // the version after which an event could not be applied
  std::optional<MatchId> running_;   // the user's match on the server, not loaded yet
  std::optional<MatchId> watching_;  // the match that the user wants to watch
  Countdown sync_again_;             // until a refused "sync" is repeated
};

}  // namespace damas::net
