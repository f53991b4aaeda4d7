#include "view/text/drill_sentences.hpp"

#include <algorithm>
#include <optional>

#include "core/notation.hpp"
#include "view/text/ending_sentences.hpp"
#include "view/text/names.hpp"
#include "view/text/sentences.hpp"

namespace damas {

namespace {

using training::EndingDrill;
using training::EndingGoal;
using Phase = EndingDrill::Phase;
using Slip = EndingDrill::Slip;

// The person moves at even plies. Empty before the first move.
std::string last_own_move(const Game& game) {
  if (game.ply() == 0) return {};
  Game before = game;
  before.go_to((game.ply() - 1) / 2 * 2);
  return to_text(before, game.move_from(before.ply()));
}

std::string slip_sentence(Language language, const EndingDrill& drill) {
  const std::string move = last_own_move(drill.game());
  switch (drill.slip().value_or(Slip::ToDraw)) {
    case Slip::ToDraw:
      return tr(language, Text::EndgameSlipDraw, move);
    case Slip::ToLoss:
      if (const auto moves = drill.lost_in()) {
        const Side winner = opponent(drill.person());
        return tr(language, Text::EndgameSlipLossIn, move,
                  text_of(language, endgame::CertainResult{winner, moves}));
      }
      return tr(language, Text::EndgameSlipLoss, move);
    case Slip::TooSlow:
      return tr(language, Text::EndgameSlipSlow, move);
  }
  return {};
}

std::string end_sentence(Language language, const EndingDrill& drill) {
  const auto outcome = drill.game().outcome();
  if (!drill.reached()) return sentence(language, *outcome, drill.game());
  if (!outcome) return tr(language, Text::EndgameHeld);
  // A draw rule may end the game before all moves to hold are made: then it is named.
  if (!outcome->winner)
    return tr(language, Text::EndgameHeldBy, sentence(language, *outcome, drill.game()));
  const int best = drill.best() > 0 ? drill.best() : drill.moves();
  return counted(language, drill.moves(), Counted::EndgameWon, {drill.moves(), best});
}

std::string pieces(Language language, const Material& material, Side side) {
  return pieces_text(language, material.men[index(side)], material.kings[index(side)]);
}

// How many moves the person must still make to hold, in the position of `game`.
struct Holding {
  int moves = 0;
  bool by_rule = false;  // then a draw rule ends the game, before all moves to hold are made
};

Holding holding_left(const Game& game) {
  // The person moves at even plies.
  const int made = (game.ply() + 1) / 2;
  const int left = std::max(0, EndingDrill::moves_to_hold - made);
  const std::optional<int> plies = game.plies_to_draw();
  if (!plies) return {left, false};
  const bool person_moves = game.ply() % 2 == 0;
  const int by_rule = (*plies + (person_moves ? 1 : 0)) / 2;
  return by_rule < left ? Holding{by_rule, true} : Holding{left, false};
}

Holding holding_at_start(const EndingDrill& drill) {
  Game start = drill.game();
  start.go_to(0);
  return holding_left(start);
}

Text result_word(const EndingDrill& drill) {
  const auto outcome = drill.game().outcome();
  if (drill.reached()) return outcome && outcome->winner ? Text::EndgameIsWon : Text::EndgameIsHeld;
  return outcome && outcome->winner ? Text::EndgameIsLost : Text::EndgameIsDrawn;
}

}  // namespace

std::string name(Language language, training::Ending ending) {
  return tr(language,
            static_cast<Text>(static_cast<int>(Text::EndgameTwoKings) + static_cast<int>(ending)));
}

std::string name(Language language, training::EndingGoal goal) {
  return tr(language, goal == EndingGoal::Win ? Text::EndgameWin : Text::EndgameHold);
}

std::string name(Language language, const training::EndingTask& task) {
  return name(language, task.goal) + ": " + name(language, task.ending);
}

std::string heading(Language language, const EndingDrill& drill) {
  if (drill.phase() != Phase::Over) return name(language, drill.task());
  return std::string(tr(language, result_word(drill))) + ": " + name(language, drill.task().ending);
}

std::string task_sentence(Language language, const EndingDrill& drill) {
  Game start = drill.game();
  start.go_to(0);
  const Side person = drill.person();
  const Material material = start.material();
  const Text row = person == Side::White ? Text::EndgamePlayWhite : Text::EndgamePlayBlack;
  const std::string sides = tr(language, row, pieces(language, material, person),
                               pieces(language, material, opponent(person)));
  if (drill.task().goal == EndingGoal::Win) {
    return sides + " " + tr(language, Text::EndgameWinTask, drill.best());
  }
  const Holding whole = holding_at_start(drill);
  const Text hold = whole.by_rule ? Text::EndgameHoldTaskByRule : Text::EndgameHoldTask;
  return sides + " " + tr(language, hold, whole.moves);
}

std::string remark(Language language, const EndingDrill& drill) {
  if (drill.phase() == Phase::Over) return end_sentence(language, drill);
  if (drill.phase() == Phase::Slipped) return slip_sentence(language, drill);
  const std::string move = last_own_move(drill.game());
  if (move.empty()) return {};
  if (drill.task().goal == EndingGoal::Hold) return tr(language, Text::EndgameStillHolds, move);
  const int detour = drill.detour();
  if (detour == 0) return tr(language, Text::EndgameStillWins, move);
  return counted(language, detour, Counted::EndgameDetour, {detour, move});
}

namespace {

// "Your moves: 3 · still to hold: 2", and what happens then, unless the task says so.
std::vector<std::string> held_lines(Language language, const EndingDrill& drill) {
  if (drill.phase() == Phase::Over) return {tr(language, Text::YourMoves, drill.moves())};
  const Holding left = holding_left(drill.game());
  std::vector<std::string> lines = {
      tr(language, Text::EndgameHeldMoves, drill.moves(), left.moves)};
  if (left.by_rule && !holding_at_start(drill).by_rule)
    lines.emplace_back(tr(language, Text::EndgameRuleEnds));
  return lines;
}

// The nearest draw by a count; nothing if there is none. Whoever holds wants those that count
// moves, so held_lines() names them.
std::optional<DrawCounter> counter_to_tell(const EndingDrill& drill) {
  if (drill.phase() == Phase::Over) return std::nullopt;
  const bool holds = drill.task().goal == EndingGoal::Hold;
  for (const DrawCounter& counter : drill.game().draw_counters()) {
    if (!holds || counter.reason == EndReason::Repetition) return counter;
  }
  return std::nullopt;
}

}  // namespace

std::vector<std::string> counts(Language language, const EndingDrill& drill) {
  std::vector<std::string> lines;
  if (drill.task().goal == EndingGoal::Win) {
    lines.push_back(tr(language, Text::EndgameMoves, drill.moves(), drill.best()));
  } else {
    lines = held_lines(language, drill);
  }
  if (drill.slips() > 0) lines.push_back(tr(language, Text::EndgameSlips, drill.slips()));
  if (drill.hints() > 0) lines.push_back(tr(language, Text::EndgameHints, drill.hints()));
  if (const auto counter = counter_to_tell(drill)) lines.push_back(sentence(language, *counter));
  return lines;
}

namespace {

std::string with_lengths(Language language, const training::EndingChoice& choice) {
  if (!choice.moves || !choice.fastest) return {};
  const int moves = *choice.moves;
  const int other = *choice.fastest;
  if (other < moves) return tr(language, Text::EndgameSlower, moves, other);
  const Counted row = other > moves ? Counted::EndgameFastest : Counted::EndgameAsFast;
  return counted(language, moves, row, {moves, other});
}

std::string winning_choice(Language language, const training::EndingChoice& choice) {
  const int given_away = choice.slow + choice.draws + choice.losses;
  if (choice.wins == 0) return tr(language, Text::EndgameOnlyWin);
  std::string said = with_lengths(language, choice);
  if (given_away == 0) return said;
  if (!said.empty()) said += " ";
  return said + counted(language, given_away, Counted::EndgameGiveAway);
}

std::string drawing_choice(Language language, const training::EndingChoice& choice) {
  if (choice.wins > 0) return tr(language, Text::EndgameAnotherWins);
  // A win that may come too late is at least a draw.
  const bool only = choice.draws + choice.slow == 0;
  if (only) return tr(language, Text::EndgameOnlyHold);
  if (choice.losses == 0) return tr(language, Text::EndgameNoneLoses);
  return counted(language, choice.losses, Counted::EndgameOthersLose);
}

}  // namespace

std::string sentence(Language language, const training::EndingChoice& choice) {
  using Result = training::EndingChoice::Result;
  if (choice.others() == 0) return tr(language, Text::EndgameOnlyMove);
  switch (choice.result) {
    case Result::Win:
      return winning_choice(language, choice);
    case Result::Draw:
      return drawing_choice(language, choice);
    case Result::Slow:
      return choice.wins > 0 ? tr(language, Text::EndgameAnotherWins) : std::string{};
    case Result::Loss:
      if (choice.wins > 0) return tr(language, Text::EndgameAnotherWins);
      return tr(language,
                choice.draws + choice.slow > 0 ? Text::EndgameAnotherHolds : Text::EndgameAllLose);
  }
  return {};
}

std::string choice_sentence(Language language, const EndingDrill& drill, const Game& before,
                            const Move& move) {
  const auto choice = drill.choice(before, move);
  return choice ? sentence(language, *choice) : std::string{};
}

}  // namespace damas
