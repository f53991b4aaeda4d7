#include "view/window/help/rule_diagrams.hpp"

#include <algorithm>
#include <span>

#include "view/window/help/diagram_drawing.hpp"
#include "view/window/help/rule_sketches.hpp"

namespace damas {

namespace {

struct Recipe {
  Text rule;
  Claim claim;
  std::span<const Sketch> sketches;
};

// A rule with several entries has several diagrams, in this order.
constexpr Recipe of_pieces[] = {
    {Text::RuleManMoves, claims::goes, sketches::lone_man},
    {Text::RuleManMovesSideways, claims::goes, sketches::lone_man},
    {Text::RuleManMovesNotBack, claims::goes, sketches::lone_man},

    {Text::RuleManCaptures, claims::takes_diagonally, sketches::man_among_diagonals},
    {Text::RuleManCaptures, claims::chain, sketches::man_with_two_in_a_row},
    {Text::RuleManMayStop, claims::takes_diagonally, sketches::man_among_diagonals},
    {Text::RuleManMayStop, claims::may_stop, sketches::man_with_two_in_a_row},
    {Text::RuleManCapturesForward, claims::takes_diagonally, sketches::man_among_diagonals},
    {Text::RuleManCapturesForward, claims::chain, sketches::man_with_two_in_a_row},
    {Text::RuleManCapturesSideways, claims::takes_straight, sketches::man_among_straights},
    {Text::RuleManCapturesSideways, claims::chain, sketches::man_with_two_in_a_row},
    {Text::RuleManCapturesNotBack, claims::takes_diagonally, sketches::man_among_diagonals},
    {Text::RuleManCapturesNotBack, claims::takes_straight, sketches::man_among_straights},
    {Text::RuleManCapturesEightWays, claims::takes_diagonally, sketches::man_among_diagonals},
    {Text::RuleManCapturesEightWays, claims::takes_straight, sketches::man_among_straights},
    {Text::RuleManSparesKings, claims::spares_king, sketches::man_beside_king},

    {Text::RuleKingMoves, claims::goes, sketches::lone_king},
    {Text::RuleKingMovesStraight, claims::goes, sketches::lone_king},
    {Text::RuleKingMovesEightWays, claims::goes, sketches::lone_king},
    {Text::RuleKingMovesShort, claims::goes, sketches::lone_king_near},
    {Text::RuleKingMovesShortEightWays, claims::goes, sketches::lone_king_near},
    {Text::RuleKingCapturesEightWays, claims::takes_diagonally, sketches::king_among_diagonals},
    {Text::RuleKingCapturesEightWays, claims::takes_straight, sketches::king_among_straights},
    {Text::RuleKingCapturesStraight, claims::takes_straight, sketches::king_among_straights},
    {Text::RuleKingCapturesShort, claims::takes_neighbour, sketches::king_and_one_neighbour},
    {Text::RuleKingLandsAnywhere, claims::lands_anywhere, sketches::king_and_distant_man},
    {Text::RuleKingStopsBehind, claims::lands_behind, sketches::king_and_distant_man},
    {Text::RuleKingLandsBehind, claims::goes_on_to_neighbour, sketches::king_and_two_neighbours},
    {Text::RuleKingStopsBehindKing, claims::lands_anywhere, sketches::king_and_distant_man},
    {Text::RuleKingStopsBehindKing, claims::lands_behind, sketches::king_and_distant_king},
    {Text::RuleKingRest, claims::must_rest, sketches::king_man_and_far_men},
};

constexpr Recipe of_moves[] = {
    {Text::RuleOptional, claims::may_decline, sketches::one_or_none},
    {Text::RuleFreeChoice, claims::free_choice, sketches::one_or_two},
    {Text::RuleMost, claims::most_pieces, sketches::one_or_two},
    {Text::RuleMostFirst, claims::most_pieces, sketches::one_or_two},
    {Text::RuleMostValue, claims::most_value, sketches::two_men_or_king},
    {Text::RuleMostValue, claims::most_value, sketches::king_or_man},
    {Text::RuleKingMustCapture, claims::king_first, sketches::by_king_though_less},
    {Text::RuleKingFirst, claims::king_first, sketches::by_king_or_man},
    {Text::RuleMostKings, claims::most_kings, sketches::king_or_man_by_king},
    {Text::RuleKingsSoonest, claims::kings_soonest, sketches::king_sooner_or_later},

    {Text::RuleRemoval, claims::none_twice, sketches::ring},
    {Text::RuleRemovalAtOnce, claims::passes_emptied, sketches::over_its_own_track},
    {Text::RuleNoTurnBack, claims::no_half_turn, sketches::between_two},

    {Text::RulePromotion, claims::crowned, sketches::man_before_last_rank},
    {Text::RulePromotion, claims::not_crowned, sketches::man_through_last_rank},
    {Text::RulePromotionAtEnd, claims::crowned, sketches::man_before_last_rank},
    {Text::RulePromotionAtEnd, claims::crowned_at_end, sketches::man_along_last_rank},
    {Text::RulePromotionEndsMove, claims::crowned_and_stops, sketches::man_through_last_rank},
    {Text::RulePromotionInPassing, claims::crowned_and_goes_on, sketches::man_through_last_rank},

    {Text::RuleGoal, claims::blocked, sketches::man_blocked},
    {Text::RuleGoalLosing, claims::blocked, sketches::man_blocked},
    {Text::RuleGoalFirstKing, claims::first_king, sketches::man_before_last_rank},
};

std::optional<RuleDiagram> first_that_holds(const Recipe& recipe, Variant variant) {
  for (const Sketch& sketch : recipe.sketches) {
    const std::optional<SetUp> setup = set_up(sketch, variant);
    if (!setup) continue;
    if (auto diagram = recipe.claim(Game(setup->position), setup->window)) return diagram;
  }
  return std::nullopt;
}

RuleDiagram start(Variant variant) {
  const BoardShape& shape = info(variant).rules.board;
  return pieces_only(Game(variant), {{0, 0}, shape.files, shape.ranks});
}

}  // namespace

std::vector<RuleDiagram> rule_diagrams(Variant variant, Text rule) {
  std::vector<RuleDiagram> all;
  if (rule == Text::RuleFirst || rule == Text::RuleFirstAllSquares) all.push_back(start(variant));
  for (const std::span<const Recipe> recipes :
       {std::span<const Recipe>(of_pieces), std::span<const Recipe>(of_moves)}) {
    for (const Recipe& recipe : recipes) {
      if (recipe.rule != rule) continue;
      if (auto diagram = first_that_holds(recipe, variant)) all.push_back(std::move(*diagram));
    }
  }
  return all;
}

}  // namespace damas
