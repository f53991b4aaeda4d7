#include "platform/sdl_audio.hpp"

#include <SDL.h>

namespace damas {

namespace {

#ifdef __linux__
using AlsaHandler = void (*)(const char* file, int line, const char* function, int error,
                             const char* format, ...);

void say_nothing(const char*, int, const char*, int, const char*, ...) {}

// Silences ALSA's error messages. SDL loads the same library, if it exists, and keeps it loaded.
void silence_alsa() {
  void* const library = SDL_LoadObject("libasound.so.2");
  if (library == nullptr) return;
  void* const set_handler = SDL_LoadFunction(library, "snd_lib_error_set_handler");
  if (set_handler == nullptr) return;
  reinterpret_cast<int (*)(AlsaHandler)>(set_handler)(say_nothing);
}
#else
void silence_alsa() {}
#endif

}  // namespace

bool start_audio() {
  silence_alsa();
  return SDL_InitSubSystem(SDL_INIT_AUDIO) == 0;
}

}  // namespace damas
