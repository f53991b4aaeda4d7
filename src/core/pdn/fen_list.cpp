#include "core/pdn/fen_list.hpp"

#include <algorithm>
#include <optional>
#include <string>

#include "core/fen.hpp"
#include "core/text_lines.hpp"

namespace damas {

namespace {

// The number of lines that are tried to find the variant.
constexpr int lines_tried = 50;

// The lines that are not empty. Their numbers count all lines from 1.
class Lines {
 public:
  explicit Lines(std::string_view text) : text_(text) {}

  std::optional<std::string_view> next() {
    while (at_ < text_.size()) {
      const std::size_t end = std::min(text_.find('\n', at_), text_.size());
      line_ = trimmed(text_.substr(at_, end - at_));
      at_ = end + 1;
      ++number_;
      if (!line_.empty()) return line_;
    }
    return std::nullopt;
  }
  int number() const { return number_; }
  std::size_t begin() const { return static_cast<std::size_t>(line_.data() - text_.data()); }

 private:
  std::string_view text_;
  std::string_view line_;
  std::size_t at_ = 0;
  int number_ = 0;
};

int count_positions(std::string_view text, Variant variant) {
  int count = 0;
  Lines lines(text);
  for (int i = 0; i < lines_tried; ++i) {
    const auto line = lines.next();
    if (!line) break;
    if (std::holds_alternative<AnyPosition>(parse_fen(variant, *line))) ++count;
  }
  return count;
}

}  // namespace

bool is_fen_list(std::string_view text) {
  const auto line = Lines(text).next();
  if (!line) return false;
  const bool side = std::string_view("WBwb?").find(line->front()) != std::string_view::npos;
  return side && trimmed(line->substr(1)).starts_with(':');
}

FenList read_fen_list(std::string_view text, Variant variant) {
  FenList list;
  Lines lines(text);
  while (const auto line = lines.next()) {
    auto parsed = parse_fen(variant, *line);
    if (auto* position = std::get_if<AnyPosition>(&parsed)) {
      list.games.emplace_back();
      list.games.back().tree = PdnTree(*position);
      continue;
    }
    PdnError& error = list.errors.emplace_back();
    error.problem = PdnProblem::Fen;
    error.line = lines.number();
    error.at = lines.begin();
    error.found = *line;
    error.detail = describe(std::get<FenError>(parsed), *line, variant);
  }
  return list;
}

Variant variant_of_fens(std::string_view text, Variant first) {
  Variant best = first;
  int most = count_positions(text, first);
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const int count = count_positions(text, static_cast<Variant>(i));
    if (count <= most) continue;
    most = count;
    best = static_cast<Variant>(i);
  }
  return best;
}

}  // namespace damas
