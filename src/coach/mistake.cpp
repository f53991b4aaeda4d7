#include "coach/mistake.hpp"

#include <algorithm>

namespace damas::coach {

namespace {

// A side that is this far behind gets no warnings.
constexpr int lost = -600;

bool is_loss(const Claim& claim, Side mover) {
  const bool certain =
      std::holds_alternative<ForcedEnd>(claim) || std::holds_alternative<Shot>(claim) ||
      std::holds_alternative<PieceLost>(claim) || std::holds_alternative<Gain>(claim) ||
      std::holds_alternative<TableEnding>(claim);
  return certain && favours(claim) == opponent(mover);
}

bool is_against(const Claim& claim, Side mover) {
  const auto* const ending = std::get_if<TableEnding>(&claim);
  return favours(claim) == opponent(mover) || (ending != nullptr && !ending->winner);
}

bool is_certain_win(const Claim& claim, Side mover) {
  return std::holds_alternative<TableEnding>(claim) && favours(claim) == mover;
}

template <class... Kinds>
struct IsOneOf {
  bool operator()(const Claim& claim) const {
    return (std::holds_alternative<Kinds>(claim) || ...);
  }
};

template <class... Kinds>
bool has_one_of(const std::vector<Claim>& claims) {
  return std::any_of(claims.begin(), claims.end(), IsOneOf<Kinds...>{});
}

// A search does not know what tables and proofs know. And an exchange that is even at first is no
// reason for what the search sees later: "an even exchange" and "a man behind" would be a riddle.
void leave_out_contradictions(std::vector<Claim>& claims) {
  if (has_one_of<ForcedEnd, TableEnding, MainRoadHeld>(claims)) {
    std::erase_if(claims, IsOneOf<Worth>{});
  } else if (has_one_of<Worth>(claims)) {
    std::erase_if(claims, IsOneOf<Trade>{});
  }
}

}  // namespace

bool is_mistake(const Evidence& evidence, const std::vector<Claim>& claims, Side mover, int least) {
  if (!evidence.best || !evidence.played || keeps_result(evidence)) return false;
  if (evidence.played->score >= score::sure_win || evidence.best->score <= lost) return false;
  if (std::any_of(claims.begin(), claims.end(),
                  [&](const Claim& c) { return is_certain_win(c, mover); }))
    return false;
  const int loss = evidence.best->score - evidence.played->score;
  if (loss >= least) return true;
  return loss > search_noise && std::any_of(claims.begin(), claims.end(),
                                            [&](const Claim& c) { return is_loss(c, mover); });
}

bool is_proved(const std::vector<Claim>& claims, Side mover) {
  return std::any_of(claims.begin(), claims.end(),
                     [mover](const Claim& claim) { return is_against(claim, mover); });
}

std::vector<Claim> without_praise(std::vector<Claim> claims, Side mover) {
  std::erase_if(claims, [mover](const Claim& claim) {
    return !std::holds_alternative<Worth>(claim) && !is_against(claim, mover);
  });
  return claims;
}

std::vector<Claim> reasons_against(std::vector<Claim> claims, Side mover, const Worth& compared) {
  std::erase_if(claims, [mover](const Claim& claim) { return !is_against(claim, mover); });
  // "This ending is a draw" alone does not tell that a win is gone.
  const bool tells_loss = std::any_of(claims.begin(), claims.end(), [mover](const Claim& claim) {
    return favours(claim) == opponent(mover);
  });
  if (!tells_loss) claims.emplace_back(compared);
  return claims;
}

std::vector<Claim> without_better_move(std::vector<Claim> claims) {
  leave_out_contradictions(claims);
  for (Claim& claim : claims) {
    auto* const worth = std::get_if<Worth>(&claim);
    if (worth == nullptr) continue;
    worth->better.reset();
    worth->loss = 0;
    worth->better_line.clear();
  }
  return claims;
}

std::vector<Claim> beside_score(std::vector<Claim> claims, int score) {
  for (Claim& claim : claims) {
    auto* const worth = std::get_if<Worth>(&claim);
    if (worth != nullptr && !worth->better) worth->score = score;
  }
  return claims;
}

}  // namespace damas::coach
