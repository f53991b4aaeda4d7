// Owns ProblemShelf: the problems of one variant, which arrive packed, maybe later.
#pragma once

#include <optional>
#include <vector>

#include "problems/problem.hpp"
#include "view/window/frame/delivery.hpp"

namespace damas {

class App;
struct Status;

class ProblemShelf {
 public:
  // Requests the problems of that variant instead of those before.
  void request(Variant variant, App& app);
  // That of the last request.
  Variant variant() const { return variant_; }
  // The problems, in the call after they have arrived; nothing if there are none, or if they cannot
  // be read.
  std::optional<std::vector<problems::Problem>> take(App& app);
  // Why nothing has been taken.
  Status status(const App& app) const;

 private:
  Variant variant_{};
  Delivery delivery_;
  bool unreadable_ = false;
};

}  // namespace damas
