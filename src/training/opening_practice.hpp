// Owns OpeningPractice: lines of an opening that a person plays against a book, one after another,
// and the changes of the person's cards.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "book/book.hpp"
#include "core/game.hpp"
#include "match/command.hpp"
#include "puzzle/random.hpp"
#include "training/opening_cards.hpp"
#include "training/opening_tree.hpp"

namespace damas::training {

// Applies a change to the stored cards, which another program may have changed in the meantime, and
// returns the result. The change owns what it uses, because it is applied again if it could not be
// stored.
using ChangeOpeningCards =
    std::function<OpeningCards(const std::function<void(OpeningCards&)>& change)>;

// Keeps them in memory only.
ChangeOpeningCards opening_cards_in_memory();

// The positions of a task in which the person is to move.
struct OpeningProgress {
  int all = 0;
  int learned = 0;
  int due = 0;
  int fresh = 0;                     // never reviewed
  std::optional<Day> next_due = {};  // the next day on which one comes back, if none is due

  friend bool operator==(const OpeningProgress&, const OpeningProgress&) = default;
};

class OpeningPractice {
 public:
  using Milliseconds = std::chrono::milliseconds;

  enum class Phase : std::uint8_t {
    None,       // the book has no move for the person
    Moving,     // the person is to move
    Answering,  // the book is about to move
    Over,       // the line has ended
  };
  // The remark about the person's last move.
  struct Remark {
    enum class Kind : std::uint8_t {
      None,
      Right,      // the book's best move
      AlsoRight,  // another one of the book; `best` is the best one
      Wrong,
      Hinted,  // the person has requested a hint, which told the piece of `best`
      Shown,   // the person has requested the moves
    };
    Kind kind = Kind::None;
    std::string tried;  // in the variant's own notation
    std::string best;
    std::string piece = {};  // the square of a hint

    friend bool operator==(const Remark&, const Remark&) = default;
  };

  static constexpr Milliseconds answer_after{450};

  OpeningPractice(std::shared_ptr<const Book> book, const OpeningTask& task,
                  ChangeOpeningCards change, Day today, std::uint64_t seed);

  // Begins another line from the start.
  void next();
  // Plays the person's move, or tells that the book does not have it; then the person tries again.
  // False if the person is not to move, or the move is not legal.
  bool play(const command::Play& wanted);
  // Tells the piece of the book's best move, and the second time the moves. It counts like a wrong
  // move.
  void hint();
  // Tells the moves of the book, which counts like a wrong move.
  void show();
  // Lets the answer come at once. False if there was nothing to wait for.
  bool hurry();
  // True if something changed.
  bool advance(Milliseconds elapsed);
  // When advance() is needed next; nothing if only the person can change something.
  std::optional<Milliseconds> due() const;
  // Moves that were played since the last call, oldest first, for the board.
  std::vector<Event> take_events();

  const OpeningTask& task() const { return task_; }
  const Game& game() const { return game_; }
  Phase phase() const { return phase_; }
  const Remark& remark() const { return remark_; }
  // Counts the lines, so that a new one can be seen.
  int turn() const { return turn_; }
  // The book's moves, the best first, once they have been told; empty otherwise.
  const std::vector<BookMove>& told() const { return told_; }
  // Where the piece of the best move stands, after a hint and until the moves are told.
  std::optional<Square> hinted() const { return hinted_; }
  const OpeningProgress& progress() const { return progress_; }
  // Wrong moves and requests in this line.
  int mistakes() const { return mistakes_; }

 private:
  void settle();
  void answer();
  void put(const Move& move, const std::optional<Path>& path);
  void tell();
  void fail();
  void note_right(const Move& move);
  void follow_cards();
  bool is_wanted(const std::string& fen) const;
  bool is_fresh(const std::string& fen) const;
  std::vector<BookMove> wanted_replies() const;

  std::shared_ptr<const Book> book_;
  OpeningTask task_;
  ChangeOpeningCards change_;
  Day today_;
  puzzle::Random random_;
  OpeningCards cards_;
  OpeningTree tree_;
  std::set<std::string> missed_;  // failed here, and not yet right at the first try since then
  Game game_;
  Phase phase_ = Phase::None;
  Remark remark_;
  std::vector<BookMove> right_;    // in the position on the board, if the person is to move
  std::vector<BookMove> replies_;  // likewise, if the other side is
  std::vector<BookMove> told_;
  std::optional<Square> hinted_;
  bool failed_ = false;  // in the position on the board
  OpeningProgress progress_;
  int turn_ = 0;
  int own_moves_ = 0;
  int mistakes_ = 0;
  Milliseconds left_{0};
  std::vector<Event> events_;
};

}  // namespace damas::training
