#include "view/window/frame/hint_steps.hpp"

#include <utility>

#include "coach/mistake.hpp"
#include "coach/won_line.hpp"
#include "core/notation.hpp"
#include "view/text/coach_sentences.hpp"

namespace damas {

void HintSteps::start(const Game& game, const EngineOptions& engine, coach::KnownEndings endings) {
  begin(Step::Piece, game, engine, std::move(endings));
  search_.start(game, engine);
}

void HintSteps::start(const Game& game, std::shared_ptr<ProgramEngine> program, Milliseconds time,
                      const EngineOptions& engine, coach::KnownEndings endings) {
  begin(Step::Move, game, engine, std::move(endings));
  search_.start(game, std::move(program), time);
}

void HintSteps::start(const Game& game, const Move& move, const EngineOptions& engine,
                      coach::KnownEndings endings) {
  begin(Step::Piece, game, engine, std::move(endings));
  move_ = move;
}

void HintSteps::begin(Step step, const Game& game, const EngineOptions& engine,
                      coach::KnownEndings endings) {
  clear();
  step_ = step;
  game_ = game;
  engine_ = engine;
  endings_ = std::move(endings);
}

void HintSteps::start(const Game& game, Solution solution, const EngineOptions& engine,
                      coach::KnownEndings endings) {
  start(game, solution.line.front(), engine, std::move(endings));
  solution_ = std::move(solution);
}

void HintSteps::explain(const Game& game, Solution solution, const EngineOptions& engine,
                        coach::KnownEndings endings) {
  start(game, std::move(solution), engine, std::move(endings));
  step_ = Step::Reason;
  look_for_reason();
}

bool HintSteps::further() {
  if (step_ == Step::None) return false;
  // An impatient second request must not skip the piece.
  if (step_ == Step::Piece && search_.searching()) return true;
  step_ = step_ == Step::Piece ? Step::Move : Step::Reason;
  look_for_reason();
  return true;
}

void HintSteps::clear() {
  step_ = Step::None;
  move_.reset();
  search_.clear();
  reason_.clear();
  solution_.reset();
  claims_.clear();
}

bool HintSteps::update() {
  if (search_.searching()) {
    const bool arrived = search_.update();
    if (search_.move()) move_ = search_.move();
    if (arrived) look_for_reason();
    return arrived;
  }
  if (!reason_.update()) return false;
  take_reason();
  return true;
}

// The coach's better move is left out: the search for the hint went deeper than the coach's.
void HintSteps::take_reason() {
  claims_ = coach::without_better_move(reason_.claims());
  if (!solution_) return;
  claims_ = solution_->wins ? coach::reasons_for_win(game_, solution_->line, claims_, endings_)
                            : coach::reasons_for_draw(game_, solution_->line, claims_, endings_);
}

// A program that still searches may change its mind.
void HintSteps::look_for_reason() {
  if (step_ != Step::Reason || reason_.active() || search_.searching() || !move_) return;
  reason_.start(game_, *move_, engine_, endings_);
}

std::string HintSteps::words_of_move(Language language) const {
  return tr(language, Text::HintIs, to_text(game_, *move_));
}

std::string HintSteps::sentence(Language language) const {
  if (!move_) return tr(language, Text::LookingForHint);
  if (step_ == Step::Piece) {
    const std::string square = to_text(move_->from, game_.shape(), game_.info().numbering);
    return tr(language, Text::HintPiece, square);
  }
  if (step_ == Step::Move) return tr(language, Text::HintMove, words_of_move(language));
  const std::string words = words_of_move(language);
  return reason_.found() ? words : words + ". " + tr(language, Text::CoachLooking);
}

std::string HintSteps::reason(Language language) const {
  if (!explained() || (claims_.empty() && solution_)) return {};
  return sentences(language, claims_, game_);
}

bool HintSteps::shows_win() const {
  return coach::shows_win(claims_, game_.side_to_move());
}

void HintSteps::mark(Marks& marks) const {
  if (step_ == Step::None || !move_) return;
  if (step_ == Step::Piece) {
    marks.movable = {};
    marks.movable.insert(move_->from);
    return;
  }
  marks.arrows = search_.arrows();
  if (marks.arrows.empty()) marks.arrows = arrows_of({*move_}, game_);
  if (!reason_.found()) return;
  const coach::Line line = coach::line_of(claims_);
  if (line.size() > 1) marks.arrows = arrows_of(line, game_);
}

}  // namespace damas
