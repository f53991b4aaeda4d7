// Owns CommentDialog: where a comment is written.
#pragma once

#include <functional>
#include <string>

#include "view/window/dialogs/overlay.hpp"

namespace damas {

// Enter, the cross and a press beside it take over what was written; Escape and Cancel do not.
class CommentDialog final : public Overlay {
 public:
  using TakeOver = std::function<void(const std::string&, App&)>;
  // `heading` is shown above: the move that is commented on.
  CommentDialog(std::string heading, std::string comment, TakeOver take_over);

  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;

 private:
  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;
  float footer_height() const override { return control_height; }
  void footer(Ui& ui, App& app) override;
  void cancelled(App& app) override { finish(app); }
  void confirmed(App& app) override { finish(app); }
  void finish(App& app);

  std::string heading_;
  std::string comment_;
  TakeOver take_over_;
  int focusing_;  // frames until the field has the keyboard
};

}  // namespace damas
