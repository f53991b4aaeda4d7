// Owns LessonSteps: going through one lesson in the terminal, step by step.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/engine.hpp"
#include "lessons/session.hpp"
#include "view/terminal/board_commands.hpp"
#include "view/terminal/console.hpp"
#include "view/terminal/lesson_advice.hpp"
#include "view/terminal/move_reader.hpp"

namespace damas::terminal {

// How a lesson ends, or where the person goes before its end.
enum class LessonEnd : std::uint8_t { Over, List, Menu, Quit };

class LessonSteps {
 public:
  // `engine` says where the search of the machine runs, against which some steps are played. Begins
  // at that step, from 0.
  LessonSteps(Console& console, const lessons::Lesson& lesson, EngineOptions engine,
              std::uint64_t seed, int first_step = 0);

  // If the person went to the list, another call continues from the same step.
  LessonEnd run();
  // The number of the step at which the person is, from 0.
  int step_number() const { return session_.step_number(); }

 private:
  using Phase = lessons::Session::Phase;
  using Verdict = lessons::Session::Verdict;

  const lessons::Step& step() const { return session_.step(); }
  const Game& game() const { return session_.game(); }

  void renew();
  KeptSecret secret() const;
  void show();
  void show_counts();
  void tell_remarks();
  std::string prompt() const;
  std::string question() const;
  void answer(const std::string& line);
  // Whether the line was a command.
  bool carry_out(const std::string& line);
  void go_on();
  void begin_step();
  void hint();
  void hint_at_move();
  void show_answer();
  // The reason for the hint; without one, for the last answer.
  void explain();

  void answer_question(const std::string& line);
  void remind();
  void read_move(const std::string& line);
  void read_squares(const std::string& line);
  bool touch(const std::string& word);
  void read_number(const std::string& line);
  void think();
  void follow_answer();
  void refute();
  void remark(const std::string& sentence) { remarks_.push_back(sentence); }

  std::string text(const lessons::Words& words) const;
  std::string said() const;
  std::string played(int from = 0) const;
  std::string names_of(const SquareSet& squares) const;
  std::string numbers() const;
  std::string right_answer() const;

  Console& console_;
  BoardCommands board_;
  lessons::Session session_;
  EngineOptions options_;
  std::uint64_t seed_;
  std::unique_ptr<Engine> engine_;  // set once a machine has to move
  LessonAdvice advice_;
  std::optional<MoveReader> reader_;
  std::vector<std::string> remarks_;  // shown above the board, which shows what followed
  std::optional<LessonEnd> end_;
};

}  // namespace damas::terminal
