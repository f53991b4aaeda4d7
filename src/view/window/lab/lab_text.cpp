#include "view/window/lab/lab_text.hpp"

#include <array>

#include "view/text/names.hpp"

namespace damas {

namespace {

constexpr std::array tool_names = {Text::LabRook,         Text::LabBishop,       Text::LabQueen,
                                   Text::LabDiagonalKing, Text::LabStraightKing, Text::LabFriend,
                                   Text::LabEnemy,        Text::EditorErase};
static_assert(tool_names.size() == lab_tools.size());

// In the order of Direction.
constexpr std::array way_names = {Text::WayNorth,     Text::WayNorthEast, Text::WayEast,
                                  Text::WaySouthEast, Text::WaySouth,     Text::WaySouthWest,
                                  Text::WayWest,      Text::WayNorthWest};
static_assert(way_names.size() == direction_count);

Text text_of(LabStep::Met met) {
  switch (met) {
    case LabStep::Met::Free:
      return Text::LabStepFree;
    case LabStep::Met::Enemy:
      return Text::LabStepEnemy;
    case LabStep::Met::Friend:
      return Text::LabStepFriend;
    case LabStep::Met::Victim:
      return Text::LabStepVictim;
    case LabStep::Met::Landing:
      break;
  }
  return Text::LabStepLanding;
}

std::string names(sliding::Bitboard squares) {
  std::string all;
  for (const sliding::Square s : squares)
    all += (all.empty() ? "" : ", ") + name(s);
  return all;
}

}  // namespace

Text name_of(LabTool tool) {
  return tool_names[static_cast<std::size_t>(tool)];
}

std::string situation_name(Language language, const LabBoard& board) {
  const std::string at = name(board.at);
  if (!board.enemies.empty()) return tr(language, Text::LabAmongEnemies, at, names(board.enemies));
  if (!board.friends.empty()) return tr(language, Text::LabAmongFriends, at, names(board.friends));
  return tr(language, Text::LabAlone, at);
}

std::string step_sentence(Language language, const LabStep& step) {
  const char* const way = tr(language, way_names[static_cast<std::size_t>(step.step.way)]);
  return tr(language, text_of(step.met), way, name(step.step.at));
}

std::string reach_sentence(Language language, const LabSight& sight) {
  std::string all = counted(language, sight.reached.size(), Counted::LabReach);
  if (!sight.victims.empty())
    all += " · " + counted(language, sight.victims.size(), Counted::LabTakes);
  return all;
}

std::string hexadecimal(std::uint64_t word) {
  std::string text = "0x";
  for (int shift = 60; shift >= 0; shift -= 4)
    text += "0123456789ABCDEF"[word >> shift & 15];
  return text;
}

}  // namespace damas
