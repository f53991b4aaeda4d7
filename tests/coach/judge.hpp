// Owns an independent check of claims, by rules and a plain search, and with no code of the coach.
#pragma once

#include <algorithm>
#include <vector>

#include "coach/claim.hpp"
#include "core/game.hpp"
#include "core/variant_rules.hpp"

namespace damas::coach::judge {

inline constexpr int won = 1000;

inline int worth(const Game& game, Side side) {
  int sum = 0;
  for (const Square s : game.pieces(side))
    sum += game.piece_at(s)->kind == Kind::King ? 3 : 1;
  return sum;
}

inline int balance(const AnyPosition& position, Side side) {
  const Game game(position);
  return worth(game, side) - worth(game, opponent(side));
}

inline bool captures(const Game& game) {
  return std::any_of(game.legal_moves().begin(), game.legal_moves().end(),
                     [](const Move& m) { return m.is_capture(); });
}

// Alpha-beta for the side to move. Captures are followed beyond `plies`.
inline int search(const AnyPosition& position, int plies, int alpha, int beta) {
  const Game game(position);
  const Side mover = game.side_to_move();
  if (game.legal_moves().empty()) return game.outcome()->winner == mover ? won : -won;
  const bool capturing = captures(game);
  const bool beyond = plies <= 0;
  if (beyond && !capturing) return balance(position, mover);
  int best = -2 * won;
  if (beyond && !game.rules().capture_compulsory) best = balance(position, mover);
  for (const Move& m : game.legal_moves()) {
    if (best >= beta) break;
    if (beyond && !m.is_capture()) continue;
    best = std::max(best, -search(after(position, m), plies - 1, -beta, -std::max(alpha, best)));
  }
  return best;
}

// Whether the side gets that balance by force, whoever is to move.
inline bool gets(const AnyPosition& position, Side side, int least, int plies) {
  if (Game(position).side_to_move() == side)
    return search(position, plies, least - 1, least) >= least;
  return -search(position, plies, -least, -least + 1) >= least;
}

inline bool ends_won(const AnyPosition& position, Side side, int plies) {
  const Game game(position);
  if (game.legal_moves().empty()) return game.outcome()->winner == side;
  if (plies == 0) return false;
  const auto so = [&](const Move& m) { return ends_won(after(position, m), side, plies - 1); };
  const auto& all = game.legal_moves();
  return game.side_to_move() == side ? std::any_of(all.begin(), all.end(), so)
                                     : std::all_of(all.begin(), all.end(), so);
}

// Whether the man of `side` becomes a king within that many moves of its side and survives a move.
inline bool crowns(const AnyPosition& position, Side side, Square man, int moves) {
  const Game game(position);
  const auto& all = game.legal_moves();
  if (all.empty()) return false;
  if (game.side_to_move() != side) {
    return std::all_of(all.begin(), all.end(), [&](const Move& m) {
      return !m.captured.contains(man) && crowns(after(position, m), side, man, moves);
    });
  }
  if (moves == 0) return false;
  return std::any_of(all.begin(), all.end(), [&](const Move& m) {
    const AnyPosition next = after(position, m);
    if (m.from != man) return crowns(next, side, man, moves - 1);
    if (!m.promotes) return crowns(next, side, m.to, moves - 1);
    const std::vector<Move> replies = Game(next).legal_moves();
    return std::none_of(replies.begin(), replies.end(),
                        [&](const Move& reply) { return reply.captured.contains(m.to); });
  });
}

inline bool is_playable(Game game, const Line& line) {
  return std::all_of(line.begin(), line.end(), [&](const Move& m) { return game.play(m); });
}

// What both sides capture in a line, by the side that captures.
struct Captured {
  Count by[2];
};
inline Captured captured(Game game, const Line& line) {
  Captured all;
  for (const Move& m : line) {
    Count& count = all.by[index(game.side_to_move())];
    for (const Square s : m.captured)
      ++(game.piece_at(s)->kind == Kind::King ? count.kings : count.men);
    game.play(m);
  }
  return all;
}

class Judge {
 public:
  Judge(const Game& before, const Move& move)
      : before_(before), move_(move), next_(after(before.position(), move)) {}

