#include "view/window/app/sound_box.hpp"

#include <algorithm>
#include <utility>

namespace damas {

namespace {

class Loudspeaker final : public Speaker {
 public:
  void play(SoundEffect, std::shared_ptr<const Samples> samples) override {
    sound_.play(std::move(samples));
  }
  void set_volume(float volume) override { sound_.set_volume(volume); }
  void set_muted(bool muted) override { sound_.set_muted(muted); }

 private:
  Sound sound_;
};

}  // namespace

SoundBox::SoundBox(std::unique_ptr<Speaker> speaker) : speaker_(std::move(speaker)) {}

SoundBox::~SoundBox() = default;

void SoundBox::play(SoundEffect effect, Milliseconds delay) {
  if (delay <= Milliseconds{0}) return play_now(effect);
  pending_.push_back({effect, delay});
}

void SoundBox::play_now(SoundEffect effect) {
  if (!speaker_) return;
  std::shared_ptr<const Samples>& samples = samples_[static_cast<std::size_t>(effect)];
  if (!samples) samples = std::make_shared<const Samples>(synthesise(effect));
  speaker_->play(effect, samples);
}

void SoundBox::set_volume(float volume) {
  if (speaker_) speaker_->set_volume(volume);
}

void SoundBox::set_muted(bool muted) {
  if (speaker_) speaker_->set_muted(muted);
}

void SoundBox::update(Milliseconds elapsed) {
  for (Pending& p : pending_)
    p.left -= elapsed;
  const auto is_due = [](const Pending& p) { return p.left <= Milliseconds{0}; };
  const auto later = std::stable_partition(pending_.begin(), pending_.end(), is_due);
  for (auto p = pending_.begin(); p != later; ++p)
    play_now(p->effect);
  pending_.erase(pending_.begin(), later);
}

std::optional<SoundBox::Milliseconds> SoundBox::due() const {
  if (pending_.empty()) return std::nullopt;
  return std::min_element(pending_.begin(), pending_.end(),
                          [](const Pending& a, const Pending& b) { return a.left < b.left; })
      ->left;
}

std::unique_ptr<Speaker> open_loudspeaker() {
  return std::make_unique<Loudspeaker>();
}

}  // namespace damas
