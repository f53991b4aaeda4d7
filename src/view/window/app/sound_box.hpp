// Owns the program's sounds: their purposes, times and volume.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "platform/sound.hpp"

namespace damas {

enum class SoundEffect : std::uint8_t {
  Move,
  Capture,  // one piece
  Promotion,
  Refused,
  LowTime,
  GameOver,
  Slide,  // of a tile of the puzzle
};
inline constexpr std::size_t sound_effect_count = static_cast<std::size_t>(SoundEffect::Slide) + 1;

// Short soft knocks, computed when first needed; always the same samples.
Samples synthesise(SoundEffect effect);

// The output of sounds; tests replace it instead of opening a device.
class Speaker {
 public:
  virtual ~Speaker() = default;
  virtual void play(SoundEffect effect, std::shared_ptr<const Samples> samples) = 0;
  virtual void set_volume(float volume) = 0;  // 0..1
  virtual void set_muted(bool muted) = 0;
};

class SoundBox {
 public:
  using Milliseconds = std::chrono::milliseconds;

  // If the speaker is null, there is no sound.
  explicit SoundBox(std::unique_ptr<Speaker> speaker);
  ~SoundBox();

  // Plays after `delay`, so that a sound coincides with the landing of a piece.
  void play(SoundEffect effect, Milliseconds delay = Milliseconds{0});
  // Cancels the sounds that are still to come.
  void cancel() { pending_.clear(); }
  void set_volume(float volume);
  void set_muted(bool muted);

  void update(Milliseconds elapsed);
  // Time until the next delayed sound.
  std::optional<Milliseconds> due() const;

 private:
  struct Pending {
    SoundEffect effect;
    Milliseconds left;
  };
  void play_now(SoundEffect effect);

  std::unique_ptr<Speaker> speaker_;
  std::array<std::shared_ptr<const Samples>, sound_effect_count> samples_;
  std::vector<Pending> pending_;
};

// The machine's loudspeakers.
std::unique_ptr<Speaker> open_loudspeaker();

}  // namespace damas
