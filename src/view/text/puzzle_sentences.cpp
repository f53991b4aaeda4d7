#include "view/text/puzzle_sentences.hpp"

#include "puzzle/share.hpp"

namespace damas {

const char* sentence(Language language, puzzle::Refusal refusal) {
  switch (refusal) {
    case puzzle::Refusal::AtEdge:
      return tr(language, Text::PuzzleAtEdge);
    case puzzle::Refusal::NotInLine:
      return tr(language, Text::PuzzleNotInLine);
    case puzzle::Refusal::AlreadyWon:
      return tr(language, Text::PuzzleAlreadyWon);
    case puzzle::Refusal::NothingToUndo:
      return tr(language, Text::PuzzleNothingToUndo);
    case puzzle::Refusal::NothingToRedo:
      break;
  }
  return tr(language, Text::PuzzleNothingToRedo);
}

const char* name(Language language, puzzle::Difficulty difficulty) {
  switch (difficulty) {
    case puzzle::Difficulty::Easy:
      return tr(language, Text::PuzzleEasy);
    case puzzle::Difficulty::Medium:
      return tr(language, Text::PuzzleMedium);
    case puzzle::Difficulty::Hard:
      return tr(language, Text::PuzzleHard);
    case puzzle::Difficulty::Any:
      break;
  }
  return tr(language, Text::PuzzleAny);
}

std::string puzzle_size(int side) {
  return std::to_string(side) + "×" + std::to_string(side);
}

std::string sentence(Language language, const puzzle::Best& best) {
  return tr(language, best.proved ? Text::PuzzleBest : Text::PuzzleKnown, best.moves);
}

std::string result_sentence(Language language, int moves, const puzzle::Best& best) {
  return tr(language, best.proved ? Text::PuzzleYouAndBest : Text::PuzzleYouAndKnown, moves,
            best.moves);
}

std::string sentence(Language language, const puzzle::Progress& progress) {
  const int percent = static_cast<int>(progress.done * 100);
  switch (progress.stage) {
    case puzzle::Progress::Stage::Tables:
      return tr(language, Text::PuzzlePreparing, percent);
    case puzzle::Progress::Stage::Searching:
      return progress.shortest ? tr(language, Text::PuzzleSearching, progress.at_least)
                               : tr(language, Text::PuzzleApproaching, percent);
    case puzzle::Progress::Stage::Idle:
    case puzzle::Progress::Stage::Solved:
      break;
  }
  return {};
}

std::string record_sentence(Language language, int side,
                            const std::optional<puzzle::Record>& record) {
  if (!record) return tr(language, Text::PuzzleNoRecord, puzzle_size(side));
  const std::string moves = counted(language, record->moves, Counted::PuzzleMoves);
  return tr(language, Text::PuzzleRecordOf, puzzle_size(side), moves,
            puzzle::clock_text(record->time));
}

std::string sentence(Language language, const puzzle::Bettered& bettered) {
  if (bettered.moves && bettered.time) return tr(language, Text::PuzzleNewRecordBoth);
  if (bettered.moves) return tr(language, Text::PuzzleNewRecordMoves);
  if (bettered.time) return tr(language, Text::PuzzleNewRecordTime);
  return {};
}

std::string sentence(Language language, const puzzle::RecordsProblem& problem,
                     const std::string& file) {
  switch (problem.fault) {
    case puzzle::RecordsFault::BadLine:
      return tr(language, Text::PuzzleRecordsBadLine, file, problem.line);
    case puzzle::RecordsFault::Repeated:
      return tr(language, Text::PuzzleRecordsRepeated, file, problem.line);
    case puzzle::RecordsFault::NotRecords:
      break;
  }
  return tr(language, Text::PuzzleNotRecords, file);
}

}  // namespace damas
