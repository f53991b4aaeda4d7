// Owns EnginePair: our engine in a review and, beside it, a program that the person compares with
// it.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "view/window/app/button.hpp"
#include "view/window/board/marks.hpp"
#include "view/window/review/live_analysis.hpp"
#include "view/window/review/program_analysis.hpp"

namespace damas {

class App;

// The findings of the program that are shown beside those of our engine.
struct Comparison {
  ProgramFindings program;
  // "Both choose 32-28", "They disagree: A 32-28, B 31-27"; empty until both have a move.
  std::string agreement;
  bool disagree = false;
  bool one_line = true;  // the program tells only one, so our engine shows one, too

  friend bool operator==(const Comparison&, const Comparison&) = default;
};

// The program for comparisons: that for hints in reviews or, if our engine gives them, the one that
// was chosen last. Nothing if there is none, or if programs cannot be started here.
std::optional<HubProgram> program_to_compare(const App& app);

class EnginePair {
 public:
  LiveAnalysis& own() { return own_; }
  const LiveAnalysis& own() const { return own_; }

  // Switches our engine on, or both off.
  void toggle();
  // Switches the program on, and our engine with it, or the program off. Nothing changes without a
  // program.
  void toggle_comparison(App& app);
  bool compares() const { return program_.on(); }
  // A program tells one line, by its protocol. Beside it our engine shows one, too.
  bool one_line() const { return compares() && !program_.failed(); }
  // The number of lines of our engine: one beside a program, otherwise what the person prefers.
  int lines(const App& app) const;

  // Call it in every update with the position on the board. Both rest while it is not `seen`. The
  // screen reader is told whether they agree, once that has held for a moment.
  void follow(const Game& game, bool seen, std::chrono::milliseconds elapsed, App& app);

  // Nothing without a program.
  const std::optional<Comparison>& comparison() const { return comparison_; }
  // Arrows for our engine's moves or, beside a program, for both best moves, marked with letters.
  std::vector<MoveArrow> arrows() const;

 private:
  using Milliseconds = std::chrono::milliseconds;

  void follow_choice(const App& app);
  void compare(Language language);
  void tell_agreement(Milliseconds elapsed, App& app);
  // The first moves of both; null while one is not known.
  const LiveLine* own_best() const;
  const LiveLine* program_best() const;

  LiveAnalysis own_;
  ProgramAnalysis program_;
  std::optional<Comparison> comparison_;
  std::string told_;           // the agreement that the screen reader has been told of
  Milliseconds unchanged_{0};  // how long the agreement has been the same
};

// The switch for a list of choices: "Compare with Scan 3.1".
Button comparison_switch(const EnginePair& engines, const App& app);

}  // namespace damas
