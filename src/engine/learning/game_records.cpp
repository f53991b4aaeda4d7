#include "engine/learning/game_records.hpp"

#include <optional>

#include "core/bytes.hpp"

namespace damas::learning {

namespace {

enum Flag : std::uint8_t { BlackToMove = 1, BeforeRandomMove = 2 };

// One bit for each playing square of the board.
void add_squares(std::string& bytes, SquareSet squares, const BoardShape& shape) {
  std::string packed(static_cast<std::size_t>(shape.square_count() + 7) / 8, '\0');
  for (const Square s : squares) {
    const auto n = static_cast<std::size_t>(shape.ordinal(s));
    packed[n / 8] = static_cast<char>(packed[n / 8] | 1 << n % 8);
  }
  bytes += packed;
}

SquareSet squares_from(ByteReader& reader, const BoardShape& shape) {
  const std::string_view packed =
      reader.take(static_cast<std::size_t>(shape.square_count() + 7) / 8);
  SquareSet squares;
  for (int n = 0; n < shape.square_count() && !packed.empty(); ++n) {
    const auto byte = static_cast<unsigned char>(packed[static_cast<std::size_t>(n) / 8]);
    if ((byte >> n % 8 & 1) != 0) squares.insert(shape.square_at(n));
  }
  return squares;
}

void add_position(std::string& bytes, const JudgedPosition& judged, const BoardShape& shape) {
  const StoredPosition& p = judged.position;
  add_squares(bytes, p.white, shape);
  add_squares(bytes, p.black, shape);
  add_squares(bytes, p.kings, shape);
  add_number(bytes, static_cast<std::uint8_t>((p.to_move == Side::Black ? BlackToMove : 0) |
                                              (judged.before_random_move ? BeforeRandomMove : 0)));
  add_number(bytes, judged.score);
}

JudgedPosition position_from(ByteReader& reader, const BoardShape& shape) {
  JudgedPosition judged;
  judged.position.white = squares_from(reader, shape);
  judged.position.black = squares_from(reader, shape);
  judged.position.kings = squares_from(reader, shape);
  const int flags = reader.number<std::uint8_t>();
  judged.position.to_move = (flags & BlackToMove) != 0 ? Side::Black : Side::White;
  judged.before_random_move = (flags & BeforeRandomMove) != 0;
  judged.score = reader.number<std::int16_t>();
  return judged;
}

// Nothing if the next game is damaged or incomplete.
std::optional<PlayedGame> game_from(ByteReader& reader, const BoardShape& shape) {
  const std::string_view start = reader.rest();
  PlayedGame game;
  game.number = reader.number<std::uint32_t>();
  game.result = reader.number<std::int8_t>();
  const int count = reader.number<std::uint16_t>();
  for (int i = 0; i < count && reader.ok(); ++i)
    game.positions.push_back(position_from(reader, shape));
  const std::string_view content = start.substr(0, start.size() - reader.rest().size());
  const auto sum = reader.number<std::uint64_t>();
  if (!reader.ok() || sum != checksum(content)) return std::nullopt;
  return game;
}

}  // namespace

std::string to_bytes(const PlayedGame& game, const BoardShape& shape) {
  std::string bytes;
  add_number(bytes, game.number);
  add_number(bytes, static_cast<std::int8_t>(game.result));
  add_number(bytes, static_cast<std::uint16_t>(game.positions.size()));
  for (const JudgedPosition& judged : game.positions)
    add_position(bytes, judged, shape);
  add_number(bytes, checksum(bytes));
  return bytes;
}

ReadGames games_from(std::string_view bytes, const BoardShape& shape) {
  ReadGames read;
  ByteReader reader(bytes);
  while (!reader.rest().empty()) {
    auto game = game_from(reader, shape);
    if (!game) break;
    read.games.push_back(std::move(*game));
    read.sound_bytes = bytes.size() - reader.rest().size();
  }
  return read;
}

}  // namespace damas::learning
