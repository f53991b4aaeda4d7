#include "platform/frame_loop.hpp"

#include <optional>
#include <vector>

#include <doctest/doctest.h>

#include "platform/made_input.hpp"

namespace damas {

namespace {

using std::chrono::milliseconds;

// A machine whose time passes only while it waits or draws, and whose input is written down.
struct FakeHost final : FrameHost {
  milliseconds time{1000};
  milliseconds draw_time{0};
  std::vector<std::pair<milliseconds, Input>> script;  // when it happens, what
  int shows = 0;
  int waits = 0;
  bool wants_frame = false;
  milliseconds last_elapsed{0};

  bool happened() const { return !script.empty() && script.front().first <= time; }

  milliseconds now() override { return time; }
  bool wait(milliseconds at_most) override {
    ++waits;
    milliseconds until = at_most == Pulse::never ? Pulse::never : time + at_most;
    if (!script.empty()) until = std::min(until, std::max(time, script.front().first));
    REQUIRE(until != Pulse::never);  // it would sleep for ever
    time = until;
    return happened();
  }
  Input poll() override {
    if (!happened()) return {};
    const Input input = script.front().second;
    script.erase(script.begin());
    return input;
  }
  bool needs_frame() override { return wants_frame; }
  void show(FrameClient&, milliseconds elapsed) override {
    ++shows;
    last_elapsed = elapsed;
    time += draw_time;
  }
};

struct FakeClient final : FrameClient {
  Pulse answer;
  milliseconds total{0};
  std::vector<milliseconds> steps;
  std::vector<Input> inputs;

  Pulse update(const Input& input, milliseconds elapsed) override {
    total += elapsed;
    steps.push_back(elapsed);
    inputs.push_back(input);
    Pulse pulse = answer;
    pulse.redraw = pulse.redraw || input.eventful();
    pulse.quit = input.quit;
    return pulse;
  }
  void draw(Canvas&) override {}
  void panels(Gui&) override {}
};

struct Fixture {
  FakeHost host;
  FakeClient client;
  std::optional<FrameLoop> loop;

  void start() { loop.emplace(host, client); }
  void happen(int after, const Input& input) {
    host.script.emplace_back(host.time + milliseconds{after}, input);
  }
  bool run() {
    int turns = 0;
    while (loop->frame()) {
      if (++turns == 100'000) return false;
    }
    return true;
  }
};

}  // namespace

TEST_CASE_FIXTURE(Fixture, "the first turn updates and draws at once") {
  start();
  CHECK(loop->frame());
  CHECK(client.steps == std::vector{milliseconds{0}});
  CHECK(host.shows == 1);
  CHECK(host.time == milliseconds{1000});
}

TEST_CASE_FIXTURE(Fixture, "nothing is drawn and nobody wakes up while nothing changes") {
  start();
  happen(60'000, made::quit());
  CHECK(run());
  CHECK(host.shows == 1);
  CHECK(host.waits <= 4);
  CHECK(client.total == milliseconds{60'000});
}

TEST_CASE_FIXTURE(Fixture, "an animation is updated and drawn sixty times a second") {
  client.answer = {true, milliseconds{0}, false};
  start();
  happen(10'000, made::quit());
  CHECK(run());
  CHECK(host.shows == doctest::Approx(600).epsilon(0.01));
  CHECK(client.steps.size() == doctest::Approx(601).epsilon(0.01));
  for (std::size_t i = 1; i < client.steps.size(); ++i) {
    CHECK((client.steps[i] == milliseconds{16} || client.steps[i] == milliseconds{17}));
  }
}

TEST_CASE_FIXTURE(Fixture, "slow drawing skips draws, not updates nor time") {
  client.answer = {true, milliseconds{0}, false};
  host.draw_time = milliseconds{40};
  start();
  happen(4'000, made::quit());
  CHECK(run());
  CHECK(host.shows < 110);
  CHECK(client.steps.size() == doctest::Approx(241).epsilon(0.02));
  CHECK(client.total.count() == doctest::Approx(4000).epsilon(0.02));
}

TEST_CASE_FIXTURE(Fixture, "the client is asked again when it wanted to be") {
  client.answer.next = milliseconds{500};
  start();
  happen(2'400, made::quit());
  CHECK(run());
  CHECK(client.steps.size() >= 5);
  CHECK(client.steps.size() <= 12);
  CHECK(host.shows == 1);
}

TEST_CASE_FIXTURE(Fixture, "time spent waiting comes before the input that ends it") {
  start();
  happen(5'000, made::press({3, 4}));
  happen(5'200, made::quit());
  CHECK(run());
  REQUIRE(client.inputs.size() >= 3);
  std::size_t at = 0;
  while (!client.inputs[at].pointer.just_pressed())
    ++at;
  CHECK(client.steps[at] <= milliseconds{17});
  CHECK(client.steps[at - 1] > milliseconds{4'900});
  CHECK_FALSE(client.inputs[at - 1].eventful());
}

TEST_CASE_FIXTURE(Fixture, "only one update gets an event, and all get a lasting state") {
  client.answer = {true, milliseconds{0}, false};
  host.draw_time = milliseconds{60};
  start();
  happen(100, made::press({3, 4}));
  happen(2'000, made::quit());
  CHECK(run());
  int presses = 0;
  int held = 0;
  for (const Input& input : client.inputs) {
    presses += input.pointer.just_pressed() ? 1 : 0;
    held += input.pointer.is_held() ? 1 : 0;
  }
  CHECK(presses == 1);
  CHECK(held > 1);
}

TEST_CASE_FIXTURE(Fixture,
                  "input leads to an update within a sixtieth of a second and to one draw") {
  start();
  loop->frame();
  happen(40, made::press({3, 4}));
  while (host.shows == 1)
    loop->frame();
  CHECK(host.time <= milliseconds{1040 + 17});
  happen(5'000, made::quit());
  CHECK(run());
  CHECK(host.shows == 2);
}

TEST_CASE_FIXTURE(Fixture, "a host that needs a frame gets it without a change in the client") {
  start();
  loop->frame();
  host.wants_frame = true;
  loop->frame();
  host.wants_frame = false;
  CHECK(host.shows == 2);
  CHECK(host.last_elapsed == milliseconds{16});
}

TEST_CASE_FIXTURE(Fixture, "a host that cannot wait, like a browser, is not drawn twice a step") {
  struct Browser final : FrameHost {
    milliseconds time{0};
    int shows = 0;
    milliseconds now() override { return time; }
    bool wait(milliseconds) override { return false; }
    Input poll() override { return {}; }
    bool needs_frame() override { return false; }
    void show(FrameClient&, milliseconds) override { ++shows; }
  } browser;
  client.answer = {true, milliseconds{0}, false};
  FrameLoop other(browser, client);
  for (int i = 0; i < 144; ++i) {
    browser.time = milliseconds{i * 1000 / 144};
    other.frame();
  }
  CHECK(browser.shows == doctest::Approx(60).epsilon(0.02));
}

}  // namespace damas
