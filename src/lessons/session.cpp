#include "lessons/session.hpp"

#include <algorithm>
#include <utility>

namespace damas::lessons {

namespace {

template <class Fits>
const Reaction* reaction_of(const std::vector<Reaction>& all, const Fits& fits) {
  const auto found = std::find_if(all.begin(), all.end(), fits);
  return found == all.end() ? nullptr : &*found;
}

// The right number and the choice beside it.
std::vector<int> two_numbers(const std::vector<int>& choices, int right) {
  const auto at = std::find(choices.begin(), choices.end(), right);
  const auto beside = at + 1 != choices.end() ? at + 1 : at - 1;
  return {std::min(right, *beside), std::max(right, *beside)};
}

template <class T>
bool contains(const std::vector<T>& all, const T& wanted) {
  return std::find(all.begin(), all.end(), wanted) != all.end();
}

}  // namespace

Session::Session(Lesson lesson, int step) : lesson_(std::move(lesson)) {
  const bool exists = step >= 0 && step < step_count();
  done_ = exists ? static_cast<std::size_t>(step) : 0;
  begin(done_);
}

void Session::note_done() {
  const bool answered = phase_ == Phase::Moving && after_moving_ == Phase::Done;
  if (answered || phase_ == Phase::Done) done_ = std::max(done_, at_ + 1);
}

void Session::begin(std::size_t step) {
  at_ = step;
  game_ = Game(this->step().start);
  changes_ = {{Change::Kind::Set, 0, {}}};
  say(nullptr, Verdict::None);
  told_ = false;
  found_ = {};
  missed_.reset();
  hint_.reset();
  queued_.clear();
  phase_ = this->step().kind == Step::Kind::Show ? Phase::Done : Phase::Asking;
  if (this->step().moves.empty()) return;
  queue(this->step().moves);
  after_moving_ = Phase::Done;
  left_ = first_move_after;
}

void Session::next() {
  done_ = std::max(done_, at_ + 1);
  if (at_ + 1 < lesson_.steps.size()) return begin(at_ + 1);
  phase_ = Phase::Over;
}

void Session::back() {
  note_done();
  begin(at_ == 0 || phase_ == Phase::Over ? at_ : at_ - 1);
}

void Session::again() {
  note_done();
  begin(at_);
}

void Session::say(const Words* words, Verdict verdict) {
  said_ = words;
  verdict_ = verdict;
}

void Session::queue(const std::vector<Move>& moves) {
  queued_.assign(moves.rbegin(), moves.rend());
  phase_ = Phase::Moving;
  left_ = move_after;
}

void Session::play_on_board(const Move& move, const std::optional<Path>& path) {
  Path way = path ? *path : game_.path(move);
  game_.play(move);
  changes_.push_back({Change::Kind::Played, game_.ply(), std::move(way)});
}

bool Session::play(const Move& move, const std::optional<Path>& path) {
  const bool asked = step().kind == Step::Kind::Move || step().kind == Step::Kind::Play;
  if (phase_ != Phase::Asking || !asked || game_.outcome() || !game_.is_legal(move)) return false;
  play_on_board(move, path);
  if (step().kind == Step::Kind::Play) {
    settle_play();
  } else {
    judge(move);
  }
  return true;
}

void Session::judge(const Move& move) {
  const auto fits = [&](const Reaction& r) { return contains(r.moves, move); };
  if (const Reaction* right = reaction_of(step().right, fits)) return finish(*right);
  reject(reaction_of(step().wrong, fits));
}

void Session::finish(const Reaction& reaction, Verdict verdict) {
  say(&reaction.words, verdict);
  told_ = true;
  phase_ = Phase::Done;
  if (reaction.then.empty()) return;
  queue(reaction.then);
  after_moving_ = Phase::Done;
}

void Session::reject(const Reaction* reaction) {
  const Words* other = step().other ? &*step().other : nullptr;
  say(reaction != nullptr ? &reaction->words : other, Verdict::Wrong);
  told_ = reaction != nullptr;
  phase_ = Phase::Refuting;
  back_to_ = 0;
  left_ = take_back_after;
  if (reaction == nullptr || reaction->then.empty()) return;
  queue(reaction->then);
  after_moving_ = Phase::Refuting;
}

bool Session::may_refute() const {
  return (phase_ == Phase::Machine || (phase_ == Phase::Refuting && !told_)) && !game_.outcome();
}

bool Session::refute(const std::vector<Move>& line) {
  if (!may_refute()) return false;
  std::vector<Move> legal;
  Game game = game_;
  for (const Move& move : line) {
    if (game.outcome() || !game.play(move)) break;
    legal.push_back(move);
  }
  if (phase_ == Phase::Machine) say(nullptr, Verdict::Wrong);
  told_ = true;
  back_to_ = game_.ply() - 1;
  phase_ = Phase::Refuting;
  left_ = take_back_after;
  if (legal.empty()) return true;
  queue(legal);
  after_moving_ = Phase::Refuting;
  return true;
}

bool Session::touch(Square square) {
  if (phase_ != Phase::Asking || step().kind != Step::Kind::Squares) return false;
  missed_.reset();
  const Reaction& right = step().right.front();
  if (right.squares.contains(square)) {
    found_.insert(square);
    hint_.reset();
    say(nullptr, Verdict::Right);
    if (found_ == right.squares) finish(right);
    return true;
  }
  const auto fits = [square](const Reaction& r) { return r.squares.contains(square); };
  const Reaction* wrong = reaction_of(step().wrong, fits);
  missed_ = square;
  const Words* other = step().other ? &*step().other : nullptr;
  say(wrong != nullptr ? &wrong->words : other, Verdict::Wrong);
  return true;
}

bool Session::choose(int number) {
  if (phase_ != Phase::Asking || step().kind != Step::Kind::Count) return false;
  if (!contains(step().choices, number)) return false;
  const auto fits = [number](const Reaction& r) { return contains(r.numbers, number); };
  if (const Reaction* right = reaction_of(step().right, fits)) {
    finish(*right);
    return true;
  }
  const Reaction* wrong = reaction_of(step().wrong, fits);
  const Words* other = step().other ? &*step().other : nullptr;
  say(wrong != nullptr ? &wrong->words : other, Verdict::Wrong);
  return true;
}

bool Session::narrow() {
  if (phase_ != Phase::Asking || hint_) return false;
  const bool squares = step().kind == Step::Kind::Squares;
  const bool number = step().kind == Step::Kind::Count && step().choices.size() > 2;
  if (!squares && !number) return false;
  const Reaction& right = step().right.front();
  hint_.emplace();
  if (squares) {
    const SquareSet left = right.squares - found_;
    hint_->row = game_.shape().cell(*left.begin()).rank + 1;
  } else {
    hint_->numbers = two_numbers(step().choices, right.numbers.front());
  }
  missed_.reset();
  say(nullptr, Verdict::None);
  return true;
}

bool Session::show_answer() {
  if (phase_ == Phase::Refuting || phase_ == Phase::Moving) {
    while (hurry()) {
    }
  }
  if (phase_ != Phase::Asking || step().right.empty()) return false;
  const Reaction& right = step().right.front();
  switch (step().kind) {
    case Step::Kind::Move:
      play_on_board(right.moves.front());
      finish(right, Verdict::Shown);
      return true;
    case Step::Kind::Squares:
      missed_.reset();
      found_ = right.squares;
      finish(right, Verdict::Shown);
      return true;
    case Step::Kind::Count:
      finish(right, Verdict::Shown);
      return true;
    default:
      return false;
  }
}

bool Session::play_for_machine(const Move& move) {
  if (phase_ != Phase::Machine || !game_.is_legal(move)) return false;
  play_on_board(move);
  settle_play();
  return true;
}

bool Session::goal_reached() const {
  const Side person = Game(step().start).side_to_move();
  const auto outcome = game_.outcome();
  const bool won = outcome && outcome->winner == person;
  switch (step().goal) {
    case Goal::Win:
      return won;
    case Goal::Draw:
      return outcome && (won || outcome->is_draw());
    case Goal::Crown:
      break;
  }
  const auto kings = [person](const Game& game) { return game.material().kings[index(person)]; };
  return won || kings(game_) > kings(Game(step().start));
}

void Session::settle_play() {
  const Side person = Game(step().start).side_to_move();
  if (goal_reached()) return finish(step().right.front());
  if (game_.outcome()) {
    say(step().other ? &*step().other : nullptr, Verdict::Wrong);
    told_ = true;
    phase_ = Phase::Refuting;
    back_to_ = 0;
    left_ = take_back_after;
    return;
  }
  phase_ = game_.side_to_move() == person ? Phase::Asking : Phase::Machine;
}

void Session::end_queue() {
  phase_ = after_moving_;
  left_ = take_back_after;
}

// Does what the wait was for.
bool Session::act() {
  if (phase_ == Phase::Moving) {
    play_on_board(queued_.back());
    queued_.pop_back();
    left_ = move_after;
    if (queued_.empty()) end_queue();
    return true;
  }
  if (phase_ != Phase::Refuting) return false;
  game_.go_to(back_to_);
  changes_.push_back({Change::Kind::Undone, back_to_, {}});
  phase_ = Phase::Asking;
  return true;
}

bool Session::hurry() {
  return act();
}

bool Session::advance(Milliseconds elapsed) {
  if (!due()) return false;
  left_ -= elapsed;
  return left_ <= Milliseconds{0} && act();
}

std::optional<Session::Milliseconds> Session::due() const {
  if (phase_ != Phase::Moving && phase_ != Phase::Refuting) return std::nullopt;
  return std::max(left_, Milliseconds{0});
}

std::vector<Change> Session::take_changes() {
  return std::exchange(changes_, {});
}

}  // namespace damas::lessons
