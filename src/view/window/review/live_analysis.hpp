// Owns LiveAnalysis: the engine's running analysis of the position on a review's board, and what is
// shown of it.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/game.hpp"
#include "engine/engine.hpp"
#include "view/text/language.hpp"
#include "view/window/board/marks.hpp"

namespace damas {

class App;

struct LiveLine {
  Move move;          // its first one
  std::string score;  // "+0.35"
  std::string moves;  // "c3-d4 b6-a5"

  friend bool operator==(const LiveLine&, const LiveLine&) = default;
};

struct LiveFindings {
  double white = 0.5;   // White's expected result; until a new one is known, the last one
  std::string verdict;  // "White 63 %"; the present activity while nothing is known
  std::string chances;  // of a win, a draw and a loss, in words; empty for a sure result
  std::string effort;   // "depth 18 · 850 k/s"
  bool threat = false;  // the side to move passed, so the lines cannot be played here
  std::vector<LiveLine> lines;
  std::vector<MoveArrow> arrows;

  friend bool operator==(const LiveFindings&, const LiveFindings&) = default;
};

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

  // Call it in every update with the position on the board. The search rests while it is not
  // `seen`.
  void follow(const Game& game, bool seen, std::chrono::milliseconds elapsed, App& app);

  const LiveFindings& findings() const { return findings_; }

 private:
  using Milliseconds = std::chrono::milliseconds;
  enum class Phase : std::uint8_t { Done, Waiting, Searching };

  // The position that the results belong to.
  struct Question {
    Game game;
    int lines = 0;
    bool threat = false;
  };
  static bool is_same(const Question& a, const Question& b);

  Question question_at(const Game& game, const App& app);
  void ask(Question question, const App& app);
  void start(App& app);
  void listen(Milliseconds elapsed, App& app);
  void rest();
  void describe(Language language);
  LiveLine described(const ReportLine& line, Language language) const;

  bool on_ = false;
  std::unique_ptr<Engine> engine_;  // once switched on
  std::optional<Game> threat_of_;   // the position whose threat is shown
  std::optional<Question> question_;
  Phase phase_ = Phase::Done;
  Milliseconds left_{0};  // until the search begins
  Milliseconds age_{0};   // of what is shown
  std::optional<Report> report_;
  Language language_ = Language::English;  // of the findings
  LiveFindings findings_;
};

}  // namespace damas
