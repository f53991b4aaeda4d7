// Owns an engine for tests, which answers from a script.
#pragma once

#include <functional>
#include <vector>

#include "engine/engine.hpp"

namespace damas::analysis {

class ScriptedEngine : public Engine {
 public:
  // Answers a finished report for a position.
  using Script = std::function<Report(const Game&)>;

  explicit ScriptedEngine(Script script, int polls_before_answer = 0)
      : script_(std::move(script)), polls_before_answer_(polls_before_answer) {}

  void start(const Game& game, const SearchRequest&) override {
    asked_.push_back(game);
    answer_ = script_(game);
    answer_->finished = true;
    polls_left_ = polls_before_answer_;
  }
  std::optional<Report> poll() override {
    if (polls_left_-- <= 0) return answer_;
    Report unfinished = *answer_;
    unfinished.finished = false;
    return unfinished;
  }
  void stop() override { ++stops; }
  bool thinking() const override { return polls_left_ > 0; }
  void forget() override {}
  void use(std::shared_ptr<const LearntWeights>) override {}

  // The positions that it was asked for, in order.
  const std::vector<Game>& asked() const { return asked_; }
  int stops = 0;

 private:
  Script script_;
  int polls_before_answer_;
  int polls_left_ = 0;
  std::optional<Report> answer_;
  std::vector<Game> asked_;
};

inline Report report_of(int score, std::vector<Move> line) {
  Report report;
  report.best = line.front();
  report.score = score;
  report.line = std::move(line);
  return report;
}

}  // namespace damas::analysis
