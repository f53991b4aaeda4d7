// Owns the draw offers of a match: the open offer, and when each side last asked a machine.
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "core/piece.hpp"
#include "match/draw_answer.hpp"

namespace damas {

class DrawOffers {
 public:
  std::optional<Side> standing() const { return standing_; }
  // Why `by` may not offer a draw now; nothing if it may.
  std::optional<Refusal> refusal(Side by, int ply, bool to_machine) const {
    if (standing_) return Refusal::DrawAlreadyOffered;
    const std::optional<int>& last = asked_[slot(by)];
    const bool too_soon = to_machine && last && ply < *last + 2 * moves_between_offers;
    return too_soon ? std::optional(Refusal::OfferedTooSoon) : std::nullopt;
  }
  void make(Side by, int ply, bool to_machine) {
    standing_ = by;
    if (to_machine) asked_[slot(by)] = ply;
  }
  // Removes the open offer, because it was answered or is void.
  void clear() { standing_.reset(); }

  // To be called when the game continues from an earlier ply, or from one that was undone.
  void go_to(int ply) {
    clear();
    for (std::optional<int>& last : asked_) {
      if (last) last = std::min(*last, ply);
    }
  }

 private:
  static std::size_t slot(Side side) { return static_cast<std::size_t>(index(side)); }

  std::optional<Side> standing_;
  std::array<std::optional<int>, 2> asked_;  // the ply of the last offer, by index(Side)
};

}  // namespace damas
