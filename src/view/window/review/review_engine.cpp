// The hints in a review, from our engine or an external program.
#include <memory>
#include <utility>

#include "core/notation.hpp"
#include "view/text/program_sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/review/engine_dialog.hpp"
#include "view/window/review/review_scene.hpp"

namespace damas {

namespace {
constexpr std::size_t moves_told = 5;
}

Game ReviewController::game_to_advise() const {
  return game().outcome() ? Game(game().position()) : game();
}

bool ReviewController::ask_hint(const ProgramPlayer& adviser,
                                std::shared_ptr<ProgramEngine> engine) {
  if (game().legal_moves().empty()) return false;
  entry_.complain("");
  adviser_ = adviser.program;
  // The program may have another name than the saved one.
  adviser_->name = engine->name().value_or(adviser_->name);
  hint_.start(game_to_advise(), std::move(engine), adviser.move_time);
  return true;
}

std::string ReviewController::hint_sentence(Language language) const {
  if (!adviser_) {
    if (!hint_.move()) return tr(language, Text::LookingForHint);
    return tr(language, Text::HintIs, to_text(game(), *hint_.move()));
  }
  if (!hint_.move()) {
    return tr(language, Text::ReviewEngineLooking, name_of_program(*adviser_));
  }
  return advice_sentence(language, *adviser_, *hint_.program_report(), hint_.game(), moves_told);
}

void ReviewScene::hint(App& app) {
  const ProgramPlayer& adviser = app.preferences().adviser;
  const auto& start_program = app.desktop().start_program;
  bool asked = false;
  if (adviser.program.file.empty() || !start_program) {
    asked = controller_.ask_hint(app.engine_options(), app.next_seed());
  } else {
    const Game& game = controller_.game();
    if (!engine_ || engine_->trouble() || !engine_program_.same_program(adviser.program)) {
      engine_program_ = adviser.program;
      engine_ = start_program(adviser.program, game.variant(), game.draw_table(), app.waker());
    }
    asked = controller_.ask_hint(adviser, engine_);
  }
  if (!asked) app.notify(app.tr(Text::ReviewNoHint));
  app.wake_after(Milliseconds{0});
}

// After a failure, the next request for a hint starts the program again.
void ReviewScene::mind_engine(App& app) {
  const auto trouble = controller_.hint().trouble();
  if (!trouble) return;
  app.notify(sentence(app.language(), *trouble, engine_program_));
  controller_.forget_hint();
  engine_.reset();
}

void ReviewScene::choose_engine(App& app) {
  const Game& game = controller_.game();
  app.scenes().push(std::make_unique<EngineDialog>(app, game.variant(), game.draw_table()));
}

}  // namespace damas
