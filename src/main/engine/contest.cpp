#include "main/engine/contest.hpp"

#include <atomic>
#include <cmath>
#include <cstdio>
#include <mutex>
#include <thread>
#include <vector>

#include "engine/random.hpp"

namespace damas::tool {

namespace {

constexpr int longest_game = 300;
constexpr std::size_t hash_megabytes = 16;

Report think(Engine& engine, const Game& game, SearchRequest request, std::uint64_t seed) {
  request.seed = seed;
  engine.start(game, request);
  return *engine.poll();
}

// A few random moves that leave neither side much worse.
Game random_opening(const Contest& contest, Engine& engine, Random& random) {
  SearchRequest judge;
  judge.limits.nodes = 5000;
  while (true) {
    Game game(contest.variant, contest.draw_table);
    const int plies = 4 + random.below(6);
    for (int i = 0; i < plies && !game.outcome(); ++i) {
      const auto& moves = game.legal_moves();
      game.play(moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))]);
    }
    if (!game.outcome() && std::abs(think(engine, game, judge, 0).score) <= 60) return game;
  }
}

// White's points.
double play(Game game, Engine& white, Engine& black, const SearchRequest& white_request,
            const SearchRequest& black_request, Random& random) {
  white.forget();
  black.forget();
  while (!game.outcome() && game.ply() < longest_game) {
    const bool whites_turn = game.side_to_move() == Side::White;
    const Report report = think(whites_turn ? white : black, game,
                                whites_turn ? white_request : black_request, random.next());
    game.play(*report.best);
  }
  if (!game.outcome() || game.outcome()->is_draw()) return 0.5;
  return game.outcome()->winner == Side::White ? 1 : 0;
}

void count(Tally& tally, double points) {
  tally.wins += points > 0.75 ? 1 : 0;
  tally.losses += points < 0.25 ? 1 : 0;
  tally.draws += points > 0.25 && points < 0.75 ? 1 : 0;
}

struct Engines {
  Engine a{Drive::Caller, hash_megabytes};
  Engine b{Drive::Caller, hash_megabytes};
};

Tally play_pair(const Contest& contest, int pair, Engines& engines) {
  Random random(contest.seed * 1000003 + static_cast<std::uint64_t>(pair));
  const Game opening = random_opening(contest, engines.a, random);
  const double first = play(opening, engines.a, engines.b, contest.a, contest.b, random);
  const double second = 1 - play(opening, engines.b, engines.a, contest.b, contest.a, random);
  Tally tally;
  count(tally, first);
  count(tally, second);
  tally.squares = (first + second) * (first + second) / 4;
  return tally;
}

double elo(double score) {
  return 400 * std::log10(score / (1 - score));
}

}  // namespace

Tally& Tally::operator+=(const Tally& other) {
  wins += other.wins;
  draws += other.draws;
  losses += other.losses;
  squares += other.squares;
  return *this;
}

Tally hold(const Contest& contest, const std::function<void(const Tally&)>& progress) {
  Tally total;
  std::mutex mutex;
  std::atomic<int> next = 0;
  const auto work = [&] {
    Engines engines;
    for (int pair = next++; pair < contest.pairs; pair = next++) {
      const Tally tally = play_pair(contest, pair, engines);
      const std::lock_guard lock(mutex);
      total += tally;
      progress(total);
    }
  };
  std::vector<std::thread> helpers;
  for (int i = 1; i < contest.threads; ++i)
    helpers.emplace_back(work);
  work();
  for (std::thread& helper : helpers)
    helper.join();
  return total;
}

std::string elo_text(const Tally& tally) {
  const double pairs = tally.games() / 2.0;
  const double mean = tally.score();
  const double least = 0.25 / tally.games();
  const double variance = std::max(tally.squares / pairs - mean * mean, 0.0);
  const double half = 1.96 * std::sqrt(variance / pairs);
  const auto at = [&](double score) { return elo(std::min(std::max(score, least), 1 - least)); };
  char text[64];
  if (variance < 1e-9) {
    std::snprintf(text, sizeof text, "%+.0f (margin unknown: all pairs alike)", at(mean));
    return text;
  }
  std::snprintf(text, sizeof text, "%+.0f \u00B1%.0f", at(mean),
                (at(mean + half) - at(mean - half)) / 2);
  return text;
}

}  // namespace damas::tool
