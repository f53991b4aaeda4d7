// Owns ChooseEnding: the dialog for the variant, the ending and the goal of the endgame trainer.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "training/endings.hpp"
#include "view/window/dialogs/overlay.hpp"
#include "view/window/frame/delivery.hpp"

namespace damas {

class ChooseEnding final : public Overlay {
 public:
  // `task` is the place among the tasks of the variant.
  using Chosen = std::function<void(Variant, std::size_t task, App&)>;

  // `tasks` are those of the present variant; `present` is shown as chosen if it is one of
  // them. The dialog requests the tables of a variant whose tasks are not known.
  ChooseEnding(Variant variant, std::vector<training::EndingTask> tasks,
               const training::EndingTask& present, Chosen chosen, App& app);

  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;

  // The one that is shown as chosen; nothing if no tasks are known.
  std::optional<training::EndingTask> task() const;
  // Why there are no endings, and nothing can be started; empty if there are some.
  std::string notice(const App& app) const;

 private:
  // The endings that can be practised in a variant.
  struct Choices {
    std::vector<training::EndingTask> tasks;  // at least one
    training::EndingTask chosen;              // one of them

    // The tasks with that goal.
    std::vector<training::EndingTask> with_goal(training::EndingGoal goal) const;
    bool has(const training::EndingTask& task) const;
  };

  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;
  void confirmed(App& app) override;
  void variant_row(Ui& ui, App& app);
  static void goal_row(Ui& ui, Choices& choices, const App& app);
  static void ending_row(Ui& ui, Choices& choices, const App& app);
  void request_tables(App& app);
  bool take_tables(App& app);
  void announce_notice(const App& app) const;
  bool known() const { return known_.contains(variant_); }

  Variant variant_;
  Variant requested_;  // that of the delivery
  Delivery delivery_;
  std::map<Variant, Choices> known_;  // of the variants whose tables have arrived
  Chosen chosen_;
};

}  // namespace damas
