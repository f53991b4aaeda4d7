// Owns sound: short mono samples made by the caller, mixed and played.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace damas {

// One number in -1..1 per tick of sample_rate.
using Samples = std::vector<float>;
constexpr int sample_rate = 44100;

// Adds up what is playing. Not thread-safe by itself.
class Mixer {
 public:
  // `gain` 0..1. When all voices are taken the oldest is cut.
  void play(std::shared_ptr<const Samples> samples, float gain);
  // Overwrites `out` with the next stretch of sound, clipped to -1..1.
  void render(std::span<float> out);
  void set_gain(float gain) { gain_ = gain; }
  bool silent() const { return voices_.empty(); }

 private:
  struct Voice {
    std::shared_ptr<const Samples> samples;
    float gain = 1;
    std::size_t position = 0;
  };
  static constexpr std::size_t most_voices = 16;
  std::vector<Voice> voices_;  // oldest first
  float gain_ = 1;
};

// Opens the device at the first sound that can be heard; without one it stays silent and says so.
class Sound {
 public:
  Sound();
  ~Sound();
  Sound(const Sound&) = delete;
  Sound& operator=(const Sound&) = delete;

  void play(std::shared_ptr<const Samples> samples, float gain = 1);
  void set_volume(float volume);  // 0..1
  float volume() const;
  void set_muted(bool muted);
  bool muted() const;
  // False once opening the device has failed.
  bool available() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace damas
