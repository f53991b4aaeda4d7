#include "view/window/review/ending_results.hpp"

#include <algorithm>
#include <utility>

#include "endgame/known_results.hpp"
#include "view/text/ending_sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/review/live_analysis.hpp"

namespace damas {

namespace {

bool is_same_place(const Game& a, const Game& b) {
  return a.ply() == b.ply() && a.position() == b.position() && a.draw_table() == b.draw_table();
}

// 1 if the side wins, -1 if it loses, 0 for a draw.
int sign_for(Side side, const endgame::CertainResult& result) {
  if (!result.winner) return 0;
  return *result.winner == side ? 1 : -1;
}

}  // namespace

struct EndingResults::Source {
  Variant variant = Variant::Brazilian;
  std::unique_ptr<endgame::KnownResults> known;  // once the tables are here
};

EndingResults::EndingResults() = default;
EndingResults::~EndingResults() = default;

// The scene may be closed when the tables arrive.
bool EndingResults::ready(const Game& game, App& app) {
  if (!app.desktop().endings || game.material().total() > endgame::Distances::most_pieces)
    return false;
  if (source_ && source_->variant == game.variant()) return source_->known != nullptr;
  source_ = std::make_shared<Source>(Source{game.variant(), nullptr});
  const auto computing =
      app.drive() == Drive::Caller ? endgame::Computing::AtOnce : endgame::Computing::Beside;
  app.desktop().endings(game.variant(), [to = std::weak_ptr(source_), wake = app.waker(),
                                         computing](std::string_view packed) {
    const auto source = to.lock();
    if (!source) return;
    source->known =
        std::make_unique<endgame::KnownResults>(source->variant, packed, computing, wake);
    if (wake) wake();
  });
  return source_->known != nullptr;
}

void EndingResults::follow(const Game& game, App& app) {
  if (!ready(game, app)) {
    game_.reset();
    here_.reset();
    moves_.clear();
    return;
  }
  endgame::KnownResults& known = *source_->known;
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
void EndingResults::tell(LiveFindings& findings, Language language) const {
  if (!here_ || findings.threat) return;
  const bool engine_is_sure = findings.chances.empty() && !findings.lines.empty();
  if (here_->winner && !here_->moves && engine_is_sure) return;
  findings.verdict = text_of(language, *here_);
  findings.white = !here_->winner ? 0.5 : *here_->winner == Side::White ? 1 : 0;
  findings.chances.clear();
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
