#include "engine/levels.hpp"

#include <cmath>
#include <cstdio>
#include <fstream>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

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

// The Elo of a row such as "| 2 v 1 | 100 | … | +301 ±119 |" in tests/bench/levels.md.
struct MeasuredRow {
  int level = 0;
  int below = 0;
  MeasuredGain gain;
};

constexpr std::string_view plus_minus = "±";

std::optional<MeasuredRow> row_of(const std::string& line) {
  MeasuredRow row;
  if (std::sscanf(line.c_str(), "| %d v %d |", &row.level, &row.below) != 2) return std::nullopt;
  const std::size_t last = line.rfind('|', line.size() - 2);
  const std::string gain = line.substr(last + 1);
  const std::size_t sign = gain.find(plus_minus);  // some systems' scanf reads ASCII only
  REQUIRE(sign != std::string::npos);
  row.gain.points = std::stoi(gain);
  row.gain.margin = std::stoi(gain.substr(sign + plus_minus.size()));
  return row;
}

// The rows of a variant; its table follows a heading with its identifier, such as "## russian".
using MeasuredTables = std::map<std::string, std::vector<MeasuredRow>>;

MeasuredTables measured() {
  std::ifstream in(DAMAS_LEVELS_MEASURED);
  REQUIRE(in.is_open());
  MeasuredTables tables;
  std::string variant;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("## ")) variant = line.substr(3);
    if (const auto row = row_of(line)) tables[variant].push_back(*row);
  }
  return tables;
}

// The mean over all variants, as independent measurements.
MeasuredGain mean_gain(const MeasuredTables& tables, std::size_t row) {
  double points = 0;
  double square = 0;
  for (const auto& [variant, rows] : tables) {
    points += rows[row].gain.points;
    square += rows[row].gain.margin * rows[row].gain.margin;
  }
  const auto count = static_cast<double>(tables.size());
  return {static_cast<int>(std::lround(points / count)),
          static_cast<int>(std::lround(std::sqrt(square) / count))};
}

}  // namespace

TEST_SUITE("levels") {
  TEST_CASE("the strengths of the levels are the measured ones, in the mean of the variants") {
    const MeasuredTables tables = measured();
    REQUIRE_FALSE(tables.empty());
    for (const auto& table : tables) {
      CAPTURE(table.first);
      CHECK(variant_by_id(table.first));
      REQUIRE(table.second.size() == strongest_level - weakest_level);
    }
    int sum = 0;
    for (int level = weakest_level + 1; level <= strongest_level; ++level) {
      CAPTURE(level);
      const auto index = static_cast<std::size_t>(level - weakest_level - 1);
      for (const auto& [variant, rows] : tables) {
        CHECK(rows[index].level == level);
        CHECK(rows[index].below == level - 1);
      }
      const MeasuredGain mean = mean_gain(tables, index);
      CHECK(gain_of_level(level).points == mean.points);
      CHECK(gain_of_level(level).margin == mean.margin);
      sum += mean.points;
      CHECK(points_above_weakest(level) == sum);
    }
    CHECK(points_above_weakest(weakest_level) == 0);
  }

  TEST_CASE("each level has a limit of positions, and a time limit of at most five seconds") {
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
    for (int level = weakest_level; level <= strongest_level; ++level) {
      const Limits limits = request_for_level(level, 1).limits;
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

  TEST_CASE("stronger levels make fewer mistakes, and from level 6 on they see all captures") {
    for (int level = weakest_level; level < strongest_level; ++level) {
      const Mistakes mine = mistakes_of_level(level);
      const Mistakes stronger = mistakes_of_level(level + 1);
      CHECK(mine.blur > stronger.blur);
      CHECK(mine.unseen_answers >= stronger.unseen_answers);
      CHECK(mine.unseen_chances >= stronger.unseen_chances);
    }
    for (int level = 6; level <= strongest_level; ++level) {
      CHECK(mistakes_of_level(level).unseen_answers == 0);
      CHECK(mistakes_of_level(level).unseen_chances == 0);
    }
    CHECK(mistakes_of_level(strongest_level).blur == 0);
  }

  TEST_CASE("levels overlook their own shots at least as often as the opponent's") {
    for (int level = weakest_level; level <= strongest_level; ++level) {
      const Mistakes mistakes = mistakes_of_level(level);
      CHECK(mistakes.unseen_chances >= mistakes.unseen_answers);
    }
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
    const int strong = blunders_of(4, 100, 41).blunders;
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
}

}  // namespace damas
