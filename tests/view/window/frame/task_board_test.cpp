#include "view/window/frame/task_board.hpp"

#include <doctest/doctest.h>

#include "view/window/app/preferences.hpp"

namespace damas::test {

namespace {

struct Shown {
  Game game{};
  TaskBoard board;
  BoardView view{game.shape()};
  Preferences preferences;

  Shown() {
    view.layout({0, 0, 800, 800});
    board.reset(game);
  }
};

}  // namespace

TEST_CASE("the board of a task marks the move that led to the position") {
  Shown shown;
  CHECK(shown.board.marks(shown.preferences, true).last_move.empty());
  const Move move = shown.game.legal_moves().front();
  const Path path = shown.game.path(move);
  shown.game.play(move);
  shown.board.step(shown.game, true);
  CHECK(shown.board.marks(shown.preferences, true).last_move == path);
  shown.game.go_to(0);
  shown.board.step(shown.game, false);
  CHECK(shown.board.marks(shown.preferences, true).last_move.empty());
  shown.board.reset(shown.game);
  CHECK(shown.board.marks(shown.preferences, true).last_move.empty());
}

TEST_CASE("the last move is marked once its animation is over") {
  Shown shown;
  shown.game.play(shown.game.legal_moves().front());
  shown.board.step(shown.game, false);
  CHECK(shown.board.marks(shown.preferences, true).last_move.empty());
  shown.board.animation().finish();
  CHECK_FALSE(shown.board.marks(shown.preferences, true).last_move.empty());
}

TEST_CASE("movable pieces are marked only while a move is asked, the cursor always") {
  Shown shown;
  shown.preferences.show_movable = true;
  CHECK(shown.board.marks(shown.preferences, true).movable.size() > 0);
  CHECK(shown.board.marks(shown.preferences, false).movable.size() == 0);
  const Entry first = shown.board.select(shown.view);
  CHECK(std::holds_alternative<std::monostate>(first));
  CHECK(shown.board.marks(shown.preferences, true).cursor.has_value());
  CHECK(shown.board.marks(shown.preferences, false).cursor ==
        shown.board.marks(shown.preferences, true).cursor);
}

}  // namespace damas::test
