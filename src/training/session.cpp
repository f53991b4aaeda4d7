#include "training/session.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace damas::training {

ChangeProgress progress_in_memory() {
  const auto kept = std::make_shared<Progress>();
  return [kept](const std::function<void(Progress&)>& change) {
    change(*kept);
    return *kept;
  };
}

Session::Session(std::shared_ptr<const Collection> problems, const EngineOptions& engine,
                 std::uint64_t seed, ChangeProgress change, const Filter& filter)
    : problems_(std::move(problems)),
      engine_(make_engine(engine)),
      random_(seed),
      change_(std::move(change)) {
  const Progress all = change_([](Progress&) {});
  progress_ = all.of(problems_->variant());
  if (!choose(filter)) next();
}

void Session::begin(std::size_t place, Mode mode) {
  place_ = place;
  mode_ = mode;
  if (mode != Mode::Daily) day_.reset();
  attempt_.emplace(problems_->at(place), engine_);
  ++turn_;
  settled_ = false;
  rating_change_.reset();
  look_left_ = rush_look;
}

void Session::change(const std::function<void(VariantProgress&)>& edit) {
  const Variant variant = problems_->variant();
  const Progress all = change_([edit, variant](Progress& progress) { edit(progress.of(variant)); });
  progress_ = all.of(variant);
}

bool Session::next() {
  return choose(filter_);
}

bool Session::choose(const Filter& filter) {
  if (rushing()) end_rush();
  const std::optional<std::size_t> last = attempt_ ? std::optional(place_) : std::nullopt;
  const auto chosen = problems_->next(filter, progress_, last, random_);
  if (!chosen) return false;
  filter_ = filter;
  begin(*chosen, Mode::Training);
  return true;
}

bool Session::show(ProblemId problem) {
  for (std::size_t place = 0; place < problems_->size(); ++place) {
    if (problems_->id(place) != problem) continue;
    if (rushing()) end_rush();
    begin(place, Mode::Training);
    return true;
  }
  return false;
}

void Session::start_daily(puzzle::Date day) {
  if (rushing()) end_rush();
  day_ = day;
  begin(problems_->daily(day), Mode::Daily);
}

void Session::start_rush() {
  rush_left_ = rush_time;
  rush_over_ = false;
  rush_solved_ = 0;
  rush_mistakes_ = 0;
  begin(problems_->for_rush(0, random_), Mode::Rush);
}

void Session::end_rush() {
  rush_left_ = Milliseconds{0};
  rush_over_ = true;
  const int solved = rush_solved_;
  change([solved](VariantProgress& p) { p.best_rush = std::max(p.best_rush, solved); });
}

void Session::next_of_rush() {
  const int turn = rush_solved_ + rush_mistakes_;
  begin(problems_->for_rush(turn, random_), Mode::Rush);
}

// An earlier day does not replace a later one.
void Session::settle() {
  if (!settled_ && attempt_->first_try()) settle_first_try();
  if (!day_ || !attempt_->solved()) return;
  const auto is_new = [day = *day_](const VariantProgress& p) {
    return !p.last_daily || puzzle::days_of(*p.last_daily) < puzzle::days_of(day);
  };
  if (!is_new(progress_)) return;
  change([is_new, day = *day_](VariantProgress& p) {
    if (is_new(p)) p.last_daily = day;
  });
}

void Session::settle_first_try() {
  settled_ = true;
  const bool solved = *attempt_->first_try();
  if (mode_ == Mode::Rush) {
    // The solution of the last problem may be shown after the end.
    if (!rush_over_) ++(solved ? rush_solved_ : rush_mistakes_);
    return;
  }
  ++tried_;
  solved_ += solved ? 1 : 0;
  const ProblemId id = problems_->id(place_);
  const bool rated = !progress_.tried.contains(id);
  const int before = rating::shown(progress_.rating);
  change([id, rating = rating_of(problem()), solved](VariantProgress& p) {
    note_try(p, id, rating, solved);
  });
  if (rated) rating_change_ = rating::shown(progress_.rating) - before;
}

void Session::take_help() {
  attempt_->take_help();
  settle();
}

void Session::show_solution() {
  attempt_->show_solution();
  settle();
}

void Session::toggle_favourite() {
  const ProblemId id = problems_->id(place_);
  const bool on = !favourite();
  change([id, on](VariantProgress& p) {
    if (on) {
      p.favourites.insert(id);
    } else {
      p.favourites.erase(id);
    }
  });
}

bool Session::favourite() const {
  return progress_.favourites.contains(problems_->id(place_));
}

bool Session::hurry() {
  const bool hurried = attempt_->hurry();
  if (hurried) settle_rush(rush_look);
  return hurried;
}

int Session::fitting(const Filter& filter) const {
  return static_cast<int>(problems_->fitting(filter, progress_).size());
}

// In a rush the next problem follows a wrong move after its refutation, and a solved one after a
// look at the board.
void Session::settle_rush(Milliseconds elapsed) {
  if (!rushing() || !attempt_->first_try()) return;
  if (attempt_->phase() == Attempt::Phase::Refuting) return;
  look_left_ -= elapsed;
  if (!attempt_->solved() || look_left_ <= Milliseconds{0}) next_of_rush();
}

bool Session::advance(Milliseconds elapsed) {
  if (rushing() && attempt_->phase() != Attempt::Phase::Judging) {
    rush_left_ -= std::min(elapsed, rush_left_);
    if (rush_left_ == Milliseconds{0}) {
      end_rush();
      return true;
    }
  }
  const bool changed = attempt_->advance(elapsed);
  settle();
  const int before = turn_;
  settle_rush(elapsed);
  return changed || turn_ != before;
}

std::optional<Session::Milliseconds> Session::due() const {
  if (rush_over()) return std::nullopt;
  auto next = attempt_->due();
  if (!rushing() || attempt_->phase() == Attempt::Phase::Judging) return next;
  // The shown time changes every second.
  Milliseconds wait = rush_left_ % std::chrono::seconds(1) + Milliseconds{1};
  if (attempt_->over()) wait = std::min(wait, std::max(look_left_, Milliseconds{0}));
  return next ? std::min(*next, wait) : wait;
}

}  // namespace damas::training
