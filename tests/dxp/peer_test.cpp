#include "dxp/peer.hpp"

#include <doctest/doctest.h>

#include "dxp/memory_stream.hpp"

namespace damas::dxp {

namespace {

using State = Session::State;
using TroubleKind = Trouble::Kind;
using Texts = std::vector<std::string>;

constexpr Milliseconds patience{60000};

std::string named(char letter, const std::string& rest) {
  std::string name = "Parrot";
  name.resize(longest_name, ' ');
  return letter + name + rest;
}

// Sends scripted messages, each time after a message with the given beginning. It never waits,
// because all its messages are available at once.
class Parrot final : public tcp::Stream {
 public:
  struct Says {
    std::string after;
    Texts messages;
    bool leaves = false;
  };
  explicit Parrot(std::vector<Says> script, Texts* heard = nullptr)
      : script_(std::move(script)), heard_(heard) {}

  std::optional<std::string> send(std::string_view bytes, Deadline) override {
    if (gone_) return "broke off the connection (gone)";
    const std::string_view message = bytes.substr(0, bytes.size() - 1);
    if (heard_ != nullptr) heard_->emplace_back(message);
    for (const Says& says : script_) {
      if (!message.starts_with(says.after)) continue;
      for (const std::string& text : says.messages)
        pending_ += text + '\0';
      gone_ = gone_ || says.leaves;
    }
    return std::nullopt;
  }
  tcp::Received receive(Deadline) override {
    if (!pending_.empty()) return {tcp::Received::Kind::Bytes, std::exchange(pending_, {})};
    if (gone_) return {tcp::Received::Kind::End, "closed the connection"};
    return {tcp::Received::Kind::Silence, {}};
  }

