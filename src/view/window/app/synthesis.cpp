// The samples of the sounds: a few damped tones, like wood when it is tapped.
#include <cmath>
#include <cstdint>
#include <initializer_list>

#include "view/window/app/sound_box.hpp"

namespace damas {

namespace {

constexpr float two_pi = 6.28318531F;
constexpr float rate = static_cast<float>(sample_rate);

// A tone that starts at `at` and loses half its strength every `half_life`, both in seconds.
struct Tone {
  float at;
  float hertz;
  float half_life;
  float strength;
};

// A short noise at the beginning of a tap.
struct Tap {
  float at;
  float half_life;
  float strength;
};

float fade(float seconds, float half_life) {
  return std::exp2(-seconds / half_life);
}

// Rises within two milliseconds, to avoid a click.
float attack(float seconds) {
  return std::fmin(1.0F, seconds / 0.002F);
}

void add(Samples& out, const Tone& tone) {
  const auto first = static_cast<std::size_t>(tone.at * rate);
  for (std::size_t i = first; i < out.size(); ++i) {
    const float t = static_cast<float>(i - first) / rate;
    out[i] +=
        tone.strength * attack(t) * fade(t, tone.half_life) * std::sin(two_pi * tone.hertz * t);
  }
}

void add(Samples& out, const Tap& tap) {
  std::uint32_t noise = 0x9E3779B9U;
  float smooth = 0;
  const auto first = static_cast<std::size_t>(tap.at * rate);
  for (std::size_t i = first; i < out.size(); ++i) {
    noise = noise * 1664525U + 1013904223U;
    const float white = static_cast<float>(noise >> 8U) / 8388608.0F - 1.0F;
    smooth += 0.25F * (white - smooth);
    const float t = static_cast<float>(i - first) / rate;
    out[i] += tap.strength * attack(t) * fade(t, tap.half_life) * smooth;
  }
}

Samples sound(float seconds, std::initializer_list<Tone> tones, std::initializer_list<Tap> taps) {
  Samples out(static_cast<std::size_t>(seconds * rate), 0.0F);
  for (const Tone& tone : tones)
    add(out, tone);
  for (const Tap& tap : taps)
    add(out, tap);
  // The last hundredth of a second fades out.
  const std::size_t tail = std::min(out.size(), static_cast<std::size_t>(0.01F * rate));
  for (std::size_t i = 0; i < tail; ++i) {
    out[out.size() - 1 - i] *= static_cast<float>(i) / static_cast<float>(tail);
  }
  return out;
}

}  // namespace

Samples synthesise(SoundEffect effect) {
  switch (effect) {
    case SoundEffect::Move:
      return sound(0.14F, {{0, 310, 0.018F, 0.30F}, {0, 742, 0.010F, 0.14F}}, {{0, 0.004F, 0.5F}});
    case SoundEffect::Capture:
      return sound(0.16F, {{0, 232, 0.022F, 0.32F}, {0, 586, 0.012F, 0.16F}}, {{0, 0.006F, 0.5F}});
    case SoundEffect::Promotion:
      return sound(0.55F, {{0, 523, 0.07F, 0.16F}, {0.09F, 784, 0.10F, 0.18F}},
                   {{0, 0.004F, 0.3F}});
    case SoundEffect::Refused:
      return sound(0.20F, {{0, 140, 0.03F, 0.32F}, {0.08F, 124, 0.03F, 0.28F}}, {});
    case SoundEffect::LowTime:
      return sound(0.30F, {{0, 880, 0.03F, 0.14F}, {0.14F, 880, 0.03F, 0.14F}}, {});
    case SoundEffect::GameOver:
      return sound(1.1F,
                   {{0, 392, 0.14F, 0.16F}, {0.14F, 523, 0.14F, 0.16F}, {0.28F, 659, 0.20F, 0.18F}},
                   {{0, 0.004F, 0.3F}});
    case SoundEffect::Slide:
      break;
  }
  return sound(0.10F, {{0, 420, 0.012F, 0.22F}}, {{0, 0.012F, 0.45F}});
}

}  // namespace damas
