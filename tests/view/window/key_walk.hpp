// Owns KeyWalk: the steps of a person who has a keyboard only.
#pragma once

#include <cstdlib>
#include <functional>
#include <optional>
#include <string>

#include <doctest/doctest.h>

#include "view/window/stage.hpp"

namespace damas::test {

class KeyWalk {
 public:
  using Cursor = std::function<std::optional<Cell>()>;

  explicit KeyWalk(Stage& stage) : stage_(stage) {}

  // With as many frames as ImGui's keyboard navigation takes.
  void press(Key key, Modifiers with = no_modifiers) {
    stage_.key(key, with);
    stage_.wait(Stage::Milliseconds{96});
  }

  // Whether the key leads to a widget of which that is said first.
  bool leads_to(const std::string& words, Key by = Key::Down) {
    constexpr int most_steps = 60;
    for (int i = 0; i < most_steps; ++i) {
      if (stage_.screen().gui().focus().words.starts_with(words)) return true;
      press(by);
    }
    return false;
  }

  void choose(const std::string& words, Key by = Key::Down) {
    CAPTURE(words);
    REQUIRE(leads_to(words, by));
    press(Key::Enter);
  }
  void choose(Text words, Key by = Key::Down) { choose(stage_.app().tr(words), by); }

  // Until that scene is on top, whatever Escape closes first.
  template <class S>
  void escape_to() {
    constexpr int most_presses = 8;
    for (int i = 0; i < most_presses && !stage_.shows<S>(); ++i)
      press(Key::Escape);
    REQUIRE(stage_.shows<S>());
  }

  // Moves the board's cursor, which tells where it is, to the square. The board has playing squares
  // of one colour only.
  void go_to(Square square, const BoardView& board, const Cursor& cursor) {
    if (!cursor()) press(Key::Up);  // it appears
    REQUIRE(cursor().has_value());
    const Cell to = board.shape().cell(square);
    while (cursor()->rank != to.rank)
      step(to.rank > cursor()->rank, board, Key::Up, Key::Down, cursor);
    while (cursor()->file != to.file)
      step(to.file > cursor()->file, board, Key::Right, Key::Left, cursor);
  }

  // Chooses squares of the path by the cursor for as long as `goes_on`.
  void play(const Path& path, const BoardView& board, const Cursor& cursor,
            const std::function<bool()>& goes_on) {
    for (const Square square : path) {
      if (!goes_on()) return;
      go_to(square, board, cursor);
      press(Key::Enter);
    }
  }

 private:
  void step(bool onwards, const BoardView& board, Key there, Key back, const Cursor& cursor) {
    const std::optional<Cell> before = cursor();
    press(onwards != board.flipped() ? there : back);
    REQUIRE(cursor() != before);
  }

  Stage& stage_;
};

}  // namespace damas::test
