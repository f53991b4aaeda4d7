#include "platform/sound.hpp"

#include <array>
#include <cstdio>
#include <filesystem>

#include <SDL.h>
#include <doctest/doctest.h>

#include "files/test_folder.hpp"

#ifdef __linux__
#include <unistd.h>
#endif

namespace damas {

namespace {

std::shared_ptr<const Samples> constant(float value, std::size_t length) {
  return std::make_shared<const Samples>(length, value);
}

}  // namespace

TEST_CASE("the mixer adds what plays and falls silent when it ends") {
  Mixer mixer;
  mixer.play(constant(0.25F, 6), 1);
  mixer.play(constant(0.5F, 3), 0.5F);
  std::array<float, 4> out{};
  mixer.render(out);
  CHECK(out == std::array{0.5F, 0.5F, 0.5F, 0.25F});
  CHECK_FALSE(mixer.silent());
  mixer.render(out);
  CHECK(out == std::array{0.25F, 0.25F, 0.0F, 0.0F});
  CHECK(mixer.silent());
}

TEST_CASE("the mixer clips instead of wrapping and obeys its gain") {
  Mixer mixer;
  std::array<float, 2> out{};
  for (int i = 0; i < 3; ++i)
    mixer.play(constant(-0.9F, 8), 1);
  mixer.render(out);
  CHECK(out[0] == -1.0F);
  mixer.set_gain(0);
  mixer.render(out);
  CHECK(out[0] == 0.0F);
}

TEST_CASE("with all voices in use the oldest is cut off") {
  Mixer mixer;
  mixer.play(constant(0.5F, 8), 1);
  for (int i = 0; i < 16; ++i)
    mixer.play(constant(0.001F, 8), 1);
  std::array<float, 1> out{};
  mixer.render(out);
  CHECK(out[0] == doctest::Approx(0.016));
  mixer.play(nullptr, 1);
  mixer.play(std::make_shared<const Samples>(), 1);
}

TEST_CASE("a muted or silent player opens no device") {
  SDL_setenv("SDL_AUDIODRIVER", "no-such-driver", 1);
  Sound sound;
  sound.set_muted(true);
  sound.play(constant(0.1F, 8));
  CHECK(sound.available());
  sound.set_muted(false);
  sound.set_volume(0);
  sound.play(constant(0.1F, 8));
  CHECK(sound.available());
}

TEST_CASE("without a device sounds are dropped, and available() is false") {
  SDL_setenv("SDL_AUDIODRIVER", "no-such-driver", 1);
  Sound sound;
  sound.play(constant(0.1F, 8));
  CHECK_FALSE(sound.available());
  sound.play(constant(0.1F, 8));
  sound.set_volume(2);
  CHECK(sound.volume() == 1);
}

#ifdef __linux__
TEST_CASE("whether or not there is a sound card, nothing is written on the terminal") {
  const test::Folder folder;
  const std::string said = folder.path("said");
  std::fflush(stderr);
  const int terminal = dup(STDERR_FILENO);
  REQUIRE(std::freopen(said.c_str(), "w", stderr) != nullptr);
  SDL_setenv("SDL_AUDIODRIVER", "alsa", 1);
  Sound().play(constant(0, 8));
  std::fflush(stderr);
  dup2(terminal, STDERR_FILENO);
  close(terminal);
  CHECK(std::filesystem::file_size(said) == 0);
}
#endif

TEST_CASE("with a device sounds are accepted") {
  SDL_setenv("SDL_AUDIODRIVER", "dummy", 1);
  Sound sound;
  sound.play(constant(0.1F, 8));
  sound.set_volume(0.5F);
  CHECK(sound.available());
}

}  // namespace damas
