#include "view/window/checkers/game_text.hpp"

#include <cctype>
#include <variant>
#include <vector>

#include "core/fen.hpp"
#include "core/move_input.hpp"
#include "core/notation.hpp"

namespace damas {

namespace {

constexpr std::string_view fen_prefix = "FEN ";

bool is_space(char c) {
  return std::isspace(static_cast<unsigned char>(c)) != 0;
}

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  int depth = 0;
  for (const char c : text) {
    if (c == '{') ++depth;
    if (depth == 0 && !is_space(c)) word += c;
    if ((is_space(c) || depth > 0) && !word.empty()) words.push_back(std::exchange(word, {}));
    if (c == '}' && depth > 0) --depth;
  }
  if (!word.empty()) words.push_back(word);
  return words;
}

// "12." or "12.c3-d4": what follows the number; a result, too, is nothing to play.
std::string without_number(const std::string& word) {
  if (word == "*" || word == "1-0" || word == "0-1" || word == "2-0" || word == "0-2" ||
      word == "1-1" || word == "1/2-1/2") {
    return {};
  }
  const std::size_t digits = word.find_first_not_of("0123456789");
  if (digits == std::string::npos || digits == 0 || word[digits] != '.') return word;
  const std::size_t rest = word.find_first_not_of('.', digits);
  return rest == std::string::npos ? std::string{} : word.substr(rest);
}

}  // namespace

std::string game_text(const Game& game) {
  std::string text;
  Game start = game;
  start.go_to(0);
  if (!(game.start() == start_of(game.variant()))) {
    text.append(fen_prefix).append(to_fen(game.start())).append("\n");
  }
  const int offset = start.side_to_move() == Side::Black ? 1 : 0;
  const std::vector<std::string> moves = move_texts(game);
  for (int ply = 0; ply < game.ply(); ++ply) {
    const int turn = ply + offset;
    if (ply > 0) text += ' ';
    if (turn % 2 == 0) text += std::to_string(turn / 2 + 1) + ". ";
    if (ply == 0 && turn == 1) text += "1... ";
    text += moves[static_cast<std::size_t>(ply)];
  }
  return text;
}

std::optional<Game> parse_game_text(Variant variant, std::size_t draw_table, std::string_view text,
                                    GameTextError& error) {
  error = {};
  AnyPosition start = start_of(variant);
  if (text.substr(0, fen_prefix.size()) == fen_prefix) {
    const std::string_view line = text.substr(0, text.find('\n'));
    const std::string_view fen = line.substr(fen_prefix.size());
    const auto parsed = parse_fen(variant, fen);
    if (!std::holds_alternative<AnyPosition>(parsed)) {
      error.word = std::string(fen);
      return std::nullopt;
    }
    start = std::get<AnyPosition>(parsed);
    text.remove_prefix(line.size());
  }
  Game game(start, draw_table);
  for (const std::string& word : words_of(text)) {
    const std::string played = without_number(word);
    if (played.empty()) continue;
    const auto result = MoveInput(game).type(played);
    const auto* move = std::get_if<Move>(&result);
    if (move == nullptr || !game.play(*move)) {
      error.word = word;
      return std::nullopt;
    }
  }
  if (game.ply() == 0) return std::nullopt;
  return game;
}

}  // namespace damas
