#include "view/window/menu/background_game.hpp"

namespace damas {

namespace {

constexpr Milliseconds between_moves{2800};
constexpr Milliseconds after_the_end{6000};
constexpr int level = 2;

MatchSetup setup_with(std::uint64_t seed) {
  MatchSetup setup;
  setup.players = {Computer{level}, Computer{level}};
  setup.seed = seed;
  return setup;
}

}  // namespace

BackgroundGame::BackgroundGame(const EngineOptions& engine, std::uint64_t seed)
    : match_(setup_with(seed), engine), engine_(engine), animation_(match_.game()) {}

bool BackgroundGame::update(Milliseconds elapsed, MotionSpeed speed) {
  animation_.set_speed(speed);
  bool changed = animation_.advance(elapsed);
  since_move_ += elapsed;
  if (match_.outcome() && since_move_ >= after_the_end) {
    match_ = Match(setup_with(match_.setup().seed + 1), engine_);
    animation_.reset(match_.game());
    since_move_ = Milliseconds{0};
    changed = true;
  }
  if (since_move_ >= between_moves) match_.tick(Milliseconds{0});
  for (const Event& event : match_.take_events()) {
    animation_.feed(event, match_.game());
    since_move_ = Milliseconds{0};
    changed = true;
  }
  animation_.take_cues();
  return changed;
}

std::optional<Milliseconds> BackgroundGame::next_update() const {
  if (animation_.running()) return Milliseconds{0};
  const Milliseconds pause = match_.outcome() ? after_the_end : between_moves;
  return since_move_ < pause ? pause - since_move_ : match_.next_update();
}

}  // namespace damas
