#include "view/window/welcome/welcome_scene.hpp"

#include <algorithm>

#include <doctest/doctest.h>

#include "view/window/app/everything.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/store.hpp"
#include "view/window/lessons/lessons_scene.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/scene_picture.hpp"
#include "view/window/stage.hpp"
#include "view/window/start/lesson_files.hpp"
#include "view/window/task_scene.hpp"

namespace damas::test {

namespace {

using Question = WelcomeScene::Question;

StageSetup in_italy() {
  StageSetup setup;
  setup.options.scene = FirstScene::Menu;
  setup.connect = [](Desktop& desktop) { desktop.language = "it-IT"; };
  return setup;
}

void begin(Stage& stage) {
  stage.app().open(destination::Welcome{});
  stage.wait(Stage::Milliseconds{100});
  REQUIRE(stage.shows<WelcomeScene>());
}

Question question(Stage& stage) {
  const auto* scene = dynamic_cast<const WelcomeScene*>(&stage.app().scenes().top());
  REQUIRE(scene != nullptr);
  return scene->question();
}

void press_key(Stage& stage, Key key) {
  stage.key(key);
  stage.wait(Stage::Milliseconds{100});
}

}  // namespace

TEST_CASE("Enter takes the suggestions, and leads to the first lesson") {
  Stage stage(in_italy());
  begin(stage);
  CHECK(question(stage) == Question::Language);
  press_key(stage, Key::Enter);
  CHECK(stage.app().preferences().language == Language::English);
  CHECK(question(stage) == Question::Rules);
  press_key(stage, Key::Enter);
  CHECK(stage.app().preferences().new_game.variant == Variant::Italian);
  CHECK(question(stage) == Question::Skill);
  press_key(stage, Key::Enter);
  CHECK(stage.app().preferences().new_game.level == 1);
  CHECK(question(stage) == Question::Beginning);
  press_key(stage, Key::Enter);
  CHECK(stage.shows<LessonsScene>());
}

TEST_CASE("A language that is known already is not asked for, but kept") {
  StageSetup setup = in_italy();
  setup.language = Language::Portuguese;
  setup.connect = [](Desktop& desktop) { desktop.language = "C.UTF-8"; };
  Stage stage(setup);
  stage.app().open(destination::Welcome{Language::Portuguese});
  stage.wait(Stage::Milliseconds{100});
  REQUIRE(stage.shows<WelcomeScene>());
  CHECK(question(stage) == Question::Rules);
  CHECK_FALSE(stage.app().preferences().language);
  press_key(stage, Key::Enter);
  CHECK(stage.app().preferences().language == Language::Portuguese);
  CHECK(stage.app().preferences().new_game.variant == Variant::Brazilian);
}

TEST_CASE("The suggested rules follow the language that has been chosen") {
  StageSetup setup = in_italy();
  setup.connect = [](Desktop& desktop) { desktop.language = "C.UTF-8"; };
  Stage stage(setup);
  begin(stage);
  REQUIRE(stage.reaches(Key::Down, std::string(own_name(Language::Portuguese))));
  press_key(stage, Key::Enter);
  press_key(stage, Key::Enter);
  CHECK(stage.app().preferences().new_game.variant == Variant::Brazilian);
}

TEST_CASE("Problems of the chosen rules begin as hard as suits the answer") {
  struct Answer {
    int downs;  // from the first answer to it
    int shown_rating;
  };
  for (const Answer answer : {Answer{0, 950}, Answer{1, 1050}, Answer{2, 1200}}) {
    CAPTURE(answer.downs);
    Stage stage(in_italy());
    begin(stage);
    REQUIRE(stage.reaches(Key::Down, std::string(own_name(Language::English))));
    press_key(stage, Key::Enter);
    press_key(stage, Key::Enter);
    REQUIRE(question(stage) == Question::Skill);
    for (int i = 0; i < answer.downs; ++i)
      press_key(stage, Key::Down);
    press_key(stage, Key::Enter);
    REQUIRE(question(stage) == Question::Beginning);
    const training::Progress& progress = stage.app().store().progress().read();
    CHECK(rating::shown(progress.of(Variant::Italian).rating) == answer.shown_rating);
    CHECK(rating::shown(progress.of(Variant::Russian).rating) == 950);
    CHECK(rating::is_provisional(progress.of(Variant::Italian).rating));
  }
}

TEST_CASE("Escape skips each question and changes nothing") {
  Stage stage(in_italy());
  const Preferences before = stage.app().preferences();
  begin(stage);
  for (const Question next : {Question::Rules, Question::Skill, Question::Beginning}) {
    press_key(stage, Key::Escape);
    CHECK(question(stage) == next);
  }
  press_key(stage, Key::Escape);
  CHECK(stage.shows<MenuScene>());
  CHECK(stage.app().preferences() == before);
}

TEST_CASE("A press beside a question does not skip it") {
  Stage stage(in_italy());
  begin(stage);
  for (const Question next : {Question::Rules, Question::Skill, Question::Beginning}) {
    for (int i = 0; i < 3; ++i) {
      stage.click(Point{5, 5});
      stage.wait(Stage::Milliseconds{100});
    }
    REQUIRE(stage.shows<WelcomeScene>());
    press_key(stage, Key::Escape);
    CHECK(question(stage) == next);
  }
  stage.click(Point{5, 5});
  stage.wait(Stage::Milliseconds{100});
  CHECK(stage.shows<WelcomeScene>());
}

TEST_CASE("Questions that were skipped are not asked again") {
  const Folder folder;
  StageSetup setup = in_italy();
  setup.folder = folder.path();
  const auto files = UserFiles::open("damas", folder.path());
  REQUIRE(files.ok());
  CHECK(keeps_nothing(*files));
  Stage stage(setup);
  begin(stage);
  for (int i = 0; i < 4; ++i)
    press_key(stage, Key::Escape);
  REQUIRE(stage.shows<MenuScene>());
  CHECK_FALSE(keeps_nothing(*files));
}

TEST_CASE("The focus does not stay on the row that was pressed, but begins at the best answer") {
  Stage stage(in_italy());
  begin(stage);
  for (std::size_t i = 0; i <= languages.size(); ++i)
    press_key(stage, Key::Down);
  // The last row skips the question.
  press_key(stage, Key::Enter);
  REQUIRE(question(stage) == Question::Rules);
  press_key(stage, Key::Enter);
  CHECK(stage.app().preferences().new_game.variant == Variant::Italian);
  REQUIRE(question(stage) == Question::Skill);
  press_key(stage, Key::Down);
  press_key(stage, Key::Down);
  press_key(stage, Key::Enter);
  CHECK(stage.app().preferences().new_game.level == 6);
  REQUIRE(question(stage) == Question::Beginning);
  press_key(stage, Key::Enter);
  CHECK_FALSE(stage.shows<LessonsScene>());
}

TEST_CASE("A language that is chosen by keys keeps the focus visible on the best answer") {
  for (const Language language : languages) {
    CAPTURE(std::string(own_name(language)));
    Stage stage(in_italy());
    begin(stage);
    REQUIRE(stage.reaches(Key::Down, std::string(own_name(language))));
    press_key(stage, Key::Enter);
    REQUIRE(question(stage) == Question::Rules);
    CHECK(stage.app().language() == language);
    CHECK(stage.screen().gui().focus().words == tr(language, Text::WelcomeTakeRules));
    press_key(stage, Key::Enter);
    REQUIRE(question(stage) == Question::Skill);
    CHECK(stage.screen().gui().focus().words == tr(language, Text::WelcomeNever));
  }
}

TEST_CASE("The row that skips a question names its key, except to fingers") {
  for (const bool fingers : {false, true}) {
    CAPTURE(fingers);
    StageSetup setup = in_italy();
    setup.connect = [fingers](Desktop& desktop) { desktop.system_settings.fingers = fingers; };
    Stage stage(setup);
    begin(stage);
    REQUIRE(stage.reaches(Key::Down, "Skip"));
    CHECK(stage.screen().gui().focus().words == (fingers ? "Skip" : "Skip  (Esc)"));
  }
}

TEST_CASE("Each question is announced") {
  Stage stage(in_italy());
  begin(stage);
  press_key(stage, Key::Escape);
  CHECK(std::find(stage.announced.begin(), stage.announced.end(), "Which rules do you play by?") !=
        stage.announced.end());
}

TEST_CASE("A person who chose other rules is told that the first lessons use Brazilian ones") {
  const auto told = [](const char* language) {
    StageSetup setup = in_italy();
    setup.connect = [language](Desktop& desktop) { desktop.language = language; };
    Stage stage(setup);
    begin(stage);
    for (int i = 0; i < 3; ++i)
      press_key(stage, Key::Enter);
    REQUIRE(question(stage) == Question::Beginning);
    return std::any_of(stage.announced.begin(), stage.announced.end(), [](const std::string& each) {
      return each.find("The first lessons use Brazilian rules.") != std::string::npos;
    });
  };
  CHECK(told("ru-RU"));
  CHECK(told("it-IT"));
  CHECK(told("nl-NL"));
  CHECK_FALSE(told("pt-BR"));
  CHECK_FALSE(told("en-GB"));
}

TEST_CASE("The first lesson suits the rules, and whether the person knows how to play") {
  struct Person {
    const char* locale;
    int skill;  // the number of the answer
    const char* lesson;
    bool told;  // that its rules are Brazilian
  };
  for (const Person& person : {
           Person{"pt-BR", 0, "board", false},
           Person{"pt-BR", 2, "board", false},
           Person{"ru-RU", 0, "board", true},
           Person{"en-US", 0, "eng-board", false},
           Person{"en-US", 2, "eng-board", false},
           Person{"nl-NL", 0, "board", true},
           Person{"nl-NL", 1, "int-board", false},
           Person{"nl-NL", 2, "int-board", false},
       }) {
    CAPTURE(person.locale);
    CAPTURE(person.skill);
    StageSetup setup = in_italy();
    setup.connect = [&](Desktop& desktop) {
      desktop.language = person.locale;
      offer_lessons(desktop);
    };
    Stage stage(setup);
    begin(stage);
    REQUIRE(stage.reaches(Key::Down, std::string(own_name(Language::English))));
    press_key(stage, Key::Enter);
    press_key(stage, Key::Enter);
    REQUIRE(question(stage) == Question::Skill);
    for (int i = 0; i < person.skill; ++i)
      press_key(stage, Key::Down);
    press_key(stage, Key::Enter);
    REQUIRE(question(stage) == Question::Beginning);
    CHECK(said(stage, tr(Language::English, Text::LessonRulesNote)) == person.told);
    if (person.skill > 0) press_key(stage, Key::Up);  // from the game, which stands out
    press_key(stage, Key::Enter);
    REQUIRE(stage.shows<LessonsScene>());
    const lessons::Session* const session =
        top_scene<const LessonsScene>(stage).trainer().session();
    REQUIRE(session != nullptr);
    CHECK(session->lesson().id == person.lesson);
  }
}

TEST_CASE("The questions of the first start match their accepted pictures") {
  struct Shown {
    PictureWindow window;
    int skipped;  // questions before it
  };
  const Shown all[] = {
      {{"language_en", {1000, 640}, Language::English}, 0},
      {{"language_pt", {390, 760}, Language::Portuguese}, 0},
      {{"rules_pt", {1000, 640}, Language::Portuguese}, 1},
      {{"rules_light_en", {390, 760}, Language::English, true}, 1},
      {{"skill_en", {390, 760}, Language::English}, 2},
      {{"skill_light_pt", {1000, 640}, Language::Portuguese, true}, 2},
      {{"beginning_en", {1000, 640}, Language::English}, 3},
      {{"beginning_pt", {390, 760}, Language::Portuguese}, 3},
  };
  for (const auto& [window, skipped] : all) {
    check_scene("welcome", window, in_italy(), [questions = skipped](Stage& stage) {
      begin(stage);
      for (int i = 0; i < questions; ++i)
        press_key(stage, Key::Escape);
      stage.wait(Stage::Milliseconds{200});
    });
  }
}

}  // namespace damas::test
