// Owns SystemSettings: the person's wishes and the kind of device, as the system knows them. They
// decide the settings that nobody has chosen yet.
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
