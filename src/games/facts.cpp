#include "games/facts.hpp"

#include <cassert>
#include <charconv>

#include "explorer/game_identity.hpp"
#include "games/packed_moves.hpp"

namespace damas::games {

namespace {

constexpr std::array<std::size_t, field_count> widths = {1, 1, 4, 4, 4, 4, 4, 2, 2, 8};
constexpr std::uint32_t games_in_block = 4096;

constexpr std::int64_t row_of(std::size_t field, std::uint32_t block) {
  return static_cast<std::int64_t>(field) << 32 | block;
}

void add_value(std::string& bytes, std::uint64_t value, std::size_t width) {
  for (std::size_t i = 0; i < width; ++i, value >>= 8)
    bytes.push_back(static_cast<char>(value & 0xFF));
}

// The number at the beginning of the tag's value, if it can be a rating.
int number_in(std::string_view value) {
  int rating = 0;
  const auto result = std::from_chars(value.data(), value.data() + value.size(), rating);
  return result.ec == std::errc{} && rating > 0 && rating < 10000 ? rating : 0;
}

int rating_of_side(const PdnHeaders& headers, const char* rating, const char* elo) {
  const int found = number_in(headers.value(rating));
  return found != 0 ? found : number_in(headers.value(elo));
}

}  // namespace

int rating_of(const PdnHeaders& headers) {
  const int white = rating_of_side(headers, "WhiteRating", "WhiteElo");
  const int black = rating_of_side(headers, "BlackRating", "BlackElo");
  return white != 0 && black != 0 ? (white + black + 1) / 2 : white + black;
}

std::uint64_t hash_of(const PdnGame& game) {
  return checksum(identity_of_headers(game) + pack_main_line(game.tree));
}

FactWriter::FactWriter(const Connection& connection, std::uint32_t games)
    : write_(connection.prepare("INSERT OR REPLACE INTO fact (id, data) VALUES (?, ?)")),
      games_(games) {
  if (games % games_in_block == 0) return;
  Statement read = connection.prepare("SELECT data FROM fact WHERE id = ?");
  for (std::size_t field = 0; field < field_count; ++field) {
    const ResetAtEnd end(read);
    read.bind(1, row_of(field, games / games_in_block));
    if (read.step()) block_[field] = read.bytes(0);
    if (block_[field].size() != games % games_in_block * widths[field])
      throw DatabaseError("the database '" + connection.path() + "' is damaged");
  }
}

void FactWriter::add(const Facts& facts) {
  for (std::size_t field = 0; field < field_count; ++field)
    add_value(block_[field], facts[field], widths[field]);
  ++games_;
  if (games_ % games_in_block != 0) return;
  write_block();
  for (std::string& bytes : block_)
    bytes.clear();
}

void FactWriter::flush() {
  if (games_ % games_in_block != 0) write_block();
}

void FactWriter::write_block() {
  for (std::size_t field = 0; field < field_count; ++field)
    write_.bind(1, row_of(field, (games_ - 1) / games_in_block)).bind_blob(2, block_[field]).run();
}

FactReader::FactReader(const Connection& connection)
    : read_(connection.prepare("SELECT data FROM fact WHERE id BETWEEN ? AND ? ORDER BY id")) {}

void FactReader::check_width(Field field, std::size_t width) {
  assert(widths[static_cast<std::size_t>(field)] == width);
  (void)field;
  (void)width;
}

}  // namespace damas::games
