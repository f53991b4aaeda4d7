#include "platform/sound.hpp"

#include <algorithm>
#include <utility>

#include <SDL.h>

#include "platform/sdl_audio.hpp"

namespace damas {

namespace {

constexpr std::uint16_t buffer_ticks = 1024;  // 23 ms

}  // namespace

struct Sound::State {
  Mixer mixer;  // shared with the audio thread: use it only under SDL_LockAudioDevice
  SDL_AudioDeviceID device = 0;
  float volume = 1;
  bool muted = false;
  bool tried = false;

  static void fill(void* state, std::uint8_t* bytes, int length) {
    auto* ticks = static_cast<float*>(static_cast<void*>(bytes));
    auto& self = *static_cast<State*>(state);
    self.mixer.render({ticks, static_cast<std::size_t>(length) / sizeof(float)});
  }

  void open() {
    if (std::exchange(tried, true)) return;
    if (!start_audio()) return;
    SDL_AudioSpec wanted{};
    wanted.freq = sample_rate;
    wanted.format = AUDIO_F32SYS;
    wanted.channels = 1;
    wanted.samples = buffer_ticks;
    wanted.callback = fill;
    wanted.userdata = this;
    device = SDL_OpenAudioDevice(nullptr, 0, &wanted, nullptr, 0);
    if (device == 0) {
      SDL_QuitSubSystem(SDL_INIT_AUDIO);
      return;
    }
    SDL_PauseAudioDevice(device, 0);
  }

  void close() {
    if (device == 0) return;
    SDL_CloseAudioDevice(device);
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
  }
};

Sound::Sound() : state_(std::make_unique<State>()) {}
Sound::~Sound() {
  state_->close();
}

void Sound::play(std::shared_ptr<const Samples> samples, float gain) {
  if (state_->muted || state_->volume <= 0) return;
  state_->open();
  if (state_->device == 0) return;
  SDL_LockAudioDevice(state_->device);
  state_->mixer.play(std::move(samples), gain);
  SDL_UnlockAudioDevice(state_->device);
}

void Sound::set_volume(float volume) {
  state_->volume = std::clamp(volume, 0.0F, 1.0F);
  if (state_->device != 0) SDL_LockAudioDevice(state_->device);
  state_->mixer.set_gain(state_->muted ? 0 : state_->volume);
  if (state_->device != 0) SDL_UnlockAudioDevice(state_->device);
}

float Sound::volume() const {
  return state_->volume;
}

void Sound::set_muted(bool muted) {
  state_->muted = muted;
  set_volume(state_->volume);
}

bool Sound::muted() const {
  return state_->muted;
}
bool Sound::available() const {
  return !state_->tried || state_->device != 0;
}

}  // namespace damas
