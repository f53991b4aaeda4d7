#include "main/engine/conversion.hpp"

#include <algorithm>

#include "core/fen.hpp"
#include "core/pdn/conventions.hpp"
#include "core/pdn/convert.hpp"
#include "core/pdn/fen_list.hpp"
#include "core/pdn/reader.hpp"

namespace damas::tool {

namespace {

std::vector<PdnGame> games_of_fens(std::string_view text, Variant variant,
                                   std::vector<std::string>& errors) {
  FenList list = read_fen_list(text, variant);
  for (const PdnError& error : list.errors)
    errors.push_back("line " + std::to_string(error.line) + ": bad FEN: " + error.detail);
  return std::move(list.games);
}

// Whether the result would differ from the input: text that is no game would become an empty game,
// and a game with an invalid variant or start position would become another game.
bool is_lost(const PdnGame& game) {
  if (game.is_whole()) return false;
  const bool says_nothing = game.headers.empty() && game.result == PdnResult{} &&
                            game.tree == PdnTree(start_of(game.variant()));
  return says_nothing ||
         std::any_of(game.errors.begin(), game.errors.end(), [](const PdnError& error) {
           return error.problem == PdnProblem::GameType || error.problem == PdnProblem::Fen;
         });
}

std::vector<PdnGame> games_of_pdn(std::string_view text, std::optional<Variant> variant,
                                  std::vector<std::string>& errors) {
  std::vector<PdnGame> games = read_pdn(text, {variant});
  const bool found_any = !games.empty();
  for (const PdnGame& game : games) {
    for (const PdnError& error : game.errors)
      errors.push_back(describe(error));
  }
  std::erase_if(games, is_lost);
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
  if (conversion.to == Conversion::Format::Pdn) out.guesses = describe_guessed_winners(games);
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
