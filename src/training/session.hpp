// Owns Session, in which a person solves problems: any number of them, the problem of the day, or a
// rush against the clock. It records the person's progress.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "engine/engine.hpp"
#include "training/attempt.hpp"
#include "training/collection.hpp"
#include "training/progress.hpp"

namespace damas::training {

// Applies a change to the stored progress, which another program may have changed in the meantime,
// and returns the result. The change owns what it uses, because it is applied again if it could not
// be stored.
using ChangeProgress = std::function<Progress(const std::function<void(Progress&)>& change)>;

// Keeps it in memory only.
ChangeProgress progress_in_memory();

class Session {
 public:
  using Milliseconds = std::chrono::milliseconds;

  enum class Mode : std::uint8_t { Training, Daily, Rush };

  static constexpr Milliseconds rush_time{std::chrono::minutes(3)};
  static constexpr Milliseconds rush_look{400};

  // Begins with a problem that fits the filter, or with any if none fits.
  Session(std::shared_ptr<const Collection> problems, const EngineOptions& engine,
          std::uint64_t seed, ChangeProgress change, const Filter& filter = {});

  // Changes to another problem that fits the filter, if possible an untried one, and ends a rush.
  // False if none fits; then nothing changes.
  bool next();
  // The same as next() with another filter, which is kept if a problem fits.
  bool choose(const Filter& filter);
  void start_daily(puzzle::Date day);
  // Changes to the problem with that identifier. False if there is none; then nothing changes.
  bool show(ProblemId problem);
  void start_rush();
  // Ends a running rush as if its time were up.
  void end_rush();

  bool play(const command::Play& wanted) { return attempt_->play(wanted) && (settle(), true); }
  // See Attempt::refute_by().
  bool refute_by(const std::vector<Move>& line) { return attempt_->refute_by(line); }
  // See Attempt::take_help().
  void take_help();
  void show_solution();
  bool step_to(int ply) { return attempt_->step_to(ply); }
  void toggle_favourite();
  bool hurry();

  // Advances the time, also that of a rush, which stops while the program judges a move. True if
  // something changed.
  bool advance(Milliseconds elapsed);
  // When advance() is needed next; nothing if only the person or the engine can change something.
  std::optional<Milliseconds> due() const;
  std::vector<Event> take_events() { return attempt_->take_events(); }

  const Collection& problems() const { return *problems_; }
  const Attempt& attempt() const { return *attempt_; }
  const problems::Problem& problem() const { return attempt_->problem(); }
  std::size_t place() const { return place_; }  // of the problem in the collection
  // Counts the problems of this session, so that a change of the problem can be seen.
  int turn() const { return turn_; }
  const Filter& filter() const { return filter_; }
  int fitting(const Filter& filter) const;
  Mode mode() const { return mode_; }
  std::optional<puzzle::Date> day() const { return day_; }
  // Whether the person has solved the problem of that day, at whatever try. Only the last one is
  // known.
  bool has_done_daily(puzzle::Date day) const { return progress_.last_daily == day; }
  const VariantProgress& progress() const { return progress_; }
  bool favourite() const;
  // The change of the shown rating by the first try of this problem; nothing before it is decided,
  // and for a problem that is not rated.
  std::optional<int> rating_change() const { return rating_change_; }
  // The problems of this session, without those of a rush.
  int tried() const { return tried_; }
  int solved() const { return solved_; }

  // The rush that runs or ran last.
  bool rushing() const { return mode_ == Mode::Rush && !rush_over_; }
  bool rush_over() const { return mode_ == Mode::Rush && rush_over_; }
  Milliseconds rush_left() const { return rush_left_; }
  int rush_solved() const { return rush_solved_; }
  int rush_mistakes() const { return rush_mistakes_; }

 private:
  void begin(std::size_t place, Mode mode);
  void change(const std::function<void(VariantProgress&)>& edit);
  // Notes the first try once it is decided, and a solved problem of the day.
  void settle();
  void settle_first_try();
  void settle_rush(Milliseconds elapsed);
  void next_of_rush();

  std::shared_ptr<const Collection> problems_;
  std::shared_ptr<Engine> engine_;
  puzzle::Random random_;
  ChangeProgress change_;
  VariantProgress progress_;
  Filter filter_;
  std::size_t place_ = 0;
  std::optional<Attempt> attempt_;
  Mode mode_ = Mode::Training;
  std::optional<puzzle::Date> day_;
  int turn_ = 0;
  bool settled_ = false;
  std::optional<int> rating_change_;
  int tried_ = 0;
  int solved_ = 0;
  Milliseconds look_left_{0};  // at the board of a solved problem, in a rush
  Milliseconds rush_left_{0};
  bool rush_over_ = false;
  int rush_solved_ = 0;
  int rush_mistakes_ = 0;
};

}  // namespace damas::training
