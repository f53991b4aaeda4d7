#include "view/window/settings/your_data.hpp"

#include <memory>
#include <utility>

#include "view/window/app/app.hpp"
#include "view/window/app/everything.hpp"
#include "view/window/app/match_file_names.hpp"
#include "view/window/app/store.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/dialogs/file_chooser.hpp"
#include "view/window/kit/widgets.hpp"
#include "view/window/settings/replacing_scene.hpp"
#include "view/window/share/save_content.hpp"

namespace damas {

namespace {

constexpr const char* usual_name = "damas-everything.json";

void save_files(const KeptFiles& files, App& app) {
  save_content(usual_name, everything_of(files), app, Readers::Owner);
}

// Usually a copy needs no identities, and may get into other hands. Moving to another device needs
// them, because nothing else proves to a server who the person is.
void ask_for_identities(const KeptFiles& files, App& app) {
  std::vector<Button> answers;
  answers.push_back({Icon::Save, Text::EverythingWithout,
                     [files](App& a) { save_files(without_identities(files), a); }, true, true});
  answers.push_back(
      {Icon::People, Text::EverythingWith, [files](App& a) { save_files(files, a); }});
  answers.push_back({Icon::Close, Text::Cancel, {}});
  auto scene = std::make_unique<ChoicesScene>(Text::EverythingAskIdentities, std::move(answers));
  scene->explain(app.tr(Text::EverythingIdentitiesGoes));
  app.scenes().push(std::move(scene));
}

// Includes what is only in memory, because a scene has not saved it yet or because its file could
// not be written.
void save_everything(App& app) {
  app.scenes().save_all(app);
  auto kept = kept_files(*app.store().files());
  if (!kept) return app.notify(app.tr(Text::FileUnreadable, kept.failure().subject));
  for (auto& [name, content] : app.store().unwritten())
    (*kept)[name] = std::move(content);
  have_identities(*kept) ? ask_for_identities(*kept, app) : save_files(*kept, app);
}

// Another window would write its own state over what is replaced. (Tabs of a page have no such
// locks; the browser's storage makes the others load the page again.)
bool has_other_windows(const App& app) {
  const int windows = app.store().files()->held(match_file_stem, match_file_extension);
  return windows > 1;
}

void replace_everything(const Replacement& by, App& app) {
  if (has_other_windows(app)) return app.notify(app.tr(Text::EverythingOtherWindow));
  app.scenes().when_let_go(
      app, [by](App& a) { a.scenes().start(std::make_unique<ReplacingScene>(by)); });
}

// The answer by which nothing is lost stands out.
void ask_to_replace(Text question, const std::string& explanation, Button answer, App& app) {
  std::vector<Button> answers;
  answers.push_back(std::move(answer));
  answers.push_back({Icon::Save, Text::EverythingSave, save_everything});
  answers.push_back({Icon::Close, Text::Cancel, {}, true, true});
  auto scene = std::make_unique<ChoicesScene>(question, std::move(answers));
  scene->explain(explanation);
  app.scenes().push(std::move(scene));
}

void ask_to_read(const std::string& path, const ReadEverything& found, App& app) {
  const Text notice =
      found.left_out_programs ? Text::EverythingReadNoPrograms : Text::EverythingRead;
  const Replacement by{found.files, OtherFiles::IdentitiesStay, notice};
  const auto read = [by](App& a) { replace_everything(by, a); };
  const Text identities =
      have_identities(found.files) ? Text::EverythingIdentitiesToo : Text::EverythingIdentitiesStay;
  ask_to_replace(Text::EverythingAskRead,
                 app.tr(Text::EverythingReadGoes, file_name(path)) + " " + app.tr(identities),
                 {Icon::Open, Text::EverythingReadNow, read}, app);
}

void ask_to_delete(App& app) {
  const auto remove = [](App& a) {
    replace_everything({{}, OtherFiles::Removed, Text::EverythingDeleted, true}, a);
  };
  ask_to_replace(Text::EverythingAskDelete, app.tr(Text::EverythingDeleteGoes),
                 {Icon::Close, Text::EverythingDeleteNow, remove}, app);
}

void take_path(const std::string& path, App& app) {
  const auto text = app.disk().read(path);
  if (!text) return app.notify(app.tr(Text::FileUnreadable, file_name(path)));
  const auto found = everything_in(*text);
  if (!found) return app.notify(app.tr(Text::EverythingBroken, file_name(path)));
  ask_to_read(path, *found, app);
}

// In a page the chosen file arrives like a dropped one.
void choose_everything(App& app) {
  if (app.desktop().open_files) return app.desktop().open_files();
  app.scenes().push(
      std::make_unique<FileChooser>(app, FileChooser::Purpose::OpenKept, "", take_path));
}

}  // namespace

void your_data_rows(Ui& ui, App& app) {
  if (ui.button(app.tr(Text::Statistics))) app.open(destination::Statistics{});
  if (app.store().files() == nullptr) return;
  if (ui.button(app.tr(Text::EverythingSave))) save_everything(app);
  if (ui.button(app.tr(Text::EverythingOpen))) choose_everything(app);
  if (ui.button(app.tr(Text::EverythingDelete))) ask_to_delete(app);
}

bool take_everything(const std::vector<std::string>& paths, App& app) {
  if (paths.size() != 1 || app.store().files() == nullptr) return false;
  const auto text = app.disk().read(paths.front());
  const bool named = extension(paths.front()) == ".json";
  if (!named && !(text && is_everything(*text))) return false;
  take_path(paths.front(), app);
  return true;
}

}  // namespace damas
