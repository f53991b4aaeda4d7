// Owns the start of SDL's audio; for the sources of this room only.
#pragma once

namespace damas {

// SDL_InitSubSystem for audio, without what sound libraries would write on the terminal where there
// is no sound card. False when there is no audio.
bool start_audio();

}  // namespace damas
