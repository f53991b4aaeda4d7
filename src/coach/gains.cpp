#include "coach/gains.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "coach/proof.hpp"
#include "core/board_edit.hpp"

namespace damas::coach {

namespace {

constexpr std::array horizons = {0, 2, 4};
constexpr int last_horizon = 6;
constexpr std::int64_t positions_for_line = 30'000;
constexpr std::int64_t positions_for_check = 60'000;

// The captures of both sides in a line from the position before the move.
struct Tally {
  std::array<Count, 2> taken;  // by Side
  std::array<bool, 2> crowned = {};
  // A capture of several pieces by a side that had lost one in the line before.
  std::array<bool, 2> answered_sacrifice = {};

  Tally(AnyPosition position, const Line& line) {
    for (const Move& m : line) {
      const Side side = side_to_move(position);
      const bool had_lost = taken_by(opponent(side)).pieces() > 0;
      if (had_lost && m.captured.size() > 1) answered_sacrifice[at(side)] = true;
      if (m.promotes) crowned[at(side)] = true;
      count_captured(taken[at(side)], position, m);
      position = after(position, m);
    }
  }
  static std::size_t at(Side side) { return static_cast<std::size_t>(index(side)); }
  const Count& taken_by(Side side) const { return taken[at(side)]; }
};

// The line up to its last change of the balance.
Line until_settled(AnyPosition position, const Line& line) {
  std::vector<int> balances;
  for (const Move& m : line) {
    position = after(position, m);
    balances.push_back(balance(position, Side::White));
  }
  std::size_t end = line.size();
  while (end > 1 && balances[end - 2] == balances.back())
    --end;
  return {line.begin(), line.begin() + static_cast<std::ptrdiff_t>(end)};
}

struct Found {
  int net = 0;  // of the side that moved
  int plies = 0;
  Line line;  // with the explained move
};

// The net gain on which searches of several depths agree.
std::optional<Found> settled_net(const Asked& asked) {
  const int base = balance(asked.before, asked.mover);
  std::array<int, horizons.size()> nets = {};
  std::array<Line, horizons.size()> lines;
  for (std::size_t i = 0; i < horizons.size(); ++i) {
    Proof proof(positions_for_line);
    Proof::Outcome best = proof.best_play(asked.next, asked.mover, horizons[i]);
    if (!proof.complete() || std::abs(best.balance) == Proof::won) return std::nullopt;
    nets[i] = best.balance - base;
    lines[i] = std::move(best.line);
  }
  if (nets[1] != nets[2]) return std::nullopt;
  const std::size_t first = nets[0] == nets[2] ? 0 : 1;
  return Found{nets[2], horizons.back(),
               until_settled(asked.before, asked.with_move(lines[first]))};
}

// Looks further ahead. Returns the plies up to which the net of that side is certain, nothing if it
// does not last.
std::optional<int> checked_plies(const Asked& asked, Side winner, const Found& found) {
  const int net = winner == asked.mover ? found.net : -found.net;
  const int least = balance(asked.before, winner) + net;
  for (const int plies : {last_horizon, found.plies}) {
    Proof proof(positions_for_check);
    const bool lasts = proof.reaches(asked.next, winner, least, plies);
    if (!proof.complete()) continue;
    if (!lasts) return std::nullopt;
    return plies;
  }
  return std::nullopt;
}

// The square of the captured piece before the reply, which may have moved it.
Square before_reply(Square captured, const Move& reply) {
  return reply.to == captured ? reply.from : captured;
}

// Whether the winner, who moves now, can capture the piece and keep at least `least`.
bool can_take(const AnyPosition& position, Side winner, Square s, int least, Proof& proof) {
  const std::vector<Move> moves = legal_moves(position);
  return std::any_of(moves.begin(), moves.end(), [&](const Move& m) {
    return m.captured.contains(s) && proof.reaches(after(position, m), winner, least, 2);
  });
}

// Whether the piece can be captured after every move of the other side.
bool is_lost(const Asked& asked, const Gain& gain, Square s) {
  Proof proof(positions_for_check);
  const int least = balance(asked.before, gain.winner) + 1;
  if (side_to_move(asked.next) == gain.winner)
    return can_take(asked.next, gain.winner, s, least, proof) && proof.complete();
  const std::vector<Move> replies = legal_moves(asked.next);
  return std::all_of(replies.begin(), replies.end(),
                     [&](const Move& reply) {
                       const Square now = reply.from == s ? reply.to : s;
                       return can_take(after(asked.next, reply), gain.winner, now, least, proof);
                     }) &&
         proof.complete();
}

std::optional<PieceLost> lost_piece(const Asked& asked, const Gain& gain) {
  if (gain.given.pieces() > 0 || gain.taken.pieces() > 1) return std::nullopt;
  const bool winner_moves = side_to_move(asked.next) == gain.winner;
  const std::size_t capture = winner_moves ? 1 : 2;
  if (gain.line.size() <= capture || asked.move.is_capture()) return std::nullopt;
  for (const Square s : gain.line[capture].captured) {
    const Square now = winner_moves ? s : before_reply(s, gain.line[1]);
    const std::optional<Piece> piece = piece_at(asked.next, now);
    if (!piece || piece->side == gain.winner || !is_lost(asked, gain, now)) continue;
    return PieceLost{gain, now, piece->kind};
  }
  return std::nullopt;
}

// The square that the explained man should not have left.
std::optional<Square> missing_man(const Asked& asked, const Gain& gain) {
  const Square left = asked.move.from;
  const bool by_man = piece_at(asked.before, left)->kind == Kind::Man;
  if (gain.winner == asked.mover || asked.move.is_capture() || !by_man) return std::nullopt;
  BoardEdit still_there(asked.before);
  still_there.set_side_to_move(gain.winner);
  Proof proof(positions_for_check);
  const int least = balance(asked.before, asked.mover);
  for (const int plies : {gain.plies - 2, gain.plies}) {
    if (!proof.reaches(still_there.position(), asked.mover, least, plies)) return std::nullopt;
  }
  // The shot may need the man on its new square instead. Then it works with the gap filled, too.
  BoardEdit filled(asked.next);
  filled.put(left, {asked.mover, Kind::Man});
  const int kept = balance(filled.position(), asked.mover);
  for (const int plies : {gain.plies - 2, gain.plies}) {
    if (!proof.reaches(filled.position(), asked.mover, kept, plies)) return std::nullopt;
  }
  return proof.complete() ? std::optional(left) : std::nullopt;
}

// The gain of `winner` by the line after the move, without earlier captures.
std::optional<Gain> gain_by_line(const Asked& asked, const Found& found, Side winner) {
  const Tally tally(asked.before, found.line);
  if (tally.crowned[Tally::at(opponent(winner))]) return std::nullopt;
  const std::optional<int> plies = checked_plies(asked, winner, found);
  if (!plies) return std::nullopt;
  return Gain{winner,
              found.line,
              tally.taken_by(opponent(winner)),
              tally.taken_by(winner),
              std::abs(found.net),
              *plies};
}

bool pays(const Gain& gain) {
  return gain.taken.worth() > gain.given.worth();
}

std::optional<Claim> gain_of(const Asked& asked, const Found& found) {
  const Side winner = found.net > 0 ? asked.mover : opponent(asked.mover);
  std::optional<Gain> gain = gain_by_line(asked, found, winner);
  if (!gain || !pays(*gain)) return std::nullopt;
  if (asked.move.is_capture() && winner == asked.mover && !asked.earlier.are_all)
    gain->since = Since::Setup;
  if (Tally(asked.before, found.line).answered_sacrifice[Tally::at(winner)])
    return Shot{*gain, missing_man(asked, *gain)};
  if (const auto lost = lost_piece(asked, *gain)) return *lost;
  return *gain;
}

Count operator+(const Count& a, const Count& b) {
  return {a.men + b.men, a.kings + b.kings};
}

// A gain over the whole exchange, which began before the move.
std::optional<Gain> gain_of_exchange(const Asked& asked, const Found& found) {
  const int net = found.net + asked.earlier.net;
  const Side winner = net > 0 ? asked.mover : opponent(asked.mover);
  std::optional<Gain> gain = gain_by_line(asked, found, winner);
  if (!gain) return std::nullopt;
  gain->given = gain->given + asked.earlier.taken_by(opponent(winner));
  gain->taken = gain->taken + asked.earlier.taken_by(winner);
  gain->net = std::abs(net);
  gain->since = Since::Exchange;
  return pays(*gain) ? gain : std::nullopt;
}

std::optional<Claim> trade_of(const Asked& asked, const Found& found) {
  const Tally tally(asked.before, found.line);
  const Count given = tally.taken_by(opponent(asked.mover));
  const Count taken = tally.taken_by(asked.mover);
  const bool at_once =
      found.line.size() > 1 && (found.line[0].is_capture() || found.line[1].is_capture());
  const bool crowned = tally.crowned[0] || tally.crowned[1];
  if (!at_once || crowned || given.pieces() == 0 || given.worth() != taken.worth())
    return std::nullopt;
  return Trade{found.line, given, taken, found.plies};
}

// The whole exchange, which began before the move, comes out even.
std::optional<Trade> completed_trade(const Asked& asked, const Found& found) {
  const Side other = opponent(asked.mover);
  const Tally tally(asked.before, found.line);
  const Count given = tally.taken_by(other) + asked.earlier.taken_by(other);
  const Count taken = tally.taken_by(asked.mover) + asked.earlier.taken_by(asked.mover);
  const bool crowned = tally.crowned[0] || tally.crowned[1];
  if (crowned || given.pieces() == 0 || given.worth() != taken.worth()) return std::nullopt;
  if (!checked_plies(asked, asked.mover, found)) return std::nullopt;
  return Trade{found.line, given, taken, found.plies, true};
}

// Whether the captures before the move decide what its own net means.
bool goes_on(const Asked& asked, int net) {
  const int earlier = asked.earlier.net;
  const bool against = (earlier < 0 && net > 0) || (earlier > 0 && net < 0);
  if (!asked.move.is_capture()) return against;
  // A further gain of the other side is a reason of its own.
  return earlier != 0 && (net >= 0 || against);
}

// The gain or loss of a move that continues an exchange.
std::optional<Claim> find_whole_gain(const Asked& asked, const Found& found) {
  const int net = found.net + asked.earlier.net;
  const bool quiet_loss = !asked.move.is_capture() && found.net < 0;
  if (quiet_loss) {
    const auto gain = gain_by_line(asked, found, opponent(asked.mover));
    if (!gain || !pays(*gain)) return std::nullopt;
    if (const auto lost = lost_piece(asked, *gain)) return *lost;
    // A quiet move does not complete an exchange in which the other side takes last.
    if (net >= 0) return std::nullopt;
  }
  if (net == 0) return completed_trade(asked, found);
  // The mover loses by the whole exchange, but not by this move: the loss came before.
  if (net < 0 && found.net >= 0) return std::nullopt;
  return gain_of_exchange(asked, found);
}

}  // namespace

std::optional<Claim> find_gain(const Asked& asked) {
  const std::optional<Found> found = settled_net(asked);
  if (!found) return std::nullopt;
  if (goes_on(asked, found->net)) return find_whole_gain(asked, *found);
  return found->net == 0 ? trade_of(asked, *found) : gain_of(asked, *found);
}

std::optional<OutOfMoves> find_out_of_moves(const Asked& asked) {
  const std::vector<Move> replies = legal_moves(asked.next);
  const AnyPosition turned = passed(asked.next);
  if (replies.empty() || has_capture(replies) || has_capture(legal_moves(turned)))
    return std::nullopt;
  const int least = balance(asked.next, asked.mover) + 1;
  Proof proof(positions_for_check);
  // With more plies, the losses of a side that has run out of moves would count as threats.
  if (proof.reaches(turned, asked.mover, least, 1)) return std::nullopt;
  for (const Move& reply : replies) {
    const AnyPosition position = after(asked.next, reply);
    for (const int plies : {1, 3, 5}) {
      if (!proof.reaches(position, asked.mover, least, plies)) return std::nullopt;
    }
  }
  if (!proof.complete()) return std::nullopt;
  return OutOfMoves{opponent(asked.mover), static_cast<int>(replies.size()), 5};
}

}  // namespace damas::coach
