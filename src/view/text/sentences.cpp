#include "view/text/sentences.hpp"

#include <algorithm>

#include "core/notation.hpp"
#include "match/draw_answer.hpp"

namespace damas {

namespace {

Text win_row(EndReason reason) {
  switch (reason) {
    case EndReason::NoPieces:
      return Text::WinNoPieces;
    case EndReason::NoMoves:
      return Text::WinNoMoves;
    case EndReason::AllGivenAway:
      return Text::WinAllGivenAway;
    case EndReason::SelfBlocked:
      return Text::WinSelfBlocked;
    case EndReason::FirstKing:
      return Text::WinFirstKing;
    case EndReason::Resignation:
      return Text::WinResignation;
    case EndReason::Time:
      return Text::WinTime;
    case EndReason::Abandonment:
      return Text::WinAbandonment;
    case EndReason::Adjudication:
      return Text::WinAdjudication;
    case EndReason::Repetition:
    case EndReason::KingMoves:
    case EndReason::NoCaptures:
    case EndReason::Ending:
    case EndReason::Agreement:
      break;
  }
  return Text::WinOther;
}

std::string draw_sentence(Language language, EndReason reason, const Game& game) {
  const DrawRules& table = game.draw_rules();
  if (reason == EndReason::Agreement) return tr(language, Text::DrawAgreement);
  if (reason == EndReason::Adjudication) return tr(language, Text::DrawAdjudication);
  if (reason == EndReason::Repetition) {
    return tr(language, Text::DrawRepetition, number_word(language, table.repetitions));
  }
  const DrawRule* rule = game.draw_state().reached(table);
  if (rule == nullptr || rule->reason != reason) return tr(language, Text::DrawOther);
  const Text row = reason == EndReason::Ending       ? Text::DrawEnding
                   : reason == EndReason::NoCaptures ? Text::DrawNoCaptures
                                                     : Text::DrawKingMoves;
  return tr(language, row, rule->moves);
}

Counted counter_text(EndReason reason) {
  switch (reason) {
    case EndReason::Repetition:
      return Counted::CounterRepetition;
    case EndReason::Ending:
      return Counted::CounterEnding;
    case EndReason::NoCaptures:
      return Counted::CounterNoCaptures;
    default:
      return Counted::CounterKingMoves;
  }
}

Text fen_row(FenProblem problem) {
  switch (problem) {
    case FenProblem::SideToMove:
      return Text::FenSideToMove;
    case FenProblem::Separator:
      return Text::FenSeparator;
    case FenProblem::Colour:
      return Text::FenColour;
    case FenProblem::ColourTwice:
      return Text::FenColourTwice;
    case FenProblem::Square:
      return Text::FenSquare;
    case FenProblem::Range:
      return Text::FenRange;
    case FenProblem::SquareTwice:
      return Text::FenSquareTwice;
    case FenProblem::CrownedMan:
      return Text::FenCrownedMan;
    case FenProblem::TooManyPieces:
      return Text::FenTooManyPieces;
    case FenProblem::Trailing:
      return Text::FenTrailing;
    case FenProblem::Counter:
      break;
  }
  return Text::FenCounter;
}

// A short part of foreign text that is safe to print; ends before the first unsafe character.
std::string quoted(std::string_view text) {
  const auto printable = [](char c) { return c >= ' ' && c <= '~'; };
  const std::string_view head = text.substr(0, 6);
  const auto end = std::find_if_not(head.begin(), head.end(), printable);
  return end == head.begin() ? "'?'" : "'" + std::string(head.begin(), end) + "'";
}

}  // namespace

std::string sentence(Language language, Refusal refusal) {
  switch (refusal) {
    case Refusal::GameOver:
      return tr(language, Text::RefusedGameOver);
    case Refusal::NotYourTurn:
      return tr(language, Text::RefusedNotYourTurn);
    case Refusal::IllegalMove:
      return tr(language, Text::RefusedIllegalMove);
    case Refusal::Paused:
      return tr(language, Text::RefusedPaused);
    case Refusal::NothingToUndo:
      return tr(language, Text::RefusedNothingToUndo);
    case Refusal::NothingToRedo:
      return tr(language, Text::RefusedNothingToRedo);
    case Refusal::TakebacksOff:
      return tr(language, Text::RefusedTakebacksOff);
    case Refusal::NoTakebacksLeft:
      return tr(language, Text::RefusedNoTakebacksLeft);
    case Refusal::DrawAlreadyOffered:
      return tr(language, Text::RefusedDrawAlreadyOffered);
    case Refusal::NoDrawOffer:
      return tr(language, Text::RefusedNoDrawOffer);
    case Refusal::OfferedTooSoon:
      return tr(language, Text::RefusedOfferedTooSoon, number_word(language, moves_between_offers));
    case Refusal::NotPaused:
      return tr(language, Text::RefusedNotPaused);
    case Refusal::OpponentIsComputer:
      break;
  }
  return tr(language, Text::RefusedOpponentIsComputer);
}

std::string sentence(Language language, const Outcome& outcome, const Game& game) {
  if (outcome.is_draw()) return draw_sentence(language, outcome.reason, game);
  return tr(language, win_row(outcome.reason), begins_sentence(language, *outcome.winner),
            in_sentence(language, opponent(*outcome.winner)));
}

const char* sentence(Language language, const event::DrawDeclined& declined) {
  if (!declined.why) return tr(language, Text::DrawDeclined);
  switch (*declined.why) {
    case DrawDecline::Ahead:
      return tr(language, Text::DrawDeclinedAhead);
    case DrawDecline::TooEarly:
      return tr(language, Text::DrawDeclinedTooEarly);
    case DrawDecline::StillOpen:
      break;
  }
  return tr(language, Text::DrawDeclinedStillOpen);
}

std::string sentence(Language language, const DrawCounter& counter) {
  return counted(language, counter.left, counter_text(counter.reason));
}

std::string sentence(Language language, const FenError& error, std::string_view fen,
                     Variant variant) {
  const BoardShape& shape = info(variant).rules.board;
  const std::string expected =
      tr(language, fen_row(error.problem), to_text(shape.square_at(0), shape, Numbering::Algebraic),
         shape.square_count());
  const std::string found =
      error.at < fen.size() ? quoted(fen.substr(error.at)) : tr(language, Text::FenEnd);
  return tr(language, Text::FenWrong, static_cast<int>(error.at) + 1, expected, found);
}

std::string sentence(Language language, const SetupFault& fault, const BoardEdit& edit) {
  const std::string side = begins_sentence(language, fault.side);
  switch (fault.kind) {
    case SetupFault::Kind::EmptyBoard:
      return tr(language, Text::SetupEmptyBoard);
    case SetupFault::Kind::TooManyPieces:
      // The last piece was not placed.
      return tr(
          language,
          edit.pieces(fault.side).size() < fault.count ? Text::SetupOneTooMany : Text::SetupTooMany,
          side, fault.count, fault.limit);
    case SetupFault::Kind::CrownedMan:
      return tr(language, Text::SetupCrownedMan,
                to_text(*fault.square, edit.shape(), info(edit.variant()).numbering));
    case SetupFault::Kind::NoPieces:
      return tr(language, Text::SetupNoPieces, side);
    case SetupFault::Kind::GameOver:
      break;
  }
  return tr(language, Text::SetupGameOver,
            sentence(language, *fault.outcome, Game(edit.position())));
}

const char* turn_sentence(Language language, Side to_move) {
  return tr(language, to_move == Side::White ? Text::WhiteToMove : Text::BlackToMove);
}

}  // namespace damas
