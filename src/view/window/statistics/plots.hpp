// Owns the drawing of the statistics: each chart as a plot or as a table.
// Drawn by ourselves, not by ImPlot: that would be another dependency for bars and lines of a few
// numbers, has no text for screen readers, and does not follow our themes.
#pragma once

#include "view/window/kit/widgets.hpp"
#include "view/window/statistics/charts.hpp"

namespace damas {

// In the current window, over its whole width. The arrow keys walk through what can be read aloud:
// the rows, and a line as a whole. A chart without rows says why, or is left out.
void show_plot(Ui& ui, Language language, const Chart& chart);
void show_table(Ui& ui, Language language, const Chart& chart);

}  // namespace damas
