// Owns the interface between the community and its storage. The rows are authoritative: the data in
// memory can be read again from them.
#pragma once

#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "net/protocol/reply.hpp"
#include "net/server/community/now.hpp"
#include "rating/glicko.hpp"

namespace damas::net {

using rating::RatedGame;
using rating::Rating;

// The database cannot be reached or refuses a statement. Thrown through the community to the caller
// that runs the transaction, which must roll it back and call forget(). Missing rows are no errors.
struct StoreError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Another process has changed the same rows, or is about to: the transaction must be rolled back
// and repeated.
struct Conflict : StoreError {
  using StoreError::StoreError;
};

// The stored data of one match is invalid; other matches are not affected. Nothing was changed.
struct Unreadable : StoreError {
  using StoreError::StoreError;
};

struct UserRow {
  UserId id;
  std::string name;
};

inline void rate(Person& person, const Rating& rating) {
  person.rating = shown(rating);
  person.provisional = is_provisional(rating);
}

struct RatingRow {
  Rating rating;
  int games = 0;
  WallTime at = 0;  // the time of the last game
};

// The process at which a user is connected.
enum class Whereabouts { Nowhere, Here, Elsewhere };

struct PresenceRow {
  Whereabouts at = Whereabouts::Nowhere;
  std::optional<MatchId> left = {};  // left on purpose and not returned to
  std::int64_t absences = 0;         // number of absences so far; a new number means a new absence
};

// A user who waits: in the queue, or (with a code) in a room.
struct WaitRow {
  UserId user;
  Waiting wait;
  SideWish side;  // for a room
  WallTime since = 0;
};

struct MatchRow {
  MatchId id;
  BySide<UserId> players;
  int v = 1;
  std::optional<WallTime> ended;
  Milliseconds turn_spent{0};  // as last stored
  bool listed = false;         // listed publicly
};

struct Beat {
  std::vector<UserId> lost = {};  // users of dead processes, who are absent now
  bool missed = false;            // other processes had to consider this one dead
};

// The changes of one request to a match; the records follow version `old_v`.
struct Progress {
  MatchId match;
  int old_v = 1;
  std::vector<Record> records = {};
  int plies = 0;
  Side turn = Side::White;
  std::optional<ClockState> clock = {};
  Milliseconds turn_spent{0};
  std::vector<PlacedPiece> pieces = {};  // after the change; needed after a takeback
  std::optional<std::string> pdn = {};   // for a match that ends
  WallTime now = 0;
};

// Users: their tokens, which are stored hashed, names and ratings.
class UserStore {
 public:
  virtual ~UserStore() = default;

  virtual std::optional<UserRow> find_by_token(const std::string& token) = 0;
  virtual std::optional<UserRow> find(const UserId& id) = 0;
  virtual void add(const UserRow& user, const std::string& token, WallTime now) = 0;
  virtual void rename(const UserId& id, const std::string& name) = 0;
  // Stores the time of the user's return.
  virtual void seen(const UserId& id, WallTime now) = 0;
  // Deletes some users who have never played, are absent and were last seen before.
  virtual void drop_newcomers(WallTime before) = 0;
  virtual std::optional<RatingRow> rating(const UserId& id, Variant variant) = 0;
  virtual void set_rating(const UserId& id, Variant variant, const RatingRow& row) = 0;
};

// Which users are connected, and at which process; all processes share it.
class PresenceStore {
 public:
  virtual ~PresenceStore() = default;

  virtual void set_present(const UserId& id, bool on) = 0;  // at this process
  // Marks an absent user as present at this process. False: is present somewhere.
  virtual bool hold(const UserId& id) = 0;
  // Marks that a user of this process has left the match but stays connected; nothing: has returned
  // to it.
  virtual void set_left(const UserId& id, const std::optional<MatchId>& match) = 0;
  virtual PresenceRow of(const UserId& id) = 0;
  virtual std::unordered_map<UserId, PresenceRow> all() = 0;  // users not in it are absent
  bool is_present(const UserId& id) { return of(id).at != Whereabouts::Nowhere; }
  // Reports that this process is alive.
  virtual Beat beat(WallTime now) = 0;
};

// Users who wait in the queue or in a room.
class WaitingStore {
 public:
  virtual ~WaitingStore() = default;

  virtual void add(const WaitRow& row) = 0;  // replaces an earlier wait of the user
  virtual bool remove(const UserId& id) = 0;
  virtual std::optional<WaitRow> find(const UserId& id) = 0;
  // Keeps the user's place in the queue, but pairs nobody with it until add() is called again.
  virtual void suspend_search(const UserId& id) = 0;
  // Removes and returns the user other than `but` who has waited longest for a match of the same
  // variant, time and opening, is present and plays no match.
  virtual std::optional<WaitRow> take(const Waiting& like, const UserId& but) = 0;
  virtual void drop(WallTime before) = 0;  // removes those who began to wait before
  virtual std::optional<WaitRow> room(const std::string& code) = 0;
  virtual std::optional<WaitRow> take_room(const std::string& code) = 0;
};

// Matches and their records.
class MatchStore {
 public:
  virtual ~MatchStore() = default;

  // Throws if one of the players is in a running match.
  virtual void add(const MatchId& id, const record::Start& start, WallTime now) = 0;
  // Lists the match publicly.
  virtual void list(const MatchId& id) = 0;
  // False, without any change, if the match is no longer at `old_v`.
  virtual bool append(const Progress& progress) = 0;
  virtual void save_turn(const MatchId& id, int v, Milliseconds spent, WallTime now) = 0;
  virtual std::optional<MatchRow> find(const MatchId& id) = 0;
  virtual std::vector<Record> records(const MatchId& id, int after_v) = 0;  // oldest first
  virtual std::optional<MatchId> playing(const UserId& id) = 0;
  virtual std::unordered_map<UserId, MatchId> everybody_playing() = 0;
  virtual std::unordered_map<MatchId, int> running() = 0;  // with their versions
  // Timed matches that nobody has touched since `since`, whose clocks may have run out, and those
  // touched after `until`, by a process with a wrong clock.
  virtual std::vector<MatchId> forgotten(WallTime since, WallTime until, std::size_t most) = 0;
  // Matches without clocks in which nothing has happened since `since`.
  virtual std::vector<MatchId> deserted(WallTime since, std::size_t most) = 0;
};

// The lists of games that are shown to users, the newest first, and the texts of finished games.
class GameListStore {
 public:
  virtual ~GameListStore() = default;

  // `with_drawn`: also matches whose opening was drawn by lot.
  virtual std::vector<GameLine> live(std::optional<Variant> variant, bool with_unlisted,
                                     bool with_drawn, std::size_t most) = 0;
  virtual std::vector<GameLine> history(const UserId& id, std::optional<WallTime> before,
                                        std::size_t most) = 0;
  virtual std::optional<std::string> pdn(const MatchId& id) = 0;
};

// All of these, in one database and one transaction.
class Store {
 public:
  virtual ~Store() = default;

  virtual UserStore& users() = 0;
  virtual PresenceStore& presence() = 0;
  virtual WaitingStore& waiting() = 0;
  virtual MatchStore& matches() = 0;
  virtual GameListStore& games() = 0;
  // Sends the note to all other processes when this transaction is committed.
  virtual void notify(const std::string& note) = 0;
};

}  // namespace damas::net
