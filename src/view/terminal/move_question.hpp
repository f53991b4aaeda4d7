// Owns MoveQuestion: the question which move a person plays, with its prompt and its answers.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "match/match.hpp"
#include "view/terminal/console.hpp"
#include "view/terminal/move_reader.hpp"

namespace damas::terminal {

class MoveQuestion {
 public:
  // Both must outlive this object.
  MoveQuestion(Console& console, const Match& match);

  // Asks anew about the match's position; a partly entered move is dropped.
  void renew();
  // Whether a person is to move.
  bool is_open() const { return reader_.has_value(); }
  // Also when the match is over or a computer is to move.
  std::string prompt() const;
  // The captures to choose from, as lines below the board.
  std::vector<std::string> choices() const;
  // The move that the line completes. Says why, if the line is none.
  std::optional<command::Play> read(const std::string& line);
  // A person is to move, but has typed nothing: drops a partly entered move, or else says what is
  // expected.
  void skip();

 private:
  Console& console_;
  const Match& match_;
  std::optional<MoveReader> reader_;
};

}  // namespace damas::terminal
