#include "view/window/review/unsaved_changes.hpp"

#include <memory>
#include <utility>
#include <vector>

#include "core/pdn/writer.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/button.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/review/review_controller.hpp"

namespace damas {

UnsavedChanges::UnsavedChanges(ReviewController& controller, GameSaver save,
                               std::function<void(App&)> saving)
    : controller_(controller), save_(std::move(save)), saving_(std::move(saving)) {}

void UnsavedChanges::save(App& app) {
  saving_(app);
  if (save_) return save_(controller_.document().game(), app);
  copy(app);
}

bool UnsavedChanges::copy(App& app) const {
  return app.copy(write_pdn(controller_.document().game()), app.tr(Text::ReviewCannotSave));
}

bool UnsavedChanges::lets_go(App& app, const std::function<void(App&)>& then) {
  if (!controller_.document().changed()) return true;
  const auto keep = [this, then](App& a) {
    // A dialog saves later. If the game is only copied, that is the best possible safety.
    const bool copied = !save_ && copy(a);
    if (save_) save(a);
    if (copied || !controller_.document().changed()) then(a);
  };
  std::vector<Button> choices;
  choices.push_back({save_ ? Icon::Save : Icon::Copy, save_ ? Text::Save : Text::ReviewCopyToKeep,
                     keep, true, true});
  choices.push_back({Icon::Close, Text::ReviewDiscard, then});
  choices.push_back({Icon::ChevronLeft, Text::ReviewStay, {}});
  app.scenes().push(std::make_unique<ChoicesScene>(Text::ReviewAskSave, std::move(choices)));
  return false;
}

void UnsavedChanges::saved() {
  if (expected_) controller_.mark_saved();
}

}  // namespace damas
