// Owns the offers and phrases of each side in a match, which decide when it may make more.
#pragma once

#include "net/protocol/record.hpp"

namespace damas::net {

class OffersMade {
 public:
  // `ply`: that of the match after the record.
  void follow(const Record& record, int ply);

  // A refused offer may be repeated only after a move of one's own.
  bool may_offer_draw(Side by, int ply) const { return may_offer(draw_[by], ply); }
  bool may_offer_takeback(Side by, int ply) const { return may_offer(takeback_[by], ply); }
  bool may_say(Side by) const;

 private:
  static bool may_offer(int last, int ply) { return last < 0 || ply >= last + 2; }

  BySide<int> draw_{-1, -1};      // the ply of each side's last offer
  BySide<int> takeback_{-1, -1};  // likewise
  BySide<int> phrases_{0, 0};
};

}  // namespace damas::net
