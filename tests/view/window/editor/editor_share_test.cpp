// Sharing the position that is set up in the editor.
#include <doctest/doctest.h>

#include "view/text/text.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

TEST_CASE("The position of the editor can be shared, also a board without pieces") {
  const std::string share = tr(Language::English, Text::Share);
  for (const char* const fen : {"W:Wc3:Bb6", "B:WKa1:Bb6,h8", "W:W:B"}) {
    CAPTURE(std::string(fen));
    StageSetup setup = Stage::two_persons(fen);
    setup.options.scene = FirstScene::Editor;
    Stage stage(setup);
    const auto press = [&stage](Key key) {
      stage.key(key);
      stage.wait(Stage::Milliseconds{96});
    };
    for (int i = 0; i < 40 && stage.screen().gui().focus().words != share; ++i)
      press(Key::Tab);
    REQUIRE(stage.screen().gui().focus().words == share);
    press(Key::Enter);
    REQUIRE(stage.shows<ChoicesScene>());
    CHECK(stage.app().scenes().top().spoken_title(stage.app()) == share);
  }
}

}  // namespace damas::test
