// Users: tokens, names, ratings, presence.
#include "net/protocol/limits.hpp"
#include "net/protocol/words.hpp"
#include "net/server/storage/hash.hpp"
#include "net/server/storage/sql_store.hpp"

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

std::optional<UserRow> SqlStore::user_by_token(const std::string& token) {
  return guarded([&] {
    const std::string hash = sha256_hex(token);
    return first_user(database_.select<std::string, std::string>(
        "SELECT id, name FROM player WHERE token = :token", hash));
  });
}

std::optional<UserRow> SqlStore::user(const UserId& id) {
  return guarded([&] {
    return first_user(database_.select<std::string, std::string>(
        "SELECT id, name FROM player WHERE id = :id", id.text));
  });
}

void SqlStore::add_user(const UserRow& user, const std::string& token, WallTime now) {
  guarded([&] {
    database_.run(
        "INSERT INTO player (id, token, name, created, unplayed) "
        "VALUES (:id, :token, :name, :created, :unplayed)",
        user.id.text, sha256_hex(token), user.name, Integer{now}, Integer{now});
  });
}

// Writes nothing for users who have played, or who were seen recently.
void SqlStore::seen(const UserId& id, WallTime now) {
  guarded([&] {
    database_.run("UPDATE player SET unplayed = :now WHERE id = :id AND unplayed < :lately",
                  Integer{now}, id.text, Integer{now - day});
  });
}

void SqlStore::drop_newcomers(WallTime before) {
  guarded([&] {
    database_.run(
        "DELETE FROM player WHERE id IN (SELECT id FROM player WHERE unplayed < :before "
        "AND id NOT IN (SELECT player FROM presence) "
        "AND id NOT IN (SELECT player FROM waiting) LIMIT :most)",
        Integer{before}, drop_at_once);
  });
}

void SqlStore::rename(const UserId& id, const std::string& name) {
  guarded([&] { database_.run("UPDATE player SET name = :name WHERE id = :id", name, id.text); });
}

std::optional<RatingRow> SqlStore::rating(const UserId& id, Variant variant) {
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

void SqlStore::set_rating(const UserId& id, Variant variant, const RatingRow& row) {
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

void SqlStore::set_present(const UserId& id, bool on) {
  guarded([&] {
    if (!on) return go(id.text, process_);
    database_.run(
        "INSERT INTO presence (player, process) VALUES (:player, :process) "
        "ON CONFLICT (player) DO UPDATE SET process = excluded.process, left_match = NULL",
        id.text, process_);
  });
}

// The row of a user in a match stays, because it counts the absences. A user who had left the match
// was absent already.
void SqlStore::go(const std::string& player, const std::string& process) {
  database_.run(
      "DELETE FROM presence WHERE player = :player AND process = :process "
      "AND player NOT IN (SELECT player FROM playing)",
      player, process);
  database_.run(
      "UPDATE presence SET process = '', absences = absences + CASE WHEN left_match = "
      "(SELECT match FROM playing WHERE playing.player = presence.player) THEN 0 ELSE 1 END "
      "WHERE player = :player AND process = :process",
      player, process);
}

bool SqlStore::hold_presence(const UserId& id) {
  return guarded([&] {
    return database_.run(
               "INSERT INTO presence (player, process) VALUES (:player, :process) "
               "ON CONFLICT (player) DO UPDATE SET process = excluded.process "
               "WHERE presence.process = ''",
               id.text, process_) > 0;
  });
}

void SqlStore::set_left(const UserId& id, const std::optional<MatchId>& match) {
  guarded([&] {
    if (match) {
      database_.run(
          "UPDATE presence SET left_match = :left, absences = absences + 1 "
          "WHERE player = :player AND process = :process",
          match->text, id.text, process_);
    } else {
      database_.run(
          "UPDATE presence SET left_match = NULL WHERE player = :player AND process = :process",
          id.text, process_);
    }
  });
}

PresenceRow SqlStore::presence(const UserId& id) {
  return guarded([&] {
    const auto rows = database_.select<std::string, std::string, Integer>(
        "SELECT process, left_match, absences FROM presence WHERE player = :player", id.text);
    if (rows.empty()) return PresenceRow{};
    const auto& [process, left, absences] = rows.front();
    return presence_row(process, left, absences);
  });
}

std::unordered_map<UserId, PresenceRow> SqlStore::everybody() {
  return guarded([&] {
    std::unordered_map<UserId, PresenceRow> all;
    for (const auto& [player, process, left, absences] :
         database_.select<std::string, std::string, std::string, Integer>(
             "SELECT player, process, left_match, absences FROM presence"))
      all[{*player}] = presence_row(process, left, absences);
    return all;
  });
}

PresenceRow SqlStore::presence_row(const std::optional<std::string>& process,
                                   const std::optional<std::string>& left,
                                   const std::optional<Integer>& absences) const {
  PresenceRow row;
  if (!process->empty()) row.at = *process == process_ ? Whereabouts::Here : Whereabouts::Elsewhere;
  if (left) row.left = MatchId{*left};
  row.absences = *absences;
  return row;
}

Beat SqlStore::beat(WallTime wall) {
  return guarded([&] {
    // All processes use the database's clock, so that those on several machines agree.
    const Integer now =
        postgres() ? *std::get<0>(database_.select<Integer>(
                         "SELECT "
                         "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)")[0])
                   : Integer{wall};
    const Integer dead = now - limits::process_dead_after.count();
    Beat beat;
    const Integer kept = database_.run(
        "UPDATE process SET beat = :beat WHERE id = :id AND beat >= :dead", now, process_, dead);
    if (kept == 0) {
      beat.missed = true;
      database_.run(
          "INSERT INTO process (id, beat) VALUES (:id, :beat) "
          "ON CONFLICT (id) DO UPDATE SET beat = excluded.beat",
          process_, now);
    }
    database_.run("DELETE FROM process WHERE beat < :dead", dead);
    for (const auto& [player, process] : database_.select<std::string, std::string>(
             "SELECT player, process FROM presence "
             "WHERE process <> '' AND process NOT IN (SELECT id FROM process)")) {
      go(*player, *process);
      beat.lost.push_back({*player});
    }
    return beat;
  });
}

}  // namespace damas::net::storage
