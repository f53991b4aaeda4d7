#include "view/window/app/page_link.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>
#include <vector>

#include "core/fen.hpp"
#include "puzzle/deal.hpp"
#include "puzzle/exact_table.hpp"
#include "view/text/printable.hpp"
#include "view/text/text.hpp"

namespace damas {

namespace {

using Problem = PageLinkError::Problem;

constexpr int hex = 16;
constexpr std::string_view hex_digits = "0123456789ABCDEF";
constexpr int digits_of_problem = 16;  // of 64 bits

template <class Number>
std::optional<Number> number_of(std::string_view digits, int base = 10) {
  Number value{};
  const char* const last = digits.data() + digits.size();
  const auto [end, error] = std::from_chars(digits.data(), last, value, base);
  if (error != std::errc{} || end != last) return std::nullopt;
  return value;
}

std::optional<char> escaped_byte(std::string_view digits) {
  const auto value = digits.size() == 2 ? number_of<unsigned>(digits, hex) : std::nullopt;
  if (!value) return std::nullopt;
  return static_cast<char>(*value);
}

std::variant<std::string, PageLinkError> unescaped(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      plain += text[i];
      continue;
    }
    const auto byte = escaped_byte(text.substr(i + 1, 2));
    if (!byte) return PageLinkError{Problem::Escape, std::string(text.substr(i, 3))};
    plain += *byte;
    i += 2;
  }
  return plain;
}

// Only characters that programs which pass a link on neither change nor take for its end.
std::string escaped(std::string_view text) {
  constexpr std::string_view kept =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:,";
  std::string safe;
  for (const char c : text) {
    if (kept.find(c) != std::string_view::npos) {
      safe += c;
      continue;
    }
    const auto byte = static_cast<unsigned char>(c);
    safe += '%';
    safe += hex_digits[byte >> 4U];
    safe += hex_digits[byte & 15U];
  }
  return safe;
}

// The content of a link before it is known whether its words fit each other. Reading the position
// needs the variant.
struct Words {
  PageLink link;
  std::optional<std::string> fen;
  std::optional<int> step;  // from 1
};

using Refused = std::optional<PageLinkError>;

Refused take_problem(std::string value, PageLink& link) {
  link.daily_problem = value == "daily";
  if (link.daily_problem) return std::nullopt;
  if (value.size() == digits_of_problem) link.problem = number_of<training::ProblemId>(value, hex);
  if (!link.problem) return PageLinkError{Problem::Problem, std::move(value)};
  return std::nullopt;
}

Refused take_deal(std::string value, PageLink& link) {
  std::vector<int> tiles;
  bool numbers = true;
  for (std::string_view rest = value; numbers && !rest.empty();) {
    const std::string_view tile = rest.substr(0, rest.find(','));
    rest.remove_prefix(std::min(rest.size(), tile.size() + 1));
    const auto number = number_of<int>(tile);
    numbers = number.has_value();
    tiles.push_back(number.value_or(0));
  }
  const auto board = numbers ? puzzle::Board::from_tiles(tiles) : std::nullopt;
  if (!board || board->side() < puzzle::ExactTable::side)
    return PageLinkError{Problem::Tiles, std::move(value)};
  if (!puzzle::is_solvable(*board)) return PageLinkError{Problem::Unsolvable, std::move(value)};
  if (board->solved()) return PageLinkError{Problem::InOrder, std::move(value)};
  link.deal = board;
  return std::nullopt;
}

