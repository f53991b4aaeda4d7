// Owns lessons: steps that tell or ask something on a board, with their texts in several languages.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "lessons/claim.hpp"

namespace damas::lessons {

// A text in several languages, by their codes, such as "en".
class Words {
 public:
  // False if there is a text in that language already.
  bool add(std::string_view code, std::string text);
  bool has(std::string_view code) const;
  // In that language, or else in the first one that was added; empty if there is none.
  const std::string& in(std::string_view code) const;
  bool empty() const { return by_code_.empty(); }

  friend bool operator==(const Words&, const Words&) = default;

 private:
  std::vector<std::pair<std::string, std::string>> by_code_;
};

enum class Course : std::uint8_t {
  Basics,
  Brazilian,
  Tactics,
  Endgames,
  Russian,
  International,
  English,
};
inline constexpr int course_count = static_cast<int>(Course::English) + 1;
// The name of the course in the files of lessons.
std::string_view name_of(Course course);
std::optional<Course> course_named(std::string_view name);

// The words and moves that follow some answers of a person.
struct Reaction {
  std::vector<Move> moves;   // the answers, if a move was asked
  SquareSet squares;         // likewise
  std::vector<int> numbers;  // likewise
  std::vector<Move> then;    // moves that follow the first of `moves`
  Words words;
  std::vector<Claim> claims;
};

enum class Goal : std::uint8_t { Win, Crown, Draw };

struct Step {
  enum class Kind : std::uint8_t {
    Show,     // tells something, and plays moves
    Move,     // asks for a move
    Squares,  // asks for all squares that fit
    Count,    // asks for a number
    Play,     // asks to play on against the machine until the goal is reached
  };
  Kind kind = Kind::Show;
  AnyPosition start;
  SquareSet marks;
  Words words;              // the text, or the task
  std::vector<Move> moves;  // of Show
  std::vector<Claim> claims;
  std::vector<Reaction> right;  // not empty, except for Show
  std::vector<Reaction> wrong;
  std::optional<Words> other;  // what is said of an answer in none of these
  std::vector<int> choices;    // of Count
  Goal goal = Goal::Win;       // of Play
  int level = 1;               // of the machine
};

struct Lesson {
  std::string id;  // the name of its file, without the ending
  Variant variant = Variant::Brazilian;
  Course course = Course::Basics;
  int order = 0;  // within the course
  Words title;
  std::vector<Step> steps;  // at least one
};

// The game after these moves, which must be legal.
Game game_after(const AnyPosition& start, const std::vector<Move>& moves);

}  // namespace damas::lessons
