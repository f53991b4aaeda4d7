// Owns the rows of matches: their players, records, moves and pieces; internal to
// src/net/server/storage.
#pragma once

#include "net/server/community/store.hpp"
#include "net/server/storage/database.hpp"

namespace damas::net::storage {

class SqlMatches : public MatchStore {
 public:
  explicit SqlMatches(Database& database) : database_(database) {}

  void add(const MatchId& id, const record::Start& start, WallTime now) override;
  void list(const MatchId& id) override;
  bool append(const Progress& progress) override;
  void save_turn(const MatchId& id, int v, Milliseconds spent, WallTime now) override;
  std::optional<MatchRow> find(const MatchId& id) override;
  std::vector<Record> records(const MatchId& id, int after_v) override;
  std::optional<MatchId> playing(const UserId& id) override;
  std::unordered_map<UserId, MatchId> everybody_playing() override;
  std::unordered_map<MatchId, int> running() override;
  std::vector<MatchId> forgotten(WallTime since, WallTime until, std::size_t most) override;
  std::vector<MatchId> deserted(WallTime since, std::size_t most) override;

 private:
  void put_pieces(const MatchId& id, const std::vector<PlacedPiece>& pieces);
  void put_event(const MatchId& id, int v, const Record& record, WallTime now);
  void put(const Progress& progress, const record::Move& move);
  void put(const Progress& progress, const record::Takeback& takeback);
  void put(const Progress& progress, const record::End& end);
  template <typename Other>
  void put(const Progress&, const Other&) {}
  void free_players(const MatchId& id);  // after the end of a match

  Database& database_;
};

}  // namespace damas::net::storage
