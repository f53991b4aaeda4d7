#include "lessons/reader.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <span>
#include <tuple>
#include <utility>

#include "core/fen.hpp"
#include "core/move_input.hpp"
#include "core/notation.hpp"
#include "core/text_lines.hpp"

namespace damas::lessons {

namespace {

constexpr std::string_view blanks = " \t\r";
constexpr int most_level = 10;
// A lesson begins with it.
constexpr std::string_view lesson_key = "lesson:";

std::vector<std::string_view> words_of(std::string_view text, std::string_view between = blanks) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(between), text.size());
    if (end > 0) words.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

std::optional<int> number_of(std::string_view word) {
  int value = 0;
  const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc{} || stop != word.data() + word.size() || value < 0) return std::nullopt;
  return value;
}

// "key: value", with the indented lines below it, or "[key]".
struct Entry {
  int line = 0;
  std::string_view key;
  std::string value;
  bool begins_step = false;
  // The lines that continue it, and where their parts of the value begin.
  std::vector<std::pair<int, std::size_t>> continued = {};

  // `part` is a part of the value, or empty.
  int line_of(std::string_view part) const {
    if (part.empty()) return line;
    const auto at = static_cast<std::size_t>(part.data() - value.data());
    int found = line;
    for (const auto& [number, begin] : continued) {
      if (begin <= at) found = number;
    }
    return found;
  }
};

// The errors are of the lesson; a function that answers false has set one.
class Reader {
 public:
  std::variant<Lesson, LessonError> read(std::string_view text) {
    if (split(text) && read_head() && read_steps()) return std::move(lesson_);
    error_.lesson = lesson_.id.empty() ? named() : lesson_.id;
    return error_;
  }

 private:
  bool fail(int line, std::string expected, std::string_view found) {
    error_ = {{}, line, std::move(expected), std::string(found)};
    return false;
  }
  bool fail(const Entry& entry, std::string expected) {
    return fail(entry.line, std::move(expected), entry.value);
  }
  // `part` is the part of the entry's value that was not expected.
  bool fail_part(const Entry& entry, std::string expected, std::string_view part) {
    return fail(entry.line_of(part), std::move(expected), part);
  }
  bool fail_key(const Entry& entry, std::string expected) {
    return fail(entry.line, std::move(expected), entry.key);
  }

  // The id for an error that comes before the head is read.
  std::string named() const {
    const bool first = !entries_.empty() && entries_.front().key == "lesson";
    return first ? entries_.front().value : std::string{};
  }

  bool split(std::string_view text);
  bool split_line(int number, std::string_view line);
  bool read_head();
  bool read_head_entry(const Entry& entry);
  bool read_steps();
  bool read_step(std::span<const Entry> entries);
  bool read_entry(const Entry& entry);
  bool read_answer(const Entry& entry);
  bool read_reaction(const Entry& entry);
  bool read_asked(const Entry& entry, Reaction& reaction);
  bool read_text(const Entry& entry, Words& words);
  bool read_position(const Entry& entry);
  bool read_moves(const Entry& entry, Game game, std::vector<Move>& moves);
  bool read_answers(const Entry& entry, std::vector<Move>& moves);
  bool read_squares(const Entry& entry, SquareSet& squares);
  bool read_numbers(const Entry& entry, std::vector<int>& numbers);
  bool read_claims(const Entry& entry);
  bool read_claim(const Entry& entry, std::string_view text);
  bool read_goal(const Entry& entry);
  bool check_step(const Entry& begin);
  bool check_asked(const Entry& begin);
  bool check_texts();
  bool check_one_answer();
  bool check_choices(const Entry& begin);
  std::optional<AnyPosition> end_of(const Step& step) const;
  std::optional<Move> move_named(const Entry& entry, const Game& game, std::string_view word);
  std::optional<Square> square_named(const Entry& entry, std::string_view word);
  const VariantInfo& rules() const { return info(lesson_.variant); }

  Lesson lesson_;
  LessonError error_;
  std::vector<Entry> entries_;
  int last_line_ = 1;
  std::size_t next_ = 0;

