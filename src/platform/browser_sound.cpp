#include "platform/audio_rest.hpp"

extern "C" {
// Implemented in emscripten/library/sound.js.
void damas_wake_audio(void);
void damas_rest_audio(void);
}

namespace damas {

void wake_audio() {
  damas_wake_audio();
}

void rest_audio() {
  damas_rest_audio();
}

}  // namespace damas
