// Owns suspending the audio device while no sound plays; internal to src/platform.
#pragma once

namespace damas {

// To be called before a sound.
void wake_audio();
// To be called when there has been silence for a while.
void rest_audio();

}  // namespace damas
