#include "view/window/app/stored_preferences.hpp"

#include <utility>

#include "view/window/app/kept_names.hpp"

namespace damas {

StoredPreferences::StoredPreferences(const UserFiles* files, StoreProblems& problems)
    : file_(files, settings_file, StoreProblem::Kind::SettingsSetAside, problems) {
  read();
}

void StoredPreferences::read_again() {
  file_.forget_problems();
  value_ = {};
  unsaved_ = false;
  read();
}

void StoredPreferences::read() {
  const Expected<std::string> text = file_.read();
  if (!text && text.failure().kind == FailureKind::NotFound) return;
  bool valid = false;
  if (text) {
    ReadPreferences read = read_preferences(*text);
    value_ = std::move(read.preferences);
    valid = read.valid;
  }
  if (!valid) file_.set_aside();
}

void StoredPreferences::follow(const SystemSettings& settings) {
  if (!value_.own_motion) value_.reduced_motion = settings.reduced_motion;
  if (value_.own_colors) return;
  value_.light_panel = settings.light;
  value_.theme = settings.contrast ? "high-contrast" : "";
}

void StoredPreferences::set(Preferences value) {
  set_unsaved(std::move(value));
  save();
}

void StoredPreferences::set_unsaved(Preferences value) {
  if (value == value_) return;
  const bool other_colors = value.theme != value_.theme || value.light_panel != value_.light_panel;
  value.own_colors = value.own_colors || other_colors;
  value.own_motion = value.own_motion || value.reduced_motion != value_.reduced_motion;
  value_ = std::move(value);
  unsaved_ = true;
}

void StoredPreferences::save() {
  if (std::exchange(unsaved_, false)) file_.write(to_text(value_));
}

void StoredPreferences::add_unwritten(KeptFiles& all) const {
  if (file_.is_unwritable()) file_.add_to(all, to_text(value_));
}

}  // namespace damas
