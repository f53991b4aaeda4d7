#include "coach/forced_reply.hpp"

#include <algorithm>

namespace damas::coach {

namespace {

// Whether only the majority rule forbids the other captures.
bool majority_forces(const AnyPosition& position, const Move& reply) {
  const Game game(position);
  if (game.rules().majority == Majority::None) return false;
  const std::vector<Move> free = game.unobliged_moves();
  return std::any_of(free.begin(), free.end(), [&](const Move& m) {
    if (!m.is_capture()) return false;
    const bool part_of_reply = m.from == reply.from && (m.captured - reply.captured).empty();
    return !part_of_reply && m.captured.size() < reply.captured.size();
  });
}

bool crowns_safely(const AnyPosition& position, const Move& m) {
  if (!m.promotes) return false;
  const std::vector<Move> replies = legal_moves(after(position, m));
  return std::none_of(replies.begin(), replies.end(),
                      [&](const Move& reply) { return reply.captured.contains(m.to); });
}

}  // namespace

std::optional<ForcedReply> find_forced_reply(const Asked& asked) {
  const std::vector<Move> replies = legal_moves(asked.next);
  if (replies.size() != 1 || !replies.front().is_capture()) return std::nullopt;
  const Move& reply = replies.front();
  const std::vector<Move> unopened = legal_moves(passed(asked.next));
  if (std::any_of(unopened.begin(), unopened.end(), [](const Move& m) { return m.promotes; }))
    return std::nullopt;
  const AnyPosition opened = after(asked.next, reply);
  for (const Move& m : legal_moves(opened)) {
    if (crowns_safely(opened, m))
      return ForcedReply{asked.move, reply, majority_forces(asked.next, reply), m};
  }
  return std::nullopt;
}

}  // namespace damas::coach
