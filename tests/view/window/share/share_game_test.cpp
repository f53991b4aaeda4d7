#include "view/window/share/share_game.hpp"

#include <span>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "platform/color.hpp"
#include "platform/image.hpp"
#include "share/gif/decoded_gif.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/dialogs/file_chooser.hpp"
#include "view/window/games/fake_files.hpp"
#include "view/window/review/review_stage.hpp"
#include "view/window/share/save_content.hpp"

namespace damas::test {

namespace {

constexpr const char* pdn =
    "[White \"Ana\"]\n[Black \"Bia\"]\n[Result \"*\"]\n[GameType \"26\"]\n\n"
    "1. c3-d4 {[%eval 0.35] Good.} b6-a5 2. d4-e5 *\n";

// The rows of the list, from the top.
enum Row { Png, Svg, Gif, Html, Words, SendPdn };

struct Given {
  std::string name;
  std::string content;
};

StageSetup in_page(Given& given) {
  StageSetup setup;
  setup.connect = [&given](Desktop& desktop) {
    desktop.save_file = [&given](const std::string& name, const std::string& content,
                                 const Desktop::Saved& then) {
      given = {name, content};
      then(SaveAnswer::Downloaded);
    };
  };
  return setup;
}

// Chooses a row of the list that is open.
void press(Stage& stage, int row) {
  stage.wait(Stage::Milliseconds{400});
  REQUIRE(stage.shows<ChoicesScene>());
  for (int i = 0; i <= row; ++i)
    stage.key(Key::Down);
  stage.key(Key::Enter);
  stage.wait(Stage::Milliseconds{400});
}

Given shared(Row row) {
  Given given;
  ReviewStage stage(pdn, in_page(given));
  const PdnGame& game = stage.review().document().game();
  open_share({game, node_after(game.tree, 2), true}, stage.app());
  press(stage, row);
  return given;
}

}  // namespace

TEST_CASE("The position is shared as a picture") {
  const Given given = shared(Png);
  CHECK(given.name == "Ana-Bia.png");
  const auto image = decode_image(std::as_bytes(std::span(given.content)));
  REQUIRE(image.ok());
  CHECK(image.value().width() > 780);
}

TEST_CASE("The position is shared as a drawing, as it is shown") {
  const Given given = shared(Svg);
  CHECK(given.name == "Ana-Bia.svg");
  CHECK(given.content.starts_with("<svg "));
  CHECK(given.content.find("<title>W:W") != std::string::npos);
}

TEST_CASE("A position without a game is shared in the forms that show one position") {
  Given given;
  ReviewStage stage(pdn, in_page(given));
  const auto position = std::get<AnyPosition>(parse_fen(Variant::Brazilian, "B:Wc3:Bb6"));
  open_share(position, false, stage.app());
  press(stage, Png);
  CHECK(given.name == "damas.png");
  CHECK(decode_image(std::as_bytes(std::span(given.content))).ok());
  open_share(position, false, stage.app());
  press(stage, Svg);
  CHECK(given.name == "damas.svg");
  CHECK(given.content.find("<title>B:Wc3:Bb6") != std::string::npos);
  // The next row is the text: neither animation nor web page are offered.
  open_share(position, false, stage.app());
  press(stage, Svg + 1);
  CHECK(given.name == "damas.svg");
  CHECK_FALSE(stage.clipboard.empty());
}

TEST_CASE("The game is shared as an animation") {
  const Given given = shared(Gif);
  CHECK(given.name == "Ana-Bia.gif");
  CHECK(decoded_gif(given.content).frames.size() == 4);
}

TEST_CASE("The game is shared as a web page in the person's language") {
  const Given given = shared(Html);
  CHECK(given.name == "Ana-Bia.html");
  CHECK(given.content.find("<html lang=\"en\">") != std::string::npos);
  CHECK(given.content.find("startFlipped = true") != std::string::npos);
  CHECK(given.content.find(">Good.</q>") != std::string::npos);
}

TEST_CASE("The position is shared as text") {
  ReviewStage stage(pdn);
  const PdnGame& game = stage.review().document().game();
  open_share({game, PdnNode::Root, false}, stage.app());
  press(stage, Words);
  CHECK(stage.clipboard.starts_with("     A  B  C  D  E  F  G  H\n"));
}

namespace {

// Rows of the list in a page without apps.
constexpr int size_row = 5;
constexpr int colors_row = 6;
// In the lists that they open.
constexpr int large_row = 2;
constexpr int print_row = 5;

}  // namespace

TEST_CASE("Size and colours of pictures are chosen, used and remembered") {
  Given given;
  ReviewStage stage(pdn, in_page(given));
  const PdnGame& game = stage.review().document().game();
  open_share({game, node_after(game.tree, 2), false}, stage.app());
  press(stage, size_row);
  press(stage, large_row);
  press(stage, colors_row);
  press(stage, print_row);
  CHECK(stage.app().preferences().pictures == PictureChoice{PictureSize::Large, "print"});
  press(stage, Png);
  const auto image = decode_image(std::as_bytes(std::span(given.content)));
  REQUIRE(image.ok());
  CHECK(image.value().width() > 1560);
  CHECK(image.value().at(2, 2) == colors::black);  // the frame
  open_share({game, node_after(game.tree, 2), false}, stage.app());
  press(stage, Svg);
  CHECK(given.content.find("#858585") != std::string::npos);
  CHECK(given.content.find("#8a6b4f") == std::string::npos);
}

namespace {

// A page on a telephone, where files also go to other apps.
StageSetup on_telephone(Given& given, Given& sent, bool allowed = true) {
  StageSetup setup = in_page(given);
  setup.connect = [&sent, allowed, page = setup.connect](Desktop& desktop) {
    page(desktop);
    desktop.send_file = [&sent, allowed](const std::string& name, const std::string& content,
                                         const Desktop::Sent& then) {
      sent = {name, content};
      then(allowed);
    };
  };
  return setup;
}

}  // namespace

TEST_CASE("On a telephone a made file goes to another app or is saved") {
  Given saved, sent;
  Stage stage(on_telephone(saved, sent));
  save_content("game.svg", "<svg>", stage.app());
  press(stage, 0);
  CHECK(sent.name == "game.svg");
  CHECK(sent.content == "<svg>");
  CHECK(saved.name.empty());
  save_content("game.gif", "GIF", stage.app());
  press(stage, 1);
  CHECK(sent.name == "game.svg");
  CHECK(saved.name == "game.gif");
}

TEST_CASE("A file that the system refuses to send is saved") {
  Given saved, sent;
  Stage stage(on_telephone(saved, sent, false));
  send_content("game.png", "PNG", stage.app());
  CHECK(sent.name == "game.png");
  CHECK(saved.name == "game.png");
  CHECK(saved.content == "PNG");
}

TEST_CASE("On a telephone the game itself is sent as a text file, which browsers allow") {
  Given saved, sent;
  ReviewStage stage(pdn, on_telephone(saved, sent));
  const PdnGame& game = stage.review().document().game();
  open_share({game, PdnNode::Root, false}, stage.app());
  press(stage, SendPdn);
  CHECK(sent.name == "Ana-Bia.txt");
  CHECK(sent.content.find("[White \"Ana\"]") != std::string::npos);
}

TEST_CASE("A file is saved where the person chooses, and replaced only after a question") {
  FakeFiles disk;
  disk.files["/home/ana/club.pdn"] = club_games();
  StageSetup setup;
  setup.disk = &disk;
  Stage stage(setup);
  const auto save = [&](const std::string& content) {
    save_content("game.svg", content, stage.app());
    stage.wait(Stage::Milliseconds{400});
    REQUIRE(stage.shows<FileChooser>());
    stage.key(Key::Enter);
    stage.wait(Stage::Milliseconds{400});
  };
  save("one");
  CHECK(disk.files["/home/ana/game.svg"] == "one");
  CHECK(stage.app().notices().back() == "Saved as '/home/ana/game.svg'.");
  save("two");
  CHECK(disk.files["/home/ana/game.svg"] == "one");
  REQUIRE(stage.shows<ChoicesScene>());
  stage.key(Key::Down);
  stage.key(Key::Enter);
  stage.wait(Stage::Milliseconds{400});
  CHECK(disk.files["/home/ana/game.svg"] == "two");
  disk.read_only = true;
  disk.files.erase("/home/ana/game.svg");
  save("three");
  CHECK(stage.app().notices().back().find("cannot be written") != std::string::npos);
}

TEST_CASE("The node after some moves is on the main line") {
  const PdnGame game = game_in(pdn);
  CHECK(node_after(game.tree, 0) == PdnNode::Root);
  CHECK(node_after(game.tree, 3) == game.tree.main_line().back());
  CHECK(node_after(game.tree, 99) == game.tree.main_line().back());
}

}  // namespace damas::test
