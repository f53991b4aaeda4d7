// Owns the sounds of the program: what they are for, when they play, how loud.
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
  Slide,  // a tile of the puzzle
};
inline constexpr std::size_t sound_effect_count = static_cast<std::size_t>(SoundEffect::Slide) + 1;

// Short soft knocks, made when first needed. Pure: the same samples every time.
Samples synthesise(SoundEffect effect);

// Where sounds go; tests listen there instead of opening a device.
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

  // The speaker may be null: silence.
  explicit SoundBox(std::unique_ptr<Speaker> speaker);
  ~SoundBox();

  // Plays after `delay`, so that a knock meets the piece that lands.
  void play(SoundEffect effect, Milliseconds delay = Milliseconds{0});
  // Forgets what was to play later.
  void hush() { pending_.clear(); }
  void set_volume(float volume);
  void set_muted(bool muted);

  void update(Milliseconds elapsed);
  // When the next sound is due.
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

// The loudspeakers of the machine.
std::unique_ptr<Speaker> open_loudspeaker();

}  // namespace damas
