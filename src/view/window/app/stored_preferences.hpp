// Owns StoredPreferences: the person's preferences and their file.
#pragma once

#include "view/window/app/preferences.hpp"
#include "view/window/app/stored_file.hpp"
#include "view/window/app/system_settings.hpp"

namespace damas {

class StoredPreferences {
 public:
  StoredPreferences(const UserFiles* files, StoreProblems& problems);

  [[nodiscard]] const Preferences& value() const { return value_; }
  void set(Preferences value);
  // save() must follow, which writes only what has changed.
  void set_unsaved(Preferences value);
  void save();
  // Takes over what the person has not chosen. Not saved until the person changes a setting.
  void follow(const SystemSettings& settings);
  void yield_keys_to_browser() { value_.keys.yield_to_browser(); }

  // The files have been replaced.
  void read_again();
  void add_unwritten(KeptFiles& all) const;

 private:
  void read();

  StoredFile file_;
  Preferences value_;
  bool unsaved_ = false;
};

}  // namespace damas
