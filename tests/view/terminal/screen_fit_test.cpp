// Small screens: at every question the whole board is visible.
#include <algorithm>
#include <streambuf>

#include "core/fen.hpp"
#include "core/move_input.hpp"
#include "session.hpp"
#include "view/terminal/capture_frames.hpp"
#include "view/terminal/page_text.hpp"
#include "view/text/wrap.hpp"

namespace damas::terminal {

namespace {

using Lines = std::vector<std::string>;

// The lines that a terminal of that size shows of an output without colours.
Lines seen_on(const std::string& output, int width, int height) {
  Lines rows = {""};
  const auto next_row = [&] {
    rows.emplace_back();
    if (static_cast<int>(rows.size()) > height) rows.erase(rows.begin());
  };
  for (std::size_t i = 0; i < output.size(); ++i) {
    if (output.compare(i, 7, "\x1b[H\x1b[2J") == 0) {
      rows = {""};
      i += 6;
    } else if (output[i] == '\n') {
      next_row();
    } else {
      const bool begins = (static_cast<unsigned char>(output[i]) & 0xC0) != 0x80;
      if (begins && columns(rows.back()) == width) next_row();
      rows.back() += output[i];
    }
  }
  return rows;
}

// Gives a line at a time, and looks at the screen before each.
class WatchedInput final : public std::streambuf {
 public:
  WatchedInput(Lines lines, std::function<void(const std::string& typed)> look)
      : lines_(std::move(lines)), look_(std::move(look)) {}

 protected:
  int_type underflow() override {
    look_(last_);
    if (next_ == lines_.size()) return traits_type::eof();
    last_ = lines_[next_++];
    text_ = last_ + "\n";
    setg(text_.data(), text_.data(), text_.data() + text_.size());
    return traits_type::to_int_type(text_.front());
  }

