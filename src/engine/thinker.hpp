// Owns searches, which turn a game and a request into a report. Any thread or worker can run them.
#pragma once

#include <atomic>
#include <functional>
#include <memory>

#include "engine/engine.hpp"

namespace damas {

class Thinker {
 public:
  explicit Thinker(std::size_t hash_megabytes);
  ~Thinker();

  // Publishes a report after each iteration. Ends soon after any thread sets `stop`. The result is
  // finished and always has a move. The game must have a legal move.
  Report think(const Game& game, const SearchRequest& request, const std::atomic<bool>& stop,
               const std::function<void(const Report&)>& publish);
  void forget();
  // As Engine::use.
  void use(std::shared_ptr<const LearntWeights> weights);

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace damas
