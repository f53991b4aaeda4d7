#include "coach/won_line.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "coach/exchange.hpp"
#include "endgame/certain_result.hpp"

namespace damas::coach {

namespace {

// From these scores on, in hundredths of a man, the opinion of a search is a reason for a win, and
// for a move from which less is expected.
constexpr int wins_from = 200;
constexpr int favours_from = 50;

bool speaks_for(const Claim& claim, Side mover, int least_score) {
  if (const auto* const worth = std::get_if<Worth>(&claim)) return worth->score >= least_score;
  // It opens the way of the mover's man.
  if (std::holds_alternative<ForcedReply>(claim)) return true;
  return favours(claim) == mover;
}

// A side that holds the main road only draws.
bool explains_win(const Claim& claim, Side winner) {
  return speaks_for(claim, winner, wins_from) && !std::holds_alternative<MainRoadHeld>(claim);
}

bool is_drawn_ending(const Claim& claim) {
  const auto* const ending = std::get_if<TableEnding>(&claim);
  return ending != nullptr && !ending->winner;
}

bool can_capture(const Game& game) {
  const std::vector<Move>& moves = game.legal_moves();
  return std::any_of(moves.begin(), moves.end(), [](const Move& m) { return m.is_capture(); });
}

// The pieces that the line wins; nothing if it wins none, or if the next move may be a capture, so
// that more would have to be counted.
std::optional<Gain> won_pieces(Game game, const Line& line) {
  Gain gain;
  gain.winner = game.side_to_move();
  gain.line = line;
  gain.since = Since::AlongLine;
  for (const Move& move : line) {
    const bool by_winner = game.side_to_move() == gain.winner;
    count_captured(by_winner ? gain.taken : gain.given, game.position(), move);
    game.play(move);
  }
  if (can_capture(game)) return std::nullopt;
  gain.net = gain.taken.worth() - gain.given.worth();
  return gain.net > 0 ? std::optional(gain) : std::nullopt;
}

// The line up to the first move of the other side that is no capture: that side need not make it.
Line until_free_reply(Game game, const Line& line) {
  const Side side = game.side_to_move();
  Line forced;
  for (const Move& move : line) {
    if (game.side_to_move() != side && !move.is_capture()) break;
    forced.push_back(move);
    game.play(move);
  }
  return forced;
}

// The shot that the line shows, if it wins pieces by captures that the other side has to make.
std::optional<Shot> shot_along(Game game, const Line& line) {
  if (game.rules().goal == Goal::BeBlocked) return std::nullopt;
  const Line forced = until_free_reply(game, line);
  const std::optional<Gain> gain = won_pieces(game, forced);
  if (!gain) return std::nullopt;
  bool gave = false;
  for (const Move& move : forced) {
    if (game.side_to_move() != gain->winner) {
      gave = true;
    } else if (gave && move.captured.size() > 1) {
      return Shot{*gain};
    }
    game.play(move);
  }
  return std::nullopt;
}

bool begins_with(const Line& line, const Line& start) {
  return line.size() >= start.size() && std::equal(start.begin(), start.end(), line.begin());
}

// A solution may end while the other side can still take back. Then a claim's line shows how.
Line with_exchange(Game game, Line line, const std::vector<Claim>& claims) {
  for (const Move& move : line)
    game.play(move);
  for (const Claim& claim : claims) {
    const Line longer = line_of(claim);
    if (!begins_with(longer, line)) continue;
    for (std::size_t i = line.size(); i < longer.size() && longer[i].is_capture(); ++i) {
      if (game.outcome() || !game.play(longer[i])) return line;
      line.push_back(longer[i]);
    }
  }
  return line;
}

// Whether the shot's sentence tells that, too, or would be denied by it.
bool is_told_by_shot(const Claim& claim, Side winner) {
  return std::holds_alternative<Gain>(claim) || std::holds_alternative<PieceLost>(claim) ||
         std::holds_alternative<Trade>(claim) || std::holds_alternative<Worth>(claim) ||
         favours(claim) == opponent(winner);
}

// A shot is the theme of its problem, so it is told before the end of the game or a king to which
// it leads.
void tell_shot_first(std::vector<Claim>& claims, const Game& game, const Line& line) {
  const Side winner = game.side_to_move();
  const auto told = std::find_if(claims.begin(), claims.end(), [winner](const Claim& claim) {
    return std::holds_alternative<Shot>(claim) && favours(claim) == winner;
  });
  if (told != claims.end()) {
    std::rotate(claims.begin(), told, told + 1);
    return;
  }
  const std::optional<Shot> shot = shot_along(game, line);
  if (!shot) return;
  std::erase_if(claims, [winner](const Claim& claim) { return is_told_by_shot(claim, winner); });
  claims.insert(claims.begin(), Claim(*shot));
  if (claims.size() > most_claims) claims.resize(most_claims);
}

bool is_same_capture(const Move& a, const Move& b) {
  return a.is_capture() && a.from == b.from && a.captured == b.captured && a.promotes == b.promotes;
}

// A claim's line with the solution's last squares of captures that both make.
struct LineAlong {
  Line moves;
  bool changed = false;
  Game end;  // after the moves; where a draw rule ends the game sooner, after that
};

// Nothing if the solver would leave the solution in the line, because the solution's moves are the
// only ones that a problem accepts, or if a changed line cannot go on.
std::optional<LineAlong> along(const Game& game, Line line, const Line& solution) {
  const Side solver = game.side_to_move();
  LineAlong told{std::move(line), false, game};
  bool together = true;
  for (std::size_t i = 0; i < told.moves.size(); ++i) {
    Move& move = told.moves[i];
    together = together && i < solution.size();
    if (together && move != solution[i]) {
      if (is_same_capture(move, solution[i])) {
        move = solution[i];
        told.changed = true;
      } else if (told.end.side_to_move() == solver) {
        return std::nullopt;
      } else {
        together = false;
      }
    }
    if (told.end.play(move)) continue;
    if (told.changed) return std::nullopt;
    break;
  }
  return told;
}

// Whether a claim still holds whose line was changed: what was proved of the end of its own line
// need not be so at another end.
class HoldsAtEnd {
 public:
  HoldsAtEnd(const Game& end, Square last) : end_(end), last_(last) {}

