// Owns the SQL statements of the store; internal to src/net/server/storage.
#pragma once

#include "net/server/storage/database.hpp"
#include "net/server/storage/postgresql.hpp"
#include "net/server/storage/storage.hpp"

namespace damas::net::storage {

class SqlStore : public Storage {
 public:
  SqlStore(const std::string& url, std::string process);

  void begin() override;
  void commit() override;
  void rollback() noexcept override;
  bool has_written() const override { return database_.has_written(); }
  void recover() noexcept override { database_.recover(); }
  bool is_shared() const override { return postgres(); }

  std::optional<UserRow> user_by_token(const std::string& token) override;
  std::optional<UserRow> user(const UserId& id) override;
  void add_user(const UserRow& user, const std::string& token, WallTime now) override;
  void rename(const UserId& id, const std::string& name) override;
  void seen(const UserId& id, WallTime now) override;
  void drop_newcomers(WallTime before) override;
  std::optional<RatingRow> rating(const UserId& id, Variant variant) override;
  void set_rating(const UserId& id, Variant variant, const RatingRow& row) override;

  void set_present(const UserId& id, bool on) override;
  void set_left(const UserId& id, const std::optional<MatchId>& match) override;
  bool hold_presence(const UserId& id) override;
  PresenceRow presence(const UserId& id) override;
  std::unordered_map<UserId, PresenceRow> everybody() override;
  Beat beat(WallTime now) override;

  void wait(const WaitRow& row) override;
  bool stop_waiting(const UserId& id) override;
  std::optional<WaitRow> waiting(const UserId& id) override;
  void suspend_search(const UserId& id) override;
  std::optional<WaitRow> take_waiting(Variant variant, const TimeControl& time,
                                      const UserId& but) override;
  void drop_waits(WallTime before) override;
  std::optional<WaitRow> room(const std::string& code) override;
  std::optional<WaitRow> take_room(const std::string& code) override;

  void add_match(const MatchId& id, const record::Start& start, WallTime now) override;
  void list_match(const MatchId& id) override;
  bool append(const Progress& progress) override;
  void save_turn(const MatchId& id, int v, Milliseconds spent, WallTime now) override;
  std::optional<MatchRow> match(const MatchId& id) override;
  std::vector<Record> records(const MatchId& id, int after_v) override;
  std::optional<MatchId> playing(const UserId& id) override;
  std::unordered_map<UserId, MatchId> everybody_playing() override;
  std::unordered_map<MatchId, int> running() override;
  std::vector<GameLine> live(std::optional<Variant> variant, bool with_unlisted,
                             std::size_t most) override;
  std::vector<GameLine> history(const UserId& id, std::optional<WallTime> before,
                                std::size_t most) override;
  std::optional<std::string> pdn(const MatchId& id) override;
  std::vector<MatchId> forgotten(WallTime since, WallTime until, std::size_t most) override;
  std::vector<MatchId> deserted(WallTime since, std::size_t most) override;
  void notify(const std::string& note) override;

 private:
  bool postgres() const { return database_.dialect() == Dialect::Postgres; }
  // Converts the database's exceptions to StoreError.
  template <typename Work>
  auto guarded(Work work);

  PresenceRow presence_row(const std::optional<std::string>& process,
                           const std::optional<std::string>& left,
                           const std::optional<Integer>& absences) const;
  void go(const std::string& player, const std::string& process);
  void put_pieces(const MatchId& id, const std::vector<PlacedPiece>& pieces);
  void put_event(const MatchId& id, int v, const Record& record, WallTime now);
  void put(const Progress& progress, const record::Move& move);
  void put(const Progress& progress, const record::Takeback& takeback);
  void put(const Progress& progress, const record::End& end);
  template <typename Other>
  void put(const Progress&, const Other&) {}
  void free_players(const MatchId& id);  // after the end of a match
  template <typename... In>
  std::vector<GameLine> game_lines(const char* text, const In&... in);

  void send_notes();

  std::string process_;
  Database database_;
  std::vector<std::string> notes_;  // sent to other processes at the commit
};

template <typename Work>
auto SqlStore::guarded(Work work) {
  try {
    return work();
  } catch (const soci::soci_error& error) {
    if (is_conflict(error)) throw Conflict(error.what());
    throw StoreError(error.what());
  }
}

inline Integer integer(bool value) {
  return value ? 1 : 0;
}

// A time control as two columns.
inline std::optional<Integer> initial_of(const TimeControl& time) {
  return time.initial ? std::optional<Integer>(time.initial->count()) : std::nullopt;
}
inline TimeControl time_of(const std::optional<Integer>& initial, Integer increment) {
  TimeControl time;
  if (initial) time = {Milliseconds{*initial}, Milliseconds{increment}};
  return time;
}
inline std::string id_of(Variant variant) {
  return std::string(info(variant).id);
}

}  // namespace damas::net::storage
