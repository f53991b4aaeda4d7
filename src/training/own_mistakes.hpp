// Owns OwnMistakes: the mistakes of a person in all games, each with the day on which it comes back
// as an exercise, and their text form in a file.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"
#include "training/repetition.hpp"

namespace damas::training {

// A mistake in a form that does not depend on how positions are stored. The side that made it is
// the side to move. Moves are in short notation.
struct OwnMistake {
  Variant variant = Variant::Brazilian;
  std::size_t draw_table = 0;
  std::string position;  // FEN
  std::string played;
  std::string better;  // the best move that is known
  // The tags of the game that are shown; each may be empty.
  std::string white;
  std::string black;
  std::string date;
  Card card;

  friend bool operator==(const OwnMistake&, const OwnMistake&) = default;
};

// The mistake `played` in the current position of the game, where `better` was possible. Both moves
// must be legal.
OwnMistake mistake_in(const Game& before, const Move& played, const Move& better, Day day);

// The same as a game that begins in that position.
struct Exercise {
  Game before;
  Move played;
  Move better;
};
// Nothing if position and moves do not fit together.
std::optional<Exercise> exercise_of(const OwnMistake& mistake);

class OwnMistakes {
 public:
  // A person who makes ten mistakes a day fills this in three months.
  static constexpr std::size_t most = 1000;

  // In the order in which they were added.
  const std::vector<OwnMistake>& all() const { return all_; }
  // False and no change if there is one in this position already, if it is no exercise, or if it
  // has been let go. When there are too many, the one that is remembered longest is let go; one
  // that was never reviewed counts as remembered for a day, and among equals the oldest goes.
  bool add(OwnMistake mistake);
  // The mistakes that were let go: the same game, read again, does not bring them back. Each is
  // identified by a number made of its position, players and date.
  const std::vector<std::uint64_t>& let_go() const { return let_go_; }
  void note_let_go(std::uint64_t number);
  // Adds all of the other collection.
  void merge(const OwnMistakes& other);
  // Notes a review of the mistake in the current position of this game, if there is one.
  void grade(const Game& before, Grade grade, Day day);

  // The mistakes that have come back by that day, the longest overdue first.
  std::vector<OwnMistake> due(Day day) const;
  // The day on which the next one comes back; nothing if there is none at all.
  std::optional<Day> next_due() const;

  friend bool operator==(const OwnMistakes&, const OwnMistakes&) = default;

 private:
  void make_room();

  std::vector<OwnMistake> all_;
  std::vector<std::uint64_t> let_go_;  // the oldest first
};

std::string text_of(const OwnMistakes& mistakes);

struct MistakesError {
  int line = 1;
  std::string expected;

  friend bool operator==(const MistakesError&, const MistakesError&) = default;
};
// The mistakes that can be read, and what is wrong with the others.
struct ReadMistakes {
  OwnMistakes mistakes;
  std::vector<MistakesError> errors;
};
// An empty text has none.
ReadMistakes mistakes_from_text(std::string_view text);

}  // namespace damas::training
