#include "view/window/app/sound_box.hpp"

#include <algorithm>
#include <cmath>

#include <doctest/doctest.h>

namespace damas::test {

namespace {

using std::chrono::milliseconds;

struct Heard {
  std::vector<SoundEffect> effects;
  float volume = -1;
};

class Listener final : public Speaker {
 public:
  explicit Listener(Heard& heard) : heard_(heard) {}
  void play(SoundEffect effect, std::shared_ptr<const Samples>) override {
    heard_.effects.push_back(effect);
  }
  void set_volume(float volume) override { heard_.volume = volume; }
  void set_muted(bool) override {}

 private:
  Heard& heard_;
};

}  // namespace

TEST_CASE("All sounds are short, soft, and end in silence") {
  for (std::size_t i = 0; i < sound_effect_count; ++i) {
    CAPTURE(i);
    const Samples samples = synthesise(static_cast<SoundEffect>(i));
    CHECK(samples.size() > sample_rate / 20);
    CHECK(samples.size() < sample_rate * 3 / 2);
    const auto [low, high] = std::minmax_element(samples.begin(), samples.end());
    CHECK(*high > 0.05F);
    CHECK(*high < 0.7F);
    CHECK(*low > -0.7F);
    CHECK(std::abs(samples.front()) < 0.01F);
    CHECK(std::abs(samples.back()) < 0.01F);
  }
}

TEST_CASE("Delayed sounds play when they are due") {
  Heard heard;
  SoundBox box(std::make_unique<Listener>(heard));
  box.play(SoundEffect::Capture, milliseconds{100});
  box.play(SoundEffect::Move);
  CHECK(heard.effects == std::vector{SoundEffect::Move});
  CHECK(box.due() == milliseconds{100});
  box.update(milliseconds{60});
  CHECK(box.due() == milliseconds{40});
  box.update(milliseconds{60});
  CHECK(heard.effects == std::vector{SoundEffect::Move, SoundEffect::Capture});
  CHECK_FALSE(box.due().has_value());
}

TEST_CASE("Cancelled sounds are not played") {
  Heard heard;
  SoundBox box(std::make_unique<Listener>(heard));
  box.play(SoundEffect::GameOver, milliseconds{10});
  box.cancel();
  box.update(milliseconds{20});
  CHECK(heard.effects.empty());
}

TEST_CASE("Without a speaker there is silence") {
  SoundBox box(nullptr);
  box.play(SoundEffect::Move);
  box.set_volume(1);
  box.set_muted(true);
  CHECK_FALSE(box.due().has_value());
}

}  // namespace damas::test
