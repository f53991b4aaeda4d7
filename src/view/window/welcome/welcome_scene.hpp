// Owns WelcomeScene: the questions of the first start, and what to begin with.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "view/window/app/app.hpp"
#include "view/window/app/button.hpp"
#include "view/window/dialogs/overlay.hpp"

namespace damas {

class WelcomeScene final : public Overlay {
 public:
  enum class Question : std::uint8_t { Language, Rules, Skill, Beginning };

  // An answer to how well the person plays, and what it begins with.
  struct Skill {
    Text name;
    int level;  // of the machine
    double problem_rating;
  };

  // A `language` that the person has told already is kept, and not asked for.
  WelcomeScene(App& app, std::optional<Language> language);

  Question question() const { return question_; }
  void leave(App& app) override;

 private:
  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;
  bool has_cross() const override { return false; }
  // The questions are asked only once.
  bool closes_beside() const override { return false; }
  // Skips the question.
  void cancelled(App& app) override;
  // Takes the answer that stands out.
  void confirmed(App& app) override;

  std::string announcement(const App& app) const;
  void question_rows(Ui& ui, App& app);
  bool answer_row(Ui& ui, const Button& button, const App& app) const;
  void language_rows(Ui& ui, App& app);
  void rules_rows(Ui& ui, App& app);
  void skill_rows(Ui& ui, App& app);
  void beginning_rows(Ui& ui, App& app);
  void skip_row(Ui& ui, App& app);
  void suggest_rules(const App& app);
  void take_language(Language language, App& app);
  void take_rules(App& app);
  void take_skill(const Skill& skill, App& app);
  void begin_lesson(App& app);
  void begin_game(App& app);
  // With the first answer or at the end, because a program that keeps nothing asks again.
  void keep_told(App& app);
  void go_on(App& app);

  std::optional<Language> told_;  // a language that is not kept yet
  Question question_;
  int variant_ = 0;      // an index into `variants`: the suggestion, or what was chosen instead
  bool novice_ = true;   // for whom the first lesson is the best beginning
  bool begins_ = false;  // the question has not been shown yet
  bool focuses_best_ = false;  // in this frame
};

}  // namespace damas
