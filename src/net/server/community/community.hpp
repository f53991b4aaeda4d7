// Owns the community at one process: connected users, the queue and rooms, the matches, and the
// messages about them. Has no sockets, threads or clock of its own.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "net/protocol/protocol.hpp"
#include "net/server/community/clock_notice.hpp"
#include "net/server/community/notes.hpp"
#include "net/server/community/random.hpp"
#include "net/server/community/store.hpp"
#include "net/server/community/table.hpp"

namespace damas::net {

// The time: on the clock of matches, which only goes forward and stands while the database does not
// serve; and on the wall clock.
struct Now {
  Milliseconds steady{0};
  WallTime wall = 0;
  Milliseconds stood{0};  // how long the clock of matches has stood in total
  bool stands = false;    // it stands now

  // The time on a clock that never stands.
  Milliseconds machine() const { return steady + stood; }
};

// What a message tells the gateway about its receiver.
enum class Standing {
  Unchanged,
  Welcome,
  WrongToken  // counts against the address
};

// A text to send, possibly shared by many receivers; then the connection may have to be closed.
struct OutgoingMessage {
  ConnectionId to = 0;
  std::shared_ptr<const std::string> text;
  bool close = false;
  Standing standing = Standing::Unchanged;
  UserId user = {};  // the welcomed user
};

struct CommunityCounts {
  std::uint64_t moves = 0;
  std::uint64_t matches_begun = 0;
  std::uint64_t matches_ended = 0;
  std::uint64_t refusals = 0;
  std::size_t users = 0;
  std::size_t tables = 0;
  std::size_t unreadable = 0;  // matches that cannot be read
};

class Community {
 public:
  Community(Store& store, RandomBits random);

  // Lists matches of rooms publicly, as for a server among friends. Otherwise only users who know a
  // match can find it.
  void list_rooms() { lists_rooms_ = true; }

  // Sets a function that answers when the oldest unprocessed move of the player to move arrived at
  // this process. Until that move is processed, no flag falls that had not fallen by then.
  using MoveWaits = std::function<std::optional<Milliseconds>(const MatchId&, ConnectionId mover)>;
  void let_flags_wait_for(MoveWaits moves) { move_waits_ = std::move(moves); }

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
  // matches. Turns that began in the transaction begin then, as nobody can have known of them
  // before.
  std::vector<OutgoingMessage> keep(std::optional<Milliseconds> durable = {});
  // Reverts all changes since the last keep() and drops the messages about them.
  void forget();
  // For the matches that had changed at the last keep().
  std::map<MatchId, ClockNotice> take_clock_notices();

  CommunityCounts counts() const;

 private:
  friend class Visit;
  struct Session {
    std::optional<UserRow> user;
    std::optional<MatchId> watching;
    std::optional<MatchId> knows;              // the user's match that they were last told of
    std::optional<WallTime> waits_since = {};  // in the queue or a room, as the client was told
    int wrong_tokens = 0;
  };
  // The state of a table before this transaction.
  struct Before {
    int v = 0;  // 0: it did not exist
    Milliseconds turn_began{0};
    int told = 0;
  };

  void forget_befores();
  void restore_tables();

  // --- messages -------------------------------------------------------------------------------
  void send(ConnectionId to, const Reply& reply, bool close = false);
  void tell(const Table& table, const ReplyBody& body);
  void tell_record(Table& table, int v, const Record& record);
  void tell_presence(const Table& table, Side side);

  // --- users ----------------------------------------------------------------------------------
  Session& change(ConnectionId id);  // the session; forget() will restore it
  std::optional<ConnectionId> connection_of(const UserId& user) const;
  Seat& change_seat(Table& table, Side side);              // forget() will restore it
  void seat_at(const UserId& user, const MatchId& match);  // makes this the user's match
  Person person(const UserId& id, Variant variant);
  // Updates the user's seat at the given match, or else at their current one.
  void seat_changed(const UserId& user, const std::optional<MatchId>& match = {});
  void look_at_seat(Table& table, Side side, const PresenceRow& row);
  Seat seat_of(const UserId& user, const MatchId& match, const PresenceRow& row) const;
  void stop_watching(ConnectionId connection);
  void replace(ConnectionId connection);
  void hold_place(const UserId& user, const PresenceRow& row);

