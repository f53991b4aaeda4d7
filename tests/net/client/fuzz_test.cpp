// The client survives any message of a server. DAMAS_FUZZ sets the number of damaged messages.
#include "net/protocol/fuzz.hpp"

#include <cstdlib>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "net/client/scripted_link.hpp"

namespace damas::net {

namespace {

using namespace std::chrono_literals;

const MatchId name{"0b6f0e5e-8a4b-4f0e-9d4b-1c2d3e4f5a6b"};
const UserId ana{"11111111-2222-4333-8444-555555555555"};
const UserId rui{"aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee"};
constexpr Cell c3{2, 2}, d4{3, 3}, f6{5, 5}, e5{4, 4};
const ClockState a_clock{{50'000, 40'000}, Side::Black, {5'000, 4'200}};

// Messages of a server that use every part of the client.
std::vector<Reply> conversation() {
  record::Start start;
  start.players = {{ana, "Ana", 1500, true}, {rui, "", {}, true}};
  start.time = {60s, 1s};
  start.clock = a_clock;
  start.fen = to_fen(Game().position(), Numbering::Algebraic);
  RecordedMatch match(start);
  const record::Move first = match.record_of(*match.way_along({c3, d4}));
  match.apply(first);
  const record::Move second = match.record_of(*match.way_along({f6, e5}));
  match.apply(second);
  const BySide<Presence> presence{{true, {}}, {false, 30'000}};
  const record::End end{Side::White, EndReason::Abandonment, {}, a_clock};
  reply::Snap snap{name, 3,  start,   {{c3, d4}, {f6, e5}}, {}, {}, a_clock, Side::White, {},
                   {},   {}, presence};
  snap.fen = to_fen(match.game().position(), Numbering::Algebraic);
  std::vector<Reply> said = {
      {1, reply::Welcome{ana, "Ana", std::string(64, 'a'), name, {}, 1}},
      {1, reply::Welcome{ana, "Ana", {}, {}, Waiting{Variant::Brazilian, {}, "ABCDEF"}, 1}},
      {3, snap},
      {2, reply::Synced{name, 3, a_clock, presence}},
      {4, reply::Ack{1, 1, false}},
      {5, reply::Err{ErrorCode::StalePly, "no", {}}},
      {6, reply::Room{"ABCDEF"}},
      {7, reply::Pong{1, 2}},
      {8, reply::Games{{{name, {}, {}, start.players, 3, 1, 2, {}, EndReason::Time}}, true}},
      {{}, reply::SeatPresence{name, Side::Black, {false, 1}}},
      {{}, reply::Bye{ByeReason::Shutdown}}};
  for (const Record& record :
       std::vector<Record>{start, first, second, record::Draw{Side::Black, Answer::Offer},
                           record::Takeback{Side::White, Answer::Offer, {}, {}},
                           record::Takeback{Side::Black, Answer::Accept, 0, a_clock},
                           record::Say{Side::Black, Phrase::Hello}, end,
                           record::Rematch{Side::White, Answer::Accept, name}}) {
    for (int v = 1; v < 10; ++v)
      said.push_back({{}, reply::Event{name, v, record}});
  }
  return said;
}

// Welcomes new connections, and begins a match.
void receive(Script& script, const std::string& start) {
  const auto hello = script.heard_of<request::Hello>();
  if (!hello) return;
  script.answer(hello->id, reply::Welcome{ana, "", {}, {}, {}, 1});
  script.say(start);
}

void be_busy(Client& client, std::mt19937_64& random) {
  RemoteMatch* match = client.match();
  switch (random() % 8) {
    case 0:
      return client.join_queue(Variant::Brazilian, {});
    case 1:
      return client.watch(name);
    case 2:
      return client.leave_match();
    case 3:
      return client.ask_history();
    case 4:
      if (match) match->requests().takeback(Answer::Offer);
      return;
    default:
      if (!match || match->game().legal_moves().empty()) return;
      match->play(match->game().legal_moves().front());
  }
}

}  // namespace

TEST_CASE("damaged messages of a server are an error at worst") {
  std::vector<std::string> texts;
  for (const Reply& reply : conversation())
    texts.push_back(to_text(reply));
  Damage damage(texts, 3);
  std::mt19937_64 random(4);
  Script script;
  Client client({"ws://there/ws", std::string(64, 'a'), "", script.dial(), [] {}, 1});
  const char* wish = std::getenv("DAMAS_FUZZ");
  const int count = wish ? std::atoi(wish) : 3'000;
  int online = 0, failed = 0, with_match = 0;
  for (int i = 0; i < count; ++i) {
    // With damaged messages only, the client would never get beyond the beginning.
    script.say(random() % 4 == 0 ? damage.next() : texts[random() % texts.size()]);
    receive(script, texts[11]);
    client.tick(Milliseconds{random() % 300});
    be_busy(client, random);
    online += client.connection().online() ? 1 : 0;
    with_match += client.match() ? 1 : 0;
    if (client.connection().state != Connection::State::Failed) continue;
    ++failed;
    if (client.connection().why.empty()) FAIL("failed without a reason");
    client.reconnect(random() % 2 == 0);
    client.take_news();
  }
  CHECK(online > count / 10);
  CHECK(with_match > count / 10);
  CHECK(failed > count / 100);
}

}  // namespace damas::net
