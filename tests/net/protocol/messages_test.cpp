#include <set>

#include <doctest/doctest.h>

#include "net/protocol/limits.hpp"
#include "net/protocol/samples.hpp"

namespace damas::net {

TEST_CASE("every request comes back from its text as it was") {
  std::set<std::size_t> kinds;
  for (const Request& request : sample_requests()) {
    const std::string text = to_text(request);
    INFO(text);
    CHECK(text.size() <= limits::frame_bytes);
    const auto back = read_request(text);
    REQUIRE(std::holds_alternative<Request>(back));
    CHECK(std::get<Request>(back) == request);
    kinds.insert(request.body.index());
  }
  CHECK(kinds.size() == std::variant_size_v<RequestBody::Base>);
}

TEST_CASE("every reply comes back from its text as it was") {
  std::set<std::size_t> kinds;
  for (const Reply& reply : sample_replies()) {
    const std::string text = to_text(reply);
    INFO(text);
    const auto back = read_reply(text);
    REQUIRE(std::holds_alternative<Reply>(back));
    CHECK(std::get<Reply>(back) == reply);
    kinds.insert(reply.body.index());
  }
  CHECK(kinds.size() == std::variant_size_v<ReplyBody::Base>);
}

TEST_CASE("every record comes back from its text as it was") {
  std::set<std::size_t> kinds;
  for (const Record& record : sample_records()) {
    const auto back = read_record(to_text(record));
    REQUIRE(std::holds_alternative<Record>(back));
    CHECK(std::get<Record>(back) == record);
    kinds.insert(record.index());
  }
  CHECK(kinds.size() == std::variant_size_v<Record::Base>);
}

TEST_CASE("a formerly valid name is still sent, but cannot be chosen again") {
  const Person ana{{"11111111-2222-4333-8444-555555555555"}, "山田", {}, true};
  const Reply welcome{1, reply::Welcome{ana.user, ana.name, {}, {}, {}, 1}};
  const auto told = read_reply(to_text(welcome));
  REQUIRE(std::holds_alternative<Reply>(told));
  CHECK(std::get<Reply>(told) == welcome);
  const GameLine line{
      {"0b6f0e5e-8a4b-4f0e-9d4b-1c2d3e4f5a6b"}, Variant::Thai, {}, {ana, ana}, 0, 1, {}, {}, {}};
  const Reply games{2, reply::Games{{line}, false}};
  const auto listed = read_reply(to_text(games));
  REQUIRE(std::holds_alternative<Reply>(listed));
  CHECK(std::get<Reply>(listed) == games);
  CHECK(std::holds_alternative<BadText>(read_request(to_text({1, request::Name{ana.name}}))));
  CHECK(
      std::holds_alternative<BadText>(read_request(to_text({1, request::Hello{1, {}, ana.name}}))));
}

TEST_CASE("PDN texts are as the protocol page says") {
  CHECK(to_text(Request{7, request::QueueJoin{Variant::Brazilian, {}}}) ==
        R"({"t":"queue.join","id":7,"variant":"brazilian","time":null})");
  const MatchId match{"0b6f0e5e-8a4b-4f0e-9d4b-1c2d3e4f5a6b"};
  CHECK(to_text(Request{8, request::Move{match, 1, {{2, 2}, {3, 3}}, 950}}) ==
        R"({"t":"move","id":8,"match":"0b6f0e5e-8a4b-4f0e-9d4b-1c2d3e4f5a6b","ply":1,)"
        R"("path":["c3","d4"],"ms":950})");
  CHECK(to_text(Reply{8, reply::Ack{2, 1, false}}) ==
        R"({"t":"ack","id":8,"v":2,"ply":1,"dup":false})");
  CHECK(to_text(Reply{{}, reply::Event{match, 4, record::Draw{Side::White, Answer::Offer}}}) ==
        R"({"t":"event","match":"0b6f0e5e-8a4b-4f0e-9d4b-1c2d3e4f5a6b","v":4,)"
        R"("e":{"kind":"draw","by":"white","a":"offer"}})");
}

}  // namespace damas::net
