#include "net/protocol/samples.hpp"

#include "net/protocol/limits.hpp"

namespace damas::net {

namespace {

const MatchId a_match{"0b6f0e5e-8a4b-4f0e-9d4b-1c2d3e4f5a6b"};
const UserId a_user{"11111111-2222-4333-8444-555555555555"};
const UserId another_user{"aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee"};
const TimeControl blitz{Milliseconds{300'000}, Milliseconds{2'000}};
const CellPath a_capture{{2, 2}, {4, 4}, {2, 6}};
const ClockState a_clock{{299'000, 300'000}, Side::Black, {5'000, 4'200}};
const Presence away{false, 119'500};

Person ana() {
  return {a_user, "Ana", 1512, false};
}
Person nobody() {
  return {another_user, "", std::nullopt, true};
}

record::Start a_start() {
  return {{ana(), nobody()},
          Variant::Brazilian,
          blitz,
          true,
          8,
          8,
          "W:Wc1:Bd8",
          {{1, {2, 0}, Side::White, false}, {2, {3, 7}, Side::Black, true}},
          a_clock};
}

record::End an_end() {
  return {Side::White, EndReason::Abandonment, BySide<RatingChange>{{1500, 1512}, {1490, 1478}},
          a_clock};
}

}  // namespace

std::vector<Request> sample_requests() {
  const std::string token(64, 'f');
  std::vector<RequestBody> bodies = {
      request::Hello{1, token, "Zé da Silva"},
      request::Hello{},
      request::Hello{1, {}, {}, true},
      request::Hello{1, {}, {}, false, true},
      request::Name{"Ana"},
      request::QueueJoin{Variant::Russian, blitz},
      request::QueueJoin{Variant::Turkish, {}},
      request::QueueJoin{Variant::Thai, blitz, true},
      request::QueueJoin{Variant::English, blitz, false, OpeningLot::ElevenMan},
      request::QueueLeave{},
      request::RoomOpen{Variant::International, blitz, Side::Black},
      request::RoomOpen{Variant::International, {}, std::nullopt},
      request::RoomOpen{Variant::International, {}, std::nullopt, true},
      request::RoomOpen{Variant::Russian, {}, std::nullopt, false, OpeningLot::Ballot},
      request::RoomLook{"ABCDEF"},
      request::RoomJoin{"ABCDEF"},
      request::RoomJoin{"ABCDEF", true},
      request::RoomClose{},
      request::Moves{a_match, Cell{2, 2}},
      request::Moves{a_match, std::nullopt},
      request::Move{a_match, 1, a_capture, 1234},
      request::Move{a_match, limits::plies, {{0, 0}, {11, 11}}, std::nullopt},
      request::Resign{a_match},
      request::Draw{a_match, Answer::Accept},
      request::Takeback{a_match, Answer::Decline},
      request::Rematch{a_match, Answer::Offer},
      request::Flag{a_match},
      request::Claim{a_match},
      request::Leave{a_match},
      request::Say{a_match, Phrase::Goodbye},
      request::Sync{a_match, 17},
      request::Watch{a_match},
      request::Unwatch{a_match},
      request::Live{Variant::Thai},
      request::Live{},
      request::History{1'700'000'000'000},
      request::History{},
      request::GameText{a_match},
      request::Ping{limits::largest_id}};
  std::vector<Request> requests;
  for (std::size_t i = 0; i < bodies.size(); ++i)
    requests.push_back({static_cast<std::int64_t>(i + 1), std::move(bodies[i])});
  return requests;
}

std::vector<Record> sample_records() {
  return {a_start(),
          record::Start{{nobody(), ana()}, Variant::Italian, {}, false, 8, 8, "W:W1:B2", {}, {}},
          record::Start{{nobody(), ana()}, Variant::Thai, {}, false, 8, 8, "W:W1:B2", {}, {}, true},
          record::Start{{nobody(), ana()},
                        Variant::Russian,
                        {},
                        false,
                        8,
                        8,
                        "W:W1:B2",
                        {},
                        {},
                        false,
                        record::Opening{OpeningLot::Ballot, {}, {{{2, 2}, {3, 3}}, a_capture}}},
          record::Start{{nobody(), ana()},
                        Variant::English,
                        {},
                        false,
                        8,
                        8,
                        "B:W1:B2",
                        {},
                        {},
                        false,
                        record::Opening{OpeningLot::ElevenMan, "B:Wc1:Bd8", {}}},
          record::Move{3,
                       Side::White,
                       7,
                       a_capture,
                       {{13, {3, 3}}, {14, {3, 5}}},
                       true,
                       {12, 10},
                       900,
                       100,
                       a_clock},
          record::Move{1, Side::Black, 1, {{0, 0}, {1, 1}}, {}, false, {1, 1}, 0, 0, {}},
          record::Draw{Side::Black, Answer::Offer},
          record::Takeback{Side::White, Answer::Accept, 4, a_clock},
          record::Takeback{Side::White, Answer::Offer, {}, {}},
          record::Say{Side::Black, Phrase::OneMoment},
          an_end(),
          record::End{std::nullopt, EndReason::Agreement, {}, {}},
          record::End{Side::Black, EndReason::Adjudication, {}, {}},
          record::Rematch{Side::Black, Answer::Accept, a_match}};
}

std::vector<Reply> sample_replies() {
  const Waiting waiting{Variant::Brazilian, blitz, "QWERTY"};
  const GameLine line{a_match, Variant::Frisian, blitz,          {ana(), nobody()}, 40, 1,
                      2,       Side::Black,      EndReason::Time};
  std::vector<Reply> replies = {
      {1, reply::Welcome{a_user, "Ana", std::string(64, '0'), a_match, waiting, 1}},
      {2, reply::Welcome{a_user, "", {}, {}, {}, 2}},
      {2, reply::Welcome{a_user,
                         "",
                         {},
                         {},
                         Waiting{Variant::Thai, blitz, {}, true},
                         2,
                         std::vector<std::string>{"brazilian", "thai"}}},
      {2, reply::Welcome{a_user,
                         "",
                         {},
                         {},
                         Waiting{Variant::Russian, blitz, {}, false, OpeningLot::Ballot},
                         2,
                         {},
                         DrawableOpenings{{"russian", "english"}, {"english"}}}},
      {3, reply::Ack{4, 5, true}},
      {4, reply::Ack{}},
      {5, reply::Err{ErrorCode::NotNow, "wait", 1000}},
      {{}, reply::Err{ErrorCode::BadJson, "expected one JSON object in UTF-8", {}}},
      {6, reply::Room{"ABCDEF"}},
      {6, reply::Terms{Variant::International, {}, std::nullopt, false}},
      {6, reply::Terms{Variant::International, blitz, Side::Black, true}},
      {6, reply::Terms{Variant::Russian, blitz, Side::Black, false, OpeningLot::Ballot}},
      {7, reply::Moves{a_match,
                       3,
                       {{a_capture, {{3, 3}, {3, 5}}, false}, {{{0, 2}, {1, 3}}, {}, true}}}},
      {8, reply::Snap{a_match,
                      9,
                      a_start(),
                      {{{2, 2}, {3, 3}}, a_capture},
                      "W:Wc3:B",
                      {},
                      a_clock,
                      Side::White,
                      Side::Black,
                      Side::White,
                      an_end(),
                      {{true, {}}, away}}},
      {9, reply::Synced{a_match, 9, a_clock, {away, {true, {}}}}},
      {{}, reply::SeatPresence{a_match, Side::Black, away}},
      {10,
       reply::Games{
           {line, GameLine{a_match, {}, {}, {ana(), ana()}, 0, 3, {}, {}, {}, OpeningLot::Ballot}},
           true}},
      {11, reply::GameText{a_match, "[White \"Ana\"]\n\n1. c3d4 *\n"}},
      {12, reply::Pong{1, 2}},
      {{}, reply::Bye{ByeReason::Replaced}},
      {{}, reply::Bye{ByeReason::Closed}}};
  int v = 0;
  for (const Record& record : sample_records())
    replies.push_back({{}, reply::Event{a_match, ++v, record}});
  return replies;
}

}  // namespace damas::net
