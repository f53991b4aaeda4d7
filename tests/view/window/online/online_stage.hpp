// Owns OnlineStage: the whole program with a simulated server.
#pragma once

#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "view/window/online/fake_server.hpp"
#include "view/window/online/lobby_scene.hpp"
#include "view/window/online/online_play.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

class OnlineStage {
 public:
  using Milliseconds = Stage::Milliseconds;
  static constexpr const char* address = "http://play.example:8080";

  // In the lobby, connected, unless the setup says otherwise.
  explicit OnlineStage(StageSetup setup = in_lobby()) : stage(connected(std::move(setup))) {
    stage.wait(Milliseconds{100});
  }
  static StageSetup in_lobby() {
    StageSetup setup;
    setup.options.scene = FirstScene::Online;
    return setup;
  }

  // The match begins, and is shown.
  void begin(std::optional<Side> side, const TimeControl& time = {}) {
    server.begin(side, time);
    settle();
  }
  // A match of two others begins, and is watched from the lobby.
  void begin_watching() {
    server.begin(std::nullopt, {}, false);
    stage.wait(Milliseconds{50});
    const auto& lobby = dynamic_cast<const LobbyScene&>(stage.app().scenes().top());
    lobby.online()->client().watch(FakeServer::match_id(1));
    settle();
    REQUIRE(stage.plays<OnlinePlay>());
  }
  // Waits until all messages have arrived, and nothing moves.
  void settle() {
    stage.wait(Milliseconds{50});
    stage.settle();
    stage.wait(Milliseconds{50});
  }
  const CheckersScene& scene() { return stage.checkers(); }
  const Online& online() { return dynamic_cast<const OnlinePlay&>(scene().kind()).online(); }
  std::string status() { return stage.checkers().shown_status().sentence; }
  // In the panel of answers over the status line, where there are two.
  void answer(bool yes) {
    const Rect& line = stage.checkers().places().status;
    const float middle = line.right() - aside_room - 288.0F / 2;
    stage.click(Point{middle + (yes ? -70.0F : 70.0F), line.center().y});
    settle();
  }
  void answer_only() {
    const Rect& line = stage.checkers().places().status;
    stage.click(Point{line.right() - aside_room - 288.0F / 2, line.center().y});
    settle();
  }
  bool announced(const std::string& part) const {
    return std::any_of(stage.announced.begin(), stage.announced.end(),
                       [&](const std::string& s) { return s.find(part) != std::string::npos; });
  }
  // As many frames as ImGui's keyboard navigation takes.
  void press(Key key, int times = 1) {
    for (int i = 0; i < times; ++i) {
      stage.key(key);
      stage.wait(Milliseconds{80});
    }
  }

  FakeServer server;
  Stage stage;

 private:
  StageSetup connected(StageSetup setup) {
    setup.connect = [this, also = setup.connect](Desktop& desktop) {
      desktop.dial = server.dial();
      desktop.own_server = address;
      if (also) also(desktop);
    };
    return setup;
  }
};

}  // namespace damas::test
