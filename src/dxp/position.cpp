#include "dxp/position.hpp"

#include <algorithm>

#include "hub/position.hpp"

namespace damas::dxp {

namespace {

// The Hub protocol has the same order of squares, but other letters for Black.
char from_hub(char letter) {
  return letter == 'b' ? 'z' : letter == 'B' ? 'Z' : letter;
}
char to_hub(char letter) {
  return letter == 'z' ? 'b' : letter == 'Z' ? 'B' : letter;
}

int number_of(Variant variant, Square square) {
  const VariantInfo& v = info(variant);
  return damas::number_of(square, v.rules.board, v.numbering);
}

}  // namespace

SetUp set_up_of(const AnyPosition& position) {
  const std::string text = hub::position_text(position);
  SetUp set_up{text.front() == 'W' ? Side::White : Side::Black, text.substr(1)};
  std::transform(set_up.squares.begin(), set_up.squares.end(), set_up.squares.begin(), from_hub);
  return set_up;
}

std::variant<AnyPosition, Error> position_of(Variant variant, const SetUp& set_up) {
  const auto squares = static_cast<std::size_t>(info(variant).rules.board.square_count());
  if (set_up.squares.size() != squares) {
    return Error{"expected a position of " + std::to_string(squares) + " squares, found " +
                 std::to_string(set_up.squares.size())};
  }
  std::string text = set_up.to_move == Side::White ? "W" : "B";
  for (const char letter : set_up.squares)
    text += to_hub(letter);
  auto parsed = hub::parse_position(variant, text);
  if (auto* const error = std::get_if<hub::Error>(&parsed)) return Error{std::move(error->text)};
  return std::get<AnyPosition>(parsed);
}

PlayedMove message_of(Variant variant, const Move& move, Milliseconds used) {
  const auto seconds = std::chrono::round<std::chrono::seconds>(used).count();
  constexpr decltype(used.count()) most = 9999;
  PlayedMove message{static_cast<int>(std::clamp<decltype(used.count())>(seconds, 0, most)),
                     number_of(variant, move.from), number_of(variant, move.to)};
  for (const Square s : move.captured)
    message.captured.push_back(number_of(variant, s));
  return message;
}

std::string text_of(const PlayedMove& move) {
  const char* const separator = move.captured.empty() ? "-" : "x";
  std::string text = std::to_string(move.from) + separator + std::to_string(move.to);
  for (const int square : move.captured)
    text += "x" + std::to_string(square);
  return text;
}

std::optional<Move> find_move(const Game& game, const PlayedMove& move) {
  if (const auto found = hub::find_move(game, text_of(move))) return found;
  if (!move.captured.empty()) return std::nullopt;
  return hub::find_move(game, std::to_string(move.from) + "x" + std::to_string(move.to));
}

}  // namespace damas::dxp
