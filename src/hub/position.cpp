#include "hub/position.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "core/board_edit.hpp"

namespace damas::hub {

namespace {

constexpr std::array<std::pair<Variant, std::string_view>, 5> common_names = {{
    {Variant::International, "normal"},
    {Variant::Killer, "killer"},
    {Variant::Breakthrough, "bt"},
    {Variant::Frisian, "frisian"},
    {Variant::Antidraughts, "losing"},
}};

std::string number_text(Variant variant, Square s) {
  const VariantInfo& v = info(variant);
  return std::to_string(number_of(s, v.rules.board, v.numbering));
}

char letter_of(const std::optional<Piece>& piece) {
  if (!piece) return 'e';
  const char letter = piece->side == Side::White ? 'w' : 'b';
  return piece->kind == Kind::King ? static_cast<char>(letter - 'a' + 'A') : letter;
}

// Nothing for an unknown letter; a value without a piece for an empty square.
std::optional<std::optional<Piece>> piece_of(char letter) {
  switch (letter) {
    case 'w':
      return Piece{Side::White, Kind::Man};
    case 'b':
      return Piece{Side::Black, Kind::Man};
    case 'W':
      return Piece{Side::White, Kind::King};
    case 'B':
      return Piece{Side::Black, Kind::King};
    case 'e':
      return std::optional<Piece>{};
    default:
      return std::nullopt;
  }
}

std::string describe(const SetupFault& fault, Variant variant) {
  const std::string side = fault.side == Side::White ? "White" : "Black";
  switch (fault.kind) {
    case SetupFault::Kind::EmptyBoard:
      return "expected pieces on the board";
    case SetupFault::Kind::TooManyPieces:
      return "expected at most " + std::to_string(fault.limit) + " pieces of " + side + ", found " +
             std::to_string(fault.count);
    case SetupFault::Kind::CrownedMan:
      return "expected no man of " + side + " on its crown row, found one on square " +
             number_text(variant, *fault.square);
    case SetupFault::Kind::NoPieces:
      return "expected pieces of " + side;
    case SetupFault::Kind::GameOver:
      break;
  }
  return "expected a position in which the game goes on";
}

// The squares of a move; nothing for any other text. A quiet move has two, joined by a hyphen.
std::optional<std::vector<int>> numbers_of(std::string_view text) {
  const bool quiet = text.find('-') != std::string_view::npos;
  std::vector<int> numbers;
  const char* at = text.data();
  const char* const end = text.data() + text.size();
  for (;;) {
    int number = 0;
    const auto [stop, error] = std::from_chars(at, end, number);
    if (error != std::errc{} || number < 1) return std::nullopt;
    numbers.push_back(number);
    if (stop == end) break;
    if (*stop != (quiet ? '-' : 'x')) return std::nullopt;
    at = stop + 1;
  }
  if (numbers.size() < 2 || (quiet && numbers.size() > 2)) return std::nullopt;
  return numbers;
}

}  // namespace

std::string_view variant_name(Variant variant) {
  for (const auto& [known, name] : common_names) {
    if (known == variant) return name;
  }
  return info(variant).id;
}

std::optional<Variant> variant_named(std::string_view name) {
  for (const auto& [known, common] : common_names) {
    if (common == name) return known;
  }
  return variant_by_id(name);
}

bool is_common(Variant variant) {
  return variant_name(variant) != info(variant).id || variant == Variant::Killer ||
         variant == Variant::Frisian;
}

std::string position_text(const AnyPosition& position) {
  const BoardEdit board(position);
  const VariantInfo& v = info(board.variant());
  std::string text = board.side_to_move() == Side::White ? "W" : "B";
  for (int n = 1; n <= v.rules.board.square_count(); ++n)
    text += letter_of(board.piece_at(*square_numbered(n, v.rules.board, v.numbering)));
  return text;
}

std::variant<AnyPosition, Error> parse_position(Variant variant, std::string_view text) {
  const VariantInfo& v = info(variant);
  const int squares = v.rules.board.square_count();
  if (text.empty() || (text.front() != 'W' && text.front() != 'B')) {
    return Error{"expected W or B, the side to move, as the first character of the position"};
  }
  if (text.size() != static_cast<std::size_t>(squares) + 1) {
    return Error{"expected the side to move and " + std::to_string(squares) +
                 " squares in the position, found " + std::to_string(text.size()) + " characters"};
  }
  BoardEdit board(variant);
  board.set_side_to_move(text.front() == 'W' ? Side::White : Side::Black);
  for (int n = 1; n <= squares; ++n) {
    const auto piece = piece_of(text[static_cast<std::size_t>(n)]);
    if (!piece) return Error{"expected w, b, W, B or e for square " + std::to_string(n)};
    if (*piece) board.put(*square_numbered(n, v.rules.board, v.numbering), **piece);
  }
  if (const auto fault = check(board)) return Error{describe(*fault, variant)};
  return board.position();
}

std::string move_text(Variant variant, const Move& move) {
  const char* const separator = move.is_capture() ? "x" : "-";
  std::string text = number_text(variant, move.from) + separator + number_text(variant, move.to);
  for (const Square s : move.captured)
    text += "x" + number_text(variant, s);
  return text;
}

std::optional<Move> find_move(const Game& game, std::string_view text) {
  const auto numbers = numbers_of(text);
  if (!numbers) return std::nullopt;
  const VariantInfo& v = game.info();
  std::vector<Square> squares;
  for (const int n : *numbers) {
    const auto square = square_numbered(n, v.rules.board, v.numbering);
    if (!square) return std::nullopt;
    squares.push_back(*square);
  }
  SquareSet captured;
  for (std::size_t i = 2; i < squares.size(); ++i)
    captured.insert(squares[i]);
  const bool is_capture = text.find('x') != std::string_view::npos;
  std::vector<Move> fitting;
  for (const Move& m : game.legal_moves()) {
    if (m.from != squares[0] || m.to != squares[1] || m.is_capture() != is_capture) continue;
    if (captured.empty() || m.captured == captured) fitting.push_back(m);
  }
  const bool names_one = fitting.size() == 1 || (!fitting.empty() && !captured.empty());
  return names_one ? std::optional(fitting.front()) : std::nullopt;
}

}  // namespace damas::hub
