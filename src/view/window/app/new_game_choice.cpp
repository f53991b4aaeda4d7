// The conversion of the choices for a new game to the setup of a match.
#include <array>

#include "view/window/app/preferences.hpp"

namespace damas {

std::optional<Side> side_of(SideChoice choice) {
  if (choice == SideChoice::Random) return std::nullopt;
  return choice == SideChoice::White ? Side::White : Side::Black;
}

namespace {

std::array<Player, 2> against(const Player& opponent, bool person_is_white) {
  if (person_is_white) return {Human{}, opponent};
  return {opponent, Human{}};
}

}  // namespace

MatchSetup setup_of(const NewGameChoice& choice, std::uint64_t seed) {
  MatchSetup setup;
  setup.variant = choice.variant;
  setup.draw_table = choice.draw_table;
  setup.time = choice.time;
  setup.takebacks = choice.takebacks;
  setup.seed = seed;
  const Side by_lot = seed % 2 == 0 ? Side::White : Side::Black;
  const bool white = side_of(choice.side).value_or(by_lot) == Side::White;
  switch (choice.opponent) {
    case Opponent::Person:
      setup.players = {Human{}, Human{}};
      break;
    case Opponent::ComputerVComputer:
      setup.players = {Computer{choice.level}, Computer{choice.second_level}};
      break;
    case Opponent::Computer:
      setup.players = against(Computer{choice.level}, white);
      break;
    case Opponent::Program:
      setup.players = against(choice.program, white);
      break;
  }
  return setup;
}

}  // namespace damas
