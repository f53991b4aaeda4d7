// Owns the community at one process: who is connected, who waits, which matches are played and who
// is told what. Knows no sockets, threads or time of its own.
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

// What time it is: on the clock by which matches are played, which only goes forward and stands
// while the database does not serve; and on the wall.
struct Now {
  Milliseconds steady{0};
  WallTime wall = 0;
  Milliseconds stood{0};  // for how long the first has stood in all
  bool stands = false;    // and does so now

  // On a clock that never stands.
  Milliseconds machine() const { return steady + stood; }
};

// What a parcel says of whom it goes to.
enum class Standing {
  Unchanged,
  Welcome,
  WrongToken  // counts against the address
};

// A text to send, the same for many perhaps; then the connection may have to be closed.
struct Parcel {
  ConnectionId to = 0;
  std::shared_ptr<const std::string> text;
  bool close = false;
  Standing standing = Standing::Unchanged;
  UserId user = {};  // who is welcome
};

struct CommunityCounts {
  std::uint64_t moves = 0;
  std::uint64_t matches_begun = 0;
  std::uint64_t matches_ended = 0;
  std::uint64_t refusals = 0;
  std::size_t users = 0;
  std::size_t tables = 0;
  std::size_t unreadable = 0;  // matches
};

class Community {
 public:
  Community(Store& store, RandomBits random);

  // Lets matches of rooms be found by everybody, as at a table of friends: else they are for those
  // who were told of them.
  void list_rooms() { lists_rooms_ = true; }

  // Tells when the first move of a match came by the connection of whoever is to move and is not
  // done yet: until it is, no flag falls that had not fallen then.
  using MoveWaits = std::function<std::optional<Milliseconds>(const MatchId&, ConnectionId mover)>;
  void let_flags_wait_for(MoveWaits moves) { move_waits_ = std::move(moves); }

  // All of these are called inside a transaction of the store, and throw StoreError as it does.
  // Whoever runs the transaction then calls keep() when it is durable, else forget().
  // `came`: when the request came, if it had to wait. By then a move's time ends.
  void receive(ConnectionId from, const Request& request, Now now,
               std::optional<Milliseconds> came = {});
  void gone(ConnectionId connection, Now now);
  void noted(const Note& note, Now now);
  // Notes may have been missed.
  void look_again(Now now);
  // Clocks, absences, the queue. Call it some ten times a second.
  void tick(Now now);
  // The clocks have stood, and go on: those around each running match are told.
  void tell_clocks(Now now);
  // Before the process ends: the running turns are stored.
  void save_turns(Now now);

  // What is to be sent, in its order. `durable`: when it became so, by the clock of matches; the
  // turns that began with it begin then, as nobody can have heard of them before.
  std::vector<Parcel> keep(std::optional<Milliseconds> durable = {});
  // What was changed here since the last keep() is as it was, and nobody is told of it.
  void forget();
  // Of the matches that were changed, as of the last keep().
  std::map<MatchId, ClockNotice> take_clock_notices();

  CommunityCounts counts() const;

 private:
  friend class Visit;
  struct Session {
    std::optional<UserRow> user;
    std::optional<MatchId> watching;
    std::optional<MatchId> knows;              // the match of theirs that was told of last
    std::optional<WallTime> waits_since = {};  // in the queue or a room, as far as was told
    int wrong_tokens = 0;
  };
  // How a table was before this transaction.
  struct Before {
    int v = 0;  // 0: it was not
    Milliseconds turn_began{0};
    int told = 0;
  };

  void forget_befores();
  void restore_tables();

  // --- telling --------------------------------------------------------------------------------
  void send(ConnectionId to, const Reply& reply, bool close = false);
  void tell(const Table& table, const ReplyBody& body);
  void tell_record(Table& table, int v, const Record& record);
  void tell_presence(const Table& table, Side side);

  // --- users ----------------------------------------------------------------------------------
  Session& change(ConnectionId id);  // the session, which forget() will restore
  std::optional<ConnectionId> connection_of(const UserId& user) const;
  Seat& change_seat(Table& table, Side side);              // which forget() will restore
  void seat_at(const UserId& user, const MatchId& match);  // this is the user's match now
  Person person(const UserId& id, Variant variant);
  // At the user's table, or at that one.
  void seat_changed(const UserId& user, const std::optional<MatchId>& match = {});
  void look_at_seat(Table& table, Side side, const PresenceRow& row);
  Seat seat_of(const UserId& user, const MatchId& match, const PresenceRow& row) const;
  void stop_watching(ConnectionId connection);
  void replace(ConnectionId connection);
  void hold_place(const UserId& user, const PresenceRow& row);

