// Owns LinesAboveMoves: the engines' lines and, below them, the explorer, which share the room
// above the list of moves.
#pragma once

#include <optional>

#include "core/game.hpp"
#include "platform/geometry.hpp"
#include "view/window/review/explorer.hpp"
#include "view/window/review/live_findings.hpp"

namespace damas {

class EngineCommands;
class PositionAnalysis;
class ReviewController;
class Ui;
struct Comparison;

class LinesAboveMoves {
 public:
  // What they show.
  struct Content {
    const LiveFindings& live;
    const std::optional<Comparison>& comparison;
    const ExplorerFindings& explored;
  };

  // All of them must live longer.
  LinesAboveMoves(const ReviewController& controller, const PositionAnalysis& position,
                  const EngineCommands& engines, Explorer& explorer)
      : controller_(controller), position_(position), engines_(engines), explorer_(explorer) {}

  // True if height() may be another one. Call it in every update.
  bool follow(const App& app);
  // The height for what is on; 0 if nothing is.
  float height() const;
  // The number of lines of our engine.
  int lines() const { return lines_; }

  // Draws them, and carries out what was pressed. The move that the person wants to play.
  std::optional<Move> panel(Ui& ui, App& app, Rect place, const Content& content);

 private:
  std::optional<Move> lines_of_engines(Ui& ui, App& app, Rect& rest, const Content& content) const;
  std::optional<Move> explored_moves(Ui& ui, App& app, const Rect& place,
                                     const ExplorerFindings& found);

  const ReviewController& controller_;
  const PositionAnalysis& position_;
  const EngineCommands& engines_;
  Explorer& explorer_;
  int lines_ = 0;
  int rows_ = 0;              // for them and, in a game with moves, for the move that was played
  bool for_fingers_ = false;  // the rows
  std::optional<AnyPosition> explored_;  // whose moves the explorer's panel showed last
};

}  // namespace damas
