#include "net/server/storage/schema.hpp"

#include <iterator>
#include <stdexcept>
#include <string_view>

namespace damas::net::storage {

namespace {

// The changes from each version of the schema to the next. New versions are only appended.

// player1 is White and player2 Black; `winner` and `reason` are set with `ended`.
constexpr std::string_view version_1 = R"(
CREATE TABLE player (
  id TEXT PRIMARY KEY,
  token TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  created BIGINT NOT NULL
);
CREATE TABLE rating (
  player TEXT NOT NULL REFERENCES player,
  variant TEXT NOT NULL,
  value DOUBLE PRECISION NOT NULL,
  deviation DOUBLE PRECISION NOT NULL,
  volatility DOUBLE PRECISION NOT NULL,
  games BIGINT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (player, variant)
);
CREATE TABLE match (
  id TEXT PRIMARY KEY,
  v BIGINT NOT NULL,
  player1 TEXT NOT NULL,
  player2 TEXT NOT NULL,
  variant TEXT NOT NULL,
  initial BIGINT,
  increment BIGINT NOT NULL,
  rated BIGINT NOT NULL,
  turn TEXT NOT NULL,
  plies BIGINT NOT NULL,
  left1 BIGINT,
  left2 BIGINT,
  turn_spent BIGINT NOT NULL,
  touched BIGINT NOT NULL,
  began BIGINT NOT NULL,
  ended BIGINT,
  winner TEXT,
  reason TEXT,
  pdn TEXT
);
CREATE INDEX match_player1 ON match (player1, ended);
CREATE INDEX match_player2 ON match (player2, ended);
CREATE INDEX match_running ON match (began) WHERE ended IS NULL;
CREATE TABLE piece (
  match TEXT NOT NULL,
  id BIGINT NOT NULL,
  player TEXT NOT NULL,
  x BIGINT NOT NULL,
  y BIGINT NOT NULL,
  queen BIGINT NOT NULL,
  PRIMARY KEY (match, id)
);
CREATE TABLE event (
  match TEXT NOT NULL,
  v BIGINT NOT NULL,
  at BIGINT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (match, v)
);
CREATE TABLE move (
  match TEXT NOT NULL,
  ply BIGINT NOT NULL,
  side TEXT NOT NULL,
  piece BIGINT NOT NULL,
  path TEXT NOT NULL,
  captured TEXT NOT NULL,
  queen BIGINT NOT NULL,
  spent BIGINT NOT NULL,
  left1 BIGINT,
  left2 BIGINT,
  PRIMARY KEY (match, ply)
);
CREATE TABLE waiting (
  player TEXT PRIMARY KEY,
  variant TEXT NOT NULL,
  initial BIGINT,
  increment BIGINT NOT NULL,
  code TEXT UNIQUE,
  side TEXT,
  since BIGINT NOT NULL
);
CREATE INDEX waiting_queue ON waiting (variant, initial, increment, since);
CREATE TABLE presence (
  player TEXT PRIMARY KEY,
  process TEXT NOT NULL
);
CREATE TABLE process (
  id TEXT PRIMARY KEY,
  beat BIGINT NOT NULL
);
)";

// Which user plays which match: one per user, even with several processes. Before version 2 a user
// could be in two matches: the one that began last counts first, the other when it has ended.
constexpr std::string_view version_2 = R"(
CREATE TABLE playing (
  player TEXT PRIMARY KEY,
  match TEXT NOT NULL
);
CREATE INDEX playing_match ON playing (match);
INSERT INTO playing (player, match)
  SELECT player, id FROM (
    SELECT player1 AS player, id, began FROM match WHERE ended IS NULL
    UNION ALL
    SELECT player2 AS player, id, began FROM match WHERE ended IS NULL
  ) AS seat
  WHERE TRUE
  ORDER BY began DESC, id
  ON CONFLICT DO NOTHING;
DELETE FROM waiting WHERE player IN (SELECT player FROM playing);
)";

