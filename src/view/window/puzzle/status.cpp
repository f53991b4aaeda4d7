#include "view/window/puzzle/status.hpp"

#include "puzzle/share.hpp"
#include "view/text/puzzle_sentences.hpp"

namespace damas {

namespace {

using Showing = puzzle::Session::Showing;

Text row_of(puzzle::Direction tile_way) {
  switch (tile_way) {
    case puzzle::Direction::Up:
      return Text::PuzzleTileUp;
    case puzzle::Direction::Down:
      return Text::PuzzleTileDown;
    case puzzle::Direction::Left:
      return Text::PuzzleTileLeft;
    case puzzle::Direction::Right:
      break;
  }
  return Text::PuzzleTileRight;
}

bool searching(const puzzle::Session& session) {
  if (session.adviser().rests()) return false;
  const puzzle::Progress::Stage stage = session.adviser().progress().stage;
  return stage == puzzle::Progress::Stage::Tables || stage == puzzle::Progress::Stage::Searching;
}

// The state of the person's request; empty if there is none.
std::string answer(Language language, const puzzle::Session& session) {
  if (session.adviser().asked()) return sentence(language, session.adviser().progress());
  if (const auto way = session.hint())
    return tr(language, Text::PuzzleHintSays,
              tile_sentence(language, session.puzzle().board(), *way));
  if (session.showing() == Showing::No) return {};
  const bool stands = session.showing() == Showing::Paused;
  return tr(language, stands ? Text::PuzzleStands : Text::PuzzleShowing, session.left_to_show());
}

// The known facts about the deal.
std::string about_deal(Language language, const PuzzleStatus& status) {
  const puzzle::Session& session = status.session;
  const int side = session.puzzle().board().side();
  // The table of the smallest board is filled too quickly to read a message.
  if (side > puzzle::ExactTable::side && searching(session))
    return sentence(language, session.adviser().progress());
  if (session.day()) return tr(language, Text::PuzzleDailyOf, date_text(*session.day()));
  const auto best = session.adviser().best();
  if (best && !best->proved) return sentence(language, *best);
  return status.record ? record_sentence(language, side, status.record) : std::string{};
}

std::vector<std::string> after_win(Language language, const PuzzleStatus& status) {
  std::string about = sentence(language, status.bettered);
  const puzzle::Puzzle& puzzle = status.session.puzzle();
  if (puzzle.helped()) about = tr(language, Text::PuzzleHelped);
  if (about.empty()) about = record_sentence(language, puzzle.board().side(), status.record);
  return {about, tr(language, status.fingers ? Text::PuzzleNextDealTouch : Text::PuzzleNextDeal)};
}

}  // namespace

std::vector<std::string> puzzle_message(Language language, const PuzzleStatus& status) {
  if (status.refused) return {sentence(language, *status.refused)};
  const std::string asked = answer(language, status.session);
  if (!asked.empty()) return {asked};
  if (status.session.puzzle().state() == puzzle::State::Won) return after_win(language, status);
  const std::string about = about_deal(language, status);
  const char* how_to = tr(language, status.fingers ? Text::PuzzleHowToTouch : Text::PuzzleHowTo);
  return about.empty() ? std::vector<std::string>{how_to} : std::vector<std::string>{about, how_to};
}

BestCounter best_counter(Language language, const puzzle::Session& session) {
  const auto best = session.adviser().best();
  if (best && !best->proved)
    return {tr(language, Text::PuzzleKnownLabel), std::to_string(best->moves), true};
  const char* label = tr(language, Text::PuzzleBestLabel);
  if (best) return {label, std::to_string(best->moves), true};
  const puzzle::Progress progress = session.adviser().progress();
  const bool telling = progress.stage == puzzle::Progress::Stage::Searching && progress.shortest;
  return {label, telling ? tr(language, Text::PuzzleAtLeast, progress.at_least) : "…", false};
}

std::string puzzle_result(Language language, const puzzle::Session& session) {
  const puzzle::Puzzle& puzzle = session.puzzle();
  const std::string time = puzzle::clock_text(puzzle.elapsed());
  const auto best = session.adviser().best();
  const std::string moves = best ? result_sentence(language, puzzle.moves(), *best)
                                 : counted(language, puzzle.moves(), Counted::PuzzleMoves);
  return tr(language, Text::PuzzleResultIn, moves, time);
}

std::string tile_sentence(Language language, const puzzle::Board& board,
                          puzzle::Direction gap_way) {
  const int tile = board.tile_at(neighbour(board.gap(), gap_way));
  return moved_sentence(language, {tile}, opposite(gap_way));
}

std::string moved_sentence(Language language, const std::vector<int>& tiles,
                           puzzle::Direction tile_way) {
  std::string who;
  for (const int tile : tiles)
    who += (who.empty() ? "" : " ") + std::to_string(tile);
  if (tiles.size() > 1)
    who = tr(language, Text::PuzzleRunSaid, static_cast<int>(tiles.size()), who);
  return tr(language, row_of(tile_way), who);
}

std::string board_sentence(Language language, const puzzle::Board& board) {
  std::string said;
  for (int row = 0; row < board.side(); ++row) {
    std::string tiles;
    for (int column = 0; column < board.side(); ++column) {
      const int tile = board.tile_at({row, column});
      if (column > 0) tiles += ' ';
      tiles += tile == 0 ? tr(language, Text::PuzzleGapSaid) : std::to_string(tile);
    }
    if (row > 0) said += ' ';
    said += tr(language, Text::PuzzleRowSaid, row + 1, tiles);
  }
  return said;
}

}  // namespace damas
