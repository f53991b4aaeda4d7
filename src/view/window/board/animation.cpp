#include "view/window/board/animation.hpp"

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

namespace damas {

namespace {

constexpr int most_plies_shown = 2;
constexpr std::size_t longest_queue = 3;
constexpr float swing_width = 0.08F;  // of a square

Cue cue_of(Motion::Moment::What what) {
  switch (what) {
    case Motion::Moment::What::Captured:
      return Cue::Captured;
    case Motion::Moment::What::Crowned:
      return Cue::Crowned;
    case Motion::Moment::What::Stepped:
      break;
  }
  return Cue::Stepped;
}

event::MovePlayed move_at(const Game& game) {
  const Move& move = game.move_from(game.ply());
  event::MovePlayed played{game.ply() + 1, game.side_to_move(), *game.piece_at(move.from),
                           move,           game.path(move),     {}};
  played.captured = game.captures_along(move, played.path);
  return played;
}

}  // namespace

Animation::Animation(const Game& game) {
  reset(game);
}

void Animation::set_speed(MotionSpeed speed) {
  speed_ = speed;
  if (speed == MotionSpeed::Off) finish();
}

void Animation::reset(const Game& game) {
  shape_ = game.shape();
  removal_ = game.rules().removal;
  queue_.clear();
  shake_.reset();
  placement_ = Placement(game);
  ply_ = game.ply();
}

void Animation::feed(const Event& event, const Game& game, std::optional<Spot> dropped) {
  if (const auto* played = std::get_if<event::MovePlayed>(&event)) show(*played, game, dropped);
  if (const auto* undone = std::get_if<event::Undone>(&event)) travel(game, undone->to_ply);
  if (const auto* redone = std::get_if<event::Redone>(&event)) travel(game, redone->to_ply);
}

void Animation::go_to(const Game& game) {
  travel(game, game.ply());
}

void Animation::show(const event::MovePlayed& move, const Game& game, std::optional<Spot> dropped) {
  if (move.ply != ply_ + 1 || latest().piece_at(move.path.front()) != move.piece) {
    cut_to(game, std::min(move.ply, game.last_ply()));
    return;
  }
  ply_ = move.ply;
  enqueue(Motion(latest(), move, {shape_, removal_, dropped}), false);
}

void Animation::travel(const Game& game, int to_ply) {
  const int target = std::min(to_ply, game.last_ply());
  if (std::abs(target - ply_) > most_plies_shown || shape_ != game.shape()) {
    cut_to(game, target);
    return;
  }
  while (ply_ != target) {
    const bool backwards = target < ply_;
    if (!show_ply(game, backwards ? ply_ - 1 : ply_, backwards)) {
      cut_to(game, target);
      return;
    }
  }
  Game there = game;
  there.go_to(target);
  if (latest() != Placement(there)) cut_to(game, target);
}

bool Animation::show_ply(const Game& game, int ply, bool backwards) {
  if (ply >= game.last_ply()) return false;
  Game there = game;
  there.go_to(ply);
  Motion motion(Placement(there), move_at(there), {shape_, removal_, std::nullopt});
  if (latest() != (backwards ? motion.after() : motion.before())) return false;
  ply_ = backwards ? ply : ply + 1;
  enqueue(std::move(motion), backwards);
  return true;
}

void Animation::cut_to(const Game& game, int ply) {
  Game there = game;
  there.go_to(ply);
  reset(there);
}

void Animation::refuse(Square s) {
  cues_.push_back(Cue::Refused);
  if (speed_ != MotionSpeed::Off) shake_ = Shake{s, Milliseconds{0}};
}

void Animation::put_back(Square s, Spot from) {
  if (latest().piece_at(s)) enqueue(Motion(latest(), s, from, shape_), false);
}

void Animation::enqueue(Motion motion, bool backwards) {
  shake_.reset();
  queue_.push_back({std::move(motion), backwards});
  const std::size_t most = speed_ == MotionSpeed::Off ? 0 : longest_queue;
  while (queue_.size() > most)
    advance_first(queue_.front().left());
}

int Animation::rate() const {
  const int speed = speed_ == MotionSpeed::Fast ? 2 : 1;
  return queue_.front().backwards ? 2 * speed : speed;
}

bool Animation::advance(Milliseconds elapsed) {
  const bool changed = running() && elapsed > Milliseconds{0};
  if (shake_ && (shake_->age += elapsed) >= shaking) shake_.reset();
  Milliseconds rest = elapsed;
  while (!queue_.empty() && rest > Milliseconds{0}) {
    const Milliseconds step = std::min(rest * rate(), queue_.front().left());
    const Milliseconds used = (step + Milliseconds{rate() - 1}) / rate();
    advance_first(step);
    rest -= used;
  }
  return changed;
}

void Animation::advance_first(Milliseconds by) {
  Queued& first = queue_.front();
  const Milliseconds from = std::exchange(first.age, first.age + by);
  for (const Motion::Moment& moment : first.motion.moments()) {
    if (!first.backwards && moment.at > from && moment.at <= first.age) {
      cues_.push_back(cue_of(moment.what));
    }
  }
  if (first.left() > Milliseconds{0}) return;
  if (first.backwards) cues_.push_back(Cue::Stepped);
  placement_ = first.result();
  queue_.pop_front();
}

void Animation::finish() {
  shake_.reset();
  while (!queue_.empty())
    advance_first(queue_.front().left());
}

BoardPicture Animation::Queued::picture() const {
  return motion.at(backwards ? left() : age);
}

BoardPicture Animation::picture() const {
  BoardPicture picture = queue_.empty() ? BoardPicture{placement_, {}} : queue_.front().picture();
  if (!shake_) return picture;
  const std::optional<Piece> piece = picture.resting.piece_at(shake_->square);
  if (!piece) return picture;
  const float t = static_cast<float>(shake_->age.count()) / static_cast<float>(shaking.count());
  Spot at = spot_of(shape_.cell(shake_->square));
  at.file += swing_width * swing(t);
  picture.resting.remove(shake_->square);
  picture.sprites.push_back({*piece, at});
  return picture;
}

std::vector<Cue> Animation::take_cues() {
  return std::exchange(cues_, {});
}

}  // namespace damas
