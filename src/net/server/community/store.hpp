// Owns what the community asks of its storage. All rows are the truth: what stands in memory can be
// read again from them.
#pragma once

#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "net/protocol/reply.hpp"
#include "net/server/community/glicko.hpp"

namespace damas::net {

// The database cannot be reached or refuses: thrown through the community up to whoever runs the
// transaction, who rolls it back and lets the community forget. Rows that are not there are no
// errors.
struct StoreError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Another process changed the same rows in between, or is about to: the transaction must be rolled
// back and tried anew.
struct Conflict : StoreError {
  using StoreError::StoreError;
};

// What is stored of one match cannot be read; all else can. Nothing was changed by trying.
struct Unreadable : StoreError {
  using StoreError::StoreError;
};

using WallTime = std::int64_t;  // milliseconds since 1970

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
  WallTime at = 0;  // of the last game
};

// At which process somebody is connected.
enum class Whereabouts { Nowhere, Here, Elsewhere };

struct PresenceRow {
  Whereabouts at = Whereabouts::Nowhere;
  std::optional<MatchId> left = {};  // on purpose, and has not come back to it
  std::int64_t absences = 0;         // that have begun; another number: it is a new one
};

// Somebody who waits: in the queue, or with a code in a room.
struct WaitRow {
  UserId user;
  Waiting wait;
  SideWish side;  // of a room
  WallTime since = 0;
};

struct MatchRow {
  MatchId id;
  BySide<UserId> players;
  int v = 1;
  std::optional<WallTime> ended;
  Milliseconds turn_spent{0};  // as far as it was stored
  bool listed = false;         // everybody may find it
};

struct Beat {
  std::vector<UserId> lost = {};  // users of processes that live no more: present no more
  bool missed = false;            // the others had to take this process for dead
};

// What one request changes in a match; the records follow upon `old_v`.
struct Progress {
  MatchId match;
  int old_v = 1;
  std::vector<Record> records = {};
  int plies = 0;
  Side turn = Side::White;
  std::optional<ClockState> clock = {};
  Milliseconds turn_spent{0};
  std::vector<PlacedPiece> pieces = {};  // afterwards; needed after a takeback
  std::optional<std::string> pdn = {};   // of a match that ends
  WallTime now = 0;
};

class Store {
 public:
  virtual ~Store() = default;

  // --- users --------------------------------------------------------------------------------
  // Tokens are stored hashed.
  virtual std::optional<UserRow> user_by_token(const std::string& token) = 0;
  virtual std::optional<UserRow> user(const UserId& id) = 0;
  virtual void add_user(const UserRow& user, const std::string& token, WallTime now) = 0;
  virtual void rename(const UserId& id, const std::string& name) = 0;
  // Came back.
  virtual void seen(const UserId& id, WallTime now) = 0;
  // Forgets some of those who have never played, are not here and were last seen earlier.
  virtual void drop_newcomers(WallTime before) = 0;
  virtual std::optional<RatingRow> rating(const UserId& id, Variant variant) = 0;
  virtual void set_rating(const UserId& id, Variant variant, const RatingRow& row) = 0;

  // --- presence, which all processes share ------------------------------------------------------
  virtual void set_present(const UserId& id, bool on) = 0;  // at this process
  // Of who is nowhere: present at this process. False: is somewhere.
  virtual bool hold_presence(const UserId& id) = 0;
  // Has left that match without going; nothing: has come back to it. Only of who is at this
  // process.
  virtual void set_left(const UserId& id, const std::optional<MatchId>& match) = 0;
  virtual PresenceRow presence(const UserId& id) = 0;
  virtual std::unordered_map<UserId, PresenceRow> everybody() = 0;  // who is not in it is nowhere
  bool is_present(const UserId& id) { return presence(id).at != Whereabouts::Nowhere; }
  // This process lives.
  virtual Beat beat(WallTime now) = 0;

  // --- waiting ------------------------------------------------------------------------------
  virtual void wait(const WaitRow& row) = 0;  // in place of an earlier wait
  virtual bool stop_waiting(const UserId& id) = 0;
  virtual std::optional<WaitRow> waiting(const UserId& id) = 0;
  // Keeps the place in the queue, until wait() is called again, of somebody who is not to be met.
  virtual void suspend_search(const UserId& id) = 0;
  // Takes somebody else out of the queue, who waited longest, is present and plays nothing.
  virtual std::optional<WaitRow> take_waiting(Variant variant, const TimeControl& time,
                                              const UserId& but) = 0;
  virtual void drop_waits(WallTime before) = 0;  // that began earlier
  virtual std::optional<WaitRow> room(const std::string& code) = 0;
  virtual std::optional<WaitRow> take_room(const std::string& code) = 0;

  // --- matches --------------------------------------------------------------------------------
  // Throws if one of the players is in a match that runs.
  virtual void add_match(const MatchId& id, const record::Start& start, WallTime now) = 0;
  // Everybody may find it.
  virtual void list_match(const MatchId& id) = 0;
  // False, with nothing stored, if the match is no longer at `old_v`.
  virtual bool append(const Progress& progress) = 0;
  virtual void save_turn(const MatchId& id, int v, Milliseconds spent, WallTime now) = 0;
  virtual std::optional<MatchRow> match(const MatchId& id) = 0;
  virtual std::vector<Record> records(const MatchId& id, int after_v) = 0;  // oldest first
  virtual std::optional<MatchId> playing(const UserId& id) = 0;
  virtual std::unordered_map<UserId, MatchId> everybody_playing() = 0;
  virtual std::unordered_map<MatchId, int> running() = 0;  // with their versions
  // Newest first.
  virtual std::vector<GameLine> live(std::optional<Variant> variant, bool with_unlisted,
                                     std::size_t most) = 0;
  virtual std::vector<GameLine> history(const UserId& id, std::optional<WallTime> before,
                                        std::size_t most) = 0;
  virtual std::optional<std::string> pdn(const MatchId& id) = 0;
  // Timed matches that nobody has touched since, for their clocks to run out, and those that were
  // touched after `until`, by a clock that was wrong.
  virtual std::vector<MatchId> forgotten(WallTime since, WallTime until, std::size_t most) = 0;
  // Matches without a clock in which nothing has happened since.
  virtual std::vector<MatchId> deserted(WallTime since, std::size_t most) = 0;

  // --- other processes --------------------------------------------------------------------------
  // Told to all other processes when this transaction is durable.
  virtual void notify(const std::string& note) = 0;
};

}  // namespace damas::net
