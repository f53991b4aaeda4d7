#include "view/window/review/ending_results.hpp"

#include <algorithm>
#include <utility>

#include "view/text/ending_sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/ending_tables.hpp"
#include "view/window/review/analysis_question.hpp"
#include "view/window/review/live_findings.hpp"

namespace damas {

namespace {

// 1 if the side wins, -1 if it loses, 0 for a draw.
int sign_for(Side side, const endgame::CertainResult& result) {
  if (!result.winner) return 0;
  return *result.winner == side ? 1 : -1;
}

}  // namespace

EndingResults::EndingResults() = default;
EndingResults::~EndingResults() = default;

bool EndingResults::ready(const Game& game, App& app) {
  if (game.material().total() > endgame::Distances::most_pieces) return false;
  if (!tables_ || tables_->variant != game.variant()) tables_ = app.ending_tables(game.variant());
  return tables_ && tables_->known != nullptr;
}

void EndingResults::follow(const Game& game, App& app) {
  if (!ready(game, app)) {
    game_.reset();
    here_.reset();
    moves_.clear();
    return;
  }
  endgame::KnownResults& known = *tables_->known;
  const int news = known.news();
  if (game_ && is_same_place(*game_, game) && news == news_) return;
  game_ = game;
  news_ = news;
  here_ = endgame::certain_result(game, known);
  moves_ = endgame::certain_moves(game, known);
}

std::string EndingResults::sentence(Language language) const {
  return here_ ? text_of(language, *here_) : std::string{};
}

// A win whose length the engine knows is more informative than one of unknown length.
void EndingResults::replace_chances(LiveFindings& findings, Language language) const {
  if (!here_ || findings.threat) return;
  const bool engine_is_sure = findings.chances.empty() && !findings.lines.empty();
  if (here_->winner && !here_->moves && engine_is_sure) return;
  findings.verdict = text_of(language, *here_);
  findings.white = !here_->winner ? 0.5 : *here_->winner == Side::White ? 1 : 0;
  findings.chances.clear();
  findings.percents.reset();
}

void EndingResults::add_to(Marks& marks) const {
  if (!marking_ || !game_) return;
  const Side mover = game_->side_to_move();
  for (const int sign : {1, 0, -1}) {
    SquareSet& squares = sign > 0 ? marks.winning : sign == 0 ? marks.drawing : marks.losing;
    for (const auto& [move, result] : moves_) {
      if (marks.selected && *marks.selected != move.from) continue;
      const bool better = marks.winning.contains(move.to) || marks.drawing.contains(move.to);
      if (sign_for(mover, result) == sign && !better) squares.insert(move.to);
    }
  }
}

}  // namespace damas
