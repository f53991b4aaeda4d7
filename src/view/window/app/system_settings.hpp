// Owns SystemSettings: what the system knows of the person's wishes, for settings that nobody has
// chosen yet.
#pragma once

namespace damas {

struct SystemSettings {
  bool reduced_motion = false;
  bool light = false;     // light panels
  bool contrast = false;  // strong contrasts

  friend bool operator==(const SystemSettings&, const SystemSettings&) = default;
};

}  // namespace damas
