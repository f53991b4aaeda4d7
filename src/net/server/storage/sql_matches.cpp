#include "net/server/storage/sql_matches.hpp"

#include "net/protocol/protocol.hpp"
#include "net/protocol/words.hpp"
#include "net/server/storage/statements.hpp"

namespace damas::net::storage {

namespace {

std::string word(Side side) {
  return std::string(word_of(side));
}

std::optional<Integer> left_of(const std::optional<ClockState>& clock, Side side) {
  return clock ? std::optional<Integer>(clock->left[side]) : std::nullopt;
}

std::string text_of(const CellPath& path) {
  std::string text;
  for (const Cell cell : path) {
    if (!text.empty()) text += ' ';
    text += static_cast<char>('a' + cell.file) + std::to_string(cell.rank + 1);
  }
  return text;
}

std::string text_of(const std::vector<TakenPiece>& pieces) {
  std::string text;
  for (const TakenPiece& piece : pieces) {
    if (!text.empty()) text += ' ';
    text += std::to_string(piece.id);
  }
  return text;
}

std::optional<std::string> way_to_draw(const record::Start& start) {
  if (!start.opening) return std::nullopt;
  return std::string(word_of(start.opening->lot));
}

Integer plies_drawn(const record::Start& start) {
  return start.opening ? static_cast<Integer>(start.opening->moves.size()) : 0;
}

Side first_turn(const record::Start& start) {
  return start.fen.starts_with('B') ? Side::Black : Side::White;
}

}  // namespace

void SqlMatches::put_pieces(const MatchId& id, const std::vector<PlacedPiece>& pieces) {
  for (const PlacedPiece& piece : pieces) {
    database_.run(
        "INSERT INTO piece (match, id, player, x, y, queen) "
        "VALUES (:match, :id, :player, :x, :y, :queen)",
        id.text, Integer{piece.id}, word(piece.side), Integer{piece.square.file},
        Integer{piece.square.rank}, integer(piece.king));
  }
}

void SqlMatches::put_event(const MatchId& id, int v, const Record& record, WallTime now) {
  database_.run("INSERT INTO event (match, v, at, body) VALUES (:match, :v, :at, :body)", id.text,
                Integer{v}, Integer{now}, to_text(record));
}

void SqlMatches::add(const MatchId& id, const record::Start& start, WallTime now) {
  guarded([&] {
    database_.run(
        "INSERT INTO match (id, v, player1, player2, variant, initial, increment, rated, "
        "adjudication, opening, turn, plies, left1, left2, turn_spent, touched, began) "
        "VALUES (:id, 1, :player1, :player2, :variant, :initial, :increment, :rated, "
        ":adjudication, :opening, :turn, :plies, :left1, :left2, 0, :touched, :began)",
        id.text, start.players.white.user.text, start.players.black.user.text, id_of(start.variant),
        initial_of(start.time), Integer{start.time.increment.count()}, integer(start.rated),
        integer(start.adjudication), way_to_draw(start), word(first_turn(start)),
        plies_drawn(start), left_of(start.clock, Side::White), left_of(start.clock, Side::Black),
        Integer{now}, Integer{now});
    for (const Side side : {Side::White, Side::Black}) {
      const std::string& player = start.players[side].user.text;
      database_.run("INSERT INTO playing (player, match) VALUES (:player, :match)", player,
                    id.text);
      database_.run("UPDATE player SET unplayed = NULL WHERE id = :id AND unplayed IS NOT NULL",
                    player);
    }
    put_pieces(id, start.pieces);
    put_event(id, 1, start, now);
  });
}

void SqlMatches::list(const MatchId& id) {
  guarded([&] { database_.run("UPDATE match SET listed = 1 WHERE id = :id", id.text); });
}

bool SqlMatches::append(const Progress& progress) {
  return guarded([&] {
    const Integer v = progress.old_v + static_cast<int>(progress.records.size());
    const Integer changed = database_.run(
        "UPDATE match SET v = :v, turn = :turn, plies = :plies, left1 = :left1, left2 = :left2, "
        "turn_spent = :spent, touched = :touched "
        "WHERE id = :id AND v = :old",
        v, word(progress.turn), Integer{progress.plies}, left_of(progress.clock, Side::White),
        left_of(progress.clock, Side::Black), Integer{progress.turn_spent.count()},
        Integer{progress.now}, progress.match.text, Integer{progress.old_v});
    if (changed == 0) return false;
    int next = progress.old_v;
    for (const Record& record : progress.records) {
      put_event(progress.match, ++next, record, progress.now);
      std::visit([&](const auto& r) { put(progress, r); }, record);
    }
    return true;
  });
}

void SqlMatches::put(const Progress& progress, const record::Move& move) {
  const std::string& match = progress.match.text;
  database_.run(
      "INSERT INTO move (match, ply, side, piece, path, captured, queen, spent, left1, left2) "
      "VALUES (:match, :ply, :side, :piece, :path, :captured, :queen, :spent, :left1, :left2)",
      match, Integer{move.ply}, word(move.by), Integer{move.piece}, text_of(move.path),
      text_of(move.captured), integer(move.king), Integer{move.spent},
      left_of(move.clock, Side::White), left_of(move.clock, Side::Black));
  database_.run("UPDATE piece SET x = :x, y = :y, queen = :queen WHERE match = :match AND id = :id",
                Integer{move.path.back().file}, Integer{move.path.back().rank}, integer(move.king),
                match, Integer{move.piece});
  for (const TakenPiece& taken : move.captured) {
    database_.run("DELETE FROM piece WHERE match = :match AND id = :id", match, Integer{taken.id});
  }
}

void SqlMatches::put(const Progress& progress, const record::Takeback& takeback) {
  if (takeback.answer != Answer::Accept) return;
  database_.run("DELETE FROM move WHERE match = :match AND ply > :ply", progress.match.text,
                Integer{takeback.to.value_or(0)});
  database_.run("DELETE FROM piece WHERE match = :match", progress.match.text);
  put_pieces(progress.match, progress.pieces);
}

void SqlMatches::put(const Progress& progress, const record::End& end) {
  std::optional<std::string> winner;
  if (end.winner) winner = word(*end.winner);
  database_.run(
      "UPDATE match SET ended = :ended, winner = :winner, reason = :reason, pdn = :pdn "
      "WHERE id = :id",
      Integer{progress.now}, winner, std::string(word_of(end.reason)), progress.pdn,
      progress.match.text);
  database_.run("DELETE FROM piece WHERE match = :ended_match", progress.match.text);
  free_players(progress.match);
}

void SqlMatches::free_players(const MatchId& id) {
  // Removes a wait that another process stored while this match began.
  database_.run(
      "DELETE FROM waiting WHERE player IN (SELECT player FROM playing WHERE match = :id)",
      id.text);
  database_.run(
      "DELETE FROM presence WHERE process = '' "
      "AND player IN (SELECT player FROM playing WHERE match = :ended)",
      id.text);
  database_.run("DELETE FROM playing WHERE match = :match", id.text);
  // Before version 2 of the schema a player could be in two matches.
  database_.run(
      "INSERT INTO playing (player, match) SELECT seat.player, match.id "
      "FROM (SELECT player1 AS player FROM match WHERE id = :one "
      "UNION ALL SELECT player2 AS player FROM match WHERE id = :other) AS seat "
      "JOIN match ON ended IS NULL AND (player1 = seat.player OR player2 = seat.player) "
      "WHERE TRUE ORDER BY began DESC ON CONFLICT DO NOTHING",
      id.text, id.text);
}

void SqlMatches::save_turn(const MatchId& id, int v, Milliseconds spent, WallTime now) {
  guarded([&] {
    database_.run(
        "UPDATE match SET turn_spent = :spent, touched = :touched WHERE id = :id AND v = :v",
        Integer{spent.count()}, Integer{now}, id.text, Integer{v});
  });
}

std::optional<MatchRow> SqlMatches::find(const MatchId& id) {
  return guarded([&]() -> std::optional<MatchRow> {
    const auto rows =
        database_.select<std::string, std::string, Integer, Integer, Integer, Integer>(
            "SELECT player1, player2, v, ended, turn_spent, listed FROM match WHERE id = :id",
            id.text);
    if (rows.empty()) return std::nullopt;
    const auto& [white, black, v, ended, turn_spent, listed] = rows.front();
    return MatchRow{id,    {{*white}, {*black}},      static_cast<int>(*v),
                    ended, Milliseconds{*turn_spent}, *listed > 0};
  });
}

std::vector<Record> SqlMatches::records(const MatchId& id, int after_v) {
  return guarded([&] {
    std::vector<Record> records;
    for (const auto& [body] : database_.select<std::string>(
             "SELECT body FROM event WHERE match = :match AND v > :v ORDER BY v", id.text,
             Integer{after_v})) {
      auto record = read_record(*body);
      if (const auto* bad = std::get_if<BadText>(&record))
        throw Unreadable("an event of match " + id.text + " cannot be read: " + bad->what);
      records.push_back(std::move(std::get<Record>(record)));
    }
    return records;
  });
}

std::optional<MatchId> SqlMatches::playing(const UserId& id) {
  return guarded([&]() -> std::optional<MatchId> {
    const auto rows =
        database_.select<std::string>("SELECT match FROM playing WHERE player = :player", id.text);
    if (rows.empty()) return std::nullopt;
    return MatchId{*std::get<0>(rows.front())};
  });
}

std::unordered_map<UserId, MatchId> SqlMatches::everybody_playing() {
  return guarded([&] {
    std::unordered_map<UserId, MatchId> all;
    for (const auto& [player, match] :
         database_.select<std::string, std::string>("SELECT player, match FROM playing"))
      all[{*player}] = {*match};
    return all;
  });
}

std::unordered_map<MatchId, int> SqlMatches::running() {
  return guarded([&] {
    std::unordered_map<MatchId, int> all;
    for (const auto& [id, v] :
         database_.select<std::string, Integer>("SELECT id, v FROM match WHERE ended IS NULL"))
      all[{*id}] = static_cast<int>(*v);
    return all;
  });
}

std::vector<MatchId> SqlMatches::forgotten(WallTime since, WallTime until, std::size_t most) {
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

std::vector<MatchId> SqlMatches::deserted(WallTime since, std::size_t most) {
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

}  // namespace damas::net::storage
