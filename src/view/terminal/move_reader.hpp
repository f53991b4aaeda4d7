// Owns the conversion of typed lines to a move in the current position.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/move_input.hpp"
#include "match/command.hpp"
#include "view/text/language.hpp"

namespace damas::terminal {

// A move to play, or a sentence to show, or neither: then the prompt asks for the rest.
struct MoveAnswer {
  std::optional<command::Play> play;
  std::string sentence;
};

// The things that a task keeps secret from the person who solves it.
struct KeptSecret {
  bool captures = false;  // they are not listed, so a number chooses none
  // No sentence names them as an example of what to type. Rules that refuse a move are still told.
  std::vector<Move> answers = {};
};

// A value for one position of a game that is not over.
class MoveReader {
 public:
  MoveReader(Language language, const Game& game, KeptSecret secret = {});

  // A heading and the numbered captures; empty if there are no captures.
  std::vector<std::string> choices() const;
  // `mover` is the side that is asked: "White".
  std::string prompt(const std::string& mover) const;

  // For a person who types nothing: cancels a partly entered move, or else tells what is expected.
  std::string skip();

  // Accepts a number of choices(), a square (an origin, then its continuation), or a whole move. If
  // there are choices, a single number always means one of them, never a square.
  MoveAnswer read(const std::string& line);

  // An origin was named, and the rest is still missing.
  bool waiting() const { return input_.selected().has_value(); }
  void cancel() { input_.clear(); }

 private:
  // "1-3", or "1" if there is only one.
  std::string numbers() const;
  std::string example() const;  // a move that may be typed
  MoveAnswer choose(int number) const;
  MoveAnswer touch(Cell cell);
  // If squares have letters, a move in numbers is told in letters.
  MoveAnswer type(const std::string& text) const;
  MoveAnswer typed_move(const std::string& text) const;
  // "c3-d4" for "22-18" if squares have letters; else empty.
  std::string squares_of_numbers(const std::string& text) const;
  // With an example that is no answer of a task, if there is one.
  std::string not_a_move() const;
  // Whether it is a move with a square off the board.
  bool names_no_square(const std::string& text) const;
  // Names the squares that there are, in letters or numbers as typed.
  std::string no_such_square(const std::string& typed) const;
  // `why` the square of that number is refused, where no list of captures has the number.
  std::string about_number(int number, Cell cell, const std::string& why) const;

  Language language_;
  Game game_;
  MoveInput input_;
  std::vector<Move> answers_;
  std::vector<Move> captures_;  // that are listed
};

}  // namespace damas::terminal
