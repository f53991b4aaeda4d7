#include "view/text/coach_sentences.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "analysis/lead.hpp"
#include "core/notation.hpp"
#include "engine/engine.hpp"
#include "view/text/names.hpp"

namespace damas {

namespace {

using analysis::Lead;

enum class Result : std::uint8_t { Loss, Open, Win };

Result result_of(int score) {
  if (score >= score::known_win) return Result::Win;
  return score <= -score::known_win ? Result::Loss : Result::Open;
}

Text standing_row(Lead lead) {
  switch (lead) {
    case Lead::Level:
      break;
    case Lead::Slight:
      return Text::CoachSlightlyAhead;
    case Lead::Plain:
      return Text::CoachAhead;
    case Lead::Clear:
      return Text::CoachClearlyAhead;
    case Lead::Decisive:
      return Text::CoachNearlyWon;
  }
  return Text::CoachLevel;
}

Text better_row(Lead lead) {
  switch (lead) {
    case Lead::Level:
      break;
    case Lead::Slight:
      return Text::CoachSlightlyBetter;
    case Lead::Plain:
      return Text::CoachBetter;
    case Lead::Clear:
    case Lead::Decisive:
      return Text::CoachMuchBetter;
  }
  return Text::CoachAsGood;
}

Text cost_row(Lead lead) {
  switch (lead) {
    case Lead::Level:
    case Lead::Slight:
      break;
    case Lead::Plain:
      return Text::GuardCosts;
    case Lead::Clear:
    case Lead::Decisive:
      return Text::GuardCostsMuch;
  }
  return Text::GuardCostsLittle;
}

class Speaker {
 public:
  Speaker(Language language, const Game& before) : language_(language), before_(before) {}

  std::string operator()(const coach::ForcedEnd& c) const {
    if (c.line.size() == 1) return tr(language_, Text::CoachWinsNow, side(c.winner));
    const int moves = counted_moves(c.winner, c.moves);
    return counted(language_, moves,
                   by_mover(c.winner) ? Counted::CoachWinsWithThis : Counted::CoachWins,
                   {side(c.winner), line(c.line), number_of_moves(language_, moves)});
  }
  std::string operator()(const coach::Shot& c) const {
    const std::string shot = tr(language_, Text::CoachShot, side(c.gain.winner),
                                pieces(c.gain.given), pieces(c.gain.taken), line(c.gain.line));
    if (!c.missing) return shot;
    return shot + " " + tr(language_, Text::CoachMissing, square(*c.missing));
  }
  std::string operator()(const coach::PieceLost& c) const {
    const bool king = c.kind == Kind::King;
    return tr(language_, king ? Text::CoachKingLost : Text::CoachManLost, square(c.square),
              line(c.gain.line));
  }
  std::string operator()(const coach::Breakthrough& c) const {
    const int moves = counted_moves(c.side, c.moves);
    // If the explained move itself crowns the man, its form tells where.
    const Square told = c.moves == 0 ? c.crown : c.man;
    return counted(
        language_, moves,
        by_mover(c.side) ? Counted::CoachBreakthroughWithThis : Counted::CoachBreakthrough,
        {square(told), line(c.line), number_of_moves(language_, moves)});
  }
  std::string operator()(const coach::ForcedReply& c) const {
    Game game = before_;
    game.play(c.move);
    const std::string reply = to_text(game, c.reply);
    game.play(c.reply);
    return tr(language_, c.by_majority ? Text::CoachMajority : Text::CoachForced, reply,
              to_text(game, c.then));
  }
  std::string operator()(const coach::MainRoadHeld& c) const {
    return tr(language_, Text::CoachMainRoad, square(c.king));
  }
  std::string operator()(const coach::TableEnding& c) const {
    if (!c.winner) return tr(language_, Text::CoachTableDraw);
    if (!c.moves) return tr(language_, Text::CoachTableWon, in_sentence(language_, *c.winner));
    const int moves = counted_moves(*c.winner, *c.moves);
    return counted(language_, moves,
                   by_mover(*c.winner) ? Counted::CoachTableWinWithThis : Counted::CoachTableWin,
                   {side(*c.winner), number_of_moves(language_, moves)});
  }
  std::string operator()(const coach::Gain& c) const {
    if (c.given.pieces() == 0) {
      const bool by_force = c.since != coach::Since::Setup && c.since != coach::Since::AlongLine;
      return tr(language_, by_force ? Text::CoachGain : Text::CoachTakes, side(c.winner),
                pieces(c.taken), line(c.line));
    }
    const bool whole = c.since == coach::Since::Exchange;
    return tr(language_, whole ? Text::CoachWholeExchange : Text::CoachExchange, side(c.winner),
              pieces(c.taken), pieces(c.given), line(c.line));
  }
  std::string operator()(const coach::CrownRowLeft& c) const {
    return counted(language_, c.breakthrough.moves, Counted::CoachCrownRow,
                   {square(c.left), square(c.breakthrough.man), line(c.breakthrough.line),
                    number_of_moves(language_, c.breakthrough.moves)});
  }
  std::string operator()(const coach::Opposition& c) const {
    return tr(language_, Text::CoachOpposition, side(c.side),
              in_sentence(language_, opponent(c.side)), number_of_moves(language_, c.moves),
              line(c.line));
  }
  std::string operator()(const coach::OutOfMoves& c) const {
    return tr(language_, Text::CoachOutOfMoves, side(c.side));
  }
  std::string operator()(const coach::BlockedWing& c) const {
    return tr(language_, Text::CoachBlockedWing, list_with_and(language_, c.men, before_));
  }
  std::string operator()(const coach::Trade& c) const {
    return tr(language_, c.completes ? Text::CoachTakesBack : Text::CoachTrade, pieces(c.given),
              pieces(c.taken), line(c.line));
  }
  std::string operator()(const coach::Worth& c) const {
    if (c.better) return compared(c) + line_after_better(c);
    return standing(c.score) + " " + tr(language_, Text::CoachMainLine, line(c.line));
  }

