#include "view/window/app/start_choices.hpp"

#include <doctest/doctest.h>

#include "view/window/app/preferences.hpp"
#include "view/window/board/theme.hpp"

namespace damas::test {

TEST_CASE("Without choices at the start the preferences decide, then the system") {
  const StartChoices none(std::nullopt, "");
  Preferences preferences;
  preferences.language.reset();
  CHECK(none.language(preferences, "pt_BR") == Language::Portuguese);
  preferences.language = Language::English;
  CHECK(none.language(preferences, "pt_BR") == Language::English);
  preferences.theme = "slate";
  CHECK(none.theme(preferences).id == std::string("slate"));
}

TEST_CASE("Choices at the start apply until the person chooses others") {
  StartChoices choices(Language::Portuguese, "slate");
  Preferences before;
  before.language = Language::English;
  before.theme = "jacaranda";
  CHECK(choices.language(before, "") == Language::Portuguese);
  CHECK(choices.theme(before).id == std::string("slate"));
  Preferences after = before;
  after.theme = "tournament";
  choices.follow(before, after);
  CHECK(choices.language(after, "") == Language::Portuguese);
  CHECK(choices.theme(after).id == std::string("tournament"));
  before = after;
  after.language.reset();
  choices.follow(before, after);
  CHECK(choices.language(after, "") == Language::English);
}

TEST_CASE("The theme of the start makes way for the colours of the system") {
  StartChoices choices(Language::Portuguese, "slate");
  Preferences own;
  own.own_colors = true;
  Preferences followed;
  choices.follow(followed, own);
  CHECK(choices.theme(own).id == std::string("slate"));
  choices.follow(own, followed);
  CHECK(choices.theme(followed).id != std::string("slate"));
  CHECK(choices.language(followed, "") == Language::Portuguese);
}

TEST_CASE("The theme has the tone of the preferences") {
  const StartChoices choices(std::nullopt, "slate");
  Preferences preferences;
  preferences.light_panel = false;
  const Color dark = choices.theme(preferences).panel;
  preferences.light_panel = true;
  CHECK(choices.theme(preferences).panel != dark);
}

}  // namespace damas::test
