// Owns the fields of a search for games, and their arrangement in rows of equal cells.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "platform/geometry.hpp"
#include "view/text/text.hpp"
#include "view/window/library/game_list.hpp"

namespace damas {

class App;
class Ui;

// A label, a field for fingers, and a gap to the next label.
inline constexpr float search_cell_height = 68;

// How many of the cells have room beside each other.
int cells_in_row(float width, int cells);

// Calls `draw` with the numbers of the first `shown` cells, each in a window of its own. True if
// one of the calls answered so.
bool search_cells(const Rect& place, int in_row, int shown, const std::function<bool(int)>& draw);

// Each draws the field in the current window; true if the search has changed. The field of the
// player takes the focus while `focusing` counts down from focus_frames to 0.
bool player_field(Ui& ui, App& app, std::string& player, int& focusing);
// `offered` are the variants of the games; the variant of the search need not be among them.
bool variant_field(Ui& ui, const App& app, std::vector<Variant> offered,
                   std::optional<Variant>& variant);
bool result_field(Ui& ui, const App& app, std::optional<PdnOutcomeFilter>& outcome);
bool date_field(Ui& ui, const App& app, Text label, std::string& date);

// The error in the dates; empty: none.
std::string complaint_about(const GameSearch& search, const App& app);

}  // namespace damas
