// Owns searches, which turn a game and a request into a report. Any thread or worker can run them.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <tuple>
#include <utility>

#include "engine/transposition_table.hpp"
#include "engine/variant_thinker.hpp"

namespace damas {

class Thinker {
 public:
  // Time limits are measured by the clock `now`.
  explicit Thinker(std::size_t hash_megabytes, Budget::Now now = Budget::Clock::now)
      : table_(hash_megabytes), now_(std::move(now)) {}

  // Publishes a report after each iteration. Ends soon after any thread sets `stop`. The result is
  // finished and always has a move. The game must have a legal move.
  Report think(const Game& game, const SearchRequest& request, const std::atomic<bool>& stop,
               const Publish& publish);
  // Loads what a search of the game needs: weights, endgame tables, and the transposition table.
  // The first search would do so otherwise, and that takes a part of its time limit.
  void prepare(const Game& game, const SearchRequest& request);
  // Allocates the transposition table, which the first search would do otherwise, for large tables
  // perhaps for seconds. False if the system lacks the memory.
  bool allocate() { return table_.allocate(); }
  // Drops the results of earlier searches.
  void forget();
  // As Engine::use.
  void use(std::shared_ptr<const LearntWeights> weights);

 private:
  using Weights = std::shared_ptr<const LearntWeights>;

  void remember_only(const Game& game);
  Weights weights_for(Variant variant) const;

  TranspositionTable table_;
  Budget::Now now_;
  std::optional<Weights> chosen_;
  std::optional<std::tuple<Variant, std::size_t, Weights>> known_for_;
  Variant thinks_about_ = {};
  std::unique_ptr<VariantThinker> variant_;  // for the variant of the last search
  Weights judged_by_;                        // the weights that variant_ uses
};

}  // namespace damas
