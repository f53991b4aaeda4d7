#include "view/window/review/review_hints.hpp"

#include "view/text/program_sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/frame/coach_endings.hpp"

namespace damas {

namespace {
constexpr std::size_t moves_told = 5;
}

void ReviewHints::ask(const Game& game, App& app) {
  if (steps_.further()) return;
  const Game asked = game.outcome() ? Game(game.position()) : game;
  const bool by_program =
      !app.preferences().adviser.program.file.empty() && app.desktop().start_program;
  if (by_program) return ask_program(asked, app);
  asked_.reset();
  steps_.start(asked, app.engine_options(), coach_endings(asked, app));
}

void ReviewHints::ask_program(const Game& game, App& app) {
  const ProgramPlayer& adviser = app.preferences().adviser;
  if (!program_ || program_->trouble() || !running_.same_program(adviser.program)) {
    running_ = adviser.program;
    program_ =
        app.desktop().start_program(running_, game.variant(), game.draw_table(), app.waker());
  }
  asked_ = adviser.program;
  // The program may have another name than the saved one.
  asked_->name = program_->name().value_or(asked_->name);
  steps_.start(game, program_, adviser.move_time, app.engine_options(), coach_endings(game, app));
}

void ReviewHints::update(App& app) {
  steps_.update();
  const auto trouble = search().trouble();
  if (!trouble) return;
  app.notify(damas::sentence(app.language(), *trouble, running_));
  clear();
  program_.reset();
}

std::string ReviewHints::sentence(Language language) const {
  if (!asked_ || !steps_.reason(language).empty()) return steps_.sentence(language);
  if (!search().move()) return tr(language, Text::ReviewEngineLooking, name_of_program(*asked_));
  return advice_sentence(language, *asked_, *search().report(), search().game(), moves_told);
}

std::string ReviewHints::announced(Language language) const {
  if (!active() || (asked_ && search().searching())) return {};
  return sentence(language);
}

}  // namespace damas
