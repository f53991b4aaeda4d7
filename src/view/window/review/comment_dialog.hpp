// Owns CommentDialog: the dialog for editing a comment.
#pragma once

#include <functional>
#include <string>

#include "view/window/dialogs/overlay.hpp"

namespace damas {

// Every way of closing it, except Cancel, keeps the text.
class CommentDialog final : public Overlay {
 public:
  using TakeOver = std::function<void(const std::string&, App&)>;
  // `heading` is the title: the move to which the comment belongs. `remark` is what an analysis
  // says of it, which is not a part of the comment; it may be empty.
  CommentDialog(std::string heading, std::string comment, TakeOver take_over,
                std::string remark = {});
  std::string spoken_title(const App& app) const override;

 private:
  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;
  float footer_height() const override { return control_height(); }
  void footer(Ui& ui, App& app) override;
  bool keep_typed(App& app) override;
  void confirmed(App& app) override { finish(app); }
  void finish(App& app);

  std::string heading_;
  std::string comment_;
  TakeOver take_over_;
  std::string remark_;
  int focusing_;  // frames until the field gets the focus
};

}  // namespace damas