  bool operator()(const ForcedEnd& c) const {
    const std::optional<Outcome> outcome = end_.outcome();
    return outcome && outcome->winner == c.winner;
  }
  bool operator()(const Breakthrough&) const { return is_last_safe(); }
  bool operator()(const ForcedReply&) const { return is_last_safe(); }
  bool operator()(const CrownRowLeft&) const { return is_last_safe(); }
  // The others tell of captured pieces, which are the same ones, or make no promise of the end.
  template <class Other>
  bool operator()(const Other&) const {
    return true;
  }

 private:
  bool is_last_safe() const {
    const std::vector<Move>& replies = end_.legal_moves();
    return std::none_of(replies.begin(), replies.end(),
                        [this](const Move& m) { return m.captured.contains(last_); });
  }

  const Game& end_;
  Square last_;
};

class LineSetter {
 public:
  // The line has as many moves as the claim's own.
  explicit LineSetter(const Line& line) : line_(line) {}

  void operator()(ForcedEnd& c) const { c.line = line_; }
  void operator()(Shot& c) const { c.gain.line = line_; }
  void operator()(PieceLost& c) const { c.gain.line = line_; }
  void operator()(Breakthrough& c) const {
    c.line = line_;
    c.crown = line_.back().to;
  }
  void operator()(ForcedReply& c) const {
    c.reply = line_[1];
    c.then = line_[2];
  }
  void operator()(MainRoadHeld&) const {}
  void operator()(TableEnding&) const {}
  void operator()(Gain& c) const { c.line = line_; }
  void operator()(CrownRowLeft& c) const { (*this)(c.breakthrough); }
  void operator()(Opposition& c) const { c.line = line_; }
  void operator()(OutOfMoves&) const {}
  void operator()(BlockedWing&) const {}
  void operator()(Trade& c) const { c.line = line_; }
  void operator()(Worth& c) const { c.line = line_; }

