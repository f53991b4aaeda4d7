#include "view/window/checkers/status_announcer.hpp"

namespace damas {

std::string StatusAnnouncer::news(const Status& before, const Status& now, bool refused,
                                  bool may_move) {
  if (now.sentence == before.sentence && !refused) return {};
  if (now.tone != Status::Tone::Plain) return now.sentence;
  // When a refusal disappears, the earlier sentence is shown again, but not announced again.
  if (!may_move || now.sentence == announced_) return {};
  announced_ = now.sentence;
  return announced_;
}

}  // namespace damas
