#include "engine/engine.hpp"

#include <cassert>
#include <utility>

#include "engine/driver.hpp"

namespace damas {

class Engine::Impl {
 public:
  Impl(Drive drive, std::size_t hash_megabytes) : driver(make_driver(drive, hash_megabytes)) {}

  const std::unique_ptr<Driver> driver;
};

Engine::Engine(Drive drive, std::size_t hash_megabytes)
    : impl_(std::make_unique<Impl>(drive, hash_megabytes)) {}
Engine::~Engine() = default;

void Engine::start(const Game& game, const SearchRequest& request) {
  assert(!game.legal_moves().empty() && !game.outcome());
  impl_->driver->start(game, request);
}
std::optional<Report> Engine::poll() {
  return impl_->driver->poll();
}
void Engine::stop() {
  impl_->driver->stop();
}
bool Engine::thinking() const {
  return impl_->driver->thinking();
}
void Engine::forget() {
  impl_->driver->forget();
}
void Engine::use(std::shared_ptr<const LearntWeights> weights) {
  impl_->driver->use(std::move(weights));
}

}  // namespace damas
