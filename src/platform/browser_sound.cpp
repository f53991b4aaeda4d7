#include <algorithm>

#include "platform/sound.hpp"

extern "C" {
// Implemented in emscripten/library/sound.js. The samples are copied.
void damas_play_sound(const float* samples, int count, int rate, float gain);
void damas_set_volume(float volume);
}

namespace damas {

struct Sound::State {
  float volume = 1;
  bool muted = false;
};

Sound::Sound() : state_(std::make_unique<State>()) {}
Sound::~Sound() = default;

void Sound::play(std::shared_ptr<const Samples> samples, float gain) {
  if (state_->muted || state_->volume <= 0) return;
  damas_play_sound(samples->data(), static_cast<int>(samples->size()), sample_rate, gain);
}

void Sound::set_volume(float volume) {
  state_->volume = std::clamp(volume, 0.0F, 1.0F);
  damas_set_volume(state_->muted ? 0 : state_->volume);
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
  return true;
}

}  // namespace damas
