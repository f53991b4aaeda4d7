#include "view/window/app/preferences.hpp"

#include <doctest/doctest.h>

namespace damas::test {

namespace {

Preferences unusual() {
  Preferences p;
  p.language = Language::Portuguese;
  p.theme = "slate";
  p.light_panel = true;
  p.own_colors = true;
  p.volume = 0.25F;
  p.muted = true;
  p.motion = MotionSpeed::Fast;
  p.reduced_motion = true;
  p.own_motion = true;
  p.coordinates = false;
  p.square_numbers = SquareNumbers::Never;
  p.show_targets = false;
  p.show_movable = true;
  p.confirm_resign = false;
  p.ponders = false;
  p.guard = Guard::Small;
  p.guard_says = GuardSays::Cost;
  p.pause_hidden = false;
  p.kept_games = 500;
  p.analysis_lines = 5;
  p.statistics_as_table = true;
  p.fullscreen = true;
  p.notifications = true;
  p.keys.bind(Action::Hint, {Key::F2, with_shift});
  p.new_game.variant = Variant::Brazilian;
  p.new_game.draw_table = 1;
  p.new_game.opponent = Opponent::ComputerVComputer;
  p.new_game.level = 7;
  p.new_game.adapts = true;
  p.new_game.second_level = 2;
  p.rating.add(12345678901234567890U, 7, BoardShape(), 1);
  p.new_game.side = SideChoice::Random;
  p.new_game.time = {std::chrono::minutes(7), std::chrono::seconds(3)};
  p.new_game.takebacks = 3;
  p.new_game.hints = false;
  p.new_game.ballot = true;
  p.new_game.eleven_men = true;
  p.online.variant = Variant::English;
  p.online.adjudication = true;
  p.online.ballot = true;
  p.online.eleven_men = true;
  p.pictures = {PictureSize::Large, "print"};
  p.remember_file("/home/ana/café.pdn");
  p.remember_file("/b.pdn");
  p.new_game.program = {{"/opt/scan", "hub", "Scan 3.1"}, std::chrono::milliseconds{500}};
  p.adviser = {{"/opt/other", "", "Other"}, std::chrono::milliseconds{10000}};
  p.remember_program({"/opt/other", "", "Other"});
  p.remember_program({"/opt/scan", "hub", "Scan 3.1"});
  return p;
}

}  // namespace

TEST_CASE("Preferences are read back as they were written") {
  for (const Preferences& p : {Preferences{}, unusual()}) {
    const ReadPreferences read = read_preferences(to_text(p));
    CHECK(read.valid);
    CHECK(read.preferences == p);
  }
}

TEST_CASE("Missing values have their defaults") {
  const ReadPreferences read = read_preferences(R"({"muted": true, "from_the_future": [1, 2]})");
  CHECK(read.valid);
  Preferences expected;
  expected.muted = true;
  CHECK(read.preferences == expected);
}

TEST_CASE("Colours and motion in files of earlier versions were chosen by the person") {
  const Preferences colors = read_preferences(R"({"theme": "", "light_panel": false})").preferences;
  CHECK(colors.own_colors);
  CHECK_FALSE(colors.own_motion);
  const Preferences motion = read_preferences(R"({"reduced_motion": false})").preferences;
  CHECK(motion.own_motion);
  CHECK_FALSE(motion.own_colors);
  const Preferences followed =
      read_preferences(R"({"light_panel": true, "own_colors": false})").preferences;
  CHECK(followed.light_panel);
  CHECK_FALSE(followed.own_colors);
}

TEST_CASE("Invalid values are reported, and the rest is kept") {
  const ReadPreferences read = read_preferences(
      R"({"volume": 70, "muted": true, "motion": "warp", "theme": 3,
          "new_game": {"level": 99, "side": "black"}, "keys": {"undo": ["Ctrl+Nowhere"]},
          "pictures": {"size": "huge", "colors": "slate"}})");
  CHECK_FALSE(read.valid);
  Preferences expected;
  expected.own_colors = true;  // somebody has written something about them
  expected.muted = true;
  expected.new_game.side = SideChoice::Black;
  expected.pictures.colors = "slate";
  CHECK(read.preferences == expected);
}

TEST_CASE("Text that is no JSON object gives the defaults and is reported") {
  for (const char* text : {"", "{", "[]", "null", "12", "\xff\xfe", "{\"muted\": }",
                           "{\"new_game\": 5}", "{\"keys\": []}", "{\"language\": \"tlh\"}"}) {
    CAPTURE(text);
    const ReadPreferences read = read_preferences(text);
    CHECK_FALSE(read.valid);
    CHECK(read.preferences == Preferences{});
  }
}

TEST_CASE("Ten files are remembered, the latest first, each once") {
  Preferences p;
  for (int i = 0; i < 12; ++i)
    p.remember_file(std::to_string(i));
  p.remember_file("5");
  CHECK(p.recent_files ==
        std::vector<std::string>{"5", "11", "10", "9", "8", "7", "6", "4", "3", "2"});
  CHECK_FALSE(read_preferences(R"({"recent_files": [1]})").valid);
}

TEST_CASE("Eight programs are remembered, the latest first, each once and by its latest name") {
  Preferences p;
  for (int i = 0; i < 10; ++i)
    p.remember_program({"/" + std::to_string(i), "", "old"});
  p.remember_program({"/5", "", "new"});
  REQUIRE(p.programs.size() == 8);
  CHECK(p.programs[0] == HubProgram{"/5", "", "new"});
  CHECK(p.programs[1].file == "/9");
  CHECK_FALSE(read_preferences(R"({"programs": [{"file": 1}]})").valid);
  CHECK_FALSE(read_preferences(R"({"adviser": []})").valid);
}

TEST_CASE("Reduced motion turns off whatever speed was chosen") {
  Preferences p;
  p.motion = MotionSpeed::Fast;
  CHECK(p.motion_speed() == MotionSpeed::Fast);
  p.reduced_motion = true;
  CHECK(p.motion_speed() == MotionSpeed::Off);
}

TEST_CASE("A choice becomes the match it describes") {
  NewGameChoice choice;
  choice.level = 5;
  choice.side = SideChoice::Black;
  choice.time.initial = std::chrono::minutes(3);
  choice.takebacks = 1;
  const MatchSetup black = setup_of(choice, 4);
  CHECK(black.player(Side::White) == Player{Computer{5}});
  CHECK(black.player(Side::Black) == Player{Human{}});
  CHECK(black.time == choice.time);
  CHECK(black.takebacks == 1);

  choice.side = SideChoice::Random;
  CHECK(is_human(setup_of(choice, 4).player(Side::White)));
  CHECK(is_human(setup_of(choice, 5).player(Side::Black)));

  choice.opponent = Opponent::Person;
  CHECK(is_human(setup_of(choice, 5).player(Side::White)));
  CHECK(is_human(setup_of(choice, 5).player(Side::Black)));

  choice.opponent = Opponent::Program;
  choice.program.program.file = "/opt/scan";
  CHECK(setup_of(choice, 5).player(Side::White) == Player{choice.program});

  choice.opponent = Opponent::ComputerVComputer;
  choice.second_level = 8;
  CHECK(setup_of(choice, 5).player(Side::White) == Player{Computer{5}});
  CHECK(setup_of(choice, 5).player(Side::Black) == Player{Computer{8}});
}

}  // namespace damas::test
