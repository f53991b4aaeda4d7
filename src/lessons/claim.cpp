#include "lessons/claim.hpp"

#include <algorithm>
#include <array>

namespace damas::lessons {

namespace {

using Kind = Claim::Kind;

constexpr std::array names{
    ClaimName{Kind::MustCapture, "must-capture"},
    ClaimName{Kind::OnlyMove, "only-move"},
    ClaimName{Kind::Moves, "moves", ClaimOperand::Number},
    ClaimName{Kind::Men, "men", ClaimOperand::Number},
    ClaimName{Kind::Quiet, "quiet"},
    ClaimName{Kind::Takes, "takes", ClaimOperand::Number},
    ClaimName{Kind::Crowns, "crowns"},
    ClaimName{Kind::StaysMan, "stays-man"},
    ClaimName{Kind::Gains, "gains", ClaimOperand::Number},
    ClaimName{Kind::LosesPiece, "loses-piece"},
    ClaimName{Kind::Wins, "wins"},
    ClaimName{Kind::OnlyWin, "only-win"},
    ClaimName{Kind::Holds, "holds"},
    ClaimName{Kind::OnlyHold, "only-hold"},
    ClaimName{Kind::Draws, "draws"},
    ClaimName{Kind::Loses, "loses"},
    ClaimName{Kind::Blocked, "blocked"},
    ClaimName{Kind::EndDrawn, "end-drawn"},
    ClaimName{Kind::Movable, "movable"},
    ClaimName{Kind::Targets, "targets", ClaimOperand::Square},
    ClaimName{Kind::Victims, "victims"},
    ClaimName{Kind::Crowning, "crowning"},
    ClaimName{Kind::Most, "most"},
    ClaimName{Kind::MoveCount, "move-count"},
    ClaimName{Kind::SafeMoves, "safe-moves"},
    ClaimName{Kind::KingMoves, "king-moves"},
    ClaimName{Kind::EndingMoves, "ending-moves"},
    ClaimName{Kind::Repetitions, "repetitions"},
};

}  // namespace

std::optional<ClaimName> claim_named(std::string_view name) {
  const auto* const found = std::find_if(names.begin(), names.end(),
                                         [name](const ClaimName& c) { return c.name == name; });
  if (found == names.end()) return std::nullopt;
  return *found;
}

std::string_view name_of(Claim::Kind kind) {
  return names[static_cast<std::size_t>(kind)].name;
}

}  // namespace damas::lessons
