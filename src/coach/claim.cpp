#include "coach/claim.hpp"

#include <algorithm>

namespace damas::coach {

Claim::Claim() = default;
Claim::Claim(const Claim& other) = default;
Claim::Claim(Claim&& other) noexcept = default;
Claim& Claim::operator=(const Claim& other) = default;
Claim& Claim::operator=(Claim&& other) noexcept = default;
Claim::~Claim() = default;

bool operator==(const Claim& a, const Claim& b) {
  return static_cast<const Claim::Base&>(a) == static_cast<const Claim::Base&>(b);
}

std::optional<Side> favours(const Claim& claim) {
  struct Side_ {
    using Answer = std::optional<Side>;
    Answer operator()(const ForcedEnd& c) const { return c.winner; }
    Answer operator()(const Shot& c) const { return c.gain.winner; }
    Answer operator()(const PieceLost& c) const { return c.gain.winner; }
    Answer operator()(const Breakthrough& c) const { return c.side; }
    Answer operator()(const ForcedReply&) const { return std::nullopt; }
    Answer operator()(const MainRoadHeld& c) const { return c.side; }
    Answer operator()(const TableEnding& c) const { return c.winner; }
    Answer operator()(const Gain& c) const { return c.winner; }
    Answer operator()(const CrownRowLeft& c) const { return c.breakthrough.side; }
    Answer operator()(const Opposition& c) const { return c.side; }
    Answer operator()(const OutOfMoves& c) const { return opponent(c.side); }
    Answer operator()(const BlockedWing& c) const { return opponent(c.side); }
    Answer operator()(const Trade&) const { return std::nullopt; }
    Answer operator()(const Worth&) const { return std::nullopt; }
  };
  return std::visit(Side_{}, claim);
}

Line line_of(const Claim& claim) {
  struct Line_ {
    Line operator()(const ForcedEnd& c) const { return c.line; }
    Line operator()(const Shot& c) const { return c.gain.line; }
    Line operator()(const PieceLost& c) const { return c.gain.line; }
    Line operator()(const Breakthrough& c) const { return c.line; }
    Line operator()(const ForcedReply& c) const { return {c.move, c.reply, c.then}; }
    Line operator()(const MainRoadHeld&) const { return {}; }
    Line operator()(const TableEnding&) const { return {}; }
    Line operator()(const Gain& c) const { return c.line; }
    Line operator()(const CrownRowLeft& c) const { return c.breakthrough.line; }
    Line operator()(const Opposition& c) const { return c.line; }
    Line operator()(const OutOfMoves&) const { return {}; }
    Line operator()(const BlockedWing&) const { return {}; }
    Line operator()(const Trade& c) const { return c.line; }
    Line operator()(const Worth& c) const { return c.line; }
  };
  return std::visit(Line_{}, claim);
}

Line line_of(const std::vector<Claim>& claims) {
  for (const Claim& claim : claims) {
    Line line = line_of(claim);
    if (!line.empty()) return line;
  }
  return {};
}

Line told_line_of(const std::vector<Claim>& claims) {
  for (const Claim& claim : claims) {
    const auto* const worth = std::get_if<Worth>(&claim);
    if (worth != nullptr && !worth->better_line.empty()) return worth->better_line;
    Line line = line_of(claim);
    if (!line.empty()) return line;
  }
  return {};
}

bool has_answer(const std::vector<Claim>& claims, const Move& answer) {
  return std::any_of(claims.begin(), claims.end(), [&](const Claim& claim) {
    const Line line = line_of(claim);
    return line.size() > 1 && line[1] == answer;
  });
}

}  // namespace damas::coach
