// Owns ChooseSquares: the dialog for the variant, the task and the time of the square trainer.
#pragma once

#include <functional>

#include "training/square_drill.hpp"
#include "view/window/dialogs/overlay.hpp"

namespace damas {

struct SquaresChoice {
  Variant variant = Variant::Brazilian;
  training::SquareTask task = training::SquareTask::Name;
  bool timed = false;
};

class ChooseSquares final : public Overlay {
 public:
  using Chosen = std::function<void(const SquaresChoice&, App&)>;

  ChooseSquares(const SquaresChoice& present, Chosen chosen);

 private:
  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;
  void confirmed(App& app) override;

  SquaresChoice choice_;
  Chosen chosen_;
};

}  // namespace damas
