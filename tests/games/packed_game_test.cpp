#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/pdn/random_pdn.hpp"
#include "core/pdn/reader.hpp"
#include "core/pdn/writer.hpp"
#include "games/packed_moves.hpp"
#include "games/packed_tags.hpp"

namespace damas::games {

TEST_CASE("Games of all variants survive packing with variations and comments") {
  RandomPdn random(11);
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    CAPTURE(variants[i].id);
    for (const bool annotated : {false, true}) {
      const PdnGame game = random.game(variant, 70, annotated);
      const auto tree = unpack_moves(pack_moves(game.tree), variant);
      REQUIRE(tree);
      CHECK(*tree == game.tree);
    }
  }
}

TEST_CASE("A plain move takes one byte") {
  const PdnGame game = RandomPdn(5).game(Variant::International, 60, false);
  CHECK(pack_moves(game.tree).size() == 1 + static_cast<std::size_t>(game.tree.ply_count()));
}

TEST_CASE("Tags and results survive packing") {
  PdnGame game;
  game.headers = {{"Event", "Cup"},       {"White", "Žižek, J."},
                  {"Black", ""},          {"Opening", "Z"},
                  {"Date", "2004.??.??"}, {"Strange", "a \"b\" \\ c"},
                  {"ROUND", "7.1"},       {"Annotator", std::string(300, 'x')}};
  for (const PdnScore score : {PdnScore::Unknown, PdnScore::FirstWins, PdnScore::SecondWins,
                               PdnScore::Draw, PdnScore::BothLose, PdnScore::Other}) {
    for (const ResultStyle style : {ResultStyle::OnePoint, ResultStyle::TwoPoints}) {
      for (const Side first : {Side::White, Side::Black}) {
        game.result = {score, style, score == PdnScore::Other ? "4-6" : ""};
        game.named_first = first;
        PdnGame read;
        REQUIRE(unpack_tags(pack_tags(game), shared_texts(game.headers), read));
        CHECK(read.headers == game.headers);
        CHECK(read.result == game.result);
        CHECK(read.named_first == first);
      }
    }
  }
}

TEST_CASE("Starts and positions set up in the middle survive packing") {
  const auto games = read_pdn(
      "[GameType \"20\"]\n[FEN \"B:W33,K10:B20,K1\"]\n\n1... 20-25 2. /FEN \"W:W31,32:B19,20\"/ "
      "3. 32-28 19-23 (3... 20-25) 4. 28x19 *\n");
  REQUIRE(games.size() == 1);
  REQUIRE(games[0].is_whole());
  const std::string packed = pack_moves(games[0].tree);
  const auto tree = unpack_moves(packed, Variant::International);
  REQUIRE(tree);
  CHECK(*tree == games[0].tree);
}

TEST_CASE("The main line is walked without its variations") {
  RandomPdn random(2);
  const PdnGame game = random.game(Variant::Russian, 50, true);
  const std::vector<AnyPosition> positions = positions_of(game.tree);
  std::vector<AnyPosition> walked;
  int last_ply = -1;
  const auto visit = [&](const AnyPosition& position, int ply, std::optional<int> next) {
    walked.push_back(position);
    CHECK(ply == ++last_ply);
    CHECK(next.has_value() == (walked.size() < positions.size()));
    return true;
  };
  CHECK(walk_main_line(pack_moves(game.tree), Variant::Russian, visit));
  CHECK(walked == positions);
}

TEST_CASE("The main line alone is the same whatever is written about it") {
  const auto games = read_pdn(
      "[GameType \"20\"]\n\n1. 32-28! {a} (1. 33-29) 19-23 *\n\n"
      "[GameType \"20\"]\n\n1. 32-28 19-23 *\n");
  REQUIRE(games.size() == 2);
  CHECK(pack_moves(games[0].tree) != pack_moves(games[1].tree));
  CHECK(pack_main_line(games[0].tree) == pack_main_line(games[1].tree));
}

}  // namespace damas::games