Refused take(std::string_view key, std::string value, Words& words) {
  PageLink& link = words.link;
  if (key == "variant") {
    link.variant = variant_by_id(value);
    if (!link.variant) return PageLinkError{Problem::Variant, std::move(value)};
  } else if (key == "fen") {
    words.fen = std::move(value);
  } else if (key == "pdn") {
    link.games = std::move(value);
  } else if (key == "problem") {
    return take_problem(std::move(value), link);
  } else if (key == "lesson") {
    if (value.empty()) return PageLinkError{Problem::Lesson, std::move(value)};
    link.lesson = std::move(value);
  } else if (key == "step") {
    words.step = number_of<int>(value);
    if (words.step.value_or(0) < 1) return PageLinkError{Problem::Step, std::move(value)};
  } else if (key == "puzzle") {
    return take_deal(std::move(value), link);
  } else {
    return PageLinkError{Problem::Key, std::string(key)};
  }
  return std::nullopt;
}

std::string with_variant(const std::string& address, Variant variant) {
  return address + "#variant=" + std::string(info(variant).id);
}

std::variant<PageLink, PageLinkError> link_of(Words words) {
  PageLink link = std::move(words.link);
  if (words.step && link.lesson.empty()) return PageLinkError{Problem::Lesson, {}};
  link.lesson_step = words.step.value_or(1) - 1;
  const Variant variant = link.variant.value_or(Variant::Brazilian);
  if (link.problem) link.variant = variant;
  if (!words.fen) return link;
  const auto read = parse_fen(variant, *words.fen);
  if (std::holds_alternative<FenError>(read))
    return PageLinkError{Problem::Position, std::move(*words.fen)};
  link.start = std::get<AnyPosition>(read);
  return link;
}

}  // namespace

std::optional<std::variant<PageLink, PageLinkError>> read_page_link(std::string_view text) {
  if (text.find('=') == std::string_view::npos) return std::nullopt;
  Words words;
  while (!text.empty()) {
    const std::string_view pair = text.substr(0, text.find('&'));
    text.remove_prefix(std::min(text.size(), pair.size() + 1));
    const std::size_t equals = pair.find('=');
    if (equals == std::string_view::npos) return PageLinkError{Problem::Key, std::string(pair)};
    auto value = unescaped(pair.substr(equals + 1));
    if (auto* error = std::get_if<PageLinkError>(&value)) return std::move(*error);
    auto error = take(pair.substr(0, equals), std::get<std::string>(std::move(value)), words);
    if (error) return *std::move(error);
  }
  return link_of(std::move(words));
}

std::string sentence(Language language, const PageLinkError& error) {
  constexpr std::array texts = {Text::LinkKeyExpected,      Text::LinkVariantExpected,
                                Text::LinkPositionExpected, Text::LinkProblemExpected,
                                Text::LinkEscapeExpected,   Text::LinkLessonExpected,
                                Text::LinkStepExpected,     Text::LinkTilesExpected,
                                Text::LinkTilesUnsolvable,  Text::LinkTilesInOrder};
  return tr(language, texts.at(static_cast<std::size_t>(error.problem)), shortened(error.found));
}

std::string link_to_position(const std::string& address, const AnyPosition& position) {
  return with_variant(address, variant_of(position)) + "&fen=" + escaped(to_fen(position));
}

std::string link_to_games(const std::string& address, std::string_view pdn) {
  return address + "#pdn=" + escaped(pdn);
}

std::string link_to_problem(const std::string& address, Variant variant,
                            training::ProblemId problem) {
  std::string digits(digits_of_problem, '0');
  for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, problem >>= 4U)
    *digit = hex_digits[problem & 15U];
  return with_variant(address, variant) + "&problem=" + digits;
}

std::string link_to_lesson(const std::string& address, std::string_view lesson, int step) {
  const std::string link = address + "#lesson=" + escaped(lesson);
  return step > 0 ? link + "&step=" + std::to_string(step + 1) : link;
}

std::string link_to_deal(const std::string& address, const puzzle::Board& deal) {
  std::string tiles;
  for (int row = 0; row < deal.side(); ++row) {
    for (int column = 0; column < deal.side(); ++column)
      tiles += (tiles.empty() ? "" : ",") + std::to_string(deal.tile_at({row, column}));
  }
  return address + "#puzzle=" + tiles;
}

}  // namespace damas
