#include "view/window/share/save_content.hpp"

#include <memory>
#include <utility>
#include <vector>

#include "platform/file_access.hpp"
#include "view/window/app/app.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/dialogs/file_chooser.hpp"

namespace damas {

namespace {

void give(const std::string& name, const std::string& content, App& app) {
  app.desktop().save_file(name, content, [&app, name](SaveAnswer answer) {
    if (answer == SaveAnswer::Failed) app.notify(app.tr(Text::FileUnwritable, name));
    if (answer == SaveAnswer::Downloaded) app.notify(app.tr(Text::FileDownloaded, name));
    if (answer == SaveAnswer::Saved) app.notify(app.tr(Text::FileSavedThere));
  });
}

void write(const std::string& path, const std::string& content, Readers readers, App& app) {
  const auto written = readers == Readers::Owner ? app.disk().write_secret(path, content)
                                                 : app.disk().write(path, content);
  app.notify(app.tr(written ? Text::ShareSaved : Text::FileUnwritable, path));
}

void write_or_ask(const std::string& path, const std::string& content, Readers readers, App& app) {
  if (app.disk().kind(path) == PathKind::Missing) return write(path, content, readers, app);
  std::vector<Button> choices;
  choices.push_back({Icon::Save, Text::FileReplace,
                     [path, content, readers](App& a) { write(path, content, readers, a); }});
  choices.push_back({Icon::Close, Text::Cancel, {}});
  auto question = std::make_unique<ChoicesScene>(Text::FileAskExists, std::move(choices));
  question->hold_the_clock();
  app.scenes().push(std::move(question));
}

// Browsers with such a list have no dialog for saving, so both are offered.
void send_or_give(const std::string& name, const std::string& content, App& app) {
  std::vector<Button> choices;
  choices.push_back(
      {Icon::Globe, Text::SendFile, [name, content](App& a) { send_content(name, content, a); }});
  choices.push_back(
      {Icon::Save, Text::SaveFile, [name, content](App& a) { give(name, content, a); }});
  app.scenes().push(std::make_unique<ChoicesScene>(Text::Share, std::move(choices)));
}

}  // namespace

void send_content(const std::string& name, const std::string& content, App& app) {
  app.desktop().send_file(name, content, [&app, name, content](bool sent) {
    if (!sent) give(name, content, app);
  });
}

void save_content(const std::string& name, const std::string& content, App& app, Readers readers) {
  if (app.desktop().send_file) return send_or_give(name, content, app);
  if (app.desktop().save_file) return give(name, content, app);
  app.scenes().push(std::make_unique<FileChooser>(
      app, FileChooser::Purpose::Save, name, [content, readers](const std::string& path, App& a) {
        write_or_ask(path, content, readers, a);
      }));
}

}  // namespace damas