  // The step that is being read, and what it has so far.
  Step step_;
  bool placed_ = false;                // it has a position
  std::vector<const Entry*> answers_;  // of step_.right
  std::vector<const Entry*> wrongs_;   // of step_.wrong
  const Entry* other_ = nullptr;       // of step_.other
  Words* words_ = nullptr;             // to which texts belong
  Reaction* reaction_ = nullptr;       // to which moves and claims belong; null: to the step
};

bool Reader::split(std::string_view text) {
  for (int number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (!split_line(number, text.substr(0, end))) return false;
    text.remove_prefix(std::min(end + 1, text.size()));
    last_line_ = number;
  }
  return true;
}

bool Reader::split_line(int number, std::string_view line) {
  const std::string_view content = trimmed(line);
  if (content.empty() || content.front() == '#') return true;
  if (blanks.find(line.front()) != std::string_view::npos) {
    if (entries_.empty() || entries_.back().begins_step) {
      return fail(number, "a key at the beginning of the line, such as 'en: …'", content);
    }
    Entry& entry = entries_.back();
    entry.value += " ";
    entry.continued.emplace_back(number, entry.value.size());
    entry.value += content;
    return true;
  }
  if (content.front() == '[') {
    if (content.back() != ']') return fail(number, "']' at the end of the line", content);
    entries_.push_back({number, content.substr(1, content.size() - 2), {}, true});
    return true;
  }
  const std::size_t colon = content.find(':');
  if (colon == std::string_view::npos) {
    return fail(number, "a key and a colon, such as 'en: …'", content);
  }
  entries_.push_back({number, trimmed(content.substr(0, colon)),
                      std::string(trimmed(content.substr(colon + 1))), false});
  return true;
}

bool Reader::read_head() {
  for (; next_ < entries_.size() && !entries_[next_].begins_step; ++next_) {
    if (!read_head_entry(entries_[next_])) return false;
  }
  const int line = next_ < entries_.size() ? entries_[next_].line : last_line_;
  if (lesson_.id.empty()) return fail(line, "'lesson: <name>' before the first step", "");
  if (lesson_.title.empty()) return fail(line, "a title, 'en: …', before the first step", "");
  if (next_ == entries_.size()) return fail(line, "a step, such as '[show]'", "");
  return true;
}

bool Reader::read_head_entry(const Entry& entry) {
  if (is_language_code(entry.key)) return read_text(entry, lesson_.title);
  if (entry.key == "lesson") {
    const bool plain =
        !entry.value.empty() && entry.value.find_first_of(blanks) == std::string::npos;
    lesson_.id = entry.value;
    return plain || fail(entry, "one word, the name of the file without its ending");
  }
  if (entry.key == "variant") {
    const auto variant = variant_by_id(entry.value);
    lesson_.variant = variant.value_or(Variant::Brazilian);
    return variant || fail(entry, "a variant, such as brazilian");
  }
  if (entry.key == "course") {
    const auto course = course_named(entry.value);
    lesson_.course = course.value_or(Course::Basics);
    return course ||
           fail(entry, "basics, brazilian, tactics, endgames, russian, international or english");
  }
  if (entry.key == "order") {
    const auto order = number_of(entry.value);
    lesson_.order = order.value_or(0);
    return order || fail(entry, "a number");
  }
  return fail_key(entry, "lesson, variant, course, order, or the code of a language");
}

bool Reader::read_steps() {
  while (next_ < entries_.size()) {
    std::size_t end = next_ + 1;
    while (end < entries_.size() && !entries_[end].begins_step)
      ++end;
    if (!read_step(std::span(entries_).subspan(next_, end - next_))) return false;
    next_ = end;
  }
  return true;
}

bool Reader::read_step(std::span<const Entry> entries) {
  constexpr std::array<std::string_view, 5> kinds{"show", "move", "squares", "count", "play"};
  const Entry& begin = entries.front();
  const auto* const kind = std::find(kinds.begin(), kinds.end(), begin.key);
  if (kind == kinds.end()) return fail_key(begin, "[show], [move], [squares], [count] or [play]");
  step_ = {};
  step_.kind = static_cast<Step::Kind>(kind - kinds.begin());
  answers_.clear();
  wrongs_.clear();
  other_ = nullptr;
  words_ = &step_.words;
  reaction_ = nullptr;
  const auto before = lesson_.steps.empty() ? std::nullopt : end_of(lesson_.steps.back());
  placed_ = before.has_value();
  if (before) step_.start = *before;
  for (const Entry& entry : entries.subspan(1)) {
    if (!read_entry(entry)) return false;
  }
  if (!check_step(begin)) return false;
  lesson_.steps.push_back(std::move(step_));
  return true;
}

