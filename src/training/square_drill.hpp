// Owns SquareDrill: questions about the names of squares, by which a person learns the notation of
// a variant.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/bitboard.hpp"
#include "core/variants.hpp"
#include "puzzle/random.hpp"
#include "training/progress.hpp"

namespace damas::training {

enum class SquareTask : std::uint8_t {
  Name,  // a square is marked, its name is asked for
  Find,  // a name is shown, its square is asked for
};

class SquareDrill {
 public:
  using Milliseconds = std::chrono::milliseconds;

  static constexpr Milliseconds round_time{std::chrono::seconds(30)};
  static constexpr std::size_t choice_count = 4;

  // A timed drill ends after `round_time`, which begins with the first answer.
  SquareDrill(Variant variant, SquareTask task, bool timed, std::uint64_t seed);

  // A wrong answer leaves the question open, but then it no longer counts as right. False if the
  // drill is over, or that square has been ruled out.
  bool answer(Square square);
  // Tells that the person has been shown the answer: the question stays open, but counts as wrong.
  // False if the drill is over.
  bool reveal();
  // Asks for another square, without an answer to this one. False if the drill is over.
  bool skip();
  // Advances the time. True if something that is shown changed.
  bool advance(Milliseconds elapsed);
  // When the shown time changes next; nothing while no time runs.
  std::optional<Milliseconds> due() const;

  Variant variant() const { return variant_; }
  SquareTask task() const { return task_; }
  bool timed() const { return timed_; }
  Square asked() const { return asked_; }
  // Squares whose names are offered, the asked one among them, in the order of their names.
  const std::vector<Square>& choices() const { return choices_; }
  // Wrong answers to this question.
  const SquareSet& ruled_out() const { return ruled_out_; }
  bool revealed() const { return revealed_; }
  // The last answer, and whether it was right; nothing before the first one.
  struct Answer {
    Square given = {};
    bool right = false;

    friend bool operator==(const Answer&, const Answer&) = default;
  };
  const std::optional<Answer>& last() const { return last_; }
  // Counts the questions, so that a new one can be seen.
  int turn() const { return turn_; }
  int right() const { return right_; }  // at the first try
  int wrong() const { return wrong_; }  // questions
  bool over() const { return over_; }
  Milliseconds left() const { return left_; }

  // The name of the square as the variant writes it.
  std::string name_of(Square square) const;
  // The name of a square that is always the same, to show what names are like.
  std::string example() const { return name_of(squares_.front()); }
  // The square with that name. A number may have zeros in front.
  std::optional<Square> named(std::string_view text) const;
  // Whether nothing can follow what was typed: it is as long as the longest name.
  bool is_whole(std::string_view text) const;
  // Whether it may be typed: some name begins so, or it is a number, whether or not a square has
  // it.
  bool may_be_typed(std::string_view text) const;

 private:
  void ask();
  void offer();
  void count_as_wrong();
  std::size_t longest_name() const;

  Variant variant_;
  SquareTask task_;
  bool timed_;
  puzzle::Random random_;
  std::vector<Square> squares_;
  Square asked_ = {};
  std::vector<Square> choices_;
  SquareSet ruled_out_;
  bool revealed_ = false;
  std::optional<Answer> last_;
  int turn_ = 0;
  int right_ = 0;
  int wrong_ = 0;
  bool running_ = false;
  bool over_ = false;
  Milliseconds left_ = round_time;
};

// The most right answers in one round so far.
int best_round(const VariantProgress& progress, SquareTask task);
// Notes a round that is over.
void note_round(VariantProgress& progress, SquareTask task, int right);

}  // namespace damas::training
