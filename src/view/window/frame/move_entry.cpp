#include "view/window/frame/move_entry.hpp"

#include "view/text/sentences.hpp"
#include "view/text/text.hpp"
#include "view/window/frame/status.hpp"

namespace damas {

void MoveEntry::reset(const Game& game) {
  controls_.reset(game);
  complaint_.clear();
}

MoveEntry::Step MoveEntry::take(const Input& input, Milliseconds elapsed, const Game& game,
                                const BoardView& view, const KeyBindings& keys, Language language,
                                Animation& animation) {
  Step step;
  const MoveTyping::Step typed = typing_.update(input, elapsed, game, keys);
  step.action = typed.action;
  if (!input.text.empty()) complaint_.clear();
  if (typed.move) {
    step.move = ChosenMove{*typed.move, typed.path, std::nullopt};
    return step;
  }
  if (typed.refusal) refuse(*typed.refusal, game, language, animation);
  step.move = carry_out(controls_.pointer(input.pointer, view), game, language, animation);
  return step;
}

std::optional<Action> MoveEntry::take_early(const Input& input, Milliseconds elapsed,
                                            const Game& game, const KeyBindings& keys,
                                            Language language) {
  const MoveTyping::Step typed = typing_.update(input, elapsed, game, keys);
  if (!input.text.empty()) complaint_.clear();
  const bool refused = typed.refusal && typed.refusal->reason != MoveRefusal::Reason::NotUnderstood;
  if (typed.move || refused) complain(tr(language, Text::RefusedNotYourTurn));
  return typed.action;
}

void MoveEntry::move_cursor(int right, int up, const BoardView& view) {
  controls_.move_cursor(right, up, view);
}

std::optional<ChosenMove> MoveEntry::touch_cursor(const Game& game, Language language,
                                                  Animation& animation) {
  return carry_out(controls_.touch_cursor(), game, language, animation);
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

std::optional<ChosenMove> MoveEntry::carry_out(const BoardAct& act, const Game& game,
                                               Language language, Animation& animation) {
  if (act.touched) {
    complaint_.clear();
    typing_.forget();
  }
  if (act.put_back) animation.put_back(act.put_back->square, act.put_back->from);
  if (act.refusal) refuse(*act.refusal, game, language, animation);
  return act.move;
}

void MoveEntry::refuse(const MoveRefusal& refusal, const Game& game, Language language,
                       Animation& animation) {
  // A sentence about the compulsory capture is more helpful than "empty square".
  const bool vague = refusal.reason == MoveRefusal::Reason::EmptySquare && !input().selected();
  complain(vague && input().must_capture() ? obligation(input(), game, language)
                                           : sentence(language, refusal, game));
  const auto shaken =
      refusal.square && game.piece_at(*refusal.square) ? refusal.square : input().selected();
  if (shaken) animation.refuse(*shaken);
}

}  // namespace damas
