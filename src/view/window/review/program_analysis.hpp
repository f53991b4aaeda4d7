// Owns ProgramAnalysis: the running analysis of a review's position by a program of others, and
// what is shown of it.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "match/program_engine.hpp"
#include "view/text/language.hpp"
#include "view/window/review/analysis_question.hpp"
#include "view/window/review/live_findings.hpp"
#include "view/window/review/search_pace.hpp"

namespace damas {

class App;

struct ProgramFindings {
  std::string name;    // "Scan 3.1"
  std::string effort;  // "depth 18 · 850 k/s"
  std::optional<LiveLine> line;
  std::string state;  // while there is no line: what the program does, or why it failed

  friend bool operator==(const ProgramFindings&, const ProgramFindings&) = default;
};

class ProgramAnalysis {
 public:
  bool on() const { return on_; }
  // Starts the program with the next follow(). It replaces another one.
  void switch_on(const HubProgram& program);
  // Ends the program.
  void switch_off();

  // Call it in every update with what our engine analyses. The search rests while it is not `seen`.
  // If the program fails, a notice says so, and it is not started again.
  void follow(const AnalysisQuestion& question, bool seen, std::chrono::milliseconds elapsed,
              App& app);

  // The last one that was switched on.
  const HubProgram& program() const { return program_; }
  bool failed() const { return trouble_.has_value(); }
  const ProgramFindings& findings() const { return findings_; }

 private:
  using Milliseconds = std::chrono::milliseconds;

  void run_for(const Game& game, App& app);
  bool has_failed(App& app);
  void ask(const AnalysisQuestion& question, Language language);
  void start(App& app);
  void listen(Milliseconds elapsed, App& app);
  void rest();
  void learn_name(Language language);
  void describe(Language language);
  std::string state(Language language) const;

  bool on_ = false;
  HubProgram program_;
  std::unique_ptr<ProgramEngine> engine_;  // while it runs
  Variant variant_ = Variant::Brazilian;   // for which it runs
  std::size_t draw_table_ = 0;             // likewise
  std::optional<ProgramTrouble> trouble_;
  std::optional<AnalysisQuestion> question_;
  SearchPace pace_;
  std::optional<Report> report_;
  Language language_ = Language::English;  // of the findings
  ProgramFindings findings_;
};

}  // namespace damas
