#include "engine/learning/game_records.hpp"

#include "engine/each_variant.hpp"
#include "engine/learning/made_up_games.hpp"

namespace damas::learning {

namespace {

std::string bytes_of(const std::vector<PlayedGame>& games, const BoardShape& shape) {
  std::string bytes;
  for (const PlayedGame& game : games)
    bytes += to_bytes(game, shape);
  return bytes;
}

}  // namespace

TEST_CASE("games survive a round trip through records, in every variant") {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    CAPTURE(variants[i].id);
    const auto variant = static_cast<Variant>(i);
    const BoardShape& shape = variants[i].rules.board;
    auto games = judged_games(variant, 2, LearntWeights(variant));
    games[0].result = -1;
    games[1].result = 1;
    if (!games[1].positions.empty()) games[1].positions[0].score = -29999;
    const std::string bytes = bytes_of(games, shape);
    const ReadGames read = games_from(bytes, shape);
    CHECK(read.games == games);
    CHECK(read.sound_bytes == bytes.size());
  }
}

TEST_CASE("reading stops before a damaged or incomplete game") {
  const BoardShape shape = info(Variant::Brazilian).rules.board;
  const auto games = judged_games(Variant::Brazilian, 3, LearntWeights(Variant::Brazilian));
  const std::string bytes = bytes_of(games, shape);
  const std::size_t two = bytes.size() - to_bytes(games[2], shape).size();
  for (std::size_t size = two; size < bytes.size(); size += 11) {
    const ReadGames read = games_from(std::string_view(bytes).substr(0, size), shape);
    CHECK(read.games.size() == 2);
    CHECK(read.sound_bytes == two);
  }
  std::string damaged = bytes;
  damaged[two + 20] = static_cast<char>(damaged[two + 20] ^ 1);
  CHECK(games_from(damaged, shape).sound_bytes == two);
  CHECK(games_from("", shape).games.empty());
  CHECK(games_from("no games at all, but a text that is long enough", shape).games.empty());
}

}  // namespace damas::learning
