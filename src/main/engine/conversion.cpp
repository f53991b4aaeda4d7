#include "main/engine/conversion.hpp"

#include <algorithm>

#include "core/fen.hpp"
#include "core/pdn/convert.hpp"
#include "core/pdn/reader.hpp"

namespace damas::tool {

namespace {

std::string_view trimmed(std::string_view line) {
  const std::size_t first = line.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
}

std::string_view take_line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return trimmed(line);
}

bool is_fen_list(std::string_view text) {
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    if (line.empty()) continue;
    const bool side = std::string_view("WBwb?").find(line.front()) != std::string_view::npos;
    return side && trimmed(line.substr(1)).starts_with(':');
  }
  return false;
}

std::vector<PdnGame> games_of_fens(std::string_view text, Variant variant,
                                   std::vector<std::string>& errors) {
  std::vector<PdnGame> games;
  for (int number = 1; !text.empty(); ++number) {
    const std::string_view line = take_line(text);
    if (line.empty()) continue;
    const auto parsed = parse_fen(variant, line);
    if (const auto* error = std::get_if<FenError>(&parsed)) {
      errors.push_back("line " + std::to_string(number) +
                       ": bad FEN: " + describe(*error, line, variant));
      continue;
    }
    games.emplace_back();
    games.back().tree = PdnTree(std::get<AnyPosition>(parsed));
  }
  return games;
}

std::vector<PdnGame> games_of_pdn(std::string_view text, std::optional<Variant> variant,
                                  std::vector<std::string>& errors) {
  std::vector<PdnGame> games = read_pdn(text, {variant});
  const bool found_any = !games.empty();
  for (const PdnGame& game : games) {
    for (const PdnError& error : game.errors)
      errors.push_back(describe(error));
  }
  // Without its variant or its first position a game would turn into another one.
  std::erase_if(games, [](const PdnGame& game) {
    return std::any_of(game.errors.begin(), game.errors.end(), [](const PdnError& error) {
      return error.problem == PdnProblem::GameType || error.problem == PdnProblem::Fen;
    });
  });
  if (!found_any) errors.emplace_back("expected PDN games or a list of FENs, found neither");
  return games;
}

Numbering numbering_for(Variant variant, Conversion::Squares squares) {
  const Numbering own = info(variant).numbering;
  if (squares == Conversion::Squares::Numbers && is_algebraic(own)) return Numbering::FromTopLeft;
  if (squares == Conversion::Squares::Letters && !is_algebraic(own)) return Numbering::Algebraic;
  return own;
}

std::string fens_of(const PdnGame& game, Numbering numbering, bool every_ply) {
  const std::vector<AnyPosition> positions = positions_of(game.tree);
  std::string text;
  for (std::size_t i = every_ply ? 0 : positions.size() - 1; i < positions.size(); ++i)
    text += to_fen(positions[i], numbering) + "\n";
  return text;
}

}  // namespace

Converted convert(std::string_view text, const Conversion& conversion) {
  Converted out;
  const std::vector<PdnGame> games =
      is_fen_list(text)
          ? games_of_fens(text, conversion.variant.value_or(Variant::Brazilian), out.errors)
          : games_of_pdn(text, conversion.variant, out.errors);
  for (const PdnGame& game : games) {
    const Numbering numbering = numbering_for(game.variant(), conversion.squares);
    if (conversion.to == Conversion::Format::Fen) {
      out.text += fens_of(game, numbering, conversion.every_ply);
      continue;
    }
    PdnWriting writing;
    writing.numbering = numbering;
    writing.with_paths = conversion.with_paths;
    writing.ends_with_result = conversion.ends_with_result;
    out.text += (out.text.empty() ? "" : "\n") + write_pdn(game, writing);
  }
  return out;
}

}  // namespace damas::tool
