// The general part of the store, and the lists of matches.
#include "net/server/storage/sql_store.hpp"

#include "net/protocol/limits.hpp"
#include "net/protocol/words.hpp"
#include "net/server/storage/schema.hpp"

namespace damas::net {

namespace storage {

namespace {
constexpr std::size_t longest_notification = 7900;  // PostgreSQL's limit is 8000 bytes
}

SqlStore::SqlStore(const std::string& url, std::string process)
    : process_(std::move(process)), database_(url) {
  migrate(database_);
  // No other process uses the file, so every user marked as present was so at an ended process.
  if (!postgres()) {
    database_.execute("DELETE FROM presence");
    database_.execute("DELETE FROM process");
  }
}

void SqlStore::begin() {
  guarded([&] { database_.begin(); });
}

void SqlStore::commit() {
  send_notes();
  guarded([&] { database_.commit(); });
}

void SqlStore::rollback() noexcept {
  notes_.clear();
  database_.rollback();
}

std::optional<MatchId> SqlStore::playing(const UserId& id) {
  return guarded([&]() -> std::optional<MatchId> {
    const auto rows =
        database_.select<std::string>("SELECT match FROM playing WHERE player = :player", id.text);
    if (rows.empty()) return std::nullopt;
    return MatchId{*std::get<0>(rows.front())};
  });
}

std::unordered_map<UserId, MatchId> SqlStore::everybody_playing() {
  return guarded([&] {
    std::unordered_map<UserId, MatchId> all;
    for (const auto& [player, match] :
         database_.select<std::string, std::string>("SELECT player, match FROM playing"))
      all[{*player}] = {*match};
    return all;
  });
}

std::unordered_map<MatchId, int> SqlStore::running() {
  return guarded([&] {
    std::unordered_map<MatchId, int> all;
    for (const auto& [id, v] :
         database_.select<std::string, Integer>("SELECT id, v FROM match WHERE ended IS NULL"))
      all[{*id}] = static_cast<int>(*v);
    return all;
  });
}

namespace {

// Makes a person from a player's columns in the statements below.
Person person_of(const std::optional<std::string>& id, const std::optional<std::string>& name,
                 const std::optional<double>& value, const std::optional<double>& deviation) {
  Person person{{*id}, name.value_or(""), {}, true};
  if (value && deviation) rate(person, {*value, *deviation});
  return person;
}

}  // namespace

template <typename... In>
std::vector<GameLine> SqlStore::game_lines(const char* text, const In&... in) {
  using Text = std::string;
  std::vector<GameLine> lines;
  for (const auto& [id, variant, initial, increment, id1, name1, value1, deviation1, id2, name2,
                    value2, deviation2, plies, began, ended, winner, reason] :
       database_.select<Text, Text, Integer, Integer, Text, Text, double, double, Text, Text,
                        double, double, Integer, Integer, Integer, Text, Text>(text, in...)) {
    const auto known = variant_by_id(*variant);
    if (!known) continue;
    GameLine line{
        {*id}, *known, time_of(initial, *increment), {}, static_cast<int>(*plies), *began, {},
        {},    {}};
    line.players = {person_of(id1, name1, value1, deviation1),
                    person_of(id2, name2, value2, deviation2)};
    if (ended) line.ended = *ended;
    if (winner) line.winner = from_word<Side>(*winner);
    if (reason) line.reason = from_word<EndReason>(*reason);
    lines.push_back(std::move(line));
  }
  return lines;
}

#define DAMAS_GAME_LINE                                                        \
  "SELECT match.id, match.variant, initial, increment, "                       \
  "player1, p1.name, r1.value, r1.deviation, "                                 \
  "player2, p2.name, r2.value, r2.deviation, "                                 \
  "plies, began, ended, winner, reason FROM match "                            \
  "LEFT JOIN player p1 ON p1.id = player1 "                                    \
  "LEFT JOIN player p2 ON p2.id = player2 "                                    \
  "LEFT JOIN rating r1 ON r1.player = player1 AND r1.variant = match.variant " \
  "LEFT JOIN rating r2 ON r2.player = player2 AND r2.variant = match.variant "

std::vector<GameLine> SqlStore::live(std::optional<Variant> variant, bool with_unlisted,
                                     std::size_t most) {
  return guarded([&] {
    const std::string name = variant ? id_of(*variant) : "";
    return game_lines(
        DAMAS_GAME_LINE
        "WHERE ended IS NULL AND listed >= :least AND (:any = '' OR match.variant = :variant) "
        "ORDER BY began DESC LIMIT :most",
        with_unlisted ? 0 : 1, name, name, static_cast<Integer>(most));
  });
}

std::vector<GameLine> SqlStore::history(const UserId& id, std::optional<WallTime> before,
                                        std::size_t most) {
  return guarded([&] {
    const Integer until = before.value_or(limits::largest_id);
    return game_lines(DAMAS_GAME_LINE
                      "WHERE (player1 = :one OR player2 = :other) AND ended < :before "
                      "ORDER BY ended DESC LIMIT :most",
                      id.text, id.text, until, static_cast<Integer>(most));
  });
}

#undef DAMAS_GAME_LINE

std::optional<std::string> SqlStore::pdn(const MatchId& id) {
  return guarded([&]() -> std::optional<std::string> {
    const auto rows =
        database_.select<std::string>("SELECT pdn FROM match WHERE id = :id_of_pdn", id.text);
    return rows.empty() ? std::nullopt : std::get<0>(rows.front());
  });
}

std::vector<MatchId> SqlStore::forgotten(WallTime since, WallTime until, std::size_t most) {
  return guarded([&] {
    std::vector<MatchId> ids;
    for (const auto& [id] : database_.select<std::string>(
             "SELECT id FROM match WHERE ended IS NULL AND initial IS NOT NULL "
             "AND (touched < :since OR touched > :until) ORDER BY touched LIMIT :most",
             Integer{since}, Integer{until}, static_cast<Integer>(most)))
      ids.push_back({*id});
    return ids;
  });
}

std::vector<MatchId> SqlStore::deserted(WallTime since, std::size_t most) {
  return guarded([&] {
    std::vector<MatchId> ids;
    for (const auto& [id] : database_.select<std::string>(
             "SELECT id FROM match WHERE ended IS NULL AND initial IS NULL "
             "AND touched < :since ORDER BY touched LIMIT :most",
             Integer{since}, static_cast<Integer>(most)))
      ids.push_back({*id});
    return ids;
  });
}

void SqlStore::notify(const std::string& note) {
  if (postgres()) notes_.push_back(note);
}

// Packs as many notes as fit into each notification.
void SqlStore::send_notes() {
  std::string text = process_;
  const auto send = [&] {
    database_.select<std::string>("SELECT CAST(pg_notify(:channel, :notes) AS TEXT)",
                                  std::string(note_channel), text);
    text = process_;
  };
  guarded([&] {
    for (const std::string& note : std::exchange(notes_, {})) {
      if (text.size() + note.size() > longest_notification) send();
      text += ' ' + note;
    }
    if (text != process_) send();
  });
}

}  // namespace storage

namespace {

std::string without_password(std::string text, const std::string& password) {
  constexpr std::string_view hidden = "***";
  for (auto at = password.empty() ? std::string::npos : text.find(password);
       at != std::string::npos; at = text.find(password, at + hidden.size()))
    text.replace(at, password.size(), hidden);
  return text;
}

}  // namespace

std::unique_ptr<Storage> open_storage(const std::string& url, const std::string& process) {
  try {
    return std::make_unique<storage::SqlStore>(url, process);
  } catch (const std::exception& error) {
    throw StoreError(without_password("cannot use the database " + url + ": " + error.what(),
                                      storage::password_in(url)));
  }
}

}  // namespace damas::net
