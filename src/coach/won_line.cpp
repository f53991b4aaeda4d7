#include "coach/won_line.hpp"

#include <algorithm>
#include <cassert>

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

// The pieces that the line wins; nothing if it wins none.
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
  gain.net = gain.taken.worth() - gain.given.worth();
  return gain.net > 0 ? std::optional(gain) : std::nullopt;
}

bool is_same_capture(const Move& a, const Move& b) {
  return a.is_capture() && a.from == b.from && a.captured == b.captured && a.promotes == b.promotes;
}

// The line with the solution's last squares of captures that both make; nothing if its other moves
// are then impossible.
std::optional<Line> along(Game game, Line line, const Line& solution) {
  bool together = true;
  bool changed = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    together = together && i < solution.size() &&
               (line[i] == solution[i] || is_same_capture(line[i], solution[i]));
    if (together && line[i] != solution[i]) {
      line[i] = solution[i];
      changed = true;
    }
    if (game.play(line[i])) continue;
    return changed ? std::nullopt : std::optional(line);
  }
  return line;
}

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

bool is_known_win(const Game& end, Side winner, const KnownEndings& endings) {
  if (!endings || end.outcome()) return false;
  const std::optional<endgame::KnownResult> result = endings(end.position());
  if (!result || result->sign == 0 || !endgame::is_in_time(end, *result)) return false;
  return (result->sign > 0 ? end.side_to_move() : opponent(end.side_to_move())) == winner;
}

}  // namespace

std::vector<Claim> told_along(const Game& game, const Line& solution,
                              const std::vector<Claim>& claims) {
  std::vector<Claim> told;
  for (const Claim& claim : claims) {
    const std::optional<Line> line = along(game, line_of(claim), solution);
    if (!line) continue;
    told.push_back(claim);
    if (!line->empty()) std::visit(LineSetter(*line), told.back());
  }
  return told;
}

std::vector<Claim> reasons_for_win(const Game& game, const Line& line,
                                   const std::vector<Claim>& claims, const KnownEndings& endings) {
  const Side winner = game.side_to_move();
  const std::vector<Claim> along_line = told_along(game, line, claims);
  const bool explained = std::any_of(along_line.begin(), along_line.end(), [&](const Claim& claim) {
    return explains_win(claim, winner);
  });
  if (explained) return along_line;
  std::vector<Claim> shown;
  if (const auto gain = won_pieces(game, line)) shown.emplace_back(*gain);
  Game end = game;
  for (const Move& move : line) {
    [[maybe_unused]] const bool played = end.play(move);
    assert(played);
  }
  if (is_known_win(end, winner, endings)) shown.emplace_back(TableEnding{winner, std::nullopt});
  return shown;
}

std::vector<Claim> reasons_in_favour(const std::vector<Claim>& claims, Side mover) {
  const bool any = std::any_of(claims.begin(), claims.end(), [mover](const Claim& claim) {
    return speaks_for(claim, mover, favours_from) || is_drawn_ending(claim);
  });
  return any ? claims : std::vector<Claim>{};
}

}  // namespace damas::coach
