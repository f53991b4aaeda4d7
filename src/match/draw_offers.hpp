// Owns the draw offers of a match: which one stands, and when machines were asked last.
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
  // Why that side may not offer one now.
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
  // Answered, or void.
  void clear() { standing_.reset(); }

  // The game goes on from an earlier ply, or from one that was undone.
  void go_to(int ply) {
    clear();
    for (std::optional<int>& last : asked_) {
      if (last) last = std::min(*last, ply);
    }
  }

 private:
  static std::size_t slot(Side side) { return static_cast<std::size_t>(index(side)); }

  std::optional<Side> standing_;
  std::array<std::optional<int>, 2> asked_;  // at which ply, by index(Side)
};

}  // namespace damas
