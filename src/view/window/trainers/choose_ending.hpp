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

  // The one that is shown as chosen; nothing if no tasks are known.
  std::optional<training::EndingTask> task() const;

 private:
  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;
  void confirmed(App& app) override;
  void goal_row(Ui& ui, const App& app);
  void ending_row(Ui& ui, const App& app);
  void choose(const training::EndingTask& task);
  // The tasks with that goal.
  std::vector<training::EndingTask> with_goal(training::EndingGoal goal) const;
  bool known() const { return variant_ == present_ && !tasks_.empty(); }

  Variant present_;
  Variant variant_;
  std::vector<training::EndingTask> tasks_;
  int task_ = 0;
  Chosen chosen_;
};

}  // namespace damas
