// Owns ChoicesScene: a short list of next steps, or a question with its answers.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "view/text/text.hpp"
#include "view/window/dialogs/overlay.hpp"

namespace damas {

struct Choice {
  Icon icon = Icon::Check;
  Text text = Text::Ok;
  std::function<void(App&)> act;  // called after the list has closed; may be empty
  bool enabled = true;
  Emphasis emphasis = Emphasis::Plain;
};

class ChoicesScene final : public Overlay {
 public:
  ChoicesScene(Text title, std::vector<Choice> choices, bool cross = true);

  // A sentence or two above the choices.
  void explain(std::string text) { explanation_ = std::move(text); }
  // For a question that is followed by a dialog that stops the clock.
  void hold_the_clock() { holds_the_clock_ = true; }
  bool holds_the_clock() const override { return holds_the_clock_; }

 private:
  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;
  // Carries out the primary choice, if there is one.
  void confirmed(App& app) override;
  bool has_cross() const override { return cross_; }
  void choose(const Choice& choice, App& app);

  Text title_;
  std::vector<Choice> choices_;
  std::string explanation_;  // may be empty
  bool cross_;
  bool holds_the_clock_ = false;
};

// "Resign this game?" with yes and no. As in all questions, the answer by which nothing is lost
// stands out.
std::unique_ptr<Scene> ask(Text question, Icon icon, std::function<void(App&)> on_yes);

}  // namespace damas
