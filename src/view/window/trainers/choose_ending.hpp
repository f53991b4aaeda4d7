// Owns ChooseEnding: the dialog for the variant, the ending and the goal of the endgame trainer.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "training/endings.hpp"
#include "view/window/dialogs/overlay.hpp"

namespace damas {

class ChooseEnding final : public Overlay {
 public:
  // The task is nothing for a variant whose tasks are not known yet.
  using Chosen =
      std::function<void(Variant, const std::optional<training::EndingTask>& task, App&)>;

  // `tasks` are those of the present variant; `present` is one of them, or they are empty.
  ChooseEnding(Variant variant, std::vector<training::EndingTask> tasks,
               const training::EndingTask& present, Chosen chosen);

 private:
  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;
  void confirmed(App& app) override;

  Variant present_;
  Variant variant_;
  std::vector<training::EndingTask> tasks_;
  int task_ = 0;
  Chosen chosen_;
};

}  // namespace damas
