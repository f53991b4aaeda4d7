#include "engine/certain_bounds.hpp"

#include "endgame/consistency.hpp"
#include "engine/positions.hpp"

namespace damas {

namespace {

constexpr Rules english_rules = info(Variant::English).rules;
using EnglishPosition = Position<english_rules>;
using EnglishBounds = CertainBounds<english_rules>;

EnglishPosition english_position(std::string_view fen) {
  const Game game = game_from(Variant::English, fen);
  return std::get<EnglishPosition>(static_cast<const AnyPosition::Base&>(game.position()));
}

const endgame::PackedTables& two_pieces() {
  static const endgame::PackedTables packed = [] {
    const auto tables = endgame::make_tables(Variant::English);
    endgame::compute_all(*tables, 2);
    return endgame::PackedTables(endgame::packed(*tables, Variant::English, 2), Variant::English);
  }();
  return packed;
}

using Trust = EnglishBounds::Trust;

}  // namespace

TEST_CASE("without tables nothing is known, and table keys stay as they are") {
  const EnglishPosition p = english_position("W:WK1:BK32");
  const EnglishBounds bounds(p, nullptr);
  CHECK(bounds.salt() == 0);
  CHECK_FALSE(bounds.may_know(p));
  CHECK_FALSE(bounds.sign(p, false));
}

TEST_CASE("results are known up to the pieces of the tables, where no capture is compulsory") {
  const EnglishPosition two = english_position("W:WK1:BK32");
  const EnglishPosition three = english_position("W:WK1,K2:BK32");
  const EnglishBounds bounds(three, &two_pieces());
  CHECK(bounds.sign(two, false) ==
        two_pieces().find(game_from(Variant::English, "W:WK1:BK32").position()));
  CHECK_FALSE(bounds.sign(two, true));
  CHECK_FALSE(bounds.sign(three, false));
}

TEST_CASE("a win counts more the sooner its material is reached, and a loss less") {
  const EnglishPosition root = english_position("W:WK1,K2:BK32");
  const EnglishPosition won = english_position("W:WK1:BK32");
  const EnglishBounds bounds(root, &two_pieces());
  const ScoreRange sooner = bounds.range(won, 1, 3, Trust::Whole);
  const ScoreRange later = bounds.range(won, 1, 5, Trust::Whole);
  CHECK(sooner.low > later.low);
  CHECK(later.low >= score::known_win);
  CHECK(sooner.low < score::sure_win);
  CHECK(sooner.high > score::won);
  const ScoreRange lost = bounds.range(won, -1, 3, Trust::Whole);
  CHECK(lost.high == -sooner.low);
  CHECK(lost.low < -score::won);
}

TEST_CASE("wins with the root's own material only stand apart from draws") {
  const EnglishPosition root = english_position("W:WK1:BK32");
  const EnglishBounds bounds(root, &two_pieces());
  const int held = bounds.range(root, 1, 2, Trust::Whole).low;
  CHECK(held > 0);
  CHECK(held < 1000);
  CHECK(bounds.range(root, 1, 4, Trust::Whole).low == held);
  const EnglishPosition man = english_position("W:WK1:B5");
  CHECK(bounds.range(man, 1, 2, Trust::Whole).low >= score::known_win);
}

TEST_CASE("the fewer moves a running counter leaves, the less a win counts") {
  const EnglishPosition p = english_position("W:WK1:BK32");
  const EnglishPosition men = english_position("W:W21:B9");
  CHECK(EnglishBounds::trust_in_wins(p, 1000) == Trust::Whole);
  CHECK(EnglishBounds::trust_in_wins(p, 79) == Trust::Whole);
  CHECK(EnglishBounds::trust_in_wins(men, 79) == Trust::Likely);
  CHECK(EnglishBounds::trust_in_wins(p, 30) == Trust::Likely);
  CHECK(EnglishBounds::trust_in_wins(p, 9) == Trust::None);
  const EnglishBounds bounds(english_position("W:WK1,K2:BK32"), &two_pieces());
  const ScoreRange likely = bounds.range(p, 1, 1, Trust::Likely);
  CHECK(likely.low > 0);
  CHECK(likely.low < 1000);
  const ScoreRange open = bounds.range(p, 1, 1, Trust::None);
  CHECK(open.low < -score::won);
  CHECK(open.high > score::won);
}

TEST_CASE("searches from other materials share no entries of the transposition table") {
  const auto salt = [](std::string_view fen) {
    return EnglishBounds(english_position(fen), &two_pieces()).salt();
  };
  const std::uint64_t many = salt("W:WK1,K2:BK32");
  CHECK(many != 0);
  CHECK(salt("W:W21,22:BK32") == many);
  CHECK(salt("W:WK1:BK32") != many);
  CHECK(salt("W:WK1:B5") != salt("W:WK1:BK32"));
}

TEST_CASE("a range decides a window that it does not reach into") {
  const ScoreRange open;
  CHECK_FALSE(open.decides(-10, 10));
  const ScoreRange draw{3, 3};
  CHECK(draw.decides(-10, 10) == 3);
  const ScoreRange win{150, score::won + 1};
  CHECK(win.decides(-10, 10) == 150);
  CHECK_FALSE(win.decides(-10, 200));
  const ScoreRange loss{-score::won - 1, -150};
  CHECK(loss.decides(-10, 10) == -150);
  CHECK_FALSE(loss.decides(-200, 10));
}

}  // namespace damas
