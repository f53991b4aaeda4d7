// Owns PuzzleOptions: the dialog for the size and difficulty of deals and the pictures on the
// tiles.
#pragma once

#include <functional>
#include <optional>

#include "view/window/app/button.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/overlay.hpp"
#include "view/window/puzzle/command.hpp"

namespace damas {

class PuzzlePictures;

class PuzzleOptions final : public Overlay {
 public:
  struct Answers {
    std::function<void(const PuzzleCommand&)> command;  // passed to the scene below
    std::function<void(App&)> choose_picture;
    std::optional<Button> link;  // to the present deal; unset: there is none
  };

  // Size and difficulty apply from the next deal on, pictures at once. `pictures` must outlive the
  // dialog.
  PuzzleOptions(const App& app, const PuzzlePictures& pictures, Answers answers);

 private:
  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;
  float footer_height() const override { return control_height(); }
  void footer(Ui& ui, App& app) override;
  void confirmed(App& app) override;

  void deal_rows(Ui& ui, const App& app);
  void face_rows(Ui& ui, App& app);
  bool face_button(Ui& ui, const App& app, PuzzleFace face, float width);
  void deal(const PuzzleCommand& command, App& app);

  const PuzzlePictures& pictures_;
  Answers answers_;
  PuzzleChoice choice_;
};

}  // namespace damas
