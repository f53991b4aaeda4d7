#include "view/window/frame/move_entry.hpp"

#include "view/text/sentences.hpp"
#include "view/window/frame/status.hpp"

namespace damas {

void MoveEntry::reset(const Game& game) {
  controls_.reset(game);
  complaint_.clear();
}

Entry MoveEntry::take(const EntryInput& frame, const Game& game) {
  const Pointer& pointer = frame.input.pointer;
  if (pointer.just_pressed()) begin_gesture();
  Entry typed = take_typed(frame, game);
  if (std::holds_alternative<entry::Move>(typed)) return typed;
  Entry gesture = controls_.pointer(pointer, frame.view);
  return std::holds_alternative<std::monostate>(gesture) ? typed : gesture;
}

Entry MoveEntry::take_typed(const EntryInput& frame, const Game& game) {
  if (!frame.input.text.empty()) complaint_.clear();
  return typing_.update(frame, game);
}

void MoveEntry::begin_gesture() {
  complaint_.clear();
  typing_.forget();
}

void MoveEntry::move_cursor(int right, int up, const BoardView& view) {
  controls_.move_cursor(right, up, view);
}

Entry MoveEntry::touch_cursor() {
  if (controls_.has_cursor()) begin_gesture();
  return controls_.touch_cursor();
}

bool MoveEntry::cancel() {
  const bool had = !complaint_.empty() || !typing_.empty();
  complaint_.clear();
  typing_.clear();
  return controls_.cancel() || had;
}

void MoveEntry::complain(std::string sentence) {
  complaint_ = std::move(sentence);
  if (!complaint_.empty()) ++complaints_;
}

Marks MoveEntry::marks(bool show_movable, bool show_targets) const {
  return controls_.marks(show_movable, show_targets);
}

void MoveEntry::show_refusal(const Entry& entry, const Game& game, Language language,
                             Animation& animation) {
  if (const auto* back = std::get_if<entry::PutBack>(&entry)) {
    animation.put_back(back->square, back->from);
  }
  const auto* refusal = std::get_if<entry::Refusal>(&entry);
  if (refusal == nullptr) return;
  if (refusal->put_back) animation.put_back(refusal->put_back->square, refusal->put_back->from);
  const MoveRefusal& why = refusal->why;
  // A sentence about the compulsory capture is more helpful than "empty square".
  const bool vague = why.reason == MoveRefusal::Reason::EmptySquare && !input().selected();
  complain(vague && input().must_capture() ? obligation(input(), game, language)
                                           : sentence(language, why, game));
  const auto shaken = why.square && game.piece_at(*why.square) ? why.square : input().selected();
  if (shaken) animation.refuse(*shaken);
}

}  // namespace damas
