#include "view/window/trainers/squares_scene.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "platform/input.hpp"
#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/return_point.hpp"
#include "view/window/app/store.hpp"
#include "view/window/kit/shortcuts.hpp"

namespace damas {

namespace {

using training::SquareDrill;
using training::SquareTask;

constexpr std::chrono::seconds nearly_over{5};

SquareDrill drill_of(const SquaresChoice& choice, App& app) {
  return {choice.variant, choice.task, choice.timed, app.next_seed()};
}

}  // namespace

SquaresTrainer::SquaresTrainer(TaskFrame& frame, App& app, const destination::SquareTrainer& to)
    : drill_(drill_of({to.variant.value_or(app.preferences().new_game.variant),
                       to.find ? SquareTask::Find : SquareTask::Name, to.timed},
                      app)),
      board_of_(drill_.variant()),
      frame_(frame) {
  frame_.show(board_of_);
  read_best(app);
}

void SquaresTrainer::read_best(App& app) {
  const training::Progress& progress = app.store().progress().read();
  best_ = training::best_round(progress.of(drill_.variant()), drill_.task());
}

void SquaresTrainer::begin(const SquaresChoice& choice, App& app) {
  save_now(app);
  drill_ = drill_of(choice, app);
  kept_ = false;
  chosen_ = none;
  forget_typed();
  cursor_.reset();
  read_best(app);
  board_of_ = Game(choice.variant);
  frame_.show(board_of_);
  app.redraw();
}

void SquaresTrainer::begin_again(App& app) {
  begin({drill_.variant(), drill_.task(), drill_.timed()}, app);
}

// A round that was left early does not count.
void SquaresTrainer::save_now(App& app) {
  if (!drill_.over() || std::exchange(kept_, true)) return;
  app.store().progress().change([this](training::Progress& progress) {
    training::note_round(progress.of(drill_.variant()), drill_.task(), drill_.right());
  });
  best_ = std::max(best_, drill_.right());
}

void SquaresTrainer::update(const Input& input, std::chrono::milliseconds elapsed, App& app) {
  // No labels, because they would tell the answers.
  frame_.follow(app, {false, false, info(drill_.variant()).numbering});
  handle_input(input, app);
  // Below a dialog the time stands still.
  const bool covered = frame_.covered(app);
  if (!covered && drill_.advance(elapsed)) app.redraw();
  save_now(app);
  frame_.present({{}, marks(), status_of(app)}, app);
  if (const auto before = shown_.change(content(app), app)) announce_changes(*before, app);
  const auto due = drill_.due();
  if (due && !covered) app.wake_after(*due);
}

void SquaresTrainer::handle_input(const Input& input, App& app) {
  const auto claimed = [this](const KeyPress& press) { return claims(press); };
  const std::vector<Action> actions = actions_in(input, app.preferences().keys, claimed);
  const Pointer& pointer = input.pointer;
  if (!naming() && pointer.just_pressed()) {
    if (const auto square = board().square_at(pointer.pressed_at)) answer(*square, app);
  }
  if (naming()) type(input, actions, app);
  frame_.perform(actions, app);
}

// A letter or digit that may continue a name is no shortcut.
bool SquaresTrainer::claims(const KeyPress& press) const {
  if (!naming() || drill_.over() || press.modifiers.ctrl || press.modifiers.alt) return false;
  if (press.key == Key::Backspace) return has_typed();
  const auto from = [&press](Key first) {
    return static_cast<int>(press.key) - static_cast<int>(first);
  };
  char c = 0;
  if (press.key >= Key::A && press.key <= Key::Z) c = static_cast<char>('a' + from(Key::A));
  if (press.key >= Key::Digit0 && press.key <= Key::Digit9)
    c = static_cast<char>('0' + from(Key::Digit0));
  return c != 0 && drill_.may_be_typed(typing_.text() + c);
}

void SquaresTrainer::forget_typed() {
  typing_.clear();
  no_such_.clear();
  nonsense_.clear();
}

// A letter that begins no name may be a shortcut; otherwise it is refused.
void SquaresTrainer::type(const Input& input, const std::vector<Action>& actions, App& app) {
  if (drill_.over()) return;
  const AnswerTyping::Rules rules{
      [this](const std::string& text) { return drill_.may_be_typed(text); },
      [this](const std::string& text) { return drill_.is_whole(text); }};
  const std::string refused =
      typing_.take(input, rules, [&](const std::string& typed) { give(typed, app); });
  // The way back takes the nonsense away first.
  if (std::find(actions.begin(), actions.end(), Action::Back) != actions.end()) return;
  if (!input.text.empty() || !input.keys.empty()) nonsense_.clear();
  if (refused.empty() || !actions.empty()) return;
  nonsense_ = refused;
  no_such_.clear();
  app.sounds().play(SoundEffect::Refused);
  app.redraw();
}

// A number that no square has is no answer.
void SquaresTrainer::give(const std::string& typed, App& app) {
  if (const auto square = drill_.named(typed)) return answer(*square, app);
  no_such_ = typed;
  nonsense_.clear();
  app.sounds().play(SoundEffect::Refused);
  app.redraw();
}

void SquaresTrainer::answer(Square square, App& app) {
  forget_typed();
  if (!drill_.answer(square)) return;
  chosen_ = none;
  app.sounds().play(drill_.last()->right ? SoundEffect::Move : SoundEffect::Refused);
  app.redraw();
}

Marks SquaresTrainer::marks() const {
  Marks marks;
  if (naming()) {
    if (!drill_.over()) marks.noted.insert(drill_.asked());
    return marks;
  }
  marks.ruled_out = drill_.ruled_out();
  marks.cursor = cursor_;
  return marks;
}

SquaresTrainer::Content SquaresTrainer::content(const App& app) const {
  Content content;
  content.question = naming() ? std::string(app.tr(Text::SquaresAskName))
                              : app.tr(Text::SquaresAskFind, drill_.name_of(drill_.asked()));
  if (drill_.over()) content.question = app.tr(Text::SquaresOver, drill_.right(), drill_.wrong());
  content.remark = remark(app);
  // After the end the question's place has them.
  if (!drill_.over()) content.results = app.tr(Text::SquaresState, drill_.right(), drill_.wrong());
  if (drill_.timed() && best_ > 0) {
    if (!content.results.empty()) content.results += "\n";
    content.results += app.tr(Text::SquaresBest, best_);
  }
  content.turn = drill_.turn();
  content.chosen = chosen_;
  if (!naming()) content.cursor = cursor_;
  return content;
}

Status SquaresTrainer::status_of(const App& app) const {
  Status status;
  if (drill_.over()) {
    status.sentence = app.tr(Text::SquaresOver, drill_.right(), drill_.wrong());
    status.tone = Status::Tone::Notice;
    return status;
  }
  status.sentence = app.tr(naming() ? Text::SquaresTypeHint : Text::SquaresClickHint);
  if (!naming()) status.sentence = app.tr(Text::SquaresAskFind, drill_.name_of(drill_.asked()));
  if (!nonsense_.empty() || !no_such_.empty() || (drill_.last() && !drill_.last()->right)) {
    status = Status::refusal(remark(app));
  }
  status.typed = typing_.text();
  if (drill_.timed()) {
    const auto left = std::chrono::ceil<std::chrono::seconds>(drill_.left());
    status.aside = time_text(left);
    status.alarm = left <= nearly_over;
  }
  return status;
}

// The remark about the last answer; before the first one, the instructions.
std::string SquaresTrainer::remark(const App& app) const {
  if (drill_.over()) return {};
  if (!nonsense_.empty()) return app.tr(Text::SquaresExpected, drill_.example(), nonsense_);
  if (!no_such_.empty()) return app.tr(Text::SquaresNoSuch, no_such_);
  if (!drill_.last()) {
    return app.tr(drill_.timed() ? Text::SquaresClockWaits
                                 : (naming() ? Text::SquaresTypeHint : Text::SquaresClickHint));
  }
  const std::string name = drill_.name_of(drill_.last()->given);
  if (drill_.last()->right) return app.tr(Text::SquaresRight, name);
  return app.tr(naming() ? Text::SquaresNotThat : Text::SquaresThatIs, name);
}

// By column and row as they are shown, because the name would tell the answer.
std::string SquaresTrainer::place_of(Cell cell, const App& app) const {
  const BoardShape& shape = board().shape();
  const bool turned = board().flipped();
  const int column = turned ? shape.files - cell.file : cell.file + 1;
  const int row = turned ? shape.ranks - cell.rank : cell.rank + 1;
  return app.tr(Text::SquaresPlace, column, row);
}

void SquaresTrainer::announce_changes(const Content& before, const App& app) const {
  if (shown_->cursor && shown_->cursor != before.cursor) {
    app.announce(place_of(*shown_->cursor, app));
  }
  if (shown_->remark != before.remark && !shown_->remark.empty()) app.announce(shown_->remark);
  const bool asks = shown_->turn != before.turn || shown_->question != before.question;
  if (asks) {
    std::string question = shown_->question;
    if (naming() && !drill_.over()) {
      question += " " + place_of(board().shape().cell(drill_.asked()), app);
    }
    app.announce(question);
  }
  if (naming() && shown_->chosen != before.chosen && shown_->chosen != none) {
    app.announce(drill_.name_of(drill_.choices()[static_cast<std::size_t>(shown_->chosen)]));
  }
}

std::optional<ReturnPoint> SquaresTrainer::return_point() const {
  return ReturnPoint{destination::SquareTrainer{drill_.variant(), !naming(), drill_.timed()}};
}

}  // namespace damas
