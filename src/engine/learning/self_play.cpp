#include "engine/learning/self_play.hpp"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <optional>
#include <utility>

#include "engine/random.hpp"
#include "engine/thinker.hpp"

namespace damas::learning {

namespace {

constexpr int longest_game = 300;
// The greatest advantage in an opening, in hundredths of a man.
constexpr int most_uneven = 220;
constexpr int fewest_random_plies = 6;
constexpr int most_random_plies = 11;
constexpr std::size_t hash_megabytes = 1;

// Mixes seed and number, so that consecutive games have unrelated random numbers.
Random random_for(std::uint64_t seed, std::uint32_t number) {
  Random random(seed);
  return Random(random.next() ^ (std::uint64_t{number} + 1) * 0x9E3779B97F4A7C15U);
}

void play_random_move(Game& game, Random& random) {
  const auto& moves = game.legal_moves();
  const Move m = moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))];
  game.play(m);
}

}  // namespace

class Player::Impl {
 public:
  explicit Impl(SharedWeights weights) : thinker_(hash_megabytes) {
    thinker_.use(std::move(weights));
  }

  void forget() { thinker_.forget(); }

  Report think(const Game& game, std::uint64_t nodes, std::uint64_t seed) {
    SearchRequest request;
    request.limits.nodes = nodes;
    request.seed = seed;
    const std::atomic<bool> never = false;
    return thinker_.think(game, request, never, [](const Report&) {});
  }

 private:
  Thinker thinker_;
};

Player::Player(SharedWeights weights) : impl_(std::make_unique<Impl>(std::move(weights))) {}
Player::~Player() = default;
Player::Player(Player&&) noexcept = default;
Player& Player::operator=(Player&&) noexcept = default;

namespace {

// A game with a few random moves, after which neither side is much better.
Game random_opening(const SelfPlay& settings, const Player& judge, Random& random) {
  while (true) {
    Game game(settings.variant);
    const int plies =
        fewest_random_plies + random.below(most_random_plies - fewest_random_plies + 1);
    for (int i = 0; i < plies && !game.outcome(); ++i)
      play_random_move(game, random);
    if (game.outcome()) continue;
    (*judge).forget();
    const Report report = (*judge).think(game, settings.nodes, random.next());
    if (std::abs(report.score) <= most_uneven) return game;
  }
}

// 1 if White won, -1 if Black won, else 0.
int result_of(const Game& game) {
  const auto outcome = game.outcome();
  if (!outcome || !outcome->winner) return 0;
  return *outcome->winner == Side::White ? 1 : -1;
}

// The result if the search found a forced win or loss.
std::optional<int> foreseen(const Game& game, const Report& report) {
  if (std::abs(report.score) < score::sure_win) return std::nullopt;
  return (report.score > 0) == (game.side_to_move() == Side::White) ? 1 : -1;
}

bool goes_on(const Game& game) {
  return !game.outcome() && game.ply() < longest_game;
}

int play_out(Game game, std::uint64_t nodes, const Player& white, const Player& black,
             Random& random) {
  (*white).forget();
  (*black).forget();
  while (goes_on(game)) {
    const Player& player = game.side_to_move() == Side::White ? white : black;
    const Report report = (*player).think(game, nodes, random.next());
    if (const auto result = foreseen(game, report)) return *result;
    game.play(*report.best);
  }
  return result_of(game);
}

}  // namespace

PlayedGame play_game(const SelfPlay& settings, std::uint32_t number, const Player& player,
                     const VariantFeatures& features) {
  Random random = random_for(settings.seed, number);
  Game game = random_opening(settings, player, random);
  (*player).forget();
  PlayedGame played{number, 0, {}};
  // Half of the games contain one random move, for more variety of positions.
  const bool errs = random.below(2) == 0;
  const int random_ply = game.ply() + 1 + random.below(60);
  while (goes_on(game)) {
    if (errs && game.ply() == random_ply) {
      for (JudgedPosition& judged : played.positions)
        judged.before_random_move = true;
      play_random_move(game, random);
      continue;
    }
    if (game.legal_moves().size() == 1) {
      game.play(Move(game.legal_moves().front()));
      continue;
    }
    const Report report = (*player).think(game, settings.nodes, random.next());
    if (const auto result = foreseen(game, report)) {
      played.result = *result;
      return played;
    }
    if (features.quiet(game.position())) {
      played.positions.push_back(
          {features.stored(game.position()), static_cast<std::int16_t>(report.score), false});
    }
    game.play(*report.best);
  }
  played.result = result_of(game);
  return played;
}

int play_pair(const SelfPlay& settings, std::uint32_t number, const Player& first,
              const Player& second) {
  Random random = random_for(settings.seed, number);
  const Player& judge = random.below(2) == 0 ? first : second;
  const Game opening = random_opening(settings, judge, random);
  // Both games use the same random numbers, so that equal players score equally.
  Random again = random;
  return 2 + play_out(opening, settings.nodes, first, second, random) -
         play_out(opening, settings.nodes, second, first, again);
}

}  // namespace damas::learning
