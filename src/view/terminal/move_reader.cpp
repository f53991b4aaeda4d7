#include "view/terminal/move_reader.hpp"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <utility>

#include "core/notation.hpp"
#include "view/terminal/verbs.hpp"
#include "view/text/printable.hpp"
#include "view/text/sentences.hpp"

namespace damas::terminal {

namespace {

// The last square of a board, as letter and number.
std::string last_cell(const BoardShape& shape, Numbering numbering) {
  const bool turned = numbering == Numbering::AlgebraicTurned;
  const int letters = turned ? shape.ranks : shape.files;
  const int numbers = turned ? shape.files : shape.ranks;
  return std::string(1, static_cast<char>('a' + letters - 1)) + std::to_string(numbers);
}

bool has_letter(const std::string& text) {
  return std::any_of(text.begin(), text.end(),
                     [](unsigned char c) { return std::isalpha(c) != 0 && c != 'x' && c != 'X'; });
}

}  // namespace

MoveReader::MoveReader(Language language, const Game& game, KeptSecret secret)
    : language_(language), game_(game), input_(game), answers_(std::move(secret.answers)) {
  if (secret.captures) return;
  const auto& legal = game.legal_moves();
  std::copy_if(legal.begin(), legal.end(), std::back_inserter(captures_),
               [](const Move& m) { return m.is_capture(); });
}

std::vector<std::string> MoveReader::choices() const {
  if (captures_.empty()) return {};
  std::vector<std::string> lines = {
      tr(language_, input_.must_capture() ? Text::TerminalMustCapture : Text::TerminalMayCapture)};
  for (std::size_t i = 0; i < captures_.size(); ++i) {
    lines.push_back("  " + std::to_string(i + 1) + ". " +
                    to_text(game_, captures_[i], {game_.info().numbering, true}));
  }
  return lines;
}

std::string MoveReader::numbers() const {
  return captures_.size() < 2 ? "1" : "1-" + std::to_string(captures_.size());
}

std::string MoveReader::example() const {
  const Move& move = captures_.empty() ? game_.legal_moves().front() : captures_.front();
  const bool round_trip = move.from == move.to;
  return to_text(game_, move, {game_.info().numbering, round_trip});
}

std::string MoveReader::prompt(const std::string& mover) const {
  if (waiting()) {
    const std::string origin = to_text(*input_.selected(), game_.shape(), game_.info().numbering);
    if (captures_.empty()) return tr(language_, Text::TerminalPromptTarget, origin);
    return tr(language_, Text::TerminalPromptTargetOrChoice, origin, numbers());
  }
  if (captures_.empty()) return tr(language_, Text::TerminalPromptMove, mover, example());
  return tr(language_, Text::TerminalPromptCapture, mover, numbers(), example());
}

std::string MoveReader::skip() {
  if (waiting()) {
    cancel();
    return tr(language_, Text::TerminalCancelled);
  }
  if (captures_.empty()) return tr(language_, Text::TerminalExpectsMove);
  return tr(language_, Text::TerminalExpectsChoice, numbers());
}

MoveAnswer MoveReader::read(const std::string& line) {
  const std::optional<int> number = parse_number(line);
  // If squares have numbers too, only numbers of the list choose from it.
  const bool numbers_name_squares = !is_algebraic(game_.info().numbering);
  if (number && !captures_.empty() &&
      (!numbers_name_squares || *number <= static_cast<int>(captures_.size()))) {
    return choose(*number);
  }
  if (const auto cell = parse_cell(line, game_.shape(), game_.info().numbering)) {
    if (!game_.shape().contains(*cell)) return {std::nullopt, no_such_square(line)};
    const bool alone = number && !waiting();
    const MoveAnswer answer = touch(*cell);
    if (!alone || answer.play || waiting()) return answer;
    return {std::nullopt, about_number(*number, *cell, answer.sentence)};
  }
  return type(line);
}

std::string MoveReader::no_such_square(const std::string& typed) const {
  const Numbering numbering = game_.info().numbering;
  if (is_algebraic(numbering) && has_letter(typed)) {
    return tr(language_, Text::TerminalNoSuchSquare, "a1", last_cell(game_.shape(), numbering));
  }
  return tr(language_, Text::TerminalNoSuchSquare, 1, game_.shape().square_count());
}

// The person probably meant a capture of a list.
std::string MoveReader::about_number(int number, Cell cell, const std::string& why) const {
  const auto square = game_.shape().square(cell);
  if (!square || !captures_.empty()) return why;
  const std::string named = to_text(*square, game_.shape(), game_.info().numbering);
  // If squares have numbers, their names say nothing new.
  if (!is_algebraic(game_.info().numbering)) return tr(language_, Text::TerminalNoNumbers, why);
  return tr(language_, Text::TerminalNumberIsSquare, number, named, why);
}

MoveAnswer MoveReader::choose(int number) const {
  if (number < 1 || number > static_cast<int>(captures_.size())) {
    return {std::nullopt,
            tr(language_, Text::TerminalChoiceOutOfRange, number, numbers(), example())};
  }
  return {command::Play{captures_[static_cast<std::size_t>(number - 1)]}, {}};
}

MoveAnswer MoveReader::touch(Cell cell) {
  const std::optional<Square> origin = input_.selected();
  const TouchResult result = input_.touch(cell);
  if (const Move* move = std::get_if<Move>(&result)) {
    return {command::Play{*move, input_.chosen_path()}, {}};
  }
  if (const MoveRefusal* refusal = std::get_if<MoveRefusal>(&result)) {
    return {std::nullopt, rule_sentence(language_, *refusal, game_)};
  }
  if (std::holds_alternative<Deselected>(result)) {
    return {std::nullopt, tr(language_, Text::TerminalCancelled)};
  }
  if (origin != input_.selected()) return {};
  const SquareSet next = input_.stopovers() | input_.victims();
  return {std::nullopt, tr(language_, Text::TerminalGoesOn, list_with_or(language_, next, game_))};
}

MoveAnswer MoveReader::type(const std::string& text) const {
  MoveAnswer answer = typed_move(text);
  const std::string squares = squares_of_numbers(text);
  if (squares.empty()) return answer;
  const std::string read = answer.play ? to_text(game_, answer.play->move) : squares;
  const std::string told = tr(language_, Text::TerminalNumbersAreSquares, shortened(text), read);
  answer.sentence = answer.sentence.empty() ? told : told + " " + answer.sentence;
  return answer;
}

std::string MoveReader::squares_of_numbers(const std::string& text) const {
  const Numbering numbering = game_.info().numbering;
  if (!is_algebraic(numbering) || has_letter(text)) return {};
  const auto typed = parse_move(text, game_.shape(), numbering);
  if (!typed) return {};
  const char* const between = text.find_first_of("xX:") == std::string::npos ? "-" : "x";
  std::string names;
  for (const Cell cell : typed->cells) {
    const auto square = game_.shape().square(cell);
    if (!square) return {};
    names += (names.empty() ? "" : between) + to_text(*square, game_.shape(), numbering);
  }
  return names;
}

MoveAnswer MoveReader::typed_move(const std::string& text) const {
  const auto result = input_.type(text);
  if (const Move* move = std::get_if<Move>(&result)) return {command::Play{*move}, {}};
  const auto& refusal = std::get<MoveRefusal>(result);
  if (refusal.reason == MoveRefusal::Reason::NotUnderstood && !answers_.empty())
    return {std::nullopt, not_a_move()};
  if (refusal.reason == MoveRefusal::Reason::NotPlayingSquare && names_no_square(text))
    return {std::nullopt, no_such_square(text)};
  return {std::nullopt, rule_sentence(language_, refusal, game_)};
}

std::string MoveReader::not_a_move() const {
  std::vector<std::string> right;
  for (const Move& answer : answers_)
    right.push_back(to_text(game_, answer));
  for (const Move& move : game_.legal_moves()) {
    const std::string text = to_text(game_, move);
    if (std::find(right.begin(), right.end(), text) == right.end())
      return tr(language_, Text::RefusedNotUnderstood, text);
  }
  return tr(language_, Text::TerminalNotAMove);
}

bool MoveReader::names_no_square(const std::string& text) const {
  const auto typed = parse_move(text, game_.shape(), game_.info().numbering);
  return typed && std::any_of(typed->cells.begin(), typed->cells.end(),
                              [this](Cell c) { return !game_.shape().contains(c); });
}

}  // namespace damas::terminal
