// Owns Adviser: what the engine, the endgame tables and the coach say about a game in the terminal.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "coach/claim.hpp"
#include "core/game.hpp"
#include "endgame/known_results.hpp"
#include "engine/engine.hpp"
#include "engine/shipped_endings.hpp"
#include "view/text/language.hpp"

namespace damas::terminal {

// A line of the engine, in words.
struct AdvisedLine {
  std::string score;  // "+0.35", from White's view
  std::string moves;  // "c3-d4 b6-a5"
};

struct Advice {
  // "White 63 %"; where tables or the search know it, "White wins in 9 moves" or "White can win".
  std::string verdict;
  std::vector<AdvisedLine> lines;  // the best first
};

// The best move, and its score relative to the side that makes it, if it is known.
struct FoundMove {
  Move move;
  std::optional<int> score = {};
};

// Why a move is a mistake, and how the other side makes use of it.
struct AdvisedRefutation {
  std::string reason;
  std::vector<Move> answer;
  bool tells_answer = false;  // the reason names the answer, too
};

struct AdvisedWin {
  std::string reason;
  bool shows_win = false;  // the reason does so by itself: see coach::shows_win()
};

// The same questions get the same answers: searches are limited by positions, not by time.
class Adviser {
 public:
  static constexpr std::uint64_t enough_positions = 300'000;

  // Results that need no length come from these tables; by default from the shipped ones. A search
  // visits about that many positions.
  explicit Adviser(EndingsSource tables = shipped_endings,
                   std::uint64_t positions = enough_positions);

  // The first of the moves that advice() names. The game must have a legal move and no outcome.
  std::optional<FoundMove> best_move(const Game& game);
  // How the sides stand, and the best moves. The game must have a legal move and no outcome.
  Advice advice(Language language, const Game& game);
  // Why a move is good or bad; it must be legal in the game, which must not be over. With few
  // pieces left the first question may take some seconds.
  std::string reasons(Language language, const Game& before, const Move& move);
  // The same for a move that best_move() has found, without naming another one. If its side is lost
  // or stands worse, says so first, since even the best move then reads like a mistake.
  std::string reasons_for_best(Language language, const Game& before, const FoundMove& found);
  // The same about the first move of a line that saves a draw, but only what speaks for the move:
  // nothing if no claim is good for the side that makes it. An even exchange, for example, explains
  // nothing. The moves, at least one, are legal one after another.
  std::optional<std::string> reasons_to_draw(Language language, const Game& before,
                                             const std::vector<Move>& line);
  // Why that line wins; nothing if neither the coach nor the line shows it. Its moves, at least
  // one, are legal one after another.
  std::optional<AdvisedWin> reasons_to_win(Language language, const Game& before,
                                           const std::vector<Move>& line);
  // About the last move of the game, which must not be over; nothing unless a claim proves it to be
  // a mistake. It names no better move. It may take as long.
  std::optional<AdvisedRefutation> refutation(Language language, const Game& game);

 private:
  endgame::KnownResults& known(Variant variant);
  // The best moves, compared at one depth as far as the limit of positions allows.
  std::optional<Report> search(const Game& game);
  std::vector<coach::Claim> claims_about(const Game& before, const Move& move);
  std::string bad_standing(Language language, const Game& game, int score);

  EndingsSource tables_;
  std::uint64_t positions_;
  std::unique_ptr<Engine> engine_;
  std::optional<Variant> variant_;  // of the tables
  std::unique_ptr<endgame::KnownResults> known_;
};

}  // namespace damas::terminal
