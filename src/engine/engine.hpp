// Owns the engine's public interface: starting, polling and stopping a search on a game.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/game.hpp"

namespace damas {

struct LearntWeights;

// Limits of a search; the first one that is reached ends it. An unset limit does not apply.
struct Limits {
  std::optional<int> depth;            // plies, at least 1
  std::optional<std::uint64_t> nodes;  // positions visited
  std::optional<std::chrono::milliseconds> time;
};

inline constexpr int weakest_level = 1;
inline constexpr int strongest_level = 10;

inline constexpr int most_threads = 64;
inline constexpr int most_lines = 10;

// Parameters of a search: its limits, playing strength, threads and lines.
struct SearchRequest {
  Limits limits;
  int level = strongest_level;  // weakest_level..strongest_level; weaker ones make mistakes
  std::uint64_t seed = 0;       // breaks ties and picks the mistakes of low levels
  int threads = 1;              // 1..most_threads; strongest level only, then not repeatable
  int lines = 1;                // 1..most_lines; number of best moves to score exactly
  bool book = false;            // whether a move of the shipped opening book may replace the search
  // Whether the shipped endgame tables tell results within the search (engine/shipped_endings.hpp).
  // Levels that overlook captures ignore it. In the browser the worker fetches them for positions
  // of few pieces.
  bool endings = false;
};

// The request for a level on a board. Its time limit is the longest time that a move may take.
SearchRequest request_for_level(int level, const BoardShape& board, std::uint64_t seed);

// Scores are in hundredths of a man, relative to the side to move. A score of at least `sure_win`
// is a forced win; `won` minus the score is its distance in plies. A lower one of at least
// `known_win` leads to a win by an endgame table that does not know its length. Losses are the
// negatives of wins.
namespace score {
inline constexpr int won = 30000;
inline constexpr int sure_win = 29000;
inline constexpr int known_win = 28500;
}  // namespace score

// The principal variation of one root move, which comes first, and its score.
struct ReportLine {
  int score = 0;
  std::vector<Move> moves;
};

// The results of a search so far.
struct Report {
  std::optional<Move> best;  // set after the first complete iteration, always set when finished
  int score = 0;
  int depth = 0;
  std::uint64_t nodes = 0;  // of all threads
  std::chrono::milliseconds elapsed{0};
  std::vector<Move> line;  // principal variation, `best` first
  bool finished = false;
  int selective_depth = 0;  // plies from the root to the deepest position visited
  int table_permille = 0;   // estimated use of the transposition table, in thousandths
  // The best moves in order, as many as requested and available. At levels that make mistakes,
  // `best` may differ from the first line.
  std::vector<ReportLine> lines;
};

// The thread that runs a search. Natively the results do not depend on it.
enum class Drive : std::uint8_t {
  Thread,  // a separate thread, in the browser a worker; poll() returns at once
  Caller,  // poll() runs the whole search, for tests and tools; a shallow one in the browser
};

// The options of an engine: how it searches, and the receiver of its reports.
struct EngineOptions {
  // Implicit, because most callers choose only the drive.
  EngineOptions(Drive where = Drive::Thread, std::size_t megabytes = 16,
                std::function<void()> on_change = {})
      : drive(where), hash_megabytes(megabytes), changed(std::move(on_change)) {}

  Drive drive;
  std::size_t hash_megabytes;
  // Called from any thread when poll() has a new report that is not the result of poll() itself;
  // may be empty. It must not call the engine.
  std::function<void()> changed;
};

class Engine {
 public:
  Engine() = default;
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;
  // Ends a running search.
  virtual ~Engine() = default;

  // Stops a running search first. The game must have a legal move and no outcome.
  virtual void start(const Game& game, const SearchRequest& request) = 0;
  // The latest report of the last search; nothing until its first iteration is complete.
  virtual std::optional<Report> poll() = 0;
  // Ends the search within 20 ms; poll() then returns the best move found.
  virtual void stop() = 0;
  virtual bool thinking() const = 0;
  // Stops a running search and drops the results of earlier ones (transposition table).
  virtual void forget() = 0;
  // Stops a running search and sets the learnt weights for later ones. They evaluate positions of
  // their own variant; the hand-made evaluation is used for other variants, and for null. Without a
  // call, the shipped weights are used (engine/shipped_weights.hpp). Several engines may share
  // weights. No effect in the browser.
  virtual void use(std::shared_ptr<const LearntWeights> weights) = 0;
};

// The build selects the implementation: threads natively, a worker in the browser.
std::unique_ptr<Engine> make_engine(const EngineOptions& options = {});

}  // namespace damas