bool Reader::read_entry(const Entry& entry) {
  if (entry.key == "position") return read_position(entry);
  if (!placed_)
    return fail_key(entry, "'position: …' first, because no step before this one leads to one");
  if (is_language_code(entry.key)) return read_text(entry, *words_);
  if (entry.key == "claims") return read_claims(entry);
  if (entry.key == "mark") return read_squares(entry, step_.marks);
  if (entry.key == "moves" && step_.kind == Step::Kind::Show) {
    return read_moves(entry, Game(step_.start), step_.moves);
  }
  if (entry.key == "choices" && step_.kind == Step::Kind::Count) {
    return read_numbers(entry, step_.choices);
  }
  if (step_.kind == Step::Kind::Play && (entry.key == "goal" || entry.key == "level")) {
    return read_goal(entry);
  }
  if (step_.kind != Step::Kind::Show) return read_answer(entry);
  return fail_key(entry, "position, mark, moves, claims, or the code of a language");
}

bool Reader::read_answer(const Entry& entry) {
  if (entry.key == "answer" || entry.key == "wrong" || entry.key == "other") {
    return read_reaction(entry);
  }
  if (entry.key == "then" && step_.kind == Step::Kind::Move && reaction_ != nullptr) {
    if (reaction_->moves.size() != 1) return fail_key(entry, "one move in the line above 'then'");
    Game game(step_.start);
    game.play(reaction_->moves.front());
    return read_moves(entry, std::move(game), reaction_->then);
  }
  return fail_key(
      entry,
      "position, mark, answer, wrong, other, claims, the code of a language, then (of a "
      "move), choices (of a count), goal or level (of play)");
}

bool Reader::read_reaction(const Entry& entry) {
  if (entry.key == "other") {
    if (step_.other) return fail_key(entry, "one 'other' in a step");
    step_.other.emplace();
    other_ = &entry;
    words_ = &*step_.other;
    reaction_ = nullptr;
    return entry.value.empty() || fail(entry, "nothing behind 'other:'");
  }
  const bool right = entry.key == "answer";
  auto& reactions = right ? step_.right : step_.wrong;
  (right ? answers_ : wrongs_).push_back(&entry);
  reactions.emplace_back();
  reaction_ = &reactions.back();
  words_ = &reaction_->words;
  return read_asked(entry, *reaction_);
}

bool Reader::read_asked(const Entry& entry, Reaction& reaction) {
  switch (step_.kind) {
    case Step::Kind::Move:
      return read_answers(entry, reaction.moves);
    case Step::Kind::Squares:
      return read_squares(entry, reaction.squares);
    case Step::Kind::Count:
      return read_numbers(entry, reaction.numbers);
    default:
      return entry.value.empty() || fail(entry, "nothing behind the colon");
  }
}

bool Reader::read_text(const Entry& entry, Words& words) {
  if (entry.value.empty()) return fail(entry, "a text behind the colon");
  return words.add(entry.key, entry.value) || fail_key(entry, "one text in a language");
}

bool Reader::read_position(const Entry& entry) {
  const bool first =
      step_.words.empty() && step_.right.empty() && step_.moves.empty() && step_.marks.empty();
  if (!first) return fail_key(entry, "'position: …' at the beginning of the step");
  placed_ = true;
  if (entry.value == "start") {
    step_.start = start_of(lesson_.variant);
    return true;
  }
  const auto read = parse_fen(lesson_.variant, entry.value);
  if (const auto* error = std::get_if<FenError>(&read)) {
    return fail(entry,
                "'start', or a position (" + describe(*error, entry.value, lesson_.variant) + ")");
  }
  step_.start = std::get<AnyPosition>(read);
  return true;
}

std::optional<Move> Reader::move_named(const Entry& entry, const Game& game,
                                       std::string_view word) {
  if (game.outcome()) {
    fail_part(entry, "no move, because the game is over before it", word);
    return std::nullopt;
  }
  const auto typed = MoveInput(game).type(word);
  if (const auto* move = std::get_if<Move>(&typed)) return *move;
  fail_part(entry, "a legal move such as " + to_text(game, game.legal_moves().front()), word);
  return std::nullopt;
}

