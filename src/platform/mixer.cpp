#include <algorithm>
#include <utility>

#include "platform/sound.hpp"

namespace damas {

void Mixer::play(std::shared_ptr<const Samples> samples, float gain) {
  if (!samples || samples->empty()) return;
  if (voices_.size() == most_voices) voices_.erase(voices_.begin());
  voices_.push_back({std::move(samples), gain, 0});
}

void Mixer::render(std::span<float> out) {
  std::fill(out.begin(), out.end(), 0.0F);
  for (Voice& voice : voices_) {
    const std::size_t count = std::min(out.size(), voice.samples->size() - voice.position);
    for (std::size_t i = 0; i < count; ++i) {
      out[i] += (*voice.samples)[voice.position + i] * voice.gain * gain_;
    }
    voice.position += count;
  }
  for (float& value : out)
    value = std::clamp(value, -1.0F, 1.0F);
  std::erase_if(voices_, [](const Voice& v) { return v.position == v.samples->size(); });
}

}  // namespace damas
