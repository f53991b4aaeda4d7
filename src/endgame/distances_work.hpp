// Owns Distances::Work: how Distances gets its tables, from a thread of its own or, in a page, from
// the page's worker.
#pragma once

#include <optional>

#include "endgame/distances.hpp"

namespace damas::endgame {

// Each function answers the one of Distances with the same name.
class Distances::Work {
 public:
  Work() = default;
  Work(const Work&) = delete;
  Work& operator=(const Work&) = delete;
  virtual ~Work() = default;

  virtual std::optional<Result> find(const AnyPosition& position) = 0;
  virtual int news() const = 0;
  virtual bool awaits() const = 0;
};

}  // namespace damas::endgame
