// Owns Entry: what a person has entered for a move in one frame, on the board or by typing.
#pragma once

#include <chrono>
#include <optional>
#include <variant>

#include "core/move_input.hpp"
#include "match/command.hpp"
#include "platform/input.hpp"
#include "view/window/board/board_view.hpp"
#include "view/window/kit/key_bindings.hpp"

namespace damas {

// The input that the entry of a move reads in one frame.
struct EntryInput {
  const Input& input;
  std::chrono::milliseconds elapsed{0};  // since the last frame
  const BoardView& view;
  const KeyBindings& keys;
};

namespace entry {
struct Move {
  command::Play play;
  std::optional<Spot> dropped;  // where a dragged piece was dropped
};
// A dragged piece returns to its square, without a refusal.
struct PutBack {
  Square square = {};
  Spot from;
};
struct Refusal {
  MoveRefusal why;
  std::optional<PutBack> put_back;  // if the refused piece was dragged
};
}  // namespace entry

// An Action is the shortcut of a single letter that does not begin a move.
using Entry = std::variant<std::monostate, entry::Move, entry::Refusal, entry::PutBack, Action>;

inline std::optional<Action> action_of(const Entry& entry) {
  const auto* action = std::get_if<Action>(&entry);
  return action ? std::optional(*action) : std::nullopt;
}

}  // namespace damas
