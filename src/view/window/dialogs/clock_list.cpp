#include "view/window/dialogs/clock_list.hpp"

#include <algorithm>
#include <vector>

#include "view/text/names.hpp"

namespace damas {

namespace {

using std::chrono::minutes;
using std::chrono::seconds;

// Only a few, so that two people are likely to choose the same one.
std::vector<TimeControl> usual_clocks() {
  return {{minutes(1), seconds(1)},  {minutes(3), seconds(2)},  {minutes(5), seconds(2)},
          {minutes(10), seconds(5)}, {minutes(30), seconds(0)}, {std::nullopt, seconds(0)}};
}

}  // namespace

bool clock_list(Ui& ui, Language language, const char* label, TimeControl& time) {
  std::vector<TimeControl> clocks = usual_clocks();
  auto chosen = std::find(clocks.begin(), clocks.end(), time);
  if (chosen == clocks.end()) chosen = clocks.insert(clocks.end(), time);
  std::vector<std::string> names;
  for (const TimeControl& each : clocks)
    names.push_back(name(language, each));
  int place = static_cast<int>(chosen - clocks.begin());
  if (!ui.list(label, names, place)) return false;
  time = clocks[static_cast<std::size_t>(place)];
  return true;
}

}  // namespace damas
