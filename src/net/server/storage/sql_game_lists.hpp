// Owns the lists of games that are shown to users, and the texts of finished games; internal to
// src/net/server/storage.
#pragma once

#include "net/server/community/store.hpp"
#include "net/server/storage/database.hpp"

namespace damas::net::storage {

class SqlGameLists : public GameListStore {
 public:
  explicit SqlGameLists(Database& database) : database_(database) {}

  std::vector<GameLine> live(std::optional<Variant> variant, bool with_unlisted, bool with_drawn,
                             std::size_t most) override;
  std::vector<GameLine> history(const UserId& id, std::optional<WallTime> before,
                                std::size_t most) override;
  std::optional<std::string> pdn(const MatchId& id) override;

 private:
  template <typename... In>
  std::vector<GameLine> game_lines(const char* text, const In&... in);

  Database& database_;
};

}  // namespace damas::net::storage
