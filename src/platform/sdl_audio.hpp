// Owns the start of SDL's audio; internal to src/platform.
#pragma once

namespace damas {

// Starts SDL's audio, without the messages that sound libraries print if there is no sound card.
// False if there is no audio.
bool start_audio();

}  // namespace damas
