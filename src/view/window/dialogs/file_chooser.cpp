#include "view/window/dialogs/file_chooser.hpp"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "platform/gui_internals.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/button.hpp"
#include "view/window/app/drafts.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/kit/text_width.hpp"
#include "view/window/kit/widget_shapes.hpp"

namespace damas {

namespace {

constexpr float dialog_width = 680;
constexpr float item_height = 44;
constexpr float other_rows = 330;  // height of the dialog above and below the list
constexpr float most_list = 396;
constexpr float least_list = 132;

// The folder of the last such file, else the folder of the person's files.
std::string first_folder(const App& app, FileChooser::Purpose purpose) {
  const Preferences& p = app.preferences();
  if (purpose == FileChooser::Purpose::OpenProgram) {
    return p.programs.empty() ? app.disk().home() : parent_folder(p.programs.front().file);
  }
  return p.recent_files.empty() ? app.disk().home() : parent_folder(p.recent_files.front());
}

FolderView::Kind kind_for(FileChooser::Purpose purpose, const std::string& name) {
  const bool game = name.empty() || is_game_file(name);
  if (purpose == FileChooser::Purpose::Save && !game) return is_shared_file;
  if (purpose == FileChooser::Purpose::OpenPicture) return is_picture_file;
  if (purpose == FileChooser::Purpose::OpenProgram) return is_program_file;
  if (purpose == FileChooser::Purpose::OpenKept) return is_kept_file;
  return purpose == FileChooser::Purpose::Open ? is_opened_file : is_game_file;
}

}  // namespace

FileChooser::FileChooser(const App& app, Purpose purpose, const std::string& name, Chosen chosen,
                         Complaint against)
    : Overlay(dialog_width),
      purpose_(purpose),
      chosen_(std::move(chosen)),
      against_(std::move(against)),
      view_(app.disk(), first_folder(app, purpose), name, kind_for(purpose, name)),
      ending_(extension(name).empty() ? ".pdn" : extension(name)),
      draft_("path " + std::to_string(static_cast<int>(purpose)) + " " + name),
      typed_(app.drafts().of(draft_, view_.path())),
      written_(typed_ != view_.path()) {
  if (written_) view_.type(typed_);
}

std::string FileChooser::title(const App& app) const {
  switch (purpose_) {
    case Purpose::Open:
      return app.tr(Text::FileMenuTitle);
    case Purpose::OpenPicture:
      return app.tr(Text::PuzzleOpenPicture);
    case Purpose::OpenProgram:
      return app.tr(Text::ProgramOpenTitle);
    case Purpose::OpenKept:
      return app.tr(Text::EverythingOpen);
    case Purpose::Save:
      break;
  }
  return app.tr(ending_ == ".pdn" ? Text::FileSaveTitle : Text::Save);
}

bool FileChooser::shows_recent(const App& app) const {
  return purpose_ == Purpose::Open && !app.preferences().recent_files.empty();
}

void FileChooser::content(Ui& ui, App& app) {
  path_row(ui, app);
  if (shows_recent(app)) {
    int tab = recent_ ? 1 : 0;
    const std::vector<std::string> tabs = {app.tr(Text::FileTabFolder),
                                           app.tr(Text::FileTabRecent)};
    if (ui.tabs(tabs, tab)) recent_ = tab == 1;
  }
  const float height = std::clamp(window().h - other_rows, least_list, most_list);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 2});
  ImGui::BeginChild("files", {0, height}, 0,
                    ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NavFlattened);
  if (recent_) {
    recent_list(ui, app);
  } else {
    folder_list(ui, app);
  }
  ImGui::EndChild();
  ImGui::PopStyleVar();
  bool all = view_.shows_all();
  if (ui.toggle(app.tr(Text::FileAll), all)) view_.show_all(all);
  ui.caption(complaint_.empty() ? " " : complaint_.c_str());
}

void FileChooser::path_row(Ui& ui, App& app) {
  const float width = ImGui::GetContentRegionAvail().x;
  ui.caption(app.tr(Text::FilePath));
  const Size square{touch_target, control_height()};
  if (icon_button(ui, {Icon::ChevronUp, Text::FileFolderUp}, square, app)) {
    view_.up();
    typed_ = view_.path();
    written_ = false;
    recent_ = false;
  }
  ImGui::SameLine(0, 4);
  const auto complete = [this](const std::string& text) {
    view_.type(text);
    view_.complete();
    return view_.path();
  };
  const PathTyped typed =
      path_field(ui, app.tr(Text::SaidPath), typed_, width - touch_target - 4, focusing_, complete);
  // The dialog's measuring pass also comes here.
  if (typed.active && focusing_ > 0) --focusing_;
  if (focusing_ > 0) app.redraw();
  if (typed.changed) {
    view_.type(typed_);
    written_ = true;
    complaint_.clear();
    recent_ = false;
  }
  if (typed.down) to_list_ = true;
  if (typed.entered) choose(app);
}

