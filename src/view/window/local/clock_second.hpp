// Owns ClockSecond: notices when the running clock of a match shows another second. The match is
// then saved, so that a killed program loses at most one second.
#pragma once

#include <cstdint>

namespace damas {

class Match;

class ClockSecond {
 public:
  // Call it in every update. False while no clock runs.
  bool has_changed(const Match& match);

 private:
  std::int64_t second_ = -1;
};

}  // namespace damas
