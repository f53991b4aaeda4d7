#include "view/window/online/fake_server.hpp"

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/notation.hpp"

namespace damas::test {

namespace {

using namespace net;

const UserId me{"11111111-2222-4333-8444-555555555555"};
const UserId bia{"aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee"};
const UserId caio{"cccccccc-bbbb-4ccc-8ddd-eeeeeeeeeeee"};

}  // namespace

class FakeServer::Connection final : public net::Link {
 public:
  Connection(FakeServer& server, std::function<void()> wake)
      : server_(&server), wake_(std::move(wake)) {}
  ~Connection() override {
    if (server_ && server_->connection_ == this) server_->connection_ = nullptr;
  }

  State state() const override { return state_; }
  void send(std::string text) override {
    if (state_ == State::Open) server_->take(text);
  }
  std::optional<std::string> receive() override {
    if (inbox_.empty()) return std::nullopt;
    std::string text = std::move(inbox_.front());
    inbox_.pop_front();
    return text;
  }
  std::string why_closed() const override { return "the test has closed it"; }

  void give(std::string text) {
    inbox_.push_back(std::move(text));
    wake_();
  }
  void close() {
    state_ = State::Closed;
    wake_();
  }

 private:
  FakeServer* server_;
  std::function<void()> wake_;
  State state_ = State::Open;
  std::deque<std::string> inbox_;
};

MatchId FakeServer::match_id(int number) {
  return {"0b6f0e5e-8a4b-4f0e-9d4b-1c2d3e4f5a6" + std::to_string(number)};
}

Dial FakeServer::dial() {
  return [this](const std::string& url, std::function<void()> wake) {
    dialed_.push_back(url);
    auto connection = std::make_unique<Connection>(*this, std::move(wake));
    if (up_) {
      connection_ = connection.get();
    } else {
      connection->close();
    }
    return connection;
  };
}

void FakeServer::go_down() {
  up_ = false;
  if (connection_) connection_->close();
  connection_ = nullptr;
}

void FakeServer::say_bye(ByeReason reason) {
  send({}, reply::Bye{reason});
  if (connection_) connection_->close();
  connection_ = nullptr;
}

void FakeServer::send(std::optional<std::int64_t> id, ReplyBody body) {
  if (connection_) connection_->give(to_text(Reply{id, std::move(body)}));
}

void FakeServer::take(const std::string& text) {
  const auto read = read_request(text);
  REQUIRE(std::holds_alternative<Request>(read));
  const auto& request = std::get<Request>(read);
  asked_.push_back(request.body);
  answer(request.id, request.body);
}

void FakeServer::answer(std::int64_t id, const RequestBody& body) {
  if (const auto* hello = std::get_if<request::Hello>(&body)) {
    if (refuse_hello) return send(id, reply::Err{*refuse_hello, "refused", refuse_wait});
    reply::Welcome welcome{me,       hello->name.value_or(""), {},     {},
                           waiting_, 1'700'000'000'000,        tables, openings};
    if (!hello->token) welcome.token = token;
    if (hello->token && course_ && side_ && !course_->over()) welcome.match = match_id(matches_);
    return send(id, welcome);
  }
  if (const auto* ping = std::get_if<request::Ping>(&body)) {
    return send(id, reply::Pong{ping->c, 0});
  }
  if (const auto* join = std::get_if<request::QueueJoin>(&body)) {
    waiting_ = Waiting{join->variant, join->time, {}, join->adjudication, join->opening};
  }
  if (const auto* open = std::get_if<request::RoomOpen>(&body)) {
    waiting_ = Waiting{open->variant, open->time, code, open->adjudication, open->opening};
    return send(id, reply::Room{code});
  }
  if (std::holds_alternative<request::RoomLook>(body))
    return send(id, reply::Terms{Variant::Brazilian, {}, {}, room_wishes_tables, room_opening});
  if (std::holds_alternative<request::RoomJoin>(body) && refuse_next) {
    return send(id, reply::Err{*std::exchange(refuse_next, std::nullopt), "refused", refuse_wait});
  }
  if (std::holds_alternative<request::Live>(body) || std::holds_alternative<request::History>(body))
    return send(id, reply::Games{lines, false});
  if (const auto* game = std::get_if<request::GameText>(&body)) {
    return send(id, reply::GameText{game->match, pdn});
  }
  if (std::holds_alternative<request::Sync>(body) || std::holds_alternative<request::Watch>(body))
    return send(id, snap());
  if (course_) {
    if (!hold) return answer_match(id, body);
    held_.push_back({id, body});
    return;
  }
  send(id, reply::Ack{});
}

void FakeServer::answer_held() {
  hold = false;
  for (const Request& request : std::exchange(held_, {}))
    answer_match(request.id, request.body);
}

void FakeServer::answer_match(std::int64_t id, const RequestBody& body) {
  if (refuse_next) {
    return send(id, reply::Err{*std::exchange(refuse_next, std::nullopt), "refused", refuse_wait});
  }
  const Side side = side_.value_or(Side::White);
  send(id, reply::Ack{v_ + 1, {}, false});
  if (const auto* move = std::get_if<request::Move>(&body)) {
    const auto way = course_->way_along(move->path);
    REQUIRE(way);
    tell(course_->record_of(*way));
  } else if (std::holds_alternative<request::Resign>(body)) {
    tell(record::End{opponent(side), EndReason::Resignation, {}, {}});
  } else if (std::holds_alternative<request::Leave>(body)) {
    return;
  } else if (std::holds_alternative<request::Claim>(body)) {
    tell(record::End{side, EndReason::Abandonment, {}, {}});
  } else if (const auto* said = std::get_if<request::Say>(&body)) {
    tell(record::Say{side, said->phrase});
  } else {
    answer_offer(body);
  }
}

void FakeServer::answer_offer(const RequestBody& body) {
  const Side side = side_.value_or(Side::White);
  if (const auto* draw = std::get_if<request::Draw>(&body)) {
    tell(record::Draw{side, draw->answer});
    if (draw->answer == Answer::Accept) tell(record::End{{}, EndReason::Agreement, {}, {}});
  } else if (const auto* takeback = std::get_if<request::Takeback>(&body)) {
    record::Takeback record{side, takeback->answer, {}, {}};
    if (takeback->answer == Answer::Accept) record.to = course_->game().ply() - 1;
    tell(record);
  } else if (const auto* rematch = std::get_if<request::Rematch>(&body)) {
    record::Rematch record{side, rematch->answer, {}};
    const bool agreed =
        rematch->answer == Answer::Accept || course_->rematch_offer() == opponent(side);
    if (agreed) record = {side, Answer::Accept, match_id(matches_ + 1)};
    tell(record);
    if (agreed) begin(opponent(side), course_->start().time);
  }
}

std::optional<ClockState> FakeServer::clock() const {
  const TimeControl& time = course_->start().time;
  if (!time.timed()) return std::nullopt;
  const std::int64_t full = time.initial->count();
  return ClockState{{full, full}, course_->turn(), {5000, 5000}};
}

void FakeServer::begin(std::optional<Side> side, const TimeControl& time, bool tells) {
  record::Start start;
  const Person self{me, "Ana", 1500, true};
  const Person other{bia, opponents_name, 1612, false};
  const Person third{caio, "Caio", {}, true};
  start.players = side == Side::Black ? BySide<Person>{other, self}
                                      : BySide<Person>{side ? self : third, other};
  start.time = time;
  start.rated = true;
  const Game game = drawn.value_or(Game(start.variant));
  start.variant = game.variant();
  if (drawn) start.opening = RecordedMatch::opening_of(OpeningLot::Ballot, game);
  start.fen = to_fen(game.position(), Numbering::Algebraic);
  start.pieces = Pieces::of(game).list();
  course_.emplace(start);
  start.clock = clock();
  course_.emplace(start);
  side_ = side;
  waiting_.reset();
  ++matches_;
  v_ = 1;
  if (tells) send({}, reply::Event{match_id(matches_), 1, start});
}

void FakeServer::opponent_moves(const std::string& from, const std::string& to) {
  const BoardShape& shape = course_->game().shape();
  const auto way = course_->way_along(
      {shape.cell(*parse_square(from, shape)), shape.cell(*parse_square(to, shape))});
  REQUIRE(way);
  tell(course_->record_of(*way));
}

void FakeServer::tell(const Record& record) {
  Record told = record;
  REQUIRE(course_->apply(record));
  if (auto* move = std::get_if<record::Move>(&told); move && !move->clock) move->clock = clock();
  send({}, reply::Event{match_id(matches_), ++v_, told});
}

void FakeServer::tell_presence(Side side, const Presence& presence) {
  send({}, reply::SeatPresence{match_id(matches_), side, presence});
}

void FakeServer::tell_clocks(bool stand, Milliseconds left) {
  ClockState clock{{left.count(), left.count()}, course_->turn(), {5000, 5000}};
  if (stand) clock.running.reset();
  send({}, reply::Synced{match_id(matches_), v_, clock, {{true, {}}, {true, {}}}});
}

reply::Snap FakeServer::snap() const {
  reply::Snap snap;
  snap.match = match_id(matches_);
  snap.v = v_;
  snap.start = course_->start();
  for (const record::Move& move : course_->moves())
    snap.moves.push_back(move.path);
  snap.fen = to_fen(course_->game().position(), Numbering::Algebraic);
  snap.pieces = course_->pieces().list();
  snap.clock = clock();
  snap.draw = course_->match().draw_offer();
  snap.takeback = course_->takeback_offer();
  snap.rematch = course_->rematch_offer();
  snap.end = course_->end();
  snap.presence = {{true, {}}, {true, {}}};
  return snap;
}

}  // namespace damas::test
