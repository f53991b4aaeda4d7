#include "view/window/online/shown_phrases.hpp"

#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "net/client/remote_match.hpp"
#include "view/window/app/app.hpp"

namespace damas::test {

namespace {

using Milliseconds = std::chrono::milliseconds;

const net::UserId ana{"11111111-2222-4333-8444-555555555555"};
const net::UserId rui{"aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee"};

// Ana, who is here, plays White against Rui.
struct Talk {
  std::vector<std::string> announced;
  App app{options()};
  net::RemoteMatch match = begun();
  ShownPhrases phrases;

  AppOptions options() {
    AppOptions options;
    options.language = Language::English;
    options.desktop.announce = [this](const std::string& said) { announced.push_back(said); };
    return options;
  }
  static net::RemoteMatch begun() {
    net::record::Start start;
    start.players = {{ana, "Ana", {}, true}, {rui, "Rui", {}, true}};
    start.fen = to_fen(Game().position(), Numbering::Algebraic);
    const net::MatchId id{"0b6f0e5e-8a4b-4f0e-9d4b-1c2d3e4f5a6b"};
    return *net::RemoteMatch::begun(id, start, ana, [](const net::RequestBody&) {});
  }
  void say(Side by, net::Phrase phrase) {
    REQUIRE(match.apply(net::record::Say{by, phrase}));
    pass(Milliseconds{16});
  }
  void pass(Milliseconds time) { phrases.update(match, time, app); }
};

}  // namespace

TEST_CASE("A phrase is shown for some seconds, and a later one replaces it") {
  Talk talk;
  talk.say(Side::Black, net::Phrase::Hello);
  const std::string hello = talk.phrases.of(Side::Black);
  CHECK_FALSE(hello.empty());
  CHECK(talk.phrases.of(Side::White).empty());
  talk.pass(Milliseconds{4000});
  CHECK(talk.phrases.of(Side::Black) == hello);
  talk.say(Side::Black, net::Phrase::Goodbye);
  CHECK(talk.phrases.of(Side::Black) != hello);
  talk.pass(Milliseconds{4000});
  CHECK_FALSE(talk.phrases.of(Side::Black).empty());
  talk.pass(Milliseconds{2000});
  CHECK(talk.phrases.of(Side::Black).empty());
}

TEST_CASE("Only what others say is announced") {
  Talk talk;
  talk.say(Side::White, net::Phrase::Hello);
  CHECK_FALSE(talk.phrases.of(Side::White).empty());
  CHECK(talk.announced.empty());
  talk.say(Side::Black, net::Phrase::Hello);
  REQUIRE(talk.announced.size() == 1);
  CHECK(talk.announced[0].find("Rui") != std::string::npos);
}

}  // namespace damas::test
