#include "games/database.hpp"

#include <algorithm>

#include "games/packed_moves.hpp"
#include "games/packed_tags.hpp"
#include "games/schema.hpp"
#include "games/varint.hpp"

namespace damas::games {

namespace {

std::vector<std::optional<Variant>> variants_in(const Connection& connection) {
  std::vector<std::optional<Variant>> all;
  Statement read =
      connection.prepare("SELECT number, id FROM variant WHERE number BETWEEN 0 AND 255");
  while (read.step()) {
    const auto number = static_cast<std::size_t>(read.integer(0));
    all.resize(std::max(all.size(), number + 1));
    all[number] = variant_by_id(read.bytes(1));
  }
  return all;
}

}  // namespace

GamesDatabase::GamesDatabase(const std::string& path, Use use, std::chrono::milliseconds patience)
    : connection_(open_database(path, use, patience)),
      variants_(variants_in(connection_)),
      read_game_(connection_.prepare("SELECT variant, tags, moves FROM game WHERE number = ?")),
      read_name_(connection_.prepare("SELECT text FROM name WHERE id = ?")) {}

std::uint32_t GamesDatabase::size() {
  return static_cast<std::uint32_t>(connection_.number("SELECT max(number) FROM game"));
}

void GamesDatabase::say_damaged(std::uint32_t number) const {
  throw DatabaseError("game " + std::to_string(number) + " of the database '" + connection_.path() +
                      "' is missing or damaged");
}

GamesDatabase::Moves GamesDatabase::moves(std::uint32_t number) {
  const ResetAtEnd end(read_game_);
  if (!read_game_.bind(1, number).step()) say_damaged(number);
  return {variant_from(read_game_.integer(0)), std::string(read_game_.bytes(2))};
}

Variant GamesDatabase::variant_from(std::int64_t stored) const {
  const auto i = static_cast<std::size_t>(stored);
  if (i < variants_.size() && variants_[i]) return *variants_[i];
  throw DatabaseError("the database '" + connection_.path() +
                      "' has games of a variant that this program does not know");
}

std::optional<std::uint8_t> GamesDatabase::stored(Variant variant) const {
  const auto found = std::find(variants_.begin(), variants_.end(), std::optional(variant));
  if (found == variants_.end()) return std::nullopt;
  return static_cast<std::uint8_t>(found - variants_.begin());
}

std::string GamesDatabase::name(std::uint64_t number) {
  if (number == 0) return {};
  const ResetAtEnd end(read_name_);
  read_name_.bind(1, static_cast<std::int64_t>(number));
  return read_name_.step() ? std::string(read_name_.bytes(0)) : std::string();
}

PdnGame GamesDatabase::game(std::uint32_t number) {
  const ResetAtEnd end(read_game_);
  if (!read_game_.bind(1, number).step()) say_damaged(number);
  ByteReader tags(read_game_.bytes(1));
  SharedTexts shared;
  for (std::string* text : {&shared.white, &shared.black, &shared.event, &shared.opening})
    *text = name(read_varint(tags));
  PdnGame game;
  std::optional<PdnTree> tree =
      unpack_moves(read_game_.bytes(2), variant_from(read_game_.integer(0)));
  if (!tree || !unpack_tags(tags.rest(), shared, game)) say_damaged(number);
  game.tree = std::move(*tree);
  return game;
}

}  // namespace damas::games
