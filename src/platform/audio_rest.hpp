// Owns the rest of the audio device while nothing sounds; for the sources of this room only.
#pragma once

namespace damas {

// Something is about to sound.
void wake_audio();
// All has been silent for a while.
void rest_audio();

}  // namespace damas