  bool operator()(const Gain& c) const {
    const Captured all = captured(before_, c.line);
    const int base = balance(before_.position(), c.winner);
    return begins(c.line) && c.net > 0 && all.by[index(c.winner)] == c.taken &&
           all.by[index(opponent(c.winner))] == c.given && gets(next_, c.winner, base + 1, c.plies);
  }
  bool operator()(const Shot& c) const {
    int given = 0;
    bool took_several = false;
    Game game = before_;
    for (const Move& m : c.gain.line) {
      if (game.side_to_move() != c.gain.winner) given += m.captured.size();
      if (game.side_to_move() == c.gain.winner) took_several |= given > 0 && m.captured.size() > 1;
      game.play(m);
    }
    return took_several && (*this)(c.gain) && (!c.missing || needs_the_gap(c));
  }
  bool operator()(const PieceLost& c) const {
    const Game game(next_);
    const auto piece = game.piece_at(c.square);
    if (!piece || *piece != Piece{opponent(c.gain.winner), c.kind} || !(*this)(c.gain))
      return false;
    if (game.side_to_move() == c.gain.winner) return takes(next_, c.square);
    return std::all_of(game.legal_moves().begin(), game.legal_moves().end(), [&](const Move& m) {
      return takes(after(next_, m), m.from == c.square ? m.to : c.square);
    });
  }
  bool operator()(const Trade& c) const {
    const Captured all = captured(before_, c.line);
    const Side mover = before_.side_to_move();
    return begins(c.line) && all.by[index(mover)] == c.taken &&
           all.by[index(opponent(mover))] == c.given && c.given.worth() == c.taken.worth();
  }
  bool operator()(const Breakthrough& c) const {
    if (c.moves > 0) return begins(c.line) && crowns(next_, c.side, c.man, c.moves);
    const std::vector<Move> replies = Game(next_).legal_moves();
    return move_.promotes && std::none_of(replies.begin(), replies.end(), [&](const Move& m) {
             return m.captured.contains(move_.to);
           });
  }
  bool operator()(const CrownRowLeft& c) const {
    return c.left == move_.from && (*this)(c.breakthrough);
  }
  bool operator()(const ForcedReply& c) const {
    Game game(next_);
    return game.legal_moves() == std::vector<Move>{c.reply} && game.play(c.reply) &&
           c.then.promotes && game.is_legal(c.then);
  }
  bool operator()(const OutOfMoves& c) const {
    const Game game(next_);
    const Side other = opponent(c.side);
    const int least = balance(next_, other) + 1;
    return !captures(game) &&
           std::all_of(game.legal_moves().begin(), game.legal_moves().end(),
                       [&](const Move& m) { return gets(after(next_, m), other, least, c.plies); });
  }
  bool operator()(const BlockedWing& c) const {
    const Game game(next_);
    const int least = balance(next_, opponent(c.side)) + 1;
    return game.side_to_move() == c.side && is_wing(game, c) && !captures(game) &&
           std::all_of(game.legal_moves().begin(), game.legal_moves().end(), [&](const Move& m) {
             return !c.men.contains(m.from) ||
                    gets(after(next_, m), opponent(c.side), least, c.plies);
           });
  }
  bool operator()(const ForcedEnd& c) const {
    return begins(c.line) && ends_won(next_, c.winner, 2 * c.moves);
  }
  bool operator()(const TableEnding&) const { return true; }   // not asked for here
  bool operator()(const MainRoadHeld&) const { return true; }  // not asked for here
  bool operator()(const Worth& c) const { return begins(c.line); }

 private:
  static bool is_wing(const Game& game, const BlockedWing& c) {
    int right = 0;
    for (const Square s : c.men) {
      if (game.piece_at(s) != Piece{c.side, Kind::Man}) return false;
      if (2 * game.shape().cell(s).file >= game.shape().files) ++right;
    }
    return right == 0 || right == c.men.size();
  }
  // Whether the shot is gone if the man is back where it stood.
  bool needs_the_gap(const Shot& c) const {
    const Side winner = c.gain.winner;
    if (*c.missing != move_.from || winner == before_.side_to_move()) return false;
    AnyPosition still_there = before_.position();
    std::visit([&](auto& p) { p.to_move = winner; }, still_there);
    return !gets(still_there, winner, balance(still_there, winner) + 1, c.gain.plies);
  }
  bool begins(const Line& line) const {
    return line.front() == move_ && is_playable(before_, line);
  }
  static bool takes(const AnyPosition& position, Square s) {
    const std::vector<Move> moves = Game(position).legal_moves();
    return std::any_of(moves.begin(), moves.end(),
                       [&](const Move& m) { return m.captured.contains(s); });
  }

  Game before_;
  Move move_;
  AnyPosition next_;
};

}  // namespace damas::coach::judge
