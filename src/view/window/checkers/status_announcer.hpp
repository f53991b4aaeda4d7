// Owns StatusAnnouncer: the choice of what a screen reader says when the status line changes.
#pragma once

#include <string>

#include "view/window/frame/status.hpp"

namespace damas {

class StatusAnnouncer {
 public:
  // Call it after events of the match: then a sentence that was announced before is news again.
  void forget() { announced_.clear(); }
  // The sentence to announce; empty for none. `refused`: another attempt has been refused.
  // `may_move`: a person here is to move.
  std::string news(const Status& before, const Status& now, bool refused, bool may_move);

 private:
  std::string announced_;  // the last sentence of the present position
};

}  // namespace damas
