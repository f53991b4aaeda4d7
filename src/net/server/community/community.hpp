// Owns the community at one process: passes what arrives to the parts that handle it, and keeps or
// reverts what they have changed. Has no sockets, threads or clock of its own.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "net/server/community/clock_notices.hpp"
#include "net/server/community/lists.hpp"
#include "net/server/community/logins.hpp"
#include "net/server/community/match_requests.hpp"
#include "net/server/community/note_handler.hpp"
#include "net/server/community/upkeep.hpp"

namespace damas::net {

struct CommunityCounts {
  std::uint64_t moves = 0;
  std::uint64_t matches_begun = 0;
  std::uint64_t matches_ended = 0;
  std::uint64_t refusals = 0;
  std::size_t users = 0;
  std::size_t matches = 0;     // in memory
  std::size_t unreadable = 0;  // matches that cannot be read
};

class Community {
 public:
  Community(Store& store, RandomBits random);
  Community(const Community&) = delete;  // its parts know each other
  Community& operator=(const Community&) = delete;

  // Lists matches of rooms publicly, as for a server among friends. Otherwise only users who know a
  // match can find it.
  void list_rooms() { lists_.list_rooms(); }

  // Endgame tables end matches whose players both wish it. Without an arbiter none does.
  void let_tables_decide(std::shared_ptr<Arbiter> arbiter) {
    runner_.let_tables_decide(std::move(arbiter));
  }

  // Openings are drawn from these lists for matches whose players wish it. Without them none is.
  void let_openings_be_drawn(BallotLists lists) { openings_.use(std::move(lists)); }

  // `moves` says when a move that waits for processing arrived. Until it is processed, no flag
  // falls that had not fallen by then.
  void let_flags_wait_for(MoveWaits moves) { runner_.let_flags_wait_for(std::move(moves)); }

  // Call all of these inside a transaction of the store; they throw StoreError as the store does.
  // Afterwards the caller must call keep() if the transaction was committed, else forget().
  // `came`: the time of arrival, if the request had to wait. A move's time ends then.
  void receive(ConnectionId from, const Request& request, Now now,
               std::optional<Milliseconds> came = {});
  void gone(ConnectionId connection, Now now);
  void noted(const Note& note, Now now);
  // To be called if notes may have been missed.
  void look_again(Now now);
  // Checks clocks, absences and the queue. Call it about ten times per second.
  void tick(Now now);
  // To be called when the clocks run again: tells the players and spectators of running matches.
  void tell_clocks(Now now);
  // Stores the time spent on the current turns. Call it before the process ends.
  void save_turns(Now now);

  // Returns the messages to send, in order. `durable`: the time of the commit on the clock of
  // matches. Turns that began in the transaction begin then.
  std::vector<OutgoingMessage> keep(std::optional<Milliseconds> durable = {});
  // Reverts all changes since the last keep() and drops the messages about them.
  void forget();
  // For the matches that had changed at the last keep().
  std::map<MatchId, ClockNotice> take_clock_notices() { return clock_notices_.take(); }

  CommunityCounts counts() const;

 private:
  void handle(Exchange& exchange, const RequestBody& body);

  // In the order of dependencies: each part knows only parts above it.
  Store& store_;
  RandomBits random_;
  OpeningDraws openings_;
  CurrentTime time_;
  Outbox outbox_;
  Sessions sessions_;
  UnreadableMatches unreadable_;
  Broadcast broadcast_;
  LoadedMatches matches_;
  Ratings ratings_;
  MatchRunner runner_;
  Attendance attendance_;
  Introductions introductions_;
  Matchmaker matchmaker_;
  UserPresence presence_;
  Logins logins_;
  MatchRequests match_requests_;
  Lists lists_;
  NoteHandler note_handler_;
  Upkeep upkeep_;
  ClockNotices clock_notices_;
  Undoable<std::uint64_t> refusals_;
};

}  // namespace damas::net
