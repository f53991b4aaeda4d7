// Owns FakeEngine, whose reports are what a test says.
#pragma once

#include <memory>
#include <optional>
#include <utility>

#include "engine/engine.hpp"

namespace damas {

class FakeEngine final : public Engine {
 public:
  void start(const Game& game, const SearchRequest& request) override {
    game_ = game;
    request_ = request;
    report_.reset();
    thinking_ = true;
    ++starts_;
  }
  std::optional<Report> poll() override { return report_; }
  void stop() override {
    if (report_) report_->finished = true;
    thinking_ = false;
  }
  bool thinking() const override { return thinking_; }
  void forget() override {}
  void use(std::shared_ptr<const LearntWeights> /*weights*/) override {}

  // Reports the first legal moves of the position, `plies` of them, as the best line.
  Report& report(int plies, bool finished) {
    Report& report = report_.emplace();
    Game game = game_;
    for (int i = 0; i < plies; ++i) {
      report.line.push_back(game.legal_moves().front());
      game.play(report.line.back());
    }
    report.best = report.line.front();
    report.depth = plies;
    report.finished = finished;
    thinking_ = !finished;
    return report;
  }

  const Game& game() const { return game_; }
  const SearchRequest& request() const { return request_; }
  int starts() const { return starts_; }

 private:
  Game game_;
  SearchRequest request_;
  std::optional<Report> report_;
  bool thinking_ = false;
  int starts_ = 0;
};

}  // namespace damas
