// Measures how long a person waits for the machine: for each level the longest time until its move
// appears, on a small and on a large board, beside the time that the level states, and the longest
// time that stop() takes.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <thread>

#include "engine/engine.hpp"

namespace damas {

namespace {

using Clock = std::chrono::steady_clock;

double milliseconds_since(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

// The positions of a game that the machine plays against itself.
std::vector<Game> positions(Variant variant) {
  std::vector<Game> all;
  const auto engine = make_engine(Drive::Caller);
  for (Game game(variant); !game.outcome() && game.ply() < 80;) {
    if (game.ply() % 4 == 0) all.push_back(game);
    engine->start(game, {{6, {}, {}}, strongest_level, 1});
    game.play(*engine->poll()->best);
  }
  return all;
}

double wait_for_move(Engine& engine, const Game& game, int level) {
  const auto start = Clock::now();
  engine.start(game, request_for_level(level, game.shape(), 1));
  while (engine.thinking())
    std::this_thread::sleep_for(std::chrono::milliseconds{1});
  return milliseconds_since(start);
}

double wait_for_stop(Engine& engine, const Game& game) {
  engine.start(game, {{}, strongest_level, 1});
  std::this_thread::sleep_for(std::chrono::milliseconds{100});
  const auto start = Clock::now();
  engine.stop();
  return milliseconds_since(start);
}

double longest_wait(Engine& engine, const std::vector<Game>& games, int level) {
  double longest = 0;
  engine.forget();
  for (const Game& game : games)
    longest = std::max(longest, wait_for_move(engine, game, level));
  return longest;
}

int run() {
  const std::vector<Game> small = positions(Variant::Brazilian);
  const std::vector<Game> large = positions(Variant::International);
  const auto engine = make_engine(Drive::Thread);
  std::printf("%zu and %zu positions\n\n", small.size(), large.size());
  std::puts("| level | stated | longest, Brazilian | longest, International |\n|---|---|---|---|");
  for (int level = weakest_level; level <= strongest_level; ++level) {
    const auto stated = *request_for_level(level, small[0].shape(), 1).limits.time;
    std::printf("| %d | %lld ms | %.0f ms | %.0f ms |\n", level,
                static_cast<long long>(stated.count()), longest_wait(*engine, small, level),
                longest_wait(*engine, large, level));
    std::fflush(stdout);
  }
  double longest = 0;
  for (const Game& game : small)
    longest = std::max(longest, wait_for_stop(*engine, game));
  std::printf("\nstop(): %.1f ms at most\n", longest);
  return 0;
}

}  // namespace

}  // namespace damas

int main() {
  return damas::run();
}
