// Owns an independent check of claims, by rules and a plain search, and with no code of the coach.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <vector>

#include "coach/claim.hpp"
#include "core/board_edit.hpp"
#include "core/game.hpp"
#include "core/variant_rules.hpp"
#include "endgame/known_results.hpp"

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

inline AnyPosition turned(AnyPosition position) {
  std::visit([](auto& p) { p.to_move = opponent(p.to_move); }, position);
  return position;
}

// Alpha-beta for the side to move. Captures are followed beyond `plies`, and that many moves by
// which a threatened piece may escape.
inline int search(const AnyPosition& position, int plies, int alpha, int beta, int escapes = 0) {
  const Game game(position);
  const Side mover = game.side_to_move();
  if (game.legal_moves().empty()) return game.outcome()->winner == mover ? won : -won;
  const bool capturing = captures(game);
  const bool beyond = plies <= 0;
  const bool quiet = beyond && !capturing;
  if (quiet && (escapes == 0 || !captures(Game(turned(position))))) return balance(position, mover);
  if (quiet) --escapes;
  const bool only_captures = beyond && capturing;
  int best = -2 * won;
  if (only_captures && !game.rules().capture_compulsory) best = balance(position, mover);
  for (const Move& m : game.legal_moves()) {
    if (best >= beta) break;
    if (only_captures && !m.is_capture()) continue;
    best = std::max(best,
                    -search(after(position, m), plies - 1, -beta, -std::max(alpha, best), escapes));
  }
  return best;
}

// Whether the side gets that balance by force, whoever is to move.
inline bool gets(const AnyPosition& position, Side side, int least, int plies, int escapes = 0) {
  if (Game(position).side_to_move() == side)
    return search(position, plies, least - 1, least, escapes) >= least;
  return -search(position, plies, -least, -least + 1, escapes) >= least;
}

// The same, whether or not threatened pieces may escape at the end.
inline bool surely_gets(const AnyPosition& position, Side side, int least, int plies) {
  return gets(position, side, least, plies) && gets(position, side, least, plies, 1);
}

// Whether the move costs its side a man, as far as searches of one, three and five plies see.
inline bool loses_a_man(const AnyPosition& position, const Move& m) {
  const Side other = opponent(Game(position).side_to_move());
  const int least = balance(position, other) + 1;
  for (const int plies : {1, 3, 5}) {
    if (!surely_gets(after(position, m), other, least, plies)) return false;
  }
  return true;
}

inline bool survives(const AnyPosition& position, Square s) {
  const std::vector<Move> moves = Game(position).legal_moves();
  return std::none_of(moves.begin(), moves.end(),
                      [&](const Move& m) { return m.captured.contains(s); });
}

inline bool crowns_safely(const AnyPosition& position, const Move& m) {
  return m.promotes && survives(after(position, m), m.to);
}

// Whether a whole capture other than `reply` would be legal if captures could be chosen freely.
inline bool takes_elsewhere(const AnyPosition& position, const Move& reply) {
  std::vector<Move> all = Game(position).unobliged_moves();
  std::erase_if(all, [](const Move& m) { return !m.is_capture(); });
  return std::any_of(all.begin(), all.end(), [&](const Move& m) {
    const bool goes_on = std::any_of(all.begin(), all.end(), [&](const Move& longer) {
      return longer.from == m.from && longer.captured.size() > m.captured.size() &&
             (m.captured - longer.captured).empty();
    });
    const bool is_reply = m.from == reply.from && m.captured == reply.captured;
    return !goes_on && !is_reply;
  });
}

// The longest diagonal.
inline bool on_main_road(const BoardShape& board, Square s) {
  const Cell c = board.cell(s);
  return !board.whole && (board.mirrored ? c.file + c.rank == board.files - 1 : c.file == c.rank);
}

// By tables, for the side to move; also of a game that has just ended. A draw if a rule says so.
inline std::optional<endgame::KnownResult> result_of(const Game& game,
                                                     endgame::KnownResults& tables) {
  if (!game.outcome()) return tables.find(game.position());
  if (!game.outcome()->winner) return endgame::KnownResult{0, {}};
  return endgame::KnownResult{*game.outcome()->winner == game.side_to_move() ? 1 : -1, 0};
}

