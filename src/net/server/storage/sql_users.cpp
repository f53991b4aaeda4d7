#include "net/server/storage/sql_users.hpp"

#include "net/server/storage/hash.hpp"
#include "net/server/storage/statements.hpp"

namespace damas::net::storage {

namespace {
constexpr Integer day = 24LL * 3600 * 1000;
constexpr Integer drop_at_once = 1000;

std::optional<UserRow> first_user(
    const std::vector<std::tuple<std::optional<std::string>, std::optional<std::string>>>& rows) {
  if (rows.empty()) return std::nullopt;
  return UserRow{{*std::get<0>(rows.front())}, *std::get<1>(rows.front())};
}
}  // namespace

std::optional<UserRow> SqlUsers::find_by_token(const std::string& token) {
  return guarded([&] {
    const std::string hash = sha256_hex(token);
    return first_user(database_.select<std::string, std::string>(
        "SELECT id, name FROM player WHERE token = :token", hash));
  });
}

std::optional<UserRow> SqlUsers::find(const UserId& id) {
  return guarded([&] {
    return first_user(database_.select<std::string, std::string>(
        "SELECT id, name FROM player WHERE id = :id", id.text));
  });
}

void SqlUsers::add(const UserRow& user, const std::string& token, WallTime now) {
  guarded([&] {
    database_.run(
        "INSERT INTO player (id, token, name, created, unplayed) "
        "VALUES (:id, :token, :name, :created, :unplayed)",
        user.id.text, sha256_hex(token), user.name, Integer{now}, Integer{now});
  });
}

// Writes nothing for users who have played, or who were seen recently.
void SqlUsers::seen(const UserId& id, WallTime now) {
  guarded([&] {
    database_.run("UPDATE player SET unplayed = :now WHERE id = :id AND unplayed < :lately",
                  Integer{now}, id.text, Integer{now - day});
  });
}

void SqlUsers::drop_newcomers(WallTime before) {
  guarded([&] {
    database_.run(
        "DELETE FROM player WHERE id IN (SELECT id FROM player WHERE unplayed < :before "
        "AND id NOT IN (SELECT player FROM presence) "
        "AND id NOT IN (SELECT player FROM waiting) LIMIT :most)",
        Integer{before}, drop_at_once);
  });
}

void SqlUsers::rename(const UserId& id, const std::string& name) {
  guarded([&] { database_.run("UPDATE player SET name = :name WHERE id = :id", name, id.text); });
}

std::optional<RatingRow> SqlUsers::rating(const UserId& id, Variant variant) {
  return guarded([&]() -> std::optional<RatingRow> {
    const auto rows = database_.select<double, double, double, Integer, Integer>(
        "SELECT value, deviation, volatility, games, at FROM rating "
        "WHERE player = :player AND variant = :variant",
        id.text, id_of(variant));
    if (rows.empty()) return std::nullopt;
    const auto& [value, deviation, volatility, games, at] = rows.front();
    return RatingRow{{*value, *deviation, *volatility}, static_cast<int>(*games), *at};
  });
}

void SqlUsers::set_rating(const UserId& id, Variant variant, const RatingRow& row) {
  guarded([&] {
    database_.run(
        "INSERT INTO rating (player, variant, value, deviation, volatility, games, at) "
        "VALUES (:player, :variant, :value, :deviation, :volatility, :games, :at) "
        "ON CONFLICT (player, variant) DO UPDATE SET value = excluded.value, "
        "deviation = excluded.deviation, volatility = excluded.volatility, "
        "games = excluded.games, at = excluded.at",
        id.text, id_of(variant), row.rating.value, row.rating.deviation, row.rating.volatility,
        Integer{row.games}, Integer{row.at});
  });
}

}  // namespace damas::net::storage
