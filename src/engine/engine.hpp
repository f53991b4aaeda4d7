// Owns the façade of the machine: start a search on a game, poll it, stop it.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/game.hpp"

namespace damas {

struct LearntWeights;

// What ends a search; whichever comes first. Unset means no limit.
struct Limits {
  std::optional<int> depth;            // plies, at least 1
  std::optional<std::uint64_t> nodes;  // positions visited
  std::optional<std::chrono::milliseconds> time;
};

inline constexpr int weakest_level = 1;
inline constexpr int strongest_level = 10;

inline constexpr int most_threads = 64;
inline constexpr int most_lines = 10;

// A playing strength: limits, and how human its choices are.
struct SearchRequest {
  Limits limits;
  int level = strongest_level;  // weakest_level..strongest_level; below the strongest it errs
  std::uint64_t seed = 0;       // chooses among equals and makes the mistakes of low levels
  int threads = 1;              // 1..most_threads, at the strongest level; then not repeatable
  int lines = 1;                // 1..most_lines: how many moves are to be compared exactly
};

// A level's own limits, and the longest time after which its move appears.
SearchRequest request_for_level(int level, std::uint64_t seed);

// Scores are in hundredths of a man, from the side to move. Beyond this bound a win is seen: the
// distance to `won` is the number of plies to it.
namespace score {
inline constexpr int won = 30000;
inline constexpr int sure_win = 29000;
}  // namespace score

// Best play after one of the root's moves, which comes first, and what it is worth.
struct ReportLine {
  int score = 0;
  std::vector<Move> moves;
};

// What a search knows so far.
struct Report {
  std::optional<Move> best;  // set as soon as one iteration is complete, and always when finished
  int score = 0;
  int depth = 0;
  std::uint64_t nodes = 0;  // of all threads
  std::chrono::milliseconds elapsed{0};
  std::vector<Move> line;  // principal variation, `best` first
  bool finished = false;
  int selective_depth = 0;  // plies from the root to the furthest position that was looked at
  int table_permille = 0;   // how full the transposition table is, estimated
  // As many as were asked for and there are moves, the best first. At levels that err, `best` need
  // not be the first of them.
  std::vector<ReportLine> lines;
};

// Which thread runs a search. Results are the same.
enum class Drive : std::uint8_t {
  Thread,  // a thread of its own, in a page a worker; poll() returns at once
  Caller,  // poll() runs the whole search, for tests and tools; in a page only a shallow one
};

class Engine {
 public:
  explicit Engine(Drive drive, std::size_t hash_megabytes = 16);
  ~Engine();
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;

  // Stops any search that runs. The game must have a legal move and no outcome.
  void start(const Game& game, const SearchRequest& request);
  // The latest report of the search that was started last; nothing before the first iteration.
  std::optional<Report> poll();
  // Ends the search; returns within 20 ms with the best move so far available to poll().
  void stop();
  bool thinking() const;
  // Forgets what earlier games taught (hash and history tables).
  void forget();
  // Judges positions of the weights' variant by them, from the next search on; all others, and all
  // for null, by the hand-made evaluation. An engine that is told nothing uses what was shipped
  // (engine/shipped_weights.hpp). Weights may be shared by many engines.
  void use(std::shared_ptr<const LearntWeights> weights);

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace damas
