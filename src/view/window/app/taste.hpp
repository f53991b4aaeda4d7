// Owns Taste: what the system knows of the person's wishes, for settings that nobody has chosen
// yet.
#pragma once

namespace damas {

struct Taste {
  bool reduced_motion = false;
  bool light = false;     // light panels
  bool contrast = false;  // strong contrasts

  friend bool operator==(const Taste&, const Taste&) = default;
};

}  // namespace damas
