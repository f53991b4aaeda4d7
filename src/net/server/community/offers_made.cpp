#include "net/server/community/offers_made.hpp"

#include "net/protocol/limits.hpp"

namespace damas::net {

void OffersMade::follow(const Record& record, int ply) {
  if (const auto* draw = std::get_if<record::Draw>(&record)) {
    if (draw->answer == Answer::Offer) draw_[draw->by] = ply;
  } else if (const auto* takeback = std::get_if<record::Takeback>(&record)) {
    if (takeback->answer == Answer::Offer) takeback_[takeback->by] = ply;
    // The plies will be played again, and may have new offers.
    if (takeback->answer == Answer::Accept) draw_ = takeback_ = {-1, -1};
  } else if (const auto* say = std::get_if<record::Say>(&record)) {
    ++phrases_[say->by];
  }
}

bool OffersMade::may_say(Side by) const {
  return phrases_[by] < limits::phrases;
}

}  // namespace damas::net