bool Reader::read_moves(const Entry& entry, Game game, std::vector<Move>& moves) {
  for (const std::string_view word : words_of(entry.value)) {
    const auto move = move_named(entry, game, word);
    if (!move) return false;
    game.play(*move);
    moves.push_back(*move);
  }
  return !moves.empty() || fail(entry, "moves behind the colon");
}

bool Reader::read_answers(const Entry& entry, std::vector<Move>& moves) {
  const Game game(step_.start);
  for (const std::string_view word : words_of(entry.value)) {
    const auto move = move_named(entry, game, word);
    if (!move) return false;
    moves.push_back(*move);
  }
  return !moves.empty() || fail(entry, "one or more moves behind the colon");
}

std::optional<Square> Reader::square_named(const Entry& entry, std::string_view word) {
  auto square = parse_square(word, rules().rules.board, rules().numbering);
  if (!square) fail_part(entry, "a playing square of this board", word);
  return square;
}

bool Reader::read_squares(const Entry& entry, SquareSet& squares) {
  for (const std::string_view word : words_of(entry.value)) {
    const auto square = square_named(entry, word);
    if (!square) return false;
    squares.insert(*square);
  }
  return !squares.empty() || fail(entry, "one or more squares behind the colon");
}

bool Reader::read_numbers(const Entry& entry, std::vector<int>& numbers) {
  for (const std::string_view word : words_of(entry.value)) {
    const auto number = number_of(word);
    if (!number) return fail_part(entry, "a number", word);
    numbers.push_back(*number);
  }
  return !numbers.empty() || fail(entry, "one or more numbers behind the colon");
}

bool Reader::read_claims(const Entry& entry) {
  for (const std::string_view each : words_of(entry.value, ",")) {
    if (!read_claim(entry, trimmed(each))) return false;
  }
  return true;
}

bool Reader::read_claim(const Entry& entry, std::string_view text) {
  const std::vector<std::string_view> words = words_of(text);
  const auto known = words.empty() ? std::nullopt : claim_named(words.front());
  if (!known) return fail_part(entry, "a claim, such as must-capture or takes 2", text);
  const bool has_operand = known->operand != ClaimOperand::None;
  if (words.size() != (has_operand ? 2 : 1)) {
    return fail_part(
        entry, has_operand ? "a claim with a number or a square behind it" : "a claim alone", text);
  }
  Claim claim{known->kind};
  if (known->operand == ClaimOperand::Number) {
    const auto number = number_of(words[1]);
    if (!number) return fail_part(entry, "a number", words[1]);
    claim.number = *number;
  }
  if (known->operand == ClaimOperand::Square) {
    const auto square = square_named(entry, words[1]);
    if (!square) return false;
    claim.square = *square;
  }
  (reaction_ != nullptr ? reaction_->claims : step_.claims).push_back(claim);
  return true;
}

bool Reader::read_goal(const Entry& entry) {
  if (entry.key == "level") {
    const auto level = number_of(entry.value);
    if (!level || *level < 1 || *level > most_level) return fail(entry, "a level from 1 to 10");
    step_.level = *level;
    return true;
  }
  constexpr std::array<std::string_view, 3> goals{"win", "crown", "draw"};
  const auto* const goal = std::find(goals.begin(), goals.end(), entry.value);
  if (goal == goals.end()) return fail(entry, "win, crown or draw");
  step_.goal = static_cast<Goal>(goal - goals.begin());
  return true;
}

bool Reader::check_step(const Entry& begin) {
  if (step_.words.empty()) return fail_key(begin, "a text, 'en: …', in this step");
  if (step_.kind == Step::Kind::Show) return true;
  return check_asked(begin);
}

bool Reader::check_asked(const Entry& begin) {
  if (step_.right.empty()) return fail_key(begin, "'answer: …' in this step");
  if (step_.kind == Step::Kind::Play && Game(step_.start).outcome()) {
    return fail_key(begin, "a position in which the game is not over");
  }
  if (!check_texts()) return false;
  const bool one = step_.kind == Step::Kind::Squares || step_.kind == Step::Kind::Count;
  if (one && !check_one_answer()) return false;
  return step_.kind != Step::Kind::Count || check_choices(begin);
}