 private:
  std::vector<Says> script_;
  Texts* heard_;
  std::string pending_;
  bool gone_ = false;
};

const Parrot::Says accepts = {"R", {named('A', "0")}};

std::unique_ptr<Peer> peer_of(std::vector<Parrot::Says> script, Texts* heard = nullptr) {
  return std::make_unique<Peer>(std::make_unique<Parrot>(std::move(script), heard), Settings{},
                                patience);
}

Terms terms(Side own) {
  return {own, 5, 0, start_of(Variant::International)};
}

}  // namespace

TEST_CASE("Two games can be requested, played and ended one after the other") {
  Texts heard;
  const auto peer = peer_of({accepts, {"M", {"CFine", "M0001192300"}}, {"E", {"E00"}}}, &heard);
  Texts chats;
  peer->on_event([&](const Event& event) {
    if (event.kind == Event::Kind::Chat) chats.push_back(event.text);
  });
  for (int game = 0; game < 2; ++game) {
    REQUIRE_FALSE(peer->ask(terms(Side::White)));
    Session& session = peer->session();
    CHECK(session.other_name() == "Parrot");
    const auto move = find_move(session.game(), {0, 32, 28});
    REQUIRE(move);
    CHECK(session.play(*move, Milliseconds(0)));
    REQUIRE_FALSE(peer->await_move(patience));
    CHECK(session.to_move());
    CHECK(session.game().ply() == 2);
    session.end(EndCode::Unknown);
    CHECK_FALSE(peer->settle());
    CHECK(session.state() == State::Idle);
  }
  CHECK(chats == Texts{"Fine", "Fine"});
  CHECK(heard.size() == 6);
}

TEST_CASE("Silence, disconnection, refusal and garbage are distinguished") {
  CHECK(peer_of({})->ask(terms(Side::White))->kind == TroubleKind::Silent);
  const auto refused = peer_of({{"R", {named('A', "2")}}})->ask(terms(Side::White));
  CHECK(refused->kind == TroubleKind::Refused);
  CHECK(refused->text == "does not accept this game");
  const auto left = peer_of({{"R", {"CBye"}, true}})->ask(terms(Side::White));
  CHECK(left->kind == TroubleKind::Ended);
  CHECK(left->text == "closed the connection");
  const auto garbage = peer_of({{"R", {"garbage"}}})->ask(terms(Side::White));
  CHECK(garbage->kind == TroubleKind::Silent);
  CHECK(garbage->text ==
        "did not answer in time after a message that cannot be read (expected a message that "
        "begins with R, A, M, E, C, B or K, found 'garbage')");
}

TEST_CASE("Another game can be requested after a refusal") {
  int asked = 0;
  const auto peer = peer_of({{"R", {named('A', "2")}}});
  while (asked < 3 && peer->ask(terms(Side::White)))
    ++asked;
  CHECK(asked == 3);
  CHECK(peer->session().state() == State::Idle);
}

TEST_CASE("An illegal move ends the game, and another one can be requested") {
  const auto peer = peer_of({{"R", {named('A', "0"), "M0001010200"}}, {"E", {"E00"}}});
  for (int game = 0; game < 2; ++game) {
    REQUIRE_FALSE(peer->ask(terms(Side::Black)));
    REQUIRE_FALSE(peer->await_move(patience));
    CHECK(peer->session().state() == State::Ending);
    CHECK(peer->session().ending().kind == Ending::Kind::IllegalMove);
  }
}

TEST_CASE("A disconnection during a game is reported, even if only sending detects it") {
  const auto peer = peer_of({accepts, {"M", {}, true}});
  REQUIRE_FALSE(peer->ask(terms(Side::White)));
  peer->session().play(peer->session().game().legal_moves().front(), Milliseconds(0));
  CHECK(peer->await_move(patience)->text == "closed the connection");
  peer->session().chat("Are you there?");
  CHECK(peer->await_move(patience)->text == "broke off the connection (gone)");
}

TEST_CASE("A program that wants no more games is not asked again") {
  const auto peer = peer_of({accepts, {"M", {"E11"}}});
  REQUIRE_FALSE(peer->ask(terms(Side::White)));
  peer->session().play(peer->session().game().legal_moves().front(), Milliseconds(0));
  REQUIRE_FALSE(peer->await_move(patience));
  CHECK(peer->session().ending().kind == Ending::Kind::Resignation);
  const auto trouble = peer->ask(terms(Side::Black));
  CHECK(trouble->kind == TroubleKind::Refused);
  CHECK(trouble->text == "wants no more games");
}

TEST_CASE("Two programs play over the loopback, and either side may begin") {
  auto listening = tcp::listen({"127.0.0.1", 0});
  REQUIRE(std::holds_alternative<std::unique_ptr<tcp::Listener>>(listening));
  tcp::Listener& listener = *std::get<std::unique_ptr<tcp::Listener>>(listening);
  const Deadline later = std::chrono::steady_clock::now() + patience;
  auto connected = tcp::connect(listener.endpoint(), later);
  REQUIRE(std::holds_alternative<std::unique_ptr<tcp::Stream>>(connected));
  Settings following;
  following.follows = true;
  Peer asked(std::get<std::unique_ptr<tcp::Stream>>(listener.accept(later)), following, patience);
  Channel asking(std::move(std::get<std::unique_ptr<tcp::Stream>>(connected)));
  for (const char side : {'W', 'Z'}) {
    // One thread is enough, because each message is sent before the other end waits for it.
    CHECK_FALSE(asking.send("R01" + named('A', "").substr(1) + side + "005000A", later));
    REQUIRE_FALSE(asked.await_game(patience));
    CHECK(asking.receive(later).text.front() == 'A');
    if (side == 'Z') CHECK_FALSE(asking.send("M0000322800", later));
    REQUIRE_FALSE(asked.await_move(patience));
    CHECK(asked.session().play(asked.session().game().legal_moves().front(), Milliseconds(0)));
    CHECK(asking.receive(later).text.front() == 'M');
    CHECK_FALSE(asking.send("E10", later));
    REQUIRE_FALSE(asked.await_move(patience));
    CHECK(asking.receive(later).text == "E00");
  }
}

}  // namespace damas::dxp
