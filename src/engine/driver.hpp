// Owns the interface behind `Engine`: a driver decides where a search runs. The build selects the
// implementation: threads natively, a worker in the browser.
#pragma once

#include <memory>
#include <optional>

#include "engine/engine.hpp"

namespace damas {

// Each function has the contract of the function of the same name in `Engine`.
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
