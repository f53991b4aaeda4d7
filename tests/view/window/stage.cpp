#include "view/window/stage.hpp"

#include <algorithm>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/notation.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/start/first_scene.hpp"
#include "view/window/start/scene_for.hpp"

namespace damas::test {

namespace {

std::uint64_t runs = 0;  // of programs, which all differ

class Listener final : public Speaker {
 public:
  explicit Listener(std::vector<SoundEffect>& heard) : heard_(heard) {}
  void play(SoundEffect effect, std::shared_ptr<const Samples>) override {
    heard_.push_back(effect);
  }
  void set_volume(float) override {}
  void set_muted(bool) override {}

 private:
  std::vector<SoundEffect>& heard_;
};

}  // namespace

Stage::Stage(const StageSetup& setup) {
  if (!setup.folder.empty()) {
    auto opened = UserFiles::open("damas", setup.folder);
    REQUIRE(opened.ok());
    files_ = std::make_unique<UserFiles>(std::move(opened).value());
  }
  AppOptions options;
  options.size = setup.size;
  options.files = files_.get();
  options.disk = setup.disk;
  options.language = setup.language;
  options.theme = setup.theme;
  options.seed = setup.seed;
  options.run = ++runs;
  if (setup.own_place) {
    place_ = std::make_unique<MatchPlace>(*files_);
    options.match_file = place_->name();
    options.left_match_file = [this] { return place_->take_left(); };
  }
  options.drive = Drive::Caller;
  options.scene_for = scene_for;
  options.speaker = std::make_unique<Listener>(heard_);
  options.desktop.clipboard = [this] { return clipboard; };
  options.desktop.today = [] { return std::string("2024.05.01"); };
  options.desktop.day_of = [](std::int64_t) { return std::string("2023.11.14"); };
  options.desktop.set_clipboard = [this](const std::string& text) {
    clipboard = text;
    return true;
  };
  options.desktop.announce = [this](const std::string& said) { announced.push_back(said); };
  if (setup.connect) setup.connect(options.desktop);
  app_ = std::make_unique<App>(std::move(options));
  open_first_scene(*app_, setup.options);
  screen_ = std::make_unique<Offscreen>(*app_, setup.size, setup.scale);
  feed(Input{});
  wait(Milliseconds{50});
}

StageSetup Stage::two_persons(const std::string& fen, Variant variant) {
  StageSetup setup;
  setup.options.scene = FirstScene::Checkers;
  setup.options.variant = variant;
  setup.options.opponent = Opponent::Person;
  if (!fen.empty()) {
    const auto parsed = parse_fen(variant, fen);
    REQUIRE(std::holds_alternative<AnyPosition>(parsed));
    setup.options.start = std::get<AnyPosition>(parsed);
  }
  return setup;
}

const CheckersScene& Stage::checkers() {
  const auto* scene = dynamic_cast<const CheckersScene*>(&app_->scenes().top());
  REQUIRE(scene != nullptr);
  return *scene;
}

std::string Stage::status() {
  return checkers().controller().status(app_->language()).sentence;
}

void Stage::feed(const Input& input) {
  if (quit_) return;
  pulse_ = screen_->frame(input);
  quit_ = pulse_.quit;
}

void Stage::feed(const std::vector<Input>& inputs) {
  for (const Input& input : inputs)
    feed(input);
}

void Stage::wait(Milliseconds time) {
  for (; time > Milliseconds{0} && !quit_; time -= Milliseconds{16}) {
    feed(Input{});
  }
}

void Stage::wait_as_asked(Milliseconds time) {
  while (!quit_) {
    const Milliseconds next = std::max(pulse_.next, Milliseconds{16});
    if (next > time) return;
    pulse_ = screen_->frame(Input{}, next);
    quit_ = pulse_.quit;
    time -= next;
  }
}

void Stage::settle() {
  constexpr int most_frames = 2000;
  for (int i = 0; i < most_frames; ++i) {
    wait(Milliseconds{16});
    const GameController& controller = checkers().controller();
    const auto due = controller.next_update();
    // Only a clock waits longer than the machine.
    if (!due || *due > Milliseconds{1000}) return;
  }
  FAIL("something never comes to rest");
}

Point Stage::square(const std::string& name) {
  const BoardView& board = checkers().board();
  const auto square = parse_square(name, board.shape());
  REQUIRE(square.has_value());
  return board.center(*square);
}

void Stage::drag(const std::string& from, const std::string& to) {
  feed(made::drag(square(from), square(to)));
}

bool Stage::reaches(Key key, const std::string& words) {
  const auto there = [&] { return screen().gui().focus().words.find(words) != std::string::npos; };
  for (int i = 0; i < 60; ++i) {
    this->key(key);
    wait(Milliseconds{64});
    if (there()) return true;
  }
  return false;
}

void Stage::click_move(const Move& move) {
  const BoardView& board = checkers().board();
  const int ply = game().ply();
  Path path = game().path(move);
  click(board.center(move.from));
  click(board.center(move.to));
  // If that was not enough, the squares on the path distinguish the captures.
  for (std::size_t i = 1; i < path.size() && game().ply() == ply; ++i) {
    click(board.center(path[i]));
  }
  for (const Square taken :
       game().ply() == ply ? game().captures_along(move, path) : std::vector<Square>{}) {
    if (game().ply() == ply) click(board.center(taken));
  }
}

}  // namespace damas::test
