#include "net/server/storage/sql_presence.hpp"

#include "net/protocol/limits.hpp"
#include "net/server/storage/statements.hpp"

namespace damas::net::storage {

void SqlPresence::set_present(const UserId& id, bool on) {
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
void SqlPresence::go(const std::string& player, const std::string& process) {
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

bool SqlPresence::hold(const UserId& id) {
  return guarded([&] {
    return database_.run(
               "INSERT INTO presence (player, process) VALUES (:player, :process) "
               "ON CONFLICT (player) DO UPDATE SET process = excluded.process "
               "WHERE presence.process = ''",
               id.text, process_) > 0;
  });
}

void SqlPresence::set_left(const UserId& id, const std::optional<MatchId>& match) {
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

PresenceRow SqlPresence::of(const UserId& id) {
  return guarded([&] {
    const auto rows = database_.select<std::string, std::string, Integer>(
        "SELECT process, left_match, absences FROM presence WHERE player = :player", id.text);
    if (rows.empty()) return PresenceRow{};
    const auto& [process, left, absences] = rows.front();
    return row_of(process, left, absences);
  });
}

std::unordered_map<UserId, PresenceRow> SqlPresence::all() {
  return guarded([&] {
    std::unordered_map<UserId, PresenceRow> all;
    for (const auto& [player, process, left, absences] :
         database_.select<std::string, std::string, std::string, Integer>(
             "SELECT player, process, left_match, absences FROM presence"))
      all[{*player}] = row_of(process, left, absences);
    return all;
  });
}

PresenceRow SqlPresence::row_of(const std::optional<std::string>& process,
                                const std::optional<std::string>& left,
                                const std::optional<Integer>& absences) const {
  PresenceRow row;
  if (!process->empty()) row.at = *process == process_ ? Whereabouts::Here : Whereabouts::Elsewhere;
  if (left) row.left = MatchId{*left};
  row.absences = *absences;
  return row;
}

Beat SqlPresence::beat(WallTime wall) {
  return guarded([&] {
    // All processes use the database's clock, so that those on several machines agree.
    const Integer now =
        database_.dialect() == Dialect::Postgres
            ? *std::get<0>(database_.select<Integer>(
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
