#include "net/server/storage/sql_game_lists.hpp"

#include "net/protocol/limits.hpp"
#include "net/protocol/words.hpp"
#include "net/server/storage/statements.hpp"

namespace damas::net::storage {

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
std::vector<GameLine> SqlGameLists::game_lines(const char* text, const In&... in) {
  using Text = std::string;
  std::vector<GameLine> lines;
  for (const auto& [id, variant, initial, increment, id1, name1, value1, deviation1, id2, name2,
                    value2, deviation2, plies, began, ended, winner, reason, opening] :
       database_.select<Text, Text, Integer, Integer, Text, Text, double, double, Text, Text,
                        double, double, Integer, Integer, Integer, Text, Text, Text>(text, in...)) {
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
    if (opening) line.opening = from_word<OpeningLot>(*opening);
    lines.push_back(std::move(line));
  }
  return lines;
}

#define DAMAS_GAME_LINE                                                        \
  "SELECT match.id, match.variant, initial, increment, "                       \
  "player1, p1.name, r1.value, r1.deviation, "                                 \
  "player2, p2.name, r2.value, r2.deviation, "                                 \
  "plies, began, ended, winner, reason, opening FROM match "                   \
  "LEFT JOIN player p1 ON p1.id = player1 "                                    \
  "LEFT JOIN player p2 ON p2.id = player2 "                                    \
  "LEFT JOIN rating r1 ON r1.player = player1 AND r1.variant = match.variant " \
  "LEFT JOIN rating r2 ON r2.player = player2 AND r2.variant = match.variant "

std::vector<GameLine> SqlGameLists::live(std::optional<Variant> variant, bool with_unlisted,
                                         bool with_drawn, std::size_t most) {
  return guarded([&] {
    const std::string name = variant ? id_of(*variant) : "";
    return game_lines(
        DAMAS_GAME_LINE
        "WHERE ended IS NULL AND listed >= :least AND (:any = '' OR match.variant = :variant) "
        "AND (:drawn = 1 OR opening IS NULL) "
        "ORDER BY began DESC LIMIT :most",
        with_unlisted ? 0 : 1, name, name, integer(with_drawn), static_cast<Integer>(most));
  });
}

std::vector<GameLine> SqlGameLists::history(const UserId& id, std::optional<WallTime> before,
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

std::optional<std::string> SqlGameLists::pdn(const MatchId& id) {
  return guarded([&]() -> std::optional<std::string> {
    const auto rows =
        database_.select<std::string>("SELECT pdn FROM match WHERE id = :id_of_pdn", id.text);
    return rows.empty() ? std::nullopt : std::get<0>(rows.front());
  });
}

}  // namespace damas::net::storage