  // --- matches --------------------------------------------------------------------------------
  // `listed`: listed publicly.
  void begin(const MatchId& id, const record::Start& start, bool listed);
  // For the matches in which a turn began in this transaction.
  void begin_turns(Milliseconds durable);
  // From memory, or loaded from the store; null: there is no such match.
  Table* table(const MatchId& id);
  // Does not load the match; nothing: there is no such match.
  std::optional<BySide<UserId>> players_of(const MatchId& id);
  Table* load(const MatchRow& row);
  void reload(Table& table);
  LiveMatch match_from(const MatchRow& row, const std::vector<Record>& records);
  void change(Table& table);
  // Applies, stores and sends the records; adds the end if one is due, and the ratings.
  void commit(Table& table, std::vector<Record> records);
  void add_ratings(const Table& table, record::End& end);
  void catch_up(Table& table);
  // True if another process had added records, and its note had not arrived; now they are loaded.
  bool was_behind(Table& table);
  bool is_behind(const Table& table);
  void handle_note(const MatchNote& note);
  void introduce_players(const MatchId& match);
  void introduce_everybody();
  void introduce(const UserId& user, const MatchId& match);
  void get_to_know(ConnectionId connection, const MatchId& match);
  std::optional<MatchId> missed_match(const UserId& user, const Session& session);
  bool has_been_met(const UserId& user, const Session& session);
  // Runs `work` on one match, so that an unreadable match does no harm to others. False:
  // unreadable.
  template <typename Work>
  bool apart(const MatchId& id, Work work) {
    try {
      work();
      unreadable_.erase(id);
      return true;
    } catch (const Unreadable&) {
      unreadable_.insert(id);
      return false;
    }
  }
  void fill_seats(Table& table);

  // --- clocks; community_clocks.cpp -------------------------------------------------------------
  std::optional<ClockState> clock_of(const Table& table) const;
  reply::Synced synced(const Table& table) const;
  ClockNotice clock_notice(const MatchId& id) const;
  void note_clocks();

  // --- time -----------------------------------------------------------------------------------
  void begin_at(Now now);  // sets the time for what follows
  bool has_just_begun() const;
  void report_missing_players();
  void beat();
  void end_what_is_due();
  static bool is_mover_elsewhere(const Table& table);
  // The end that this process may declare, considering moves that arrived in time but are waiting.
  std::optional<record::End> due_end(const Table& table) const;
  // The arrival time of the oldest unprocessed move of the player to move.
  std::optional<Milliseconds> waiting_move(const Table& table) const;
  void end_if_due(Table& table);
  void store_turn(Table& table);
  void resume_stored_turn(Table& table);
  bool has_seat_at(const Table& table, Side side) const;
  void drop_unused_tables();
  void wake_forgotten_matches();
  // Whether it has been in step with the other clock for long enough.
  bool believe_wall_clock();
  bool wall_clock_jumped();  // it jumped, and is not trusted again yet
  void drop_what_is_old();
  void end_deserted_matches();

  Store& store_;
  RandomBits random_;
  Now now_;
  std::unordered_map<ConnectionId, Session> sessions_;
  std::unordered_map<UserId, ConnectionId> connections_;
  std::unordered_map<MatchId, Table> tables_;
  std::unordered_map<UserId, MatchId> table_of_;  // the user's last match that was loaded
  std::vector<OutgoingMessage> outgoing_;
  std::set<MatchId> unreadable_;
  std::map<MatchId, ClockNotice> clock_notices_;
  CommunityCounts counts_;
  bool lists_rooms_ = false;
  MoveWaits move_waits_;
  struct Rhythm {
    std::optional<Milliseconds> began;  // the time of the first call
    bool missing_reported = false;      // players who did not return in time were reported
    // The time of the last run of each task.
    std::optional<Milliseconds> beat;
    std::optional<Milliseconds> sweep;
  };
  Rhythm rhythm_;
  struct WallClock {
    WallTime lead = 0;      // difference to the clock that only goes forward
    Milliseconds since{0};  // start of the period without a jump
    bool jumped = false;    // it began with a jump, not with the first reading
  };
  std::optional<WallClock> wall_;

  // The state at the last keep().
  Rhythm rhythm_before_;
  CommunityCounts counts_before_;
  std::map<ConnectionId, std::optional<Session>> sessions_before_;
  std::map<MatchId, Before> tables_before_;
  std::map<MatchId, BySide<Seat>> seats_before_;
  std::map<UserId, std::optional<MatchId>> table_of_before_;
  std::set<MatchId> turns_begun_;  // in this transaction
};

}  // namespace damas::net
