// Owns MistakeLessons: mistakes of games, one after another, as positions in which a person looks
// for a better move.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "analysis/analysed_game.hpp"
#include "core/game.hpp"
#include "training/repetition.hpp"
#include "view/window/frame/coach_search.hpp"

namespace damas {

// The players and the date of a game, as its tags have them; each may be empty.
struct GameTags {
  std::string white;
  std::string black;
  std::string date;
};

struct Mistake {
  Game before;
  Move played;
  Move best;                          // of the analysis
  std::optional<GameTags> game = {};  // nothing if the person knows it
  // The analysis's score of the position, relative to White; nothing if it was not kept.
  std::optional<int> score = {};
};

// The mistakes and blunders of the side, in order. `found` is about the game.
std::vector<Mistake> mistakes_in(const Game& game, const analysis::AnalysedGame& found, Side side);

// How many mistakes and blunders of both sides can be lessons. Doubtful moves cost too little:
// often no other move is clearly better.
int count_of_lessons(const analysis::AnalysedGame& found);

class MistakeLessons {
 public:
  enum class Phase : std::uint8_t {
    Solving,  // the person looks for a move
    Judging,  // the tried move is on the board, and the engine looks at it
    Wrong,    // it is not better; its reasons are found
    Right,    // it is about as good as the best one
    Shown,    // the person has requested the best move
  };

  // There is at least one.
  explicit MistakeLessons(std::vector<Mistake> mistakes);

  const Mistake& mistake() const { return lessons_[place_]; }
  std::size_t place() const { return place_; }
  std::size_t count() const { return lessons_.size(); }
  bool is_last() const { return place_ + 1 == count(); }
  // How many were solved at the first try and without help.
  int solved() const { return solved_; }
  Phase phase() const { return phase_; }
  // The position on the board.
  const Game& game() const { return game_; }

  // False if the person is not to move, or the move is not legal.
  // `endings` judge the move if they know it, and are for the reasons; they may be empty.
  bool try_move(const Move& move, const EngineOptions& engine, coach::KnownEndings endings = {});
  // True if the tried move has just been judged. Call it in every update.
  bool update();
  // update() can go on in the next frame, even if the engine tells of nothing new.
  bool busy() const { return phase_ == Phase::Judging && search_.busy(); }
  // About the tried move, once it was wrong.
  const CoachSearch& reasons() const { return search_; }
  // Back to the position, after a wrong move.
  void again();
  // The result of this lesson, once, when it is decided: by the first try, or by show().
  std::optional<training::Grade> take_grade() { return std::exchange(grade_, std::nullopt); }
  // Call it when the person has been told a part of the solution.
  void take_help() { helped_ = true; }
  // Ends the lesson with the best move on the board.
  void show();
  // The next lesson; no effect at the last one.
  void next();

 private:
  void begin(std::size_t place);
  void decide(bool right);
  bool is_good() const;
  // The score of the tried move, relative to the side that made it.
  int score_of_try() const;

  std::vector<Mistake> lessons_;
  std::size_t place_ = 0;
  int solved_ = 0;
  bool helped_ = false;
  bool decided_ = false;
  std::optional<training::Grade> grade_;
  Phase phase_ = Phase::Solving;
  Game game_;
  CoachSearch search_;
};

}  // namespace damas
