#include "net/server/storage/sql_waiting.hpp"

#include "net/protocol/words.hpp"
#include "net/server/storage/statements.hpp"

namespace damas::net::storage {

namespace {

// The columns in the order of the statements below.
using Row =
    std::tuple<std::optional<std::string>, std::optional<std::string>, std::optional<Integer>,
               std::optional<Integer>, std::optional<std::string>, std::optional<std::string>,
               std::optional<Integer>, std::optional<Integer>, std::optional<std::string>>;

std::optional<std::string> word_of_wish(const OpeningWish& opening) {
  return opening ? std::optional(std::string(word_of(*opening))) : std::nullopt;
}

std::optional<WaitRow> first_waiting(const std::vector<Row>& rows) {
  if (rows.empty()) return std::nullopt;
  const auto& [player, variant, initial, increment, code, side, since, adjudication, opening] =
      rows.front();
  const auto known = variant_by_id(*variant);
  if (!known) return std::nullopt;
  const OpeningWish wish = opening ? from_word<OpeningLot>(*opening) : std::nullopt;
  return WaitRow{{*player},
                 {*known, time_of(initial, *increment), code, *adjudication > 0, wish},
                 side ? from_word<Side>(*side) : std::nullopt,
                 *since};
}

}  // namespace

void SqlWaiting::add(const WaitRow& row) {
  guarded([&] {
    std::optional<std::string> side;
    if (row.side) side = word_of(*row.side);
    database_.run(
        "INSERT INTO waiting (player, variant, initial, increment, code, side, since, "
        "adjudication, opening) VALUES (:player, :variant, :initial, :increment, :code, :side, "
        ":since, :adjudication, :opening) "
        "ON CONFLICT (player) DO UPDATE SET variant = excluded.variant, "
        "initial = excluded.initial, increment = excluded.increment, "
        "code = excluded.code, side = excluded.side, since = excluded.since, "
        "adjudication = excluded.adjudication, opening = excluded.opening, asleep = 0",
        row.user.text, id_of(row.wait.variant), initial_of(row.wait.time),
        Integer{row.wait.time.increment.count()}, row.wait.code, side, Integer{row.since},
        integer(row.wait.adjudication), word_of_wish(row.wait.opening));
  });
}

bool SqlWaiting::remove(const UserId& id) {
  return guarded(
      [&] { return database_.run("DELETE FROM waiting WHERE player = :player", id.text) > 0; });
}

std::optional<WaitRow> SqlWaiting::find(const UserId& id) {
  return guarded([&] {
    return first_waiting(database_.select<std::string, std::string, Integer, Integer, std::string,
                                          std::string, Integer, Integer, std::string>(
        "SELECT player, variant, initial, increment, code, side, since, "
        "adjudication, opening FROM waiting "
        "WHERE player = :player",
        id.text));
  });
}

std::optional<WaitRow> SqlWaiting::take(const Waiting& like, const UserId& but) {
  return guarded([&]() -> std::optional<WaitRow> {
    const std::string name = id_of(like.variant);
    const Integer initial = initial_of(like.time).value_or(-1);
    const Integer increment = like.time.increment.count();
    const std::string opening = word_of_wish(like.opening).value_or("");
    // Two users who join at different processes at the same time must not both begin to wait.
    if (database_.dialect() == Dialect::Postgres) {
      database_.select<std::string>(
          "SELECT CAST(pg_advisory_xact_lock(hashtext(:pool)) AS TEXT)",
          name + "/" + std::to_string(initial) + "/" + std::to_string(increment) + "/" + opening);
    }
    for (;;) {
      const auto found =
          first_waiting(database_.select<std::string, std::string, Integer, Integer, std::string,
                                         std::string, Integer, Integer, std::string>(
              "SELECT waiting.player, variant, initial, increment, code, side, since, "
              "adjudication, opening FROM waiting "
              "JOIN presence ON presence.player = waiting.player AND presence.process <> '' "
              "WHERE variant = :variant AND COALESCE(initial, -1) = :initial "
              "AND increment = :increment AND COALESCE(opening, '') = :opening "
              "AND code IS NULL AND asleep = 0 AND waiting.player <> :but "
              "AND waiting.player NOT IN (SELECT player FROM playing) "
              "ORDER BY since, waiting.player LIMIT 1",
              name, initial, increment, opening, but.text));
      if (!found) return std::nullopt;
      // Another process may be changing the row: the statement waits for it, and its result counts.
      const Integer taken = database_.run(
          "DELETE FROM waiting WHERE player = :player AND variant = :variant "
          "AND COALESCE(initial, -1) = :initial AND increment = :increment "
          "AND COALESCE(opening, '') = :opening AND code IS NULL AND asleep = 0",
          found->user.text, name, initial, increment, opening);
      if (taken > 0) return found;
    }
  });
}

void SqlWaiting::suspend_search(const UserId& id) {
  guarded([&] {
    database_.run("UPDATE waiting SET asleep = 1 WHERE player = :player AND code IS NULL", id.text);
  });
}

void SqlWaiting::drop(WallTime before) {
  guarded([&] { database_.run("DELETE FROM waiting WHERE since < :before", Integer{before}); });
}

std::optional<WaitRow> SqlWaiting::room(const std::string& code) {
  return guarded([&] {
    return first_waiting(database_.select<std::string, std::string, Integer, Integer, std::string,
                                          std::string, Integer, Integer, std::string>(
        "SELECT player, variant, initial, increment, code, side, since, "
        "adjudication, opening FROM waiting "
        "WHERE code = :code",
        code));
  });
}

std::optional<WaitRow> SqlWaiting::take_room(const std::string& code) {
  return guarded([&]() -> std::optional<WaitRow> {
    const auto found = room(code);
    if (!found) return std::nullopt;
    // Another process may be deleting the row: the statement waits for it, and its result counts.
    if (database_.run("DELETE FROM waiting WHERE code = :code", code) == 0) return std::nullopt;
    return found;
  });
}

}  // namespace damas::net::storage
