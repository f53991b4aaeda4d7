// Owns sound: plays and mixes short mono samples that the caller makes.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace damas {

// One value in -1..1 per tick of sample_rate.
using Samples = std::vector<float>;
constexpr int sample_rate = 44100;

// Adds up the playing samples. Not thread-safe.
class Mixer {
 public:
  // `gain` 0..1. If all voices are in use, the oldest is cut off.
  void play(std::shared_ptr<const Samples> samples, float gain);
  // Overwrites `out` with the next part of the sound, clipped to -1..1.
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

// Opens the device at the first audible sound; if that fails, it stays silent and available() is
// false.
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
