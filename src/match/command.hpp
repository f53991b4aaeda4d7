// Owns the messages of a match: commands, refusals and events.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "core/game.hpp"

namespace damas {

namespace command {
struct Play {
  Move move;
  // The person's choice, where a capture can follow several paths; if unset, the shortest is shown.
  std::optional<Path> path = std::nullopt;
};
struct Resign {};
struct OfferDraw {};
struct AnswerDraw {
  bool accept = false;
};
struct Undo {};  // back to the asking person's own turn
struct Redo {};
struct Pause {};
struct Resume {};
}  // namespace command

using Command =
    std::variant<command::Play, command::Resign, command::OfferDraw, command::AnswerDraw,
                 command::Undo, command::Redo, command::Pause, command::Resume>;

enum class Refusal : std::uint8_t {
  GameOver,
  NotYourTurn,
  IllegalMove,
  Paused,
  NothingToUndo,
  NothingToRedo,
  TakebacksOff,
  NoTakebacksLeft,
  DrawAlreadyOffered,
  NoDrawOffer,
  OfferedTooSoon,  // to a machine that answered an earlier offer a few moves ago
  NotPaused,
  OpponentIsComputer,  // nobody may send commands for a computer's side
};

// Why a machine declines a draw.
enum class DrawDecline : std::uint8_t { Ahead, TooEarly, StillOpen };

namespace event {
struct MovePlayed {
  int ply = 0;  // the ply after the move; 1 after the first move
  Side side = Side::White;
  Piece piece;  // before the move
  Move move;
  Path path;                     // the squares visited, first to last
  std::vector<Square> captured;  // in the order of the path
};
struct Undone {
  int to_ply = 0;
};
struct Redone {
  int to_ply = 0;
};
struct DrawOffered {
  Side by = Side::White;
};
struct DrawDeclined {
  Side by = Side::White;
  std::optional<DrawDecline> why = std::nullopt;  // the reason; set by machines only
};
struct Paused {};
struct Resumed {};
struct Ended {
  Outcome outcome;
};
}  // namespace event

using Event = std::variant<event::MovePlayed, event::Undone, event::Redone, event::DrawOffered,
                           event::DrawDeclined, event::Paused, event::Resumed, event::Ended>;

}  // namespace damas
