#include "view/window/board/motion.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>

namespace damas {

namespace {

using Milliseconds = Motion::Milliseconds;

constexpr float step_height = 0.3F;
constexpr float jump_height = 1;

float distance(Spot a, Spot b) {
  return std::max(std::abs(a.file - b.file), std::abs(a.rank - b.rank));
}

// The progress between the two times, 0..1.
float part(Milliseconds time, Milliseconds begin, Milliseconds end) {
  if (end <= begin) return 1;
  const auto into = static_cast<float>((time - begin).count());
  return std::clamp(into / static_cast<float>((end - begin).count()), 0.0F, 1.0F);
}

// The time of a step or a jump, plus a little for each further square of a slide.
Milliseconds slide_time(Milliseconds shortest, float squares, float short_squares) {
  const auto further = std::max(0, static_cast<int>(std::lround(squares - short_squares)));
  return std::min(motion_time::longest_slide, shortest + further * motion_time::further_square);
}

}  // namespace

float ease_out(float t) {
  const float left = 1 - std::clamp(t, 0.0F, 1.0F);
  return 1 - left * left * left;
}

float swing(float t) {
  constexpr float swings = 3;
  return (1 - t) * std::sin(2 * std::numbers::pi_v<float> * swings * t);
}

float Motion::Leg::progress(Milliseconds time) const {
  return ease_out(part(time, begin, end));
}

Milliseconds Motion::Leg::when_passing(Spot spot) const {
  const float whole = distance(from, to);
  const float passed = whole == 0 ? 1 : std::min(1.0F, distance(from, spot) / whole);
  const float t = 1 - std::cbrt(1 - passed);  // the inverse of ease_out
  return begin + Milliseconds{std::lround(t * static_cast<float>((end - begin).count()))};
}

Motion::Motion(const Placement& before, const event::MovePlayed& move, const Settings& settings)
    : before_(before), mover_(move.piece), promotes_(move.move.promotes) {
  assert(move.path.size() >= 2);
  resting_ = before;
  resting_.remove(move.path.front());
  for (const Square s : move.captured)
    resting_.remove(s);
  after_ = resting_;
  after_.put(move.path.back(), {mover_.side, promotes_ ? Kind::King : mover_.kind});
  add_legs(move, settings);
  landed_ = legs_.back().end;
  duration_ = landed_ + (promotes_ ? motion_time::crowning : Milliseconds{0});
  add_victims(move, settings);
  add_moments();
}

Motion::Motion(const Placement& placement, Square home, Spot from, const BoardShape& shape)
    : before_(placement),
      after_(placement),
      resting_(placement),
      mover_(*placement.piece_at(home)),
      landed_(motion_time::returning),
      duration_(motion_time::returning) {
  resting_.remove(home);
  legs_.push_back({from, spot_of(shape.cell(home)), Milliseconds{0}, landed_, 0});
}

void Motion::add_legs(const event::MovePlayed& move, const Settings& settings) {
  const auto spot = [&](Square s) { return spot_of(settings.shape.cell(s)); };
  if (settings.dropped) {
    legs_.push_back(
        {*settings.dropped, spot(move.path.back()), Milliseconds{0}, motion_time::settling, 0});
    return;
  }
  const bool capture = !move.captured.empty();
  Milliseconds now{0};
  for (std::size_t i = 1; i < move.path.size(); ++i) {
    const Spot from = spot(move.path[i - 1]);
    const Spot to = spot(move.path[i]);
    const Milliseconds shortest = i == 1 ? motion_time::step : motion_time::further_jump;
    const Milliseconds end = now + slide_time(shortest, distance(from, to), capture ? 2 : 1);
    legs_.push_back({from, to, now, end, capture ? jump_height : step_height});
    now = end;
  }
}

void Motion::add_victims(const event::MovePlayed& move, const Settings& settings) {
  for (std::size_t i = 0; i < move.captured.size(); ++i) {
    const std::optional<Piece> piece = before_.piece_at(move.captured[i]);
    if (!piece) continue;
    Victim victim;
    victim.sprite = {*piece, spot_of(settings.shape.cell(move.captured[i]))};
    const Leg& leg = legs_[std::min(i, legs_.size() - 1)];
    victim.jumped = settings.dropped ? landed_ : leg.when_passing(victim.sprite.at);
    victim.leaves = settings.removal == Removal::AtOnce ? victim.jumped : landed_;
    duration_ = std::max(duration_, victim.leaves + motion_time::leaving);
    victims_.push_back(victim);
  }
}

void Motion::add_moments() {
  for (const Victim& victim : victims_)
    moments_.push_back({Moment::What::Captured, victim.jumped});
  if (victims_.empty()) moments_.push_back({Moment::What::Stepped, landed_});
  if (promotes_) moments_.push_back({Moment::What::Crowned, landed_ + motion_time::crowning});
}

BoardPicture Motion::at(Milliseconds time) const {
  if (time >= duration_) return {after_, {}};
  const Milliseconds now = std::max(time, Milliseconds{0});
  BoardPicture picture{resting_, {}};
  for (const Victim& victim : victims_) {
    if (const auto sprite = victim_at(victim, now)) picture.sprites.push_back(*sprite);
  }
  picture.sprites.push_back(mover_at(now));
  return picture;
}

std::optional<Sprite> Motion::victim_at(const Victim& victim, Milliseconds time) {
  Sprite sprite = victim.sprite;
  sprite.semi_captured = time >= victim.jumped;
  sprite.opacity = 1 - part(time, victim.leaves, victim.leaves + motion_time::leaving);
  return sprite.opacity > 0 ? std::optional{sprite} : std::nullopt;
}

Sprite Motion::mover_at(Milliseconds time) const {
  const auto under_way = std::find_if(legs_.begin(), legs_.end() - 1,
                                      [time](const Leg& leg) { return time < leg.end; });
  Sprite sprite{mover_, mix(under_way->from, under_way->to, under_way->progress(time))};
  const float t = under_way->progress(time);
  sprite.lift = under_way->height * std::sin(t * std::numbers::pi_v<float>);
  if (time >= landed_) sprite.lift = 0;
  if (promotes_ && time >= landed_) {
    sprite.piece.kind = Kind::King;
    sprite.crown = ease_out(part(time, landed_, landed_ + motion_time::crowning));
  }
  return sprite;
}

}  // namespace damas
