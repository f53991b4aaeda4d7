// Owns a program for tests: it plays the first legal move at once, or does what a test has it do.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "match/program_engine.hpp"

namespace damas::test {

// Shared with the test, which may change it at any time.
struct FakeScript {
  std::optional<std::string> name = "Fake 1.0";
  std::optional<ProgramTrouble> trouble;
  bool thinks_on = false;  // and finds no move yet
  int score = 0;
  int depth = 3;
  std::size_t choice = 0;  // of the legal moves
  int started = 0;         // how many programs
  int stopped = 0;         // searches
  std::vector<HubProgram> programs;
  std::vector<ThinkingTime> times;
};

class FakeProgram final : public ProgramEngine {
 public:
  explicit FakeProgram(std::shared_ptr<FakeScript> script) : script_(std::move(script)) {
    ++script_->started;
  }

  void start(const Game& game, const ThinkingTime& time) override {
    game_ = game;
    script_->times.push_back(time);
  }
  std::optional<Report> poll() const override {
    if (!game_ || script_->trouble) return std::nullopt;
    Report report;
    Game game = *game_;
    while (report.line.size() < 4 && !game.outcome()) {
      const std::vector<Move>& moves = game.legal_moves();
      const std::size_t chosen = report.line.empty() ? script_->choice % moves.size() : 0;
      report.line.push_back(moves[chosen]);
      game.play(report.line.back());
    }
    report.best = report.line.front();
    report.score = script_->score;
    report.depth = script_->depth;
    report.finished = !script_->thinks_on;
    return report;
  }
  void stop() override {
    ++script_->stopped;
    game_.reset();
  }
  std::optional<std::string> name() const override { return script_->name; }
  std::optional<ProgramTrouble> trouble() const override { return script_->trouble; }

 private:
  std::shared_ptr<FakeScript> script_;
  std::optional<Game> game_;
};

inline StartProgram starting(const std::shared_ptr<FakeScript>& script) {
  return [script](const HubProgram& program, Variant, std::size_t, const std::function<void()>&) {
    script->programs.push_back(program);
    return std::make_unique<FakeProgram>(script);
  };
}

}  // namespace damas::test