// For users who have not played yet: when they were last seen.
constexpr std::string_view version_3 = R"(
ALTER TABLE player ADD COLUMN unplayed BIGINT;
UPDATE player SET unplayed = created
  WHERE id NOT IN (SELECT player1 FROM match UNION ALL SELECT player2 FROM match);
CREATE INDEX player_unplayed ON player (unplayed) WHERE unplayed IS NOT NULL;
)";

// The match that a user has left on purpose, and whether a wait in the queue is suspended.
constexpr std::string_view version_4 = R"(
ALTER TABLE presence ADD COLUMN left_match TEXT;
ALTER TABLE waiting ADD COLUMN asleep BIGINT NOT NULL DEFAULT 0;
)";

// The number of absences of users in a match: their rows stay, without a process ('').
constexpr std::string_view version_5 = R"(
ALTER TABLE presence ADD COLUMN absences BIGINT NOT NULL DEFAULT 0;
)";

// Whether a match is listed publicly. Before version 6 those were the rated ones.
constexpr std::string_view version_6 = R"(
ALTER TABLE match ADD COLUMN listed BIGINT NOT NULL DEFAULT 0;
UPDATE match SET listed = 1 WHERE rated = 1;
)";

// Whether endgame tables may end a match, and whether a waiting user wishes it.
constexpr std::string_view version_7 = R"(
ALTER TABLE match ADD COLUMN adjudication BIGINT NOT NULL DEFAULT 0;
ALTER TABLE waiting ADD COLUMN adjudication BIGINT NOT NULL DEFAULT 0;
)";

// The way in which the opening of a match is drawn by lot, or a waiting user wishes it; null: none
// is drawn. The moves are in the event of version 1.
constexpr std::string_view version_8 = R"(
ALTER TABLE match ADD COLUMN opening TEXT;
ALTER TABLE waiting ADD COLUMN opening TEXT;
)";

constexpr std::string_view steps[] = {version_1, version_2, version_3, version_4,
                                      version_5, version_6, version_7, version_8};
constexpr Integer newest = std::size(steps);

// Each statement ends with a semicolon and has no other.
void execute_all(Database& database, std::string_view statements) {
  while (statements.find(';') != std::string_view::npos) {
    database.execute(std::string(statements.substr(0, statements.find(';'))));
    statements.remove_prefix(statements.find(';') + 1);
  }
}

Integer version_of(Database& database) {
  const auto rows = database.select<Integer>("SELECT version FROM schema_version");
  return rows.empty() ? 0 : *std::get<0>(rows.front());
}

// Some databases of version 4 already have the column.
bool counts_absences(Database& database) {
  const char* look = database.dialect() == Dialect::Postgres
                         ? "SELECT COUNT(*) FROM pg_attribute "
                           "WHERE attrelid = CAST('presence' AS regclass) AND attname = 'absences'"
                         : "SELECT COUNT(*) FROM pragma_table_info('presence') "
                           "WHERE name = 'absences'";
  return *std::get<0>(database.select<Integer>(look).front()) > 0;
}

void step_from(Database& database, Integer version) {
  if (version == 4 && counts_absences(database)) return;
  execute_all(database, steps[version]);
}

}  // namespace

void migrate(Database& database) {
  const bool shared = database.dialect() == Dialect::Postgres;
  database.begin();
  // If several processes start together, they run it one after the other, without a time limit.
  if (shared) {
    database.execute("SET LOCAL lock_timeout = 0");
    database.execute("SET LOCAL statement_timeout = 0");
    database.execute("SELECT pg_advisory_xact_lock(4711)");
  }
  database.execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)");
  Integer version = version_of(database);
  if (version > newest) {
    database.rollback();
    throw std::runtime_error("the database is of version " + std::to_string(version) +
                             ", made by a newer damas-server; this one knows up to " +
                             std::to_string(newest));
  }
  for (; version < newest; ++version)
    step_from(database, version);
  database.execute("DELETE FROM schema_version");
  database.run("INSERT INTO schema_version (version) VALUES (:version)", version);
  database.commit();
}

}  // namespace damas::net::storage
