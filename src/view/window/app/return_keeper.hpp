// Owns ReturnKeeper: when the open scenes are saved, and which of them wait for a later start.
#pragma once

#include <chrono>
#include <optional>
#include <utility>

#include "view/window/app/return_point.hpp"

namespace damas {

class App;
class SceneStack;
class Store;

class ReturnKeeper {
 public:
  using Milliseconds = std::chrono::milliseconds;

  // Changes are saved after this time, so that a killed program loses little, ...
  static constexpr Milliseconds pause{1000};
  // ... but no sooner than this after the last time, because the text of a long game with its
  // analysis has some 30 kB, and a running engine changes what is shown all the time.
  static constexpr Milliseconds apart{3000};

  // Takes over what was open at the end of the last run.
  void read(const Store& store);
  // The scenes that were open then; the caller opens them again. If nobody calls it, because the
  // program begins with something else, scenes with unsaved changes wait for a later start.
  ReturnPoints take() { return std::exchange(waiting_, {}); }

  struct Moment {
    bool changed = false;  // what is shown
    bool away = false;     // the window is hidden, so there may be no further update
    Milliseconds elapsed{0};
  };
  // Call it after each update. Answers whether it is time to save.
  bool due(const Moment& moment);
  // When due() is needed next.
  std::optional<Milliseconds> next() const { return left_; }

  // `agreed`: the person has agreed to lose what is unsaved.
  void keep(const SceneStack& scenes, bool agreed, App& app);

 private:
  ReturnPoints waiting_;
  std::optional<Milliseconds> left_;  // until changes are saved
  Milliseconds rest_{0};              // of `apart`
  bool away_ = false;
};

}  // namespace damas
