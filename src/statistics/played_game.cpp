#include "statistics/played_game.hpp"

#include <array>
#include <vector>

#include "analysis/remarks.hpp"
#include "core/notation.hpp"
#include "core/pdn/convert.hpp"

namespace damas::statistics {

namespace {

bool is_program(const PdnGame& game, Side side) {
  return game.headers.value(side == Side::White ? "WhiteType" : "BlackType") == "program";
}

std::optional<Side> side_of_person(const PdnGame& game) {
  const std::string_view told = game.headers.value(person_tag);
  if (told == "White") return Side::White;
  if (told == "Black") return Side::Black;
  const bool white = is_program(game, Side::White);
  if (white == is_program(game, Side::Black)) return std::nullopt;
  return white ? Side::Black : Side::White;
}

std::optional<Result> result_for(const PdnGame& game, Side side) {
  if (game.result.score == PdnScore::Draw) return Result::Draw;
  if (game.result.score == PdnScore::BothLose) return Result::Loss;
  const std::optional<Side> winner = game.winner();
  if (!winner) return std::nullopt;
  return *winner == side ? Result::Win : Result::Loss;
}

void set_rival(PlayedGame& played, const PdnGame& game, const LevelOfName& level_of) {
  const Side other = opponent(played.side);
  if (!is_program(game, other)) {
    played.rival = Rival::Person;
    return;
  }
  const std::optional<int> level =
      level_of(game.headers.value(other == Side::White ? "White" : "Black"));
  played.rival = level ? Rival::Computer : Rival::Program;
  played.level = level.value_or(0);
}

// A game from a position that was set up has no opening.
std::string opening_of(const PdnGame& game, const Game& replayed) {
  if (const std::string_view named = game.headers.value("Opening"); !named.empty())
    return std::string(named);
  if (!(game.tree.start() == start_of(game.variant())) || replayed.last_ply() < 2) return {};
  const std::vector<std::string> moves = move_texts(replayed);
  return moves[0] + " " + moves[1];
}

}  // namespace

std::optional<PlayedGame> played_game(const PdnGame& game, const LevelOfName& level_of) {
  const std::optional<Side> side = side_of_person(game);
  if (!side) return std::nullopt;
  const std::optional<Result> result = result_for(game, *side);
  if (!result) return std::nullopt;
  PlayedGame played;
  played.variant = game.variant();
  played.side = *side;
  played.result = *result;
  set_rival(played, game, level_of);
  played.date = parse_date(game.headers.value("Date"));
  const Game replayed = replay(game.tree).game;
  if (const auto found = analysis::analysis_in(game.tree, replayed))
    played.accuracy = found->accuracy[static_cast<std::size_t>(*side)];
  played.opening = opening_of(game, replayed);
  return played;
}

}  // namespace damas::statistics