 private:
  Lines lines_;
  std::function<void(const std::string&)> look_;
  std::size_t next_ = 0;
  std::string last_;
  std::string text_;
};

struct Screen {
  int width = 60;
  int height = 20;
};

std::string joined_rows(const Lines& rows) {
  return "\n" + joined(rows);
}

// The rules above and below the ranks, and all ranks between them.
bool shows_board(const Lines& rows, int ranks) {
  const auto is_rule = [](const std::string& row) { return row.starts_with("   +--"); };
  const auto top = std::find_if(rows.begin(), rows.end(), is_rule);
  if (top == rows.end() || rows.end() - top <= ranks + 1) return false;
  return top != rows.begin() && is_rule(*(top + ranks + 1));
}

// Runs the program with a screen of this size, until the input ends.
void run(const Options& options, Screen screen, std::istream& in, std::ostream& out) {
  ConsoleSetup setup;
  setup.language = options.language;
  setup.clears = true;
  setup.echoes = true;
  setup.width = [screen] { return screen.width; };
  setup.height = [screen] { return std::optional<int>(screen.height); };
  Console console(in, out, setup);
  puzzle::Tables tables;
  Program(console, options, tables).run();
}

// Plays and checks at every question.
void check_fits(const std::vector<std::string>& arguments, const Lines& typed, int ranks,
                Screen screen = {}) {
  const Options options = options_from(arguments);
  std::ostringstream out;
  bool begun = false;
  WatchedInput buffer(typed, [&](const std::string& last) {
    const Lines rows = seen_on(out.str(), screen.width, screen.height);
    CAPTURE(last);
    CAPTURE(joined_rows(rows));
    CHECK(shows_board(rows, ranks));
    begun = true;
  });
  std::istream in(&buffer);
  run(options, screen, in, out);
  CHECK(begun);
}

const Lines clumsy = {"c3d4",           "zz",    "d4",   "h8", "f6",     "e9", "hint",
                      "undo",           "board", "draw", "no", "resign", "no", "save",
                      "nowhere/at/all", "c3",    "c3",   "xx"};

}  // namespace

TEST_CASE("at 60 by 20 the board stays in view against the computer, whatever is typed") {
  for (const Language language : languages) {
    const std::string spoken{code(language)};
    for (const char* level : {"1", "3"}) {
      CAPTURE(spoken);
      check_fits({"--mode", "computer", "--level", level, "--seed", "5", "--lang", spoken}, clumsy,
                 8);
    }
  }
  check_fits({"--mode", "persons"}, {"c3d4", "zz", "zz", "zz", "f6", "", "f6g5", "undo", "redo"},
             8);
}

TEST_CASE("other boards stay in view as well, the largest on a screen of 60 by 20 too") {
  const std::pair<const char*, int> boards[] = {
      {"international", 10}, {"canadian", 12}, {"turkish", 8}, {"italian", 8}, {"english", 8}};
  for (const auto& [id, ranks] : boards) {
    const std::string variant = id;  // clang 14 captures no structured binding
    CAPTURE(variant);
    check_fits({"--mode", "computer", "--variant", variant, "--level", "1", "--seed", "3"},
               {"zz", "zz", "1", "hint", "resign", "no", "zz"}, ranks);
  }
}

TEST_CASE("many captures share lines or are only counted, and the board stays in view") {
  const char* many = "W:WKa1,Kh2,Kb8,Kg7:Bc3,e3,g3,d6,f6,b4,d4";
  for (const int height : {16, 18, 20, 24}) {
    CAPTURE(height);
    check_fits({"--mode", "persons", "--variant", "casual", "--fen", many}, {"zz", "99", "a1"}, 8,
               {60, height});
  }
}

TEST_CASE("at 60 by 20 every variant and level that can be chosen is in view") {
  for (const Language language : languages) {
    const std::string spoken{code(language)};
    CAPTURE(spoken);
    std::ostringstream out;
    std::vector<Lines> seen;
    WatchedInput buffer({"1", "", "", ""},
                        [&](const std::string&) { seen.push_back(seen_on(out.str(), 60, 20)); });
    std::istream in(&buffer);
    run(options_from({"--lang", spoken}), {60, 20}, in, out);
    REQUIRE(seen.size() >= 4);
    const auto shows = [&](std::size_t question, std::size_t items) {
      const std::string rows = joined_rows(seen[question]);
      CAPTURE(rows);
      for (std::size_t i = 1; i <= items; ++i)
        CHECK((rows.find("\n" + std::to_string(i) + ". ") != std::string::npos ||
               rows.find(" " + std::to_string(i) + ". ") != std::string::npos));
    };
    shows(1, variants.size());
    shows(3, 10);
  }
}

TEST_CASE("a page fits into the rows by leaving out the least important parts") {
  MatchSetup setup;
  setup.players = {Human{}, Computer{6}};
  const Match match(setup, Drive::Caller);
  const auto page = [&](int height) {
    return game_text(Language::English, match, {{}, 60, height});
  };
  CHECK(page(40).size() == 20);  // the players below
  CHECK(joined(page(17)) == R"(Damas - Brazilian

     A  B  C  D  E  F  G  H
   +------------------------+
 8 |   (o)   (o)   (o)   (o)| 8  (o) Black: Computer (level
 7 |(o)   (o)   (o)   (o)   | 7      6, Club player)
 6 |   (o)   (o)   (o)   (o)| 6      captured: 0
 5 | .     .     .     .    | 5
 4 |    .     .     .     . | 4  White to move
 3 | o     o     o     o    | 3
 2 |    o     o     o     o | 2   o  White: You
 1 | o     o     o     o    | 1      captured: 0
   +------------------------+
     A  B  C  D  E  F  G  H
)");
  CHECK(page(12).size() == 12);
  CHECK(page(1).size() == 12);
}

TEST_CASE("in the middle of a capture the board fits, too") {
  MatchSetup setup;
  setup.players = {Human{}, Computer{6}};
  const auto position = parse_fen(Variant::Brazilian, "W:Wc3:Bd4,f6,a7");
  setup.start = std::get<AnyPosition>(position);
  Match match(setup, Drive::Caller);
  const Game before = match.game();
  const auto typed = MoveInput(before).type("c3xg7");
  REQUIRE_FALSE(match.submit(Side::White, command::Play{std::get<Move>(typed)}));
  const auto events = match.take_events();
  const auto frames = capture_frames(before, std::get<event::MovePlayed>(events.front()));
  CHECK(capture_text(Language::English, match, frames[0], "note", {{}, 60, 19}).size() <= 19);
}

TEST_CASE("the tiles of the largest puzzle stay in view at 60 by 20") {
  std::ostringstream out;
  int looks = 0;
  WatchedInput buffer({"w", "zz", "zz", "zz", "s", "hint"}, [&](const std::string& last) {
    CAPTURE(last);
    const Lines rows = seen_on(out.str(), 60, 20);
    CAPTURE(joined_rows(rows));
    const auto is_rule = [](const std::string& row) { return row.starts_with("  +----"); };
    CHECK(std::count_if(rows.begin(), rows.end(), is_rule) == 6);
    ++looks;
  });
  std::istream in(&buffer);
  run(options_from({"--mode", "puzzle", "--size", "5"}), {60, 20}, in, out);
  CHECK(looks == 7);
}

}  // namespace damas::terminal