std::string FileChooser::folder_sentence(const App& app) const {
  if (!view_.problem()) return app.tr(Text::FileFolderEmpty);
  const bool missing = view_.problem() == FailureKind::NotFound;
  return app.tr(missing ? Text::FileFolderMissing : Text::FileFolderUnreadable, view_.folder());
}

void FileChooser::folder_list(Ui& ui, App& app) {
  if (view_.items().empty()) ui.caption(folder_sentence(app).c_str());
  std::optional<FolderItem> picked;
  bool at_once = false;
  ImGuiListClipper clipper;
  clipper.Begin(static_cast<int>(view_.items().size()), item_height + 2);
  while (clipper.Step()) {
    for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
      const FolderItem& item = view_.items()[static_cast<std::size_t>(i)];
      const bool chosen = !item.folder && item.name == view_.name();
      if (i == 0 && std::exchange(to_list_, false)) {
        ImGui::SetKeyboardFocusHere();
        // Makes the focus visible, because Enter presses only a visibly focused item.
        set_focus_visible(true);
        app.redraw();
      }
      const Icon icon = item.folder ? Icon::Open : Icon::Copy;
      if (row(ui, icon, item.folder ? item.name + "/" : item.name, "", chosen)) {
        picked = item;
        // A key press, or the second press of a double click.
        at_once = chosen || !ImGui::IsMouseReleased(ImGuiMouseButton_Left);
      }
    }
  }
  if (!picked) return;
  if (picked->folder) ImGui::SetScrollY(0);
  view_.pick(*picked);
  typed_ = view_.path();
  written_ = false;
  complaint_.clear();
  app.redraw();
  if (!picked->folder && at_once) choose(app);
}

void FileChooser::recent_list(Ui& ui, App& app) {
  for (const std::string& path : app.preferences().recent_files) {
    ImGui::PushID(path.c_str());
    const bool pressed = row(ui, Icon::Clock, file_name(path), parent_folder(path), false);
    ImGui::PopID();
    if (!pressed) continue;
    choose(path, app);
    break;
  }
}

bool FileChooser::row(Ui& ui, Icon icon, const std::string& name, const std::string& note,
                      bool chosen) {
  const float width = ImGui::GetContentRegionAvail().x;
  const bool pressed = ImGui::InvisibleButton(name.c_str(), {width, item_height});
  const Rect box = item_rect();
  const GuiPalette& palette = ui.gui().palette();
  if (ImGui::IsItemHovered()) ui.fill(box, 6, palette.hovered);
  if (chosen) ui.outline(box, 6, 2, palette.accent);
  ui.focus_ring(box, 6, palette.text, ui.said(note.empty() ? name : name + ", " + note, chosen));
  ui.icon(icon, {box.x + 10, box.center().y - 10, 20, 20}, palette.muted);
  const float top = std::round(box.center().y - ImGui::GetFontSize() / 2);
  ImGui::PushClipRect(im(box.origin()), {box.right() - 8, box.bottom()}, true);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddText({box.x + 44, top}, im(palette.text), name.c_str());
  const float end = box.x + 44 + text_width(name) + 16;
  list.AddText({end, top}, im(palette.muted), note.c_str());
  ImGui::PopClipRect();
  return pressed;
}

void FileChooser::footer(Ui& ui, App& app) {
  const float width = ImGui::GetContentRegionAvail().x;
  if (ui.button(app.tr(Text::Cancel), Emphasis::Plain, std::floor(width / 3))) cancelled(app);
  ImGui::SameLine();
  const Text verb = purpose_ == Purpose::Save ? Text::Save : Text::Open;
  if (ui.button(app.tr(verb), Emphasis::Primary)) choose(app);
}

bool FileChooser::keep_typed(App& app) {
  app.drafts().keep(draft_, written_ ? typed_ : "", "");
  return true;
}

// Chooses the text in the field.
void FileChooser::choose(App& app) {
  // Enter in the field also reaches the dialog, so this may be the second call.
  if (done_) return;
  const std::string path = app.disk().absolute(typed_);
  const bool folder = app.disk().kind(path) == PathKind::Folder;
  app.redraw();
  if (!folder && !view_.name().empty()) return choose(path, app);
  if (!folder) {
    complaint_ = app.tr(Text::FileFolderMissing, path);
    return;
  }
  if (view_.name().empty()) {
    complaint_ = app.tr(Text::FileNameMissing);
    return;
  }
  view_.type(typed_ + "/");
  typed_ = view_.path();
}

void FileChooser::choose(const std::string& typed, App& app) {
  std::string path = typed;
  if (purpose_ == Purpose::Save) {
    if (extension(path).empty()) path += ending_;
    if (app.disk().kind(parent_folder(path)) != PathKind::Folder) {
      complaint_ = app.tr(Text::FileFolderMissing, parent_folder(path));
      return;
    }
  } else if (against_) {
    complaint_ = against_(path, app);
    if (!complaint_.empty()) return;
  }
  done_ = true;
  app.drafts().keep(draft_, "", "");
  close(app);
  chosen_(path, app);
}

}  // namespace damas