  // --- matches --------------------------------------------------------------------------------
  // `listed`: everybody may find it.
  void begin(const MatchId& id, const record::Start& start, bool listed);
  // Of the matches in which a turn began in this transaction.
  void begin_turns(Milliseconds durable);
  // From memory, or read from the store; null: there is no such match.
  Table* table(const MatchId& id);
  // Found without reading all of the match; nothing: there is no such match.
  std::optional<BySide<UserId>> players_of(const MatchId& id);
  Table* load(const MatchRow& row);
  void reload(Table& table);
  LiveMatch match_from(const MatchRow& row, const std::vector<Record>& records);
  void change(Table& table);
  // Applies, stores and tells; adds the end where one is due, and ratings.
  void commit(Table& table, std::vector<Record> records);
  void add_ratings(const Table& table, record::End& end);
  void catch_up(Table& table);
  // True if another process had gone on, of which no note had come yet; now it is known here.
  bool was_behind(Table& table);
  bool is_behind(const Table& table);
  void hear_of(const MatchNote& note);
  void introduce_players(const MatchId& match);
  void introduce_everybody();
  void introduce(const UserId& user, const MatchId& match);
  void get_to_know(ConnectionId connection, const MatchId& match);
  std::optional<MatchId> missed_match(const UserId& user, const Session& session);
  bool has_been_met(const UserId& user, const Session& session);
  // Work at one match, which harms no other if it cannot be read. False: so it is.
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
  void sit(Table& table);

  // --- clocks; community_clocks.cpp -------------------------------------------------------------
  std::optional<ClockState> clock_of(const Table& table) const;
  reply::Synced synced(const Table& table) const;
  ClockNotice clock_notice(const MatchId& id) const;
  void note_clocks();

  // --- time -----------------------------------------------------------------------------------
  void begin_at(Now now);  // what is done next
  bool has_just_begun() const;
  void miss_who_is_not_back();
  void beat();
  void end_what_is_due();
  static bool is_mover_elsewhere(const Table& table);
  // The end that this process may declare, as far as it is known what came in time.
  std::optional<record::End> due_end(const Table& table) const;
  // When the first move of whoever is to move came that is not done.
  std::optional<Milliseconds> waiting_move(const Table& table) const;
  void end_if_due(Table& table);
  void store_turn(Table& table);
  void resume_stored_turn(Table& table);
  bool sits_at(const Table& table, Side side) const;
  void drop_forsaken_tables();
  void wake_forgotten_matches();
  // Whether it has gone with the other clock for long enough.
  bool believe_wall_clock();
  bool wall_clock_jumped();  // and is not believed yet
  void drop_what_is_old();
  void end_deserted_matches();

  Store& store_;
  RandomBits random_;
  Now now_;
  std::unordered_map<ConnectionId, Session> sessions_;
  std::unordered_map<UserId, ConnectionId> connections_;
  std::unordered_map<MatchId, Table> tables_;
  std::unordered_map<UserId, MatchId> table_of_;  // the last match of theirs that was loaded
  std::vector<Parcel> parcels_;
  std::set<MatchId> unreadable_;
  std::map<MatchId, ClockNotice> clock_notices_;
  CommunityCounts counts_;
  bool lists_rooms_ = false;
  MoveWaits move_waits_;
  struct Rhythm {
    std::optional<Milliseconds> began;  // the first of all
    bool all_missed = false;            // who were not back in time
    // When these were done last.
    std::optional<Milliseconds> beat;
    std::optional<Milliseconds> sweep;
  };
  Rhythm rhythm_;
  struct WallClock {
    WallTime lead = 0;      // before the clock that only goes forward
    Milliseconds since{0};  // without a jump
    bool jumped = false;    // then; else it was seen first
  };
  std::optional<WallClock> wall_;

  // As of the last keep().
  Rhythm rhythm_before_;
  CommunityCounts counts_before_;
  std::map<ConnectionId, std::optional<Session>> sessions_before_;
  std::map<MatchId, Before> tables_before_;
  std::map<MatchId, BySide<Seat>> seats_before_;
  std::map<UserId, std::optional<MatchId>> table_of_before_;
  std::set<MatchId> turns_begun_;  // since
};

}  // namespace damas::net
