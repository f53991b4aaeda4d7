#include "view/window/review/engine_pair.hpp"

#include <algorithm>
#include <utility>

#include "core/notation.hpp"
#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"

namespace damas {

namespace {

// Engines change their minds often in the first moments.
constexpr std::chrono::milliseconds time_to_settle{1500};

// Each thread of a page is a worker of the browser, which needs memory and time of its own.
constexpr int most_threads_in_browser = 4;

// One core remains for the window or, beside a program, for that.
int threads_for(const Desktop& desktop) {
  const int most = desktop.in_browser ? most_threads_in_browser : most_threads;
  return std::clamp(desktop.cores - 1, 1, most);
}

}  // namespace

std::optional<HubProgram> program_to_compare(const App& app) {
  if (!app.desktop().start_program) return std::nullopt;
  const Preferences& preferences = app.preferences();
  if (!preferences.adviser.program.file.empty()) return preferences.adviser.program;
  if (preferences.programs.empty()) return std::nullopt;
  return preferences.programs.front();
}

void EnginePair::toggle() {
  if (!own_.on()) return own_.switch_on();
  own_.switch_off();
  program_.switch_off();
  comparison_.reset();
}

void EnginePair::toggle_comparison(App& app) {
  if (program_.on()) {
    program_.switch_off();
    comparison_.reset();
    return app.announce(app.tr(Text::CompareStopped, name_of_program(program_.program())));
  }
  const auto program = program_to_compare(app);
  if (!program) return;
  own_.switch_on();
  program_.switch_on(*program);
  told_.clear();
  app.announce(app.tr(Text::CompareStarted, name_of_program(*program)));
}

int EnginePair::lines(const App& app) const {
  return one_line() ? 1 : app.preferences().analysis_lines;
}

void EnginePair::follow(const Game& game, bool seen, Milliseconds elapsed, App& app) {
  follow_choice(app);
  own_.use_threads(threads_for(app.desktop()));
  own_.use_lines(lines(app));
  own_.follow(game, seen, elapsed, app);
  if (!compares() || !own_.question()) return;
  program_.follow(*own_.question(), seen, elapsed, app);
  const std::string before = comparison_ ? comparison_->agreement : std::string{};
  compare(app.language());
  if (comparison_->agreement != before) unchanged_ = Milliseconds{0};
  if (seen) tell_agreement(elapsed, app);
}

// The person may have chosen another program.
void EnginePair::follow_choice(const App& app) {
  if (!compares()) return;
  const auto chosen = program_to_compare(app);
  if (chosen && !chosen->same_program(program_.program())) program_.switch_on(*chosen);
}

const LiveLine* EnginePair::own_best() const {
  const LiveFindings& found = own_.findings();
  return found.lines.empty() ? nullptr : &found.lines.front();
}

const LiveLine* EnginePair::program_best() const {
  const auto& line = program_.findings().line;
  return line ? &*line : nullptr;
}

void EnginePair::compare(Language language) {
  comparison_ = Comparison{program_.findings(), {}, false, one_line()};
  const LiveLine* const ours = own_best();
  const LiveLine* const other = program_best();
  if (ours == nullptr || other == nullptr) return;
  const Game& game = own_.question()->game;
  const std::string move = to_text(game, ours->move);
  comparison_->disagree = ours->move != other->move;
  comparison_->agreement =
      comparison_->disagree ? tr(language, Text::CompareDisagree, move, to_text(game, other->move))
                            : tr(language, Text::CompareAgree, move);
}

void EnginePair::tell_agreement(Milliseconds elapsed, App& app) {
  const std::string& agreement = comparison_->agreement;
  if (agreement.empty()) return told_.clear();
  if (agreement == told_) return;
  unchanged_ += elapsed;
  if (unchanged_ < time_to_settle) return app.wake_after(time_to_settle - unchanged_);
  told_ = agreement;
  app.announce(agreement);
}

std::vector<MoveArrow> EnginePair::arrows() const {
  std::vector<MoveArrow> arrows = own_.findings().arrows;
  if (!compares() || program_.failed() || arrows.empty()) return arrows;
  arrows.resize(1);
  arrows.front().chooser = Chooser::First;
  const LiveLine* const other = program_best();
  if (other == nullptr) return arrows;
  if (!comparison_ || !comparison_->disagree) {
    arrows.front().chooser = Chooser::Both;
    return arrows;
  }
  MoveArrow second = arrows.front();
  second.path = own_.question()->game.path(other->move);
  second.chooser = Chooser::Second;
  arrows.push_back(std::move(second));
  return arrows;
}

Button comparison_switch(const EnginePair& engines, const App& app) {
  const auto program = program_to_compare(app);
  const std::string text = program ? app.tr(Text::CompareWith, name_of_program(*program))
                                   : std::string(app.tr(Text::CompareWithAny));
  return {Icon::Analysis, text, Action::Compare, true, engines.compares()};
}

}  // namespace damas
