#include "view/window/frame/move_typing.hpp"

#include <algorithm>
#include <cctype>
#include <string>
#include <utility>

#include "core/notation.hpp"

namespace damas {

namespace {

// Longer than the pause between the two characters of a square, but not noticeably long.
constexpr MoveTyping::Milliseconds patience{600};
constexpr std::size_t longest = 32;
// How long after an automatic end of a move an Enter still belongs to that move.
constexpr MoveTyping::Milliseconds enter_patience{3000};

bool is_digit(char c) {
  return std::isdigit(static_cast<unsigned char>(c)) != 0;
}
char lower(char c) {
  return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
}
bool is_letter(char c) {
  return lower(c) >= 'a' && lower(c) <= 'z';
}
bool is_file(char c, const BoardShape& shape) {
  return lower(c) >= 'a' && lower(c) < 'a' + shape.files;
}
// If squares have only numbers, every letter is free for its shortcut.
bool is_file(char c, const BoardView& view) {
  return view.has_letters() && is_file(c, view.shape());
}
bool is_separator(char c) {
  return c == '-' || c == 'x' || c == 'X' || c == ':';
}

bool edits(Key key) {
  return key == Key::Enter || key == Key::Escape || key == Key::Backspace || key == Key::Space;
}

// Whether the key probably writes a character; which one depends on the keyboard layout.
bool writes(Key key) {
  return (key >= Key::A && key <= Key::Digit9) || (key >= Key::Comma && key <= Key::Plus);
}

std::optional<Action> shortcut_of(char c, const KeyBindings& keys) {
  if (!is_letter(c)) return std::nullopt;
  const auto key = static_cast<Key>(static_cast<int>(Key::A) + (lower(c) - 'a'));
  return keys.action_of({key, {}});
}

// Whether the character can neither be part of a move nor a shortcut.
bool is_stray(char c, bool first, const EntryInput& frame) {
  const bool separates = is_separator(c) && !first;
  return is_letter(c) && !is_file(c, frame.view) && !separates && !shortcut_of(c, frame.keys);
}

// Whether it has a number that is not on the board, whatever may follow.
bool names_no_square(const std::string& text, const BoardShape& shape) {
  constexpr const char* digits = "0123456789";
  std::size_t begin = text.find_first_of(digits);
  while (begin != std::string::npos) {
    const std::size_t end = std::min(text.find_first_not_of(digits, begin), text.size());
    const bool after_file = begin > 0 && is_file(text[begin - 1], shape);
    const int most = after_file ? std::max(shape.files, shape.ranks) : shape.square_count();
    if (end - begin > 3 || std::stoi(text.substr(begin, end - begin)) > most) return true;
    begin = text.find_first_of(digits, end);
  }
  return false;
}

// "11-1" may become "11-15"; "11-4" and "c3d4" are complete.
bool may_grow(const std::string& text, const BoardShape& shape) {
  const bool numeric =
      is_digit(text.front()) && text.find_first_not_of("0123456789-xX:") == std::string::npos;
  if (!numeric) return false;
  const std::size_t last = text.find_last_not_of("0123456789") + 1;
  const std::string number = text.substr(last);
  return !number.empty() && number.size() <= 2 && std::stoi(number) * 10 <= shape.square_count();
}

// If a capture may stop early, the typed move may be the beginning of a longer one.
bool may_go_on(const Move& typed, const Game& game) {
  for (const Move& m : game.legal_moves()) {
    if (m.from == typed.from && m.captured.size() > typed.captured.size() && typed.is_capture() &&
        (m.captured & typed.captured) == typed.captured) {
      return true;
    }
  }
  return false;
}

}  // namespace

bool MoveTyping::claims(const KeyPress& press, const BoardView& view) const {
  if (press.modifiers.ctrl || press.modifiers.alt) return false;
  if (press.key >= Key::A && press.key <= Key::Z) {
    const auto letter =
        static_cast<char>('a' + (static_cast<int>(press.key) - static_cast<int>(Key::A)));
    return is_file(letter, view) || (!empty() && letter == 'x');
  }
  if (press.key == Key::Enter && expects_enter()) return true;
  if (empty()) return false;
  return press.key == Key::Enter || press.key == Key::Escape || press.key == Key::Backspace ||
         press.key == Key::Space;
}

void MoveTyping::forget() {
  clear();
  strokes_.clear();
}

void MoveTyping::clear() {
  text_.clear();
  shortcut_.reset();
}

bool MoveTyping::ends_with_letter() const {
  return !empty() && is_letter(text_.back()) && !is_separator(text_.back());
}

void MoveTyping::add(char c, const EntryInput& frame) {
  const bool begins = is_digit(c) || is_file(c, frame.view);
  if (!begins && (empty() || !is_separator(c))) return;
  if (text_.size() >= longest) return;
  shortcut_ = empty() ? shortcut_of(c, frame.keys) : std::nullopt;
  text_ += c;
  age_ = Milliseconds{0};
}

// Keys and characters arrive in separate lists; the keys that write characters give the order of
// all. A key that is held down writes once.
void MoveTyping::collect(const Input& input) {
  std::size_t next = 0;
  for (const KeyPress& press : input.keys) {
    if (press.modifiers.ctrl || press.modifiers.alt) continue;
    if (edits(press.key)) {
      strokes_.push_back({0, press.key});
    } else if (writes(press.key) && next < input.text.size()) {
      const char c = input.text[next++];
      if (!press.repeat) strokes_.push_back({c, Key::Unknown});
    }
  }
  for (; next < input.text.size(); ++next)
    strokes_.push_back({input.text[next], Key::Unknown});
}

Entry MoveTyping::update(const EntryInput& frame, const Game& game) {
  const Input& input = frame.input;
  age_ += frame.elapsed;
  const auto other = [](const KeyPress& press) { return press.key != Key::Enter; };
  const bool goes_on = !input.text.empty() || input.pointer.just_pressed() ||
                       std::any_of(input.keys.begin(), input.keys.end(), other);
  if (goes_on) ended_early_ = false;
  collect(input);
  if (input.pointer.just_pressed() || input.pointer.just_released()) return {};
  while (!strokes_.empty()) {
    const Stroke stroke = strokes_.front();
    strokes_.pop_front();
    Entry entry = take(stroke, frame, game);
    if (!std::holds_alternative<std::monostate>(entry)) return entry;
  }
  if (!shortcut_ || age_ < patience) return {};
  const Action action = *shortcut_;
  clear();
  return action;
}

// The name of a square has only one letter, so a second one is a shortcut or a mistake.
Entry MoveTyping::write(char c, const EntryInput& frame, const Game& game) {
  if (is_stray(c, empty(), frame)) return refuse();
  if (ends_with_letter() && is_file(c, frame.view)) {
    const auto shortcut = shortcut_of(c, frame.keys);
    if (!shortcut) return refuse();
    clear();
    return *shortcut;
  }
  const std::size_t before = text_.size();
  add(c, frame);
  if (names_no_square(text_, game.shape())) return refuse();
  return text_.size() > before ? try_early(game) : Entry{};
}

Entry MoveTyping::take(const Stroke& stroke, const EntryInput& frame, const Game& game) {
  if (stroke.key == Key::Unknown) return write(stroke.character, frame, game);
  if (empty()) {
    ended_early_ = ended_early_ && stroke.key != Key::Enter;
    return {};
  }
  if (stroke.key == Key::Escape) clear();
  if (stroke.key == Key::Backspace) {
    text_.pop_back();
    shortcut_.reset();
  }
  const bool ends = stroke.key == Key::Enter || stroke.key == Key::Space;
  return ends ? finish(game) : Entry{};
}

Entry MoveTyping::finish(const Game& game) {
  const MoveInput input(game);
  const std::string typed = std::exchange(text_, {});
  const auto result = input.type(typed);
  shortcut_.reset();
  if (const auto* move = std::get_if<Move>(&result)) {
    return entry::Move{{*move, input.typed_path(*move, typed)}, std::nullopt};
  }
  return entry::Refusal{std::get<MoveRefusal>(result), std::nullopt};
}

Entry MoveTyping::try_early(const Game& game) {
  if (!parse_move(text_, game.shape()) || may_grow(text_, game.shape())) return {};
  const auto result = MoveInput(game).type(text_);
  if (const auto* refusal = std::get_if<MoveRefusal>(&result)) {
    using Reason = MoveRefusal::Reason;
    // The rest of the capture's path may still follow.
    const bool wait = refusal->reason == Reason::Ambiguous ||
                      refusal->reason == Reason::MustContinue ||
                      refusal->reason == Reason::NotUnderstood;
    if (wait) return {};
  } else if (may_go_on(std::get<Move>(result), game)) {
    return {};
  }
  ended_early_ = true;
  return finish(game);
}

Entry MoveTyping::refuse() {
  clear();
  ended_early_ = true;
  MoveRefusal refusal;
  refusal.reason = MoveRefusal::Reason::NotUnderstood;
  return entry::Refusal{refusal, std::nullopt};
}

bool MoveTyping::expects_enter() const {
  return ended_early_ && age_ < enter_patience;
}

}  // namespace damas