// Plays on by tables, in the shortest way for the winner and the longest for the loser. Returns the
// plies up to the win of that side; nothing if it does not win, or if a draw rule comes first.
inline std::optional<int> plies_to_win(Game game, Side winner, endgame::KnownResults& tables) {
  int plies = 0;
  for (; !game.outcome(); ++plies) {
    const bool attacks = game.side_to_move() == winner;
    std::optional<Move> best;
    int best_plies = 0;
    for (const Move& m : game.legal_moves()) {
      Game next = game;
      next.play(m);
      const auto result = result_of(next, tables);
      const bool wins = result && result->plies && result->sign == (attacks ? -1 : 1);
      if (!wins && !attacks) return std::nullopt;
      if (!wins) continue;
      const bool better = attacks ? *result->plies < best_plies : *result->plies > best_plies;
      if (best && !better) continue;
      best = m;
      best_plies = *result->plies;
    }
    if (!best) return std::nullopt;
    game.play(*best);
  }
  return game.outcome()->winner == winner ? std::optional(plies) : std::nullopt;
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
    return survives(next, m.to);
  });
}

inline bool is_playable(Game game, const Line& line) {
  return std::all_of(line.begin(), line.end(), [&](const Move& m) { return game.play(m); });
}

// The captures of a line, by the side that captures.
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
  // Without tables it accepts no claims that come from tables.
  Judge(const Game& before, const Move& move, endgame::KnownResults* tables = nullptr)
      : before_(before),
        exchange_(before),
        move_(move),
        next_(after(before.position(), move)),
        tables_(tables) {
    int first = before.ply();
    while (first > 0 && before.move_from(first - 1).is_capture())
      --first;
    exchange_.go_to(first);
    for (int ply = first; ply < before.ply(); ++ply)
      earlier_.push_back(before.move_from(ply));
  }

  bool operator()(const Gain& c) const {
    if (!pays(c)) return false;
    if (c.since == Since::Exchange) return !earlier_.empty();
    const bool may_take_back = move_.is_capture() && c.winner == before_.side_to_move() &&
                               exchange_.ply() == 0 &&
                               exchange_.position() != start_of(exchange_.variant());
    const int before_exchange = balance(exchange_.position(), c.winner);
    return may_take_back == (c.since == Since::Setup) &&
           gets(next_, c.winner, before_exchange + 1, c.plies);
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
    if (!piece || *piece != Piece{opponent(c.gain.winner), c.kind}) return false;
    if (!pays(c.gain) || c.gain.since != Since::Move || c.gain.given.pieces() > 0) return false;
    if (c.gain.taken.pieces() != 1) return false;
    if (game.side_to_move() == c.gain.winner) return takes(next_, c.square);
    return std::all_of(game.legal_moves().begin(), game.legal_moves().end(), [&](const Move& m) {
      return takes(after(next_, m), m.from == c.square ? m.to : c.square);
    });
  }
  bool operator()(const Trade& c) const {
    const Captured all = since(c.completes, c.line);
    const Side mover = before_.side_to_move();
    const int base = balance((c.completes ? exchange_ : before_).position(), mover);
    return begins(c.line) && (!c.completes || !earlier_.empty()) &&
           all.by[index(mover)] == c.taken && all.by[index(opponent(mover))] == c.given &&
           c.given.worth() == c.taken.worth() && c.given.pieces() > 0 &&
           gets(next_, mover, base, c.plies, 1) && gets(next_, opponent(mover), -base, c.plies, 1);
  }
  bool operator()(const Breakthrough& c) const {
    if (c.moves > 0) {
      return begins(c.line) && own_moves_after_first(c.line, c.side) == c.moves &&
             crowns(next_, c.side, c.man, c.moves) && !crowns(next_, c.side, c.man, c.moves - 1);
    }
    return crowns_safely(before_.position(), move_);
  }
  bool operator()(const CrownRowLeft& c) const {
    const Side mover = before_.side_to_move();
    const Breakthrough& through = c.breakthrough;
    const bool guarded =
        before_.piece_at(c.left) == Piece{mover, Kind::Man} &&
        before_.shape().cell(c.left).rank == crown_rank(before_.variant(), through.side);
    return c.left == move_.from && guarded && through.side != mover && (*this)(through) &&
           !crowns(turned(before_.position()), through.side, through.man, through.moves);
  }
  bool operator()(const ForcedReply& c) const {
    Game game(next_);
    if (game.legal_moves() != std::vector<Move>{c.reply} || !c.reply.is_capture()) return false;
    const bool by_majority =
        game.rules().majority != Majority::None && takes_elsewhere(next_, c.reply);
    const AnyPosition unopened = turned(next_);
    const std::vector<Move> earlier = Game(unopened).legal_moves();
    const bool could_before = std::any_of(
        earlier.begin(), earlier.end(), [&](const Move& m) { return crowns_safely(unopened, m); });
    return c.move == move_ && (by_majority || !c.by_majority) && !could_before &&
           game.play(c.reply) && game.is_legal(c.then) && crowns_safely(game.position(), c.then);
  }
  bool operator()(const Opposition& c) const {
    const Game game(next_);
    const Side other = opponent(c.side);
    const AnyPosition waiting = turned(next_);
    const int last = crown_rank(before_.variant(), c.side);
    for (const Square s : game.pieces(c.side)) {
      const int ranks = std::abs(last - game.shape().cell(s).rank);
      if (game.piece_at(s)->kind == Kind::Man && ranks <= c.moves) return false;
    }
    const int more = balance(next_, c.side) + 1;
    return c.side == before_.side_to_move() && begins(c.line) && c.line.back().is_capture() &&
           !captures(game) && !captures(Game(waiting)) && c.plies > 1 &&
           c.moves == (c.plies + 1) / 2 && !surely_gets(next_, c.side, more, 1) &&
           gets(next_, c.side, more, c.plies) && gets(next_, c.side, more, c.plies + 2) &&
           gets(waiting, other, 1 - more, c.plies + 1);
  }
  bool operator()(const OutOfMoves& c) const {
    const Game game(next_);
    const Side other = opponent(c.side);
    const int least = balance(next_, other) + 1;
    return game.side_to_move() == c.side && !captures(game) && !captures(Game(turned(next_))) &&
           c.moves == static_cast<int>(game.legal_moves().size()) && c.moves > 0 &&
           !surely_gets(turned(next_), other, least, 1) &&
           std::all_of(game.legal_moves().begin(), game.legal_moves().end(),
                       [&](const Move& m) { return gets(after(next_, m), other, least, c.plies); });
  }
  bool operator()(const BlockedWing& c) const {
    const Game game(next_);
    const Game earlier(turned(before_.position()));
    const auto is_free = [&](const Game& asked, bool by_wing) {
      const auto& all = asked.legal_moves();
      return std::any_of(all.begin(), all.end(), [&](const Move& m) {
        return c.men.contains(m.from) == by_wing && !loses_a_man(asked.position(), m);
      });
    };
    return game.side_to_move() == c.side && is_wing(game, c) && !captures(game) &&
           !captures(earlier) && !is_free(game, true) && is_free(game, false) &&
           is_free(earlier, true);
  }
  bool operator()(const ForcedEnd& c) const {
    return begins(c.line) && own_moves_after_first(c.line, c.winner) == c.moves &&
           ends_won(next_, c.winner, static_cast<int>(c.line.size()) - 1);
  }
  bool operator()(const TableEnding& c) const {
    const std::optional<endgame::KnownResult> result =
        tables_ == nullptr ? std::nullopt : tables_->find(next_);
    if (!result) return false;
    if (!c.winner) return result->sign == 0 && !wins_soon(Side::White) && !wins_soon(Side::Black);
    Game game = before_;
    game.play(move_);
    if (!c.moves) return is_won(game, *c.winner) && leaves(game, result->plies.value_or(20));
    const std::optional<int> plies = plies_to_win(game, *c.winner, *tables_);
    const int own = *c.winner == game.side_to_move() ? 1 : 0;
    return plies && c.moves == (*plies + own) / 2 && (*plies > few_plies || wins_soon(*c.winner));
  }
  bool operator()(const MainRoadHeld& c) const {
    const Game game(next_);
    const Material material = game.material();
    const bool only_kings = material.men[0] + material.men[1] == 0;
    return only_kings && game.pieces(c.side).size() == 1 && game.pieces(c.side).contains(c.king) &&
           game.pieces(opponent(c.side)).size() > 1 && on_main_road(game.shape(), c.king) &&
           (*this)(TableEnding{});
  }
  bool operator()(const Worth& c) const {
    const bool other = c.better_line.empty() ||
                       (c.better == c.better_line.front() && is_playable(before_, c.better_line));
    return begins(c.line) && other;
  }

 private:
  static constexpr int few_plies = 3;

  // Without tables.
  bool wins_soon(Side side) const {
    for (int plies = 1; plies <= few_plies; ++plies) {
      if (ends_won(next_, side, plies)) return true;
    }
    return false;
  }
  // By the results of the moves: the winner has one that wins, the other side none that does not.
  bool is_won(const Game& game, Side winner) const {
    const auto wins = [&](const Move& m) {
      Game next = game;
      next.play(m);
      const std::optional<endgame::KnownResult> result = result_of(next, *tables_);
      return result && result->sign == (next.side_to_move() == winner ? 1 : -1);
    };
    const auto& all = game.legal_moves();
    return game.side_to_move() == winner ? std::any_of(all.begin(), all.end(), wins)
                                         : std::all_of(all.begin(), all.end(), wins);
  }
  // Whether every counter that has begun leaves that many plies.
  static bool leaves(const Game& game, int plies) {
    const auto counters = game.draw_counters();
    return std::all_of(counters.begin(), counters.end(), [&](const DrawCounter& counter) {
      return counter.reason == EndReason::Repetition || 2 * counter.left - 1 >= plies;
    });
  }
  // The captures from the position before the move, or from the one before the captures that it
  // goes on with.
  Captured since(bool whole_exchange, const Line& line) const {
    if (!whole_exchange) return captured(before_, line);
    Line all = earlier_;
    all.insert(all.end(), line.begin(), line.end());
    return captured(exchange_, all);
  }
  // Whether the captures are those of the line, and the net is won by force.
  bool pays(const Gain& c) const {
    const bool whole = c.since == Since::Exchange;
    const Captured all = since(whole, c.line);
    const int base = balance((whole ? exchange_ : before_).position(), c.winner);
    return begins(c.line) && c.net > 0 && all.by[index(c.winner)] == c.taken &&
           all.by[index(opponent(c.winner))] == c.given &&
           gets(next_, c.winner, base + c.net, c.plies);
  }
  static bool is_wing(const Game& game, const BlockedWing& c) {
    const auto is_right = [&](Square s) {
      return 2 * game.shape().cell(s).file >= game.shape().files;
    };
    SquareSet left;
    SquareSet right;
    for (const Square s : game.pieces(c.side)) {
      if (game.piece_at(s)->kind == Kind::Man) (is_right(s) ? right : left).insert(s);
    }
    return !c.men.empty() && (c.men == left || c.men == right);
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
  // How many moves of that side the line shows after the explained one.
  int own_moves_after_first(const Line& line, Side side) const {
    const int later = static_cast<int>(line.size()) - 1;
    return side == before_.side_to_move() ? later / 2 : (later + 1) / 2;
  }
  static bool takes(const AnyPosition& position, Square s) {
    const std::vector<Move> moves = Game(position).legal_moves();
    return std::any_of(moves.begin(), moves.end(),
                       [&](const Move& m) { return m.captured.contains(s); });
  }

  Game before_;
  Game exchange_;  // before the captures immediately before the move
  Line earlier_;   // these captures
  Move move_;
  AnyPosition next_;
  endgame::KnownResults* tables_;
};

}  // namespace damas::coach::judge
