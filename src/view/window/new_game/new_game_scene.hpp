// Owns NewGameScene: the dialog in which a game is set up.
#pragma once

#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/drawn_opening.hpp"
#include "view/window/dialogs/overlay.hpp"
#include "view/window/dialogs/program_rows.hpp"

namespace damas {

class NewGameScene final : public Overlay {
 public:
  // Begins with the last choice; `opponent` instead of the one chosen then, if given.
  // The game begins from `start`, if given, which decides the variant. `below_agreed`: the scene
  // directly below has agreed to be closed, so it is not asked again.
  explicit NewGameScene(const App& app, std::optional<Opponent> opponent = std::nullopt,
                        std::optional<AnyPosition> start = std::nullopt, bool below_agreed = false);
  // Begins with that choice instead of the last one.
  NewGameScene(const NewGameChoice& choice, std::optional<AnyPosition> start,
               bool below_agreed = false);

  bool works_before_rest() const override { return true; }
  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;

 private:
  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;
  float footer_height() const override { return control_height(); }
  void confirmed(App& app) override { start(app); }
  bool keep_typed(App& app) override;
  void footer(Ui& ui, App& app) override;

  void rows(Ui& ui, App& app);
  void variant_rows(Ui& ui, App& app);
  void about_row(Ui& ui, App& app);
  void open_rules(App& app);
  void draw_table_row(Ui& ui, const App& app);
  void opening_row(Ui& ui, App& app);
  bool draws_opening(const App& app) const;
  bool draws_eleven_men() const;
  void opponent_rows(Ui& ui, App& app);
  void side_row(Ui& ui, const App& app);
  void update_program(App& app);
  void clock_rows(Ui& ui, const App& app);
  void takeback_rows(Ui& ui, const App& app);
  void start(App& app);
  void start_whole(App& app);
  void start_match(App& app);

  NewGameChoice choice_;
  NewGameChoice shown_;  // in the last frame
  ProgramRows program_;
  std::optional<AnyPosition> start_;
  bool below_agreed_;
  bool custom_clock_ = false;
  DrawnOpening drawn_;
};

}  // namespace damas
