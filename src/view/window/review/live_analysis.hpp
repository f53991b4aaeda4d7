// Owns LiveAnalysis: our engine's running analysis of the position on a review's board, and what is
// shown of it.
#pragma once

#include <chrono>
#include <memory>
#include <optional>

#include "core/game.hpp"
#include "engine/engine.hpp"
#include "view/text/language.hpp"
#include "view/window/review/analysis_question.hpp"
#include "view/window/review/live_findings.hpp"
#include "view/window/review/search_pace.hpp"

namespace damas {

class App;

class LiveAnalysis {
 public:
  bool on() const { return on_; }
  void switch_on() { on_ = true; }
  // Stops the search and drops its results.
  void switch_off();

  // Analyses what the other side could do if the side to move passed; ends when another position is
  // shown. False if the other side could do nothing.
  bool show_threat(const Game& game);
  void hide_threat() { threat_of_.reset(); }
  bool shows_threat() const { return threat_of_.has_value(); }

  // For searches from now on; a running one begins anew.
  void use_threads(int threads);
  int threads() const { return threads_; }
  // How many lines it looks for from the next follow() on.
  void use_lines(int lines) { lines_ = lines; }
  // Call it in every update with the position on the board. The search rests while it is not
  // `seen`.
  void follow(const Game& game, bool seen, std::chrono::milliseconds elapsed, App& app);

  const LiveFindings& findings() const { return findings_; }
  // The position that it analyses; nothing before the first follow() and while it is off.
  const std::optional<AnalysisQuestion>& question() const { return question_; }

 private:
  using Milliseconds = std::chrono::milliseconds;

  AnalysisQuestion question_at(const Game& game);
  void ask(AnalysisQuestion question, const App& app);
  void start(App& app);
  void listen(Milliseconds elapsed, App& app);
  void rest();
  void describe(Language language);

  bool on_ = false;
  std::unique_ptr<Engine> engine_;  // once switched on
  std::optional<Game> threat_of_;   // the position whose threat is shown
  int threads_ = 1;
  int lines_ = 1;
  std::optional<AnalysisQuestion> question_;  // that the results belong to
  SearchPace pace_;
  std::optional<Report> report_;
  Language language_ = Language::English;  // of the findings
  LiveFindings findings_;
};

}  // namespace damas
