// Owns practising openings against a book in the terminal.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "book/book.hpp"
#include "openings/opening_names.hpp"
#include "training/opening_practice.hpp"
#include "view/terminal/board_commands.hpp"
#include "view/terminal/console.hpp"
#include "view/terminal/move_reader.hpp"
#include "view/text/opening_sentences.hpp"

namespace damas::terminal {

// Where books and the names of openings (openings/opening_names.hpp) come from; a variant may have
// no book, and no names.
struct OpeningSources {
  std::function<std::shared_ptr<const Book>(Variant)> book = {};
  std::function<std::string_view(Variant)> names = {};
};

class OpeningsScreen {
 public:
  // `names` may be empty. The lines depend on `seed`.
  OpeningsScreen(Console& console, Variant variant, std::shared_ptr<const Book> book,
                 std::string_view names, training::ChangeOpeningCards change, std::uint64_t seed);

  // Asks for an opening first, then runs until the person leaves.
  Leave run();

 private:
  using Phase = training::OpeningPractice::Phase;

  const Game& game() const { return practice_->game(); }
  Phase phase() const { return practice_->phase(); }

  // Where to go, if the person does not choose.
  std::optional<Leave> choose();
  void begin(const training::OpeningTask& task);
  void next();
  // Lets the book play, and shows the position.
  void follow();
  void show();
  std::string title() const;
  std::string prompt() const;
  void answer(const std::string& line);
  bool carry_out(const std::string& line);
  void show_moves();
  void read_move(const std::string& line);
  void try_move(const command::Play& play);

  Console& console_;
  BoardCommands board_;
  Variant variant_;
  std::shared_ptr<const Book> book_;
  std::optional<OpeningNames> names_;
  training::ChangeOpeningCards change_;
  std::uint64_t seed_;
  std::vector<PracticeStart> starts_;
  int start_ = 0;  // of starts_
  training::OpeningTask task_;
  std::optional<training::OpeningPractice> practice_;
  std::optional<MoveReader> reader_;
  std::vector<std::string> remarks_;  // shown below the board
  std::optional<Leave> leave_;
};

}  // namespace damas::terminal
