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
  // Not saved until the person changes a setting. Has an effect only if there are no settings of an
  // earlier visit; it is likewise not saved before a change.
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
  bool known_ = false;  // there are settings of an earlier visit, even if they could not be read
};

}  // namespace damas
