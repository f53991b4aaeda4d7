// Owns the graph of the chances by move: a panel in which a click or a drag goes to a move.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "analysis/analysed_game.hpp"
#include "platform/geometry.hpp"
#include "view/text/language.hpp"

namespace damas {

class App;
class Ui;

inline constexpr float graph_height = 104;

struct GraphContent {
  const analysis::AnalysedGame* found = nullptr;
  int ply = 0;                    // of the shown position; -1: it is not on the main line
  std::optional<float> progress;  // 0..1 while the analysis is running
  int mistakes = 0;               // to learn from
};

// The sentence with the accuracy of both sides.
std::string accuracy_text(Language language, const analysis::AnalysedGame& found);

// How a side's line is told; the later ones are for narrow places.
enum class SideForm : std::uint8_t {
  Words,  // "White: accuracy 92 % · 1 inaccuracy, 2 blunders"
  Signs,  // "White: accuracy 92 % · 1 ?! 2 ??"
  Brief   // "White: 92 % · 1 ?! 2 ??"
};

// For each side, White first, its accuracy and how many of each kind of mistake it made.
std::vector<std::string> lines_of_sides(Language language, const analysis::AnalysedGame& found,
                                        SideForm form);

struct GraphPressed {
  std::optional<int> ply;
  bool stop = false;
  bool learn = false;
};
// The accuracy and the counts above the graph, in signs where there is no room for the words, which
// a tooltip then tells; with a button to stop the analysis or, at its end, one to learn from the
// mistakes. Dots in the graph are moves with a judgement, lines through it turning points.
GraphPressed graph_panel(Ui& ui, const App& app, const Rect& place, const GraphContent& content);

}  // namespace damas
