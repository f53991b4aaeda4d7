// Owns practising endings in the terminal.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "training/ending_drill.hpp"
#include "view/terminal/adviser.hpp"
#include "view/terminal/practice_loop.hpp"
#include "view/terminal/stepwise_hint.hpp"

namespace damas::terminal {

// The packed endgame tables of a variant; empty if there are none.
using EndingTables = std::function<std::string_view(Variant)>;

class EndingScreen final : public PracticeLoop {
 public:
  // The tables must be those of the variant. The positions depend on `seed`.
  EndingScreen(Console& console, Variant variant, std::string_view tables, std::uint64_t seed);

  // Whether the variant has endings to practise.
  bool has_tasks() const { return !tasks_.empty(); }

 private:
  using Phase = training::EndingDrill::Phase;

  const Game& game() const { return drill_->game(); }
  Phase phase() const { return drill_->phase(); }

  std::optional<Leave> choose() override;
  void show() override;
  void play(const command::Play& move) override;
  Text prompt_without_move() const override;
  void go_on() override;
  void begin();
  void next();
  // The same position from its start.
  void again();
  void follow();
  void take_back();
  void hint();
  // The best move at once, with the reason; it is counted like a hint.
  void tell_best();
  void explain();
  // Adds how the move compares with the others, if the tables know it.
  std::string with_choice(const std::string& reason, const Game& before, const Move& move) const;

  Variant variant_;
  std::uint64_t seed_;
  std::vector<training::EndingTask> tasks_;
  std::shared_ptr<endgame::KnownResults> known_;
  std::optional<training::EndingDrill> drill_;
  Adviser adviser_;  // gives reasons for hints
  StepwiseHint hint_;
};

}  // namespace damas::terminal
