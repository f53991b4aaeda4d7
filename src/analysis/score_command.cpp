#include "analysis/score_command.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>

#include "analysis/win_length.hpp"
#include "core/pdn/chars.hpp"
#include "engine/engine.hpp"

namespace damas::analysis {

namespace {

struct Place {
  std::size_t begin = 0;
  std::size_t end = 0;  // behind the bracket
  std::string_view inside;
};

// The first command of that name; nothing if there is none.
std::optional<Place> find_command(std::string_view comment, std::string_view name) {
  for (std::size_t from = 0;;) {
    const std::size_t open = comment.find("[%", from);
    const std::size_t close = open == comment.npos ? comment.npos : comment.find(']', open);
    if (close == comment.npos) return std::nullopt;
    const std::string_view inside = comment.substr(open + 2, close - open - 2);
    const bool named = inside.starts_with(name) &&
                       (inside.size() == name.size() || chars::is_space(inside[name.size()]));
    if (named) return Place{open, close + 1, inside.substr(name.size())};
    from = open + 2;
  }
}

template <class Number>
std::optional<Number> number_from(std::string_view text) {
  Number value = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (error != std::errc{} || stop != end) return std::nullopt;
  return value;
}

// Reads "#3" and "#-3" without the "#".
std::optional<int> win_from(Variant variant, std::string_view text) {
  const bool black = text.starts_with('-');
  const auto moves = number_from<int>(text.substr(black ? 1 : 0));
  if (!moves || *moves < 0 || *moves > (score::won - score::sure_win) / 2) return std::nullopt;
  const int score = score::won - plies_to_win(variant, *moves);
  return black ? -score : score;
}

// Reads "0.35", "-1.2", "+2" and "3.456" as hundredths.
std::optional<int> hundredths_from(std::string_view text) {
  const bool negative = text.starts_with('-');
  if (negative || text.starts_with('+')) text.remove_prefix(1);
  const std::size_t point = std::min(text.find('.'), text.size());
  std::string digits(text.substr(std::min(point + 1, text.size())).substr(0, 2));
  digits.append(2 - digits.size(), '0');
  const auto men = number_from<int>(text.substr(0, point));
  const auto rest = number_from<int>(digits);
  if (!men || !rest || *men < 0 || *men > score::sure_win / 100 || *rest < 0) return std::nullopt;
  const int score = 100 * *men + *rest;
  if (score >= score::sure_win) return std::nullopt;
  return negative ? -score : score;
}

}  // namespace

std::string score_command(Variant variant, int score) {
  const int size = std::abs(score);
  const std::string sign = score < 0 ? "-" : "";
  if (size >= score::sure_win) {
    return "[%eval #" + sign + std::to_string(moves_to_win(variant, score)) + "]";
  }
  const std::string rest = std::to_string(size % 100);
  return "[%eval " + sign + std::to_string(size / 100) + "." + (rest.size() < 2 ? "0" : "") + rest +
         "]";
}

std::optional<int> score_in(Variant variant, std::string_view comment) {
  const auto value = command_in(comment, "eval");
  if (!value) return std::nullopt;
  // Some programs add the depth behind a comma.
  const std::string_view text = std::string_view(*value).substr(0, value->find(','));
  return text.starts_with('#') ? win_from(variant, text.substr(1)) : hundredths_from(text);
}

std::optional<std::string> command_in(std::string_view comment, std::string_view name) {
  const auto found = find_command(comment, name);
  if (!found) return std::nullopt;
  return chars::one_paragraph(found->inside);
}

std::string without_command(std::string_view comment, std::string_view name) {
  std::string text(comment);
  while (const auto found = find_command(text, name))
    text = text.substr(0, found->begin) + " " + text.substr(found->end);
  return text == comment ? text : chars::one_paragraph(text);
}

}  // namespace damas::analysis