 private:
  const Line& line_;
};

Game end_of(Game game, const Line& line) {
  for (const Move& move : line) {
    [[maybe_unused]] const bool played = game.play(move);
    assert(played);
  }
  return game;
}

bool is_known_win(const Game& end, Side winner, const KnownEndings& endings) {
  if (!endings || end.outcome()) return false;
  const std::optional<endgame::KnownResult> result = endings(end.position());
  if (!result || result->sign == 0 || !endgame::is_in_time(end, *result)) return false;
  return (result->sign > 0 ? end.side_to_move() : opponent(end.side_to_move())) == winner;
}

bool is_known_draw(const Game& end, const KnownEndings& endings) {
  if (!endings || end.outcome()) return false;
  const std::optional<endgame::KnownResult> result = endings(end.position());
  return result && result->sign == 0;
}

// What the line itself shows of a win, and `whole`, which goes on to the end of the exchange.
std::vector<Claim> shown_by_line(const Game& game, const Line& line, const Line& whole,
                                 const KnownEndings& endings) {
  std::vector<Claim> shown;
  if (const auto gain = won_pieces(game, whole)) shown.emplace_back(*gain);
  const Side winner = game.side_to_move();
  if (is_known_win(end_of(game, line), winner, endings))
    shown.emplace_back(TableEnding{winner, std::nullopt});
  return shown;
}

}  // namespace

std::vector<Claim> told_along(const Game& game, const Line& solution,
                              const std::vector<Claim>& claims) {
  std::vector<Claim> told;
  for (const Claim& claim : claims) {
    const std::optional<LineAlong> line = along(game, line_of(claim), solution);
    if (!line) continue;
    const Line& moves = line->moves;
    if (line->changed && !std::visit(HoldsAtEnd(line->end, moves.back().to), claim)) continue;
    told.push_back(claim);
    if (!moves.empty()) std::visit(LineSetter(moves), told.back());
  }
  return told;
}

std::vector<Claim> reasons_for_win(const Game& game, const Line& line,
                                   const std::vector<Claim>& claims, const KnownEndings& endings) {
  const Side winner = game.side_to_move();
  std::vector<Claim> told = told_along(game, line, claims);
  const Line whole = with_exchange(game, line, told);
  const bool explained = std::any_of(told.begin(), told.end(), [winner](const Claim& claim) {
    return explains_win(claim, winner);
  });
  if (!explained) told = shown_by_line(game, line, whole, endings);
  tell_shot_first(told, game, whole);
  return told;
}

bool shows_win(const std::vector<Claim>& claims, Side winner) {
  return std::any_of(claims.begin(), claims.end(), [winner](const Claim& claim) {
    const bool decides =
        std::holds_alternative<ForcedEnd>(claim) || std::holds_alternative<Shot>(claim) ||
        std::holds_alternative<Breakthrough>(claim) || std::holds_alternative<TableEnding>(claim);
    return decides && favours(claim) == winner;
  });
}

std::vector<Claim> reasons_for_draw(const Game& game, const Line& line,
                                    const std::vector<Claim>& claims, const KnownEndings& endings) {
  std::vector<Claim> told = told_along(game, line, claims);
  const Line whole = with_exchange(game, line, told);
  // That a side stands better by a search is no reason for a draw.
  std::erase_if(told, [](const Claim& claim) { return std::holds_alternative<Worth>(claim); });
  told = reasons_in_favour(told, game.side_to_move());
  const bool tells_draw = std::any_of(told.begin(), told.end(), is_drawn_ending);
  if (!tells_draw && told.size() < most_claims && is_known_draw(end_of(game, line), endings))
    told.emplace_back(TableEnding{});
  tell_shot_first(told, game, whole);
  return told;
}

std::vector<Claim> reasons_in_favour(const std::vector<Claim>& claims, Side mover) {
  const bool any = std::any_of(claims.begin(), claims.end(), [mover](const Claim& claim) {
    return speaks_for(claim, mover, favours_from) || is_drawn_ending(claim);
  });
  return any ? claims : std::vector<Claim>{};
}

}  // namespace damas::coach
