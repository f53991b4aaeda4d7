// Owns EngineDialog: the choice of the engine for hints in a review, ours or an external program.
#pragma once

#include <functional>

#include "view/window/dialogs/overlay.hpp"
#include "view/window/dialogs/program_rows.hpp"

namespace damas {

class EngineDialog final : public Overlay {
 public:
  // `variant` and `draw_table` are those of the game in the review.
  // `then` is called once an engine has been chosen; it may be empty.
  EngineDialog(const App& app, Variant variant, std::size_t draw_table,
               std::function<void(App&)> then = {});

  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;
  const ProgramRows& rows() const { return rows_; }

 private:
  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;
  float footer_height() const override { return control_height(); }
  void footer(Ui& ui, App& app) override;
  void confirmed(App& app) override { finish(app); }
  bool keep_typed(App& app) override;
  void finish(App& app);

  Variant variant_;
  std::size_t draw_table_;
  std::function<void(App&)> then_;
  ProgramRows rows_;
};

}  // namespace damas