 private:
  bool by_mover(Side s) const { return s == before_.side_to_move(); }
  // Claims count after the explained move. The results beside a board, the tasks of endings and
  // these sentences count from before it.
  int counted_moves(Side s, int after) const { return by_mover(s) ? after + 1 : after; }
  std::string side(Side s) const { return begins_sentence(language_, s); }
  std::string square(Square s) const {
    return to_text(s, before_.shape(), before_.info().numbering);
  }

  std::string pieces(const coach::Count& count) const {
    return pieces_text(language_, count.men, count.kings);
  }

  std::string line(const coach::Line& moves) const { return line(before_, moves); }
  // Up to where the moves are legal: draws end a game earlier than searches think.
  static std::string line(Game game, const coach::Line& moves) {
    std::string text;
    for (const Move& m : moves) {
      if (!game.is_legal(m) || game.outcome()) break;
      text += (text.empty() ? "" : " ") + to_text(game, m);
      game.play(m);
    }
    return text;
  }

  std::string standing(int score) const {
    const Side mover = before_.side_to_move();
    const Side better = score > 0 ? mover : opponent(mover);
    if (std::abs(score) >= score::known_win)
      return tr(language_, Text::CoachSeesWin, in_sentence(language_, better));
    const Lead lead = analysis::lead_of(before_.variant(), score, before_.material());
    return tr(language_, standing_row(lead), in_sentence(language_, better));
  }

  std::string compared(const coach::Worth& c) const {
    const int best = c.score + c.loss;
    const bool decided = result_of(c.score) != Result::Open || result_of(best) != Result::Open;
    // Wins of different lengths are as good as each other, and so are losses.
    const Lead decisive = result_of(c.score) == result_of(best) ? Lead::Level : Lead::Decisive;
    const Lead lead = decided
                          ? decisive
                          : analysis::lead_of(before_.variant(), best, c.score, before_.material());
    return tr(language_, better_row(lead), to_text(before_, *c.better));
  }

  // Nothing if the better move is all that is known.
  std::string line_after_better(const coach::Worth& c) const {
    if (c.better_line.size() < 2) return {};
    Game after = before_;
    if (!after.play(*c.better)) return {};
    const std::string rest = line(after, {c.better_line.begin() + 1, c.better_line.end()});
    if (rest.empty()) return {};
    return " " + tr(language_, Text::CoachLineAfter, to_text(before_, *c.better), rest);
  }

  Language language_;
  const Game& before_;
};

// Whether the line of a gain, which has just been told, makes that king, too.
bool shows_king(const coach::Claim& gain, const coach::Breakthrough& king) {
  if (!std::holds_alternative<coach::Shot>(gain) && !std::holds_alternative<coach::Gain>(gain))
    return false;
  const coach::Line line = coach::line_of(gain);
  return line.size() >= king.line.size() &&
         std::equal(king.line.begin(), king.line.end(), line.begin());
}

}  // namespace

std::string sentence(Language language, const coach::Claim& claim, const Game& before) {
  return std::visit(Speaker(language, before), claim);
}

std::string sentences(Language language, const std::vector<coach::Claim>& claims,
                      const Game& before) {
  if (claims.empty()) return tr(language, Text::CoachNothing);
  std::string all;
  const coach::Claim* last = nullptr;
  for (const coach::Claim& claim : claims) {
    all += all.empty() ? "" : " ";
    const auto* const king = std::get_if<coach::Breakthrough>(&claim);
    if (king != nullptr && last != nullptr && shows_king(*last, *king)) {
      all += tr(language, Text::CoachKingToo,
                to_text(king->crown, before.shape(), before.info().numbering));
    } else {
      all += sentence(language, claim, before);
    }
    last = &claim;
  }
  return all;
}

std::string cost_sentence(Language language, const coach::RefutedMove& mistake,
                          const Game& before) {
  switch (mistake.cost) {
    case coach::Cost::Game:
      return tr(language, Text::GuardCostsGame);
    case coach::Cost::Win:
      return tr(language, Text::GuardCostsWin);
    case coach::Cost::Material:
      break;
  }
  const Lead lead = analysis::lead_of(before.variant(), mistake.score + mistake.loss, mistake.score,
                                      before.material());
  return tr(language, cost_row(lead));
}

}  // namespace damas
