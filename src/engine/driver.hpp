// Owns what stands behind the façade: who thinks, and where. The build chooses the source that
// makes drivers: threads natively, a worker in the browser.
#pragma once

#include <memory>
#include <optional>

#include "engine/engine.hpp"

namespace damas {

// Its functions keep the promises that `Engine` makes of those with their names.
class Driver {
 public:
  Driver() = default;
  Driver(const Driver&) = delete;
  Driver& operator=(const Driver&) = delete;
  virtual ~Driver() = default;

  virtual void start(const Game& game, const SearchRequest& request) = 0;
  virtual std::optional<Report> poll() = 0;
  virtual void stop() = 0;
  virtual bool thinking() const = 0;
  virtual void forget() = 0;
  virtual void use(std::shared_ptr<const LearntWeights> weights) = 0;
};

std::unique_ptr<Driver> make_driver(Drive drive, std::size_t hash_megabytes);

}  // namespace damas
