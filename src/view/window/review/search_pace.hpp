// Owns SearchPace: when an engine begins to analyse the position of a review, and how often its
// reports are shown.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "engine/engine.hpp"

namespace damas {

// A time; with Drive::Caller a depth, so that results do not depend on the machine.
Limits limits_for(Drive drive, int depth, std::chrono::milliseconds time);

class SearchPace {
 public:
  using Milliseconds = std::chrono::milliseconds;

  // Call it for another position, while no search is running. `over`: there is nothing to search.
  void ask(bool over);
  // Call it in every update. True if the search must begin now; from then on it is searching.
  bool begins(Milliseconds elapsed);
  bool searching() const { return phase_ == Phase::Searching; }
  // Call it in every update of a search, and when it has begun, with what the engine reports.
  // Answers a report that must be shown in place of the one that is shown, if there is one.
  std::optional<Report> to_show(std::optional<Report> report, bool another_shown,
                                Milliseconds elapsed);
  // Pauses; false if no search was running. Later it begins again.
  bool rest();

  // The next update must come after that time even if no report comes.
  const std::optional<Milliseconds>& wait() const { return wait_; }

 private:
  enum class Phase : std::uint8_t { Done, Waiting, Searching };

  Phase phase_ = Phase::Done;
  Milliseconds left_{0};  // until the search begins
  Milliseconds age_{0};   // of what is shown
  std::optional<Milliseconds> wait_;
};

}  // namespace damas
