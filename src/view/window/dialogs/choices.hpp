// Owns ChoicesScene: a short list of next steps, or a question with its answers.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "view/text/text.hpp"
#include "view/window/app/button.hpp"
#include "view/window/dialogs/overlay.hpp"

namespace damas {

class ChoicesScene final : public Overlay {
 public:
  // A choice is carried out after the list has closed; `perform` may be empty if no choice has an
  // Action.
  ChoicesScene(Text title, std::vector<Button> choices, PerformAction perform = {});

  // A sentence or two above the choices.
  void explain(std::string text) { explanation_ = std::move(text); }
  // For a question that has an answer for leaving.
  void leave_out_cross() { cross_ = false; }
  // For a question that is followed by a dialog that stops the clock.
  void hold_the_clock() { holds_the_clock_ = true; }
  bool holds_the_clock() const override { return holds_the_clock_; }

 private:
  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;
  // Carries out the best choice, if there is one.
  void confirmed(App& app) override;
  bool has_cross() const override { return cross_; }
  void choose(const Button& choice, App& app);

  Text title_;
  std::vector<Button> choices_;
  PerformAction perform_;
  std::string explanation_;  // may be empty
  bool cross_ = true;
  bool holds_the_clock_ = false;
};

// "Resign this game?" with yes and no. As in all questions, the answer by which nothing is lost
// stands out.
std::unique_ptr<Scene> ask(Text question, Icon icon, std::function<void(App&)> on_yes);

}  // namespace damas
