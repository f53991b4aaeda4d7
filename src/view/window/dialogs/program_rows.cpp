#include "view/window/dialogs/program_rows.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "view/text/program_sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/drafts.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/file_chooser.hpp"
#include "view/window/dialogs/file_trouble.hpp"

namespace damas {

namespace {

constexpr std::array<Milliseconds, 4> times = {Milliseconds{500}, Milliseconds{1000},
                                               Milliseconds{3000}, Milliseconds{10000}};
constexpr Milliseconds soon{30};

// Arguments, and if necessary the path, distinguish programs with the same name.
std::vector<std::string> labels_of(const std::vector<HubProgram>& programs) {
  std::vector<std::string> labels;
  for (const HubProgram& each : programs) {
    std::string label = name_of_program(each);
    if (!each.arguments.empty()) label += " · " + each.arguments;
    if (std::find(labels.begin(), labels.end(), label) != labels.end()) label += " · " + each.file;
    labels.push_back(std::move(label));
  }
  return labels;
}

}  // namespace

ProgramRows::ProgramRows(ProgramPlayer chosen, OwnEngine own_engine)
    : chosen_(std::move(chosen)),
      own_engine_(own_engine),
      arguments_(chosen_.program.arguments),
      first_(chosen_.program) {}

std::string ProgramRows::draft() const {
  return "arguments of " + chosen_.program.file;
}

void ProgramRows::keep_typed(App& app) const {
  app.drafts().keep(draft(), arguments_, first_.arguments);
}

void ProgramRows::take_up_typed(const App& app) {
  if (std::exchange(begun_, true) || is_own_engine()) return;
  arguments_ = app.drafts().of(draft(), arguments_);
  settle_typed();
}

void ProgramRows::update(App& app, Variant variant, std::size_t draw_table) {
  take_up_typed(app);
  const auto& known = app.preferences().programs;
  if (is_own_engine() && own_engine_ == OwnEngine::NotOffered && !known.empty())
    choose(known.front());
  if (is_own_engine() || !app.desktop().start_program) return;
  const Asked now{chosen_.program, variant, draw_table};
  if (!asked_ || !asked_->same(now)) {
    asked_ = now;
    answered_ = false;
    engine_ = app.desktop().start_program(now.program, variant, draw_table, app.waker());
    app.redraw();
  }
  if (answered_) return;
  const std::optional<std::string> name = engine_->name();
  answered_ = name || engine_->trouble();
  if (!answered_) return app.wake_after(soon);
  if (name) {
    chosen_.program.name = *name;
    app.change_preferences([&](Preferences& p) { p.remember_program(chosen_.program); });
  }
  app.redraw();
}

std::string ProgramRows::complaint(const App& app) const {
  if (is_own_engine()) return own_engine_ == OwnEngine::Offered ? "" : app.tr(Text::ProgramNoneYet);
  const auto trouble = engine_ ? engine_->trouble() : std::nullopt;
  return trouble ? sentence(app.language(), *trouble, chosen_.program) : "";
}

void ProgramRows::show(Ui& ui, App& app, bool by_clock) {
  list_row(ui, app);
  if (is_own_engine()) return ui.caption(app.tr(Text::ProgramNone));
  ui.text_field(app.tr(Text::ProgramArguments), arguments_, app.tr(Text::ProgramArgumentsHint));
  if (ImGui::IsItemDeactivatedAfterEdit()) settle_typed();
  std::string said = complaint(app);
  if (said.empty() && asking()) said = app.tr(Text::ProgramAsking);
  if (said.empty()) said = app.tr(Text::ProgramReady, name_of_program(chosen_.program));
  ui.caption(said.c_str());
  time_row(ui, app, by_clock);
}

// The known programs, after a new one that has not answered yet.
std::vector<HubProgram> ProgramRows::offered(const App& app) const {
  std::vector<HubProgram> all = app.preferences().programs;
  const bool known = std::any_of(all.begin(), all.end(), [&](const HubProgram& each) {
    return each.same_program(chosen_.program);
  });
  if (!known && !is_own_engine()) all.insert(all.begin(), chosen_.program);
  return all;
}

void ProgramRows::list_row(Ui& ui, App& app) {
  const std::vector<HubProgram> programs = offered(app);
  const bool own = own_engine_ == OwnEngine::Offered;
  if (programs.empty() && !own) {
    if (ui.button(app.tr(Text::ProgramChoose))) choose_file(app);
    return;
  }
  std::vector<std::string> names = labels_of(programs);
  if (own) names.insert(names.begin(), app.tr(Text::AppName));
  names.emplace_back(app.tr(Text::ProgramChoose));
  const auto chosen = std::find_if(programs.begin(), programs.end(), [&](const HubProgram& each) {
    return each.same_program(chosen_.program);
  });
  const int first = own ? 1 : 0;
  int place = is_own_engine() ? 0 : first + static_cast<int>(chosen - programs.begin());
  const Text label = own ? Text::ReviewEngineLabel : Text::ProgramLabel;
  if (!ui.list(app.tr(label), names, place)) return;
  if (place == static_cast<int>(names.size()) - 1) return choose_file(app);
  choose(place < first ? HubProgram{} : programs[static_cast<std::size_t>(place - first)]);
}

void ProgramRows::time_row(Ui& ui, const App& app, bool by_clock) {
  if (by_clock) return ui.caption(app.tr(Text::ProgramTimeByClock));
  const std::vector<std::string> names = {app.tr(Text::ProgramHalfSecond), "1", "3", "10"};
  const auto found = std::find(times.begin(), times.end(), chosen_.move_time);
  int place = found == times.end() ? -1 : static_cast<int>(found - times.begin());
  if (ui.segments(app.tr(Text::ProgramTime), names, place)) {
    chosen_.move_time = times[static_cast<std::size_t>(place)];
  }
}

void ProgramRows::choose(const HubProgram& program) {
  chosen_.program = program;
  arguments_ = program.arguments;
  first_ = program;
}

// The dialog with these rows stays open below the file chooser, so `this` is valid in the
// callbacks.
void ProgramRows::choose_file(App& app) {
  const auto chosen = [this](const std::string& path, App& a) {
    choose({path});
    a.redraw();
  };
  const auto against = [](const std::string& path, const App& a) {
    const bool file = a.disk().kind(path) == PathKind::File;
    return file ? std::string{} : sentence(a.language(), {FileTrouble::Kind::NotFound}, path);
  };
  app.scenes().push(
      std::make_unique<FileChooser>(app, FileChooser::Purpose::OpenProgram, "", chosen, against));
}

}  // namespace damas
