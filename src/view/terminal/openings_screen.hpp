// Owns practising openings against a book in the terminal.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "book/book.hpp"
#include "openings/opening_names.hpp"
#include "training/opening_practice.hpp"
#include "view/terminal/practice_loop.hpp"
#include "view/text/opening_sentences.hpp"

namespace damas::terminal {

// Where books and the names of openings (openings/opening_names.hpp) come from; a variant may have
// no book, and no names.
struct OpeningSources {
  std::function<std::shared_ptr<const Book>(Variant)> book = {};
  std::function<std::string_view(Variant)> names = {};
};

class OpeningsScreen final : public PracticeLoop {
 public:
  // `names` may be empty. The lines depend on `seed`.
  OpeningsScreen(Console& console, Variant variant, std::shared_ptr<const Book> book,
                 std::string_view names, training::ChangeOpeningCards change, std::uint64_t seed);

 private:
  using Phase = training::OpeningPractice::Phase;

  const Game& game() const { return practice_->game(); }
  Phase phase() const { return practice_->phase(); }

  std::optional<Leave> choose() override;
  void show() override;
  void play(const command::Play& move) override;
  Text prompt_without_move() const override { return Text::TerminalOpeningsOver; }
  void go_on() override { next(); }
  // The side and the length of the lines from there.
  std::variant<training::OpeningTask, Leave> choose_task(const AnyPosition& start);
  // Asks for the side that the person practises from there.
  std::variant<Side, Leave> choose_side(const AnyPosition& start);
  void begin(const training::OpeningTask& task, const std::string& said_first = {});
  void begin_for_other_side();
  void next();
  // Plays the book's moves, and shows the position.
  void follow();
  std::string title() const;
  void hint();
  // All moves of the book at once.
  void show_moves();

  Variant variant_;
  std::shared_ptr<const Book> book_;
  std::optional<OpeningNames> names_;
  training::ChangeOpeningCards change_;
  std::uint64_t seed_;
  std::vector<PracticeStart> starts_;
  int start_ = 0;  // of starts_
  training::OpeningTask task_;
  std::optional<training::OpeningPractice> practice_;
};

}  // namespace damas::terminal
