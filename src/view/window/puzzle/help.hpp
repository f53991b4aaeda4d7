// Owns PuzzleHelp: the help text of the sliding puzzle.
#pragma once

#include "view/window/dialogs/overlay.hpp"

namespace damas {

class PuzzleHelp final : public Overlay {
 public:
  PuzzleHelp();

 private:
  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;
};

}  // namespace damas
