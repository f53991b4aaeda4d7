#include "view/window/review/program_analysis.hpp"

#include <utility>

#include "view/text/program_sentences.hpp"
#include "view/window/app/app.hpp"

namespace damas {

void ProgramAnalysis::switch_on(const HubProgram& program) {
  switch_off();
  on_ = true;
  program_ = program;
}

void ProgramAnalysis::switch_off() {
  on_ = false;
  engine_.reset();
  trouble_.reset();
  question_.reset();
  report_.reset();
  pace_ = {};
  findings_ = {};
}

void ProgramAnalysis::follow(const AnalysisQuestion& question, bool seen, Milliseconds elapsed,
                             App& app) {
  if (!on_) return;
  if (!question_ || question_->threat != question.threat ||
      !is_same_place(question_->game, question.game)) {
    ask(question, app.language());
  }
  if (language_ != app.language()) describe(app.language());
  if (failed()) return;
  if (!seen) return rest();
  run_for(question_->game, app);
  if (has_failed(app)) return;
  learn_name(app.language());
  if (pace_.begins(elapsed)) {
    start(app);
  } else if (pace_.searching()) {
    listen(elapsed, app);
  }
  if (const auto wait = pace_.wait()) app.wake_after(*wait);
}

// A program is started for one variant.
void ProgramAnalysis::run_for(const Game& game, App& app) {
  const bool fits = variant_ == game.variant() && draw_table_ == game.draw_table();
  if (engine_ && fits) return;
  variant_ = game.variant();
  draw_table_ = game.draw_table();
  engine_ = app.desktop().start_program(program_, variant_, draw_table_, app.waker());
}

bool ProgramAnalysis::has_failed(App& app) {
  trouble_ = engine_->trouble();
  if (!trouble_) return false;
  engine_.reset();
  report_.reset();
  pace_ = {};
  describe(app.language());
  app.notify(sentence(app.language(), *trouble_, program_));
  return true;
}

void ProgramAnalysis::learn_name(Language language) {
  const std::optional<std::string> name = engine_->name();
  if (!name || *name == program_.name) return;
  program_.name = *name;
  describe(language);
}

void ProgramAnalysis::ask(const AnalysisQuestion& question, Language language) {
  rest();
  question_ = question;
  report_.reset();
  pace_.ask(question.over());
  describe(language);
}

void ProgramAnalysis::start(App& app) {
  engine_->start(question_->game, {.move = analysis_pace::longest, .analysis = true});
  listen(Milliseconds{0}, app);
}

void ProgramAnalysis::listen(Milliseconds elapsed, App& app) {
  std::optional<Report> report = engine_->poll();
  if (report && !report->best) report.reset();
  report = pace_.to_show(std::move(report), report_.has_value(), elapsed);
  if (!report) return;
  report_ = std::move(report);
  describe(app.language());
}

// Pauses the search, which later begins anew.
void ProgramAnalysis::rest() {
  if (pace_.rest()) engine_->stop();
}

std::string ProgramAnalysis::state(Language language) const {
  if (trouble_) return sentence(language, *trouble_, program_);
  if (question_ && question_->over()) return tr(language, Text::AnalysisOver);
  return tr(language, Text::ReviewEngineLooking, name_of_program(program_));
}

void ProgramAnalysis::describe(Language language) {
  language_ = language;
  findings_ = {name_of_program(program_), {}, {}, {}};
  const bool known = report_ && question_ && question_->game.is_legal(*report_->best);
  if (!known) {
    findings_.state = state(language);
    return;
  }
  const std::vector<Move> line =
      report_->line.empty() ? std::vector{*report_->best} : report_->line;
  findings_.line = live_line(question_->game, {report_->score, line}, language);
  // Without a depth the program has told no score.
  if (report_->depth == 0) {
    findings_.line->score.clear();
  } else {
    findings_.effort = effort_text(*report_, language);
  }
}

}  // namespace damas
