#include "training/endings.hpp"

#include <algorithm>
#include <utility>

#include "core/board_edit.hpp"
#include "endgame/certain_result.hpp"
#include "endgame/distances.hpp"
#include "endgame/known_results.hpp"
#include "endgame/packed_tables.hpp"
#include "training/ending_moves.hpp"

namespace damas::training {

namespace {

// At most this many positions are drawn; then the best one so far is taken.
constexpr int most_tries = 3000;
constexpr int tries_for_offer = 600;
constexpr int least_for_offer = 3;
constexpr std::uint64_t seed_for_offer = 1;
// A win is not trivial if it takes at least so many moves.
constexpr int good_win = 5;
// Holding a draw is not trivial if at least this percentage of the moves loses.
constexpr int good_hold = 50;

struct Force {
  int men = 0;
  int kings = 0;
};

struct Forces {
  Force strong;
  Force weak;
};

Forces forces_of(Ending ending) {
  switch (ending) {
    case Ending::TwoKings:
      return {{0, 2}, {0, 1}};
    case Ending::ThreeKings:
    case Ending::MainRoad:
      return {{0, 3}, {0, 1}};
    case Ending::ManAndKing:
      return {{1, 1}, {0, 1}};
    case Ending::TwoMen:
      return {{2, 0}, {1, 0}};
    case Ending::KingAndMen:
      return {{0, 1}, {2, 0}};
    case Ending::TwoEach:
      return {{2, 0}, {2, 0}};
  }
  return {};
}

bool kings_fly(Variant variant) {
  return info(variant).rules.king_range == KingRange::Flying;
}

class Placement {
 public:
  Placement(Variant variant, puzzle::Random& random)
      : edit_(variant), free_(edit_.shape().squares()), random_(random) {}

  void put(Force force, Side side) {
    for (int i = 0; i < force.men; ++i)
      put(Piece{side, Kind::Man});
    for (int i = 0; i < force.kings; ++i)
      put(Piece{side, Kind::King});
  }
  BoardEdit& edit() { return edit_; }

 private:
  void put(Piece piece) {
    const auto at = static_cast<std::size_t>(random_.below(free_.size()));
    edit_.put(free_[at], piece);
    free_.erase(free_.begin() + static_cast<std::ptrdiff_t>(at));
  }

  BoardEdit edit_;
  std::vector<Square> free_;
  puzzle::Random& random_;
};

// Whether the draw rules leave time for the win. This includes counters that begin on the way.
bool is_won_in_play(Game game, endgame::KnownResults& known) {
  const Side winner = game.side_to_move();
  for (int ply = 0; ply < most_plies && !game.outcome(); ++ply) {
    const auto move =
        game.side_to_move() == winner ? shortest_win(game, known) : longest_defence(game, known);
    if (!move) return false;
    game.play(*move);
  }
  return game.outcome() && game.outcome()->winner == winner;
}

// Considers only the results and not the draw rules. For a win, its length must be known as well.
bool is_offered(const EndingTask& task, Variant variant, const endgame::PackedTables& tables) {
  const int wanted = task.goal == EndingGoal::Win ? 1 : 0;
  puzzle::Random random(seed_for_offer);
  int found = 0;
  for (int i = 0; i < tries_for_offer && found < least_for_offer; ++i) {
    const auto game = any_position(task, variant, random);
    if (!game || tables.find(game->position()) != wanted) continue;
    if (wanted == 1 && !endgame::Distances::computes(game->position())) return false;
    ++found;
  }
  return found == least_for_offer;
}

}  // namespace

std::optional<Game> any_position(const EndingTask& task, Variant variant, puzzle::Random& random) {
  const Forces forces = forces_of(task.ending);
  const bool strong = task.goal == EndingGoal::Win;
  const Side person = random.below(2) == 0 ? Side::White : Side::Black;
  Placement placed(variant, random);
  placed.put(forces.strong, strong ? person : opponent(person));
  placed.put(forces.weak, strong ? opponent(person) : person);
  placed.edit().set_side_to_move(person);
  if (check(placed.edit())) return std::nullopt;
  Game game(placed.edit().position());
  if (game.legal_moves().front().is_capture()) return std::nullopt;
  const bool on_road = game.material().lone_king_on_main_road;
  if (task.ending == Ending::MainRoad && (!on_road || !kings_fly(variant))) return std::nullopt;
  if (task.ending == Ending::ThreeKings && on_road && kings_fly(variant)) return std::nullopt;
  return game;
}

EndingTask usual_task(const std::vector<EndingTask>& tasks, Variant variant) {
  const EndingTask usual{kings_fly(variant) ? Ending::ThreeKings : Ending::TwoKings,
                         EndingGoal::Win};
  const bool there = std::find(tasks.begin(), tasks.end(), usual) != tasks.end();
  return there ? usual : tasks.front();
}

bool has_ending_tables(Variant variant) {
  constexpr std::array all = {Variant::Brazilian,     Variant::Russian, Variant::Pool,
                              Variant::English,       Variant::Italian, Variant::Spanish,
                              Variant::Portuguese,    Variant::Czech,   Variant::Thai,
                              Variant::International, Variant::Frisian};
  return std::find(all.begin(), all.end(), variant) != all.end();
}

std::vector<EndingTask> tasks_of(Variant variant, const endgame::PackedTables& tables) {
  std::vector<EndingTask> all;
  for (const Ending ending : all_endings) {
    for (const EndingGoal goal : {EndingGoal::Win, EndingGoal::Hold}) {
      const EndingTask task{ending, goal};
      if (is_offered(task, variant, tables)) all.push_back(task);
    }
  }
  return all;
}

// In moves. Nothing if it is `most` or less, if it is not known, or if the draw rules end the game
// first.
std::optional<int> EndingSource::length_of_win(const Game& game, endgame::KnownResults& known,
                                               int most) {
  const auto result = known.find(game.position());
  if (!result || result->sign <= 0) return std::nullopt;
  if (!result->plies) {
    waits_ = known.awaits();
    return std::nullopt;
  }
  const auto certain = endgame::certain_result(game, known);
  if (!certain || certain->moves.value_or(0) <= most) return std::nullopt;
  if (!is_won_in_play(game, known)) return std::nullopt;
  return certain->moves;
}

// The length of the win, or the percentage of losing moves. Nothing if the position does not fit
// the task, or if that number is `most` or less.
std::optional<int> EndingSource::worth(const Game& game, endgame::KnownResults& known, int most) {
  if (task_.goal == EndingGoal::Win) return length_of_win(game, known, most);
  if (sign_of(game, known) != 0) return std::nullopt;
  const auto losing = losing_share(game, known);
  if (losing.value_or(0) <= most) return std::nullopt;
  return losing;
}

std::optional<DrawnEnding> EndingSource::draw(endgame::KnownResults& known,
                                              puzzle::Random& random) {
  const bool win = task_.goal == EndingGoal::Win;
  const int good = win ? good_win : good_hold;
  std::optional<Game> best;
  int most = 0;
  waits_ = false;
  for (int i = 0; i < most_tries && !waits_ && most < good; ++i) {
    auto game = any_position(task_, variant_, random);
    if (!game) continue;
    const auto found = worth(*game, known, most);
    if (!found) continue;
    most = *found;
    best = std::move(game);
  }
  if (!best || waits_) return std::nullopt;
  return DrawnEnding{*std::move(best), win ? most : 0};
}

}  // namespace damas::training