bool Reader::check_texts() {
  const auto no_text = [this](const Entry& entry) {
    return fail(entry.line, "a text below '" + std::string(entry.key) + ": …'", "");
  };
  for (std::size_t i = 0; i < answers_.size(); ++i) {
    if (step_.right[i].words.empty()) return no_text(*answers_[i]);
  }
  for (std::size_t i = 0; i < wrongs_.size(); ++i) {
    if (step_.wrong[i].words.empty()) return no_text(*wrongs_[i]);
  }
  return !step_.other || !step_.other->empty() || fail(other_->line, "a text below 'other:'", "");
}

bool Reader::check_one_answer() {
  return answers_.size() == 1 || fail_key(*answers_[1], "one 'answer: …' in this step");
}

bool Reader::check_choices(const Entry& begin) {
  const auto& all = step_.choices;
  if (all.empty()) return fail_key(begin, "'choices: …' in this step");
  const auto& right = step_.right.front().numbers;
  const bool offered =
      right.size() == 1 && std::find(all.begin(), all.end(), right[0]) != all.end();
  return offered || fail(*answers_.front(), "one of the choices");
}

// Nothing after a step that ends where the person has played to.
std::optional<AnyPosition> Reader::end_of(const Step& step) const {
  if (step.kind == Step::Kind::Play) return std::nullopt;
  std::vector<Move> moves = step.moves;
  if (step.kind == Step::Kind::Move) {
    moves = {step.right.front().moves.front()};
    const std::vector<Move>& then = step.right.front().then;
    moves.insert(moves.end(), then.begin(), then.end());
  }
  return game_after(step.start, moves).position();
}

// The beginning of the next lesson at or behind `from`.
std::size_t next_lesson(std::string_view text, std::size_t from) {
  while (from < text.size()) {
    const std::size_t found = text.find(lesson_key, from);
    if (found == std::string_view::npos) break;
    if (found == 0 || text[found - 1] == '\n') return found;
    from = found + 1;
  }
  return text.size();
}

// Which lines errors count.
enum class Lines : std::uint8_t { OfText, OfLesson };

std::variant<std::vector<Lesson>, LessonError> read_all(std::string_view text, Lines lines) {
  std::vector<Lesson> lessons;
  for (std::size_t begin = 0; begin < text.size();) {
    // Comments above the first lesson belong to it.
    const std::size_t end = next_lesson(text, next_lesson(text, begin) + 1);
    auto read = read_lesson(text.substr(begin, end - begin));
    if (auto* error = std::get_if<LessonError>(&read)) {
      const std::string_view before = text.substr(0, lines == Lines::OfText ? begin : 0);
      error->line += static_cast<int>(std::count(before.begin(), before.end(), '\n'));
      return std::move(*error);
    }
    lessons.push_back(std::move(std::get<Lesson>(read)));
    begin = end;
  }
  std::sort(lessons.begin(), lessons.end(), [](const Lesson& a, const Lesson& b) {
    return std::tie(a.course, a.order, a.id) < std::tie(b.course, b.order, b.id);
  });
  return lessons;
}

}  // namespace

std::string describe(const LessonError& error) {
  const std::string file = error.lesson.empty() ? "lesson" : error.lesson + ".lesson";
  const std::string found = error.found.empty() ? "" : ", found '" + error.found + "'";
  return file + ", line " + std::to_string(error.line) + ": expected " + error.expected + found +
         ".";
}

bool begins_lesson(std::string_view text) {
  // Some editors write it at the beginning of UTF-8 files.
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    const std::string_view content = trimmed(line);
    if (!content.empty() && content.front() != '#') return line.starts_with(lesson_key);
  }
  return false;
}

std::variant<Lesson, LessonError> read_lesson(std::string_view text) {
  return Reader().read(text);
}

std::variant<std::vector<Lesson>, LessonError> read_lessons(std::string_view text) {
  return read_all(text, Lines::OfLesson);
}

std::variant<std::vector<Lesson>, LessonError> read_lesson_file(std::string_view text) {
  auto read = read_all(text, Lines::OfText);
  const auto* const lessons = std::get_if<std::vector<Lesson>>(&read);
  if (lessons != nullptr && lessons->empty()) return std::get<LessonError>(read_lesson(text));
  return read;
}

}  // namespace damas::lessons
