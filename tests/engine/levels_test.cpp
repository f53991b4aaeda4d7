#include "engine/levels.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include "bench/level_report.hpp"
#include "engine/level_strength.hpp"
#include "engine/positions.hpp"

namespace damas {

namespace {

// The number of pieces of `side` minus that of its opponent.
int balance(const Game& game, Side side) {
  return game.pieces(side).size() - game.pieces(opponent(side)).size();
}

// The balance of `side` after all captures, when both sides choose the best ones.
int after_captures(const Game& game, Side side) {
  if (game.outcome() || !game.legal_moves().front().is_capture()) return balance(game, side);
  const bool own_choice = game.side_to_move() == side;
  int best = own_choice ? -1000 : 1000;
  for (const Move& m : game.legal_moves()) {
    Game next = game;
    next.play(m);
    const int value = after_captures(next, side);
    best = own_choice ? std::max(best, value) : std::min(best, value);
  }
  return best;
}

// The balance of the side to move after a move, the opponent's best answer and all captures.
int after_one_answer(Game game, const Move& m) {
  const Side side = game.side_to_move();
  game.play(m);
  if (game.outcome()) return balance(game, side);
  int worst = 1000;
  for (const Move& answer : game.legal_moves()) {
    Game next = game;
    next.play(answer);
    worst = std::min(worst, after_captures(next, side));
  }
  return worst;
}

const Move& safest(const Game& game) {
  const auto& moves = game.legal_moves();
  return *std::max_element(moves.begin(), moves.end(), [&](const Move& a, const Move& b) {
    return after_one_answer(game, a) < after_one_answer(game, b);
  });
}

int deep_score(Game game, const Move& m) {
  game.play(m);
  return game.outcome() ? score::won : -think(game, by_depth(9)).score;
}

// Whether a move loses a piece to one answer, avoidably and without later compensation.
bool blunders(const Game& game, const Move& m) {
  const Move& safe = safest(game);
  if (after_one_answer(game, m) >= after_one_answer(game, safe)) return false;
  return deep_score(game, m) < deep_score(game, safe) - 60;
}

struct Count {
  int positions = 0;
  int blunders = 0;
};

Count blunders_of(int level, int games, std::uint64_t seed) {
  Count count;
  Random random(seed);
  Thinker thinker(1);
  for (int n = 0; n < games; ++n) {
    const Game game = random_game(Variant::Brazilian, 6 + n % 40, random);
    if (game.outcome() || game.legal_moves().size() < 2) continue;
    ++count.positions;
    const Report report = think(thinker, game, as_level(level, random.next()));
    count.blunders += blunders(game, *report.best) ? 1 : 0;
  }
  return count;
}

std::string report() {
  std::ifstream in(DAMAS_LEVELS_MEASURED, std::ios::binary);
  REQUIRE(in.is_open());
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

// One of each size that has levels of its own.
const std::array<BoardShape, 2> boards = {info(Variant::Brazilian).rules.board,
                                          info(Variant::International).rules.board};

}  // namespace

TEST_CASE("each level has been measured against the one below it as both play now") {
  const LevelTables tables = level_tables(report());
  REQUIRE_FALSE(tables.empty());
  for (const auto& [variant, rows] : tables) {
    const std::string id(info(variant).id);
    CAPTURE(id);
    REQUIRE(rows.size() == strongest_level - weakest_level);
    for (const LevelRow& row : rows) {
      CAPTURE(row.level);
      CHECK(row.level == weakest_level + 1 + (&row - rows.data()));
      CHECK(row.settings == pair_settings(row.level, variant));
    }
  }
}

TEST_CASE("the strengths of the levels are the measured ones, in the mean of the variants") {
  const LevelTables tables = level_tables(report());
  for (const BoardShape& board : boards) {
    CAPTURE(board.files);
    const LevelGains mean = mean_gains(tables, is_large(board));
    int sum = 0;
    for (int level = weakest_level; level <= strongest_level; ++level) {
      CAPTURE(level);
      const MeasuredGain gain = gain_of_level(level, board);
      CHECK(mean[static_cast<std::size_t>(level - weakest_level)] == gain);
      sum += gain.points;
      CHECK(points_above_weakest(level, board) == sum);
      if (level > weakest_level) CHECK(gain.points > 0);
    }
  }
}

TEST_CASE("boards of more than 64 cells are large") {
  for (const Variant variant : {Variant::Brazilian, Variant::Turkish})
    CHECK_FALSE(is_large(info(variant).rules.board));
  for (const Variant variant : {Variant::International, Variant::Canadian, Variant::Spantsiretti})
    CHECK(is_large(info(variant).rules.board));
}

TEST_CASE("each level has a limit of positions, and a time limit of at most five seconds") {
  for (const BoardShape& board : boards) {
    CAPTURE(board.files);
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
    for (int level = weakest_level; level <= strongest_level; ++level) {
      const Limits limits = request_for_level(level, board, 1).limits;
      REQUIRE(limits.nodes);
      REQUIRE(limits.time);
      CHECK(*limits.nodes > nodes);
      CHECK(*limits.time >= time);
      nodes = *limits.nodes;
      time = *limits.time;
      if (level <= 4) CHECK(time <= std::chrono::milliseconds{500});
    }
    CHECK(time <= std::chrono::milliseconds{5000});
  }
}

TEST_CASE("stronger levels make fewer mistakes, and from level 7 on they see all captures") {
  for (const BoardShape& board : boards) {
    CAPTURE(board.files);
    for (int level = weakest_level; level < strongest_level; ++level) {
      const Mistakes mine = mistakes_of_level(level, board);
      const Mistakes stronger = mistakes_of_level(level + 1, board);
      CHECK(mine.blur > stronger.blur);
      CHECK(mine.unseen_answers >= stronger.unseen_answers);
      CHECK(mine.unseen_chances >= stronger.unseen_chances);
    }
    for (int level = 7; level <= strongest_level; ++level) {
      CHECK(mistakes_of_level(level, board).unseen_answers == 0);
      CHECK(mistakes_of_level(level, board).unseen_chances == 0);
    }
    CHECK(mistakes_of_level(strongest_level, board).blur == 0);
  }
}

TEST_CASE("levels overlook the opponent's shots more often than their own") {
  for (const BoardShape& board : boards) {
    for (int level = weakest_level; level < 6; ++level) {
      const Mistakes mistakes = mistakes_of_level(level, board);
      CHECK(mistakes.unseen_answers > mistakes.unseen_chances);
    }
  }
}

TEST_CASE("the settings of a level can be read") {
  const BoardShape& board = boards[0];
  CHECK(settings_text(strongest_level, board) == "3000000 nodes, 5000 ms");
  const Mistakes mistakes = mistakes_of_level(1, board);
  CHECK(settings_text(1, board) ==
        "depth 1, " + std::to_string(*request_for_level(1, board, 0).limits.nodes) +
            " nodes, 300 ms, blur " + std::to_string(mistakes.blur) + ", misses " +
            std::to_string(mistakes.unseen_answers) + "/" +
            std::to_string(mistakes.unseen_chances));
}

TEST_CASE("levels 7 to 10 never lose a piece to a one-move shot") {
  for (const auto& [level, games] : {std::pair{7, 40}, {8, 12}, {9, 4}, {10, 2}}) {
    const Count count = blunders_of(level, games, 31 + static_cast<std::uint64_t>(level));
    CHECK(count.positions >= games / 2);
    CHECK(count.blunders == 0);
  }
}

TEST_CASE("stronger levels lose fewer pieces to one-move shots") {
  const int weak = blunders_of(1, 100, 41).blunders;
  const int middle = blunders_of(3, 100, 41).blunders;
  const int strong = blunders_of(6, 100, 41).blunders;
  CHECK(weak > middle);
  CHECK(middle >= strong);
}

TEST_CASE("level 1 loses some pieces to one-move shots") {
  CHECK(blunders_of(1, 100, 41).blunders >= 8);
}

TEST_CASE("level 1 varies its moves") {
  std::set<std::string> moves;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    moves.insert(best_move(Game(), as_level(1, seed)));
  }
  CHECK(moves.size() >= 5);
}

}  // namespace damas
