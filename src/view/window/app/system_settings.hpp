// Owns SystemSettings: what the system knows of the person's wishes, for settings that nobody has
// chosen yet, and of their device.
#pragma once

namespace damas {

struct SystemSettings {
  bool reduced_motion = false;
  bool light = false;     // light panels
  bool contrast = false;  // strong contrasts
  bool fingers = false;   // the usual pointer is a finger, so there may be no keyboard

  friend bool operator==(const SystemSettings&, const SystemSettings&) = default;
};

}  // namespace damas
