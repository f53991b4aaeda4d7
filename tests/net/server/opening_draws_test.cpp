// Matches whose opening is drawn by lot, and what older clients are told of them.
#include "net/server/community/opening_draws.hpp"

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/notation.hpp"
#include "files/test_folder.hpp"
#include "net/replay/recorded_match.hpp"
#include "net/server/community/older_clients.hpp"
#include "net/server/crowd.hpp"
#include "net/server/storage/database.hpp"

namespace damas::net {

namespace {

using namespace std::chrono_literals;

const TimeControl rapid{300s, 0s};
constexpr Crowd::Who ana = 101, rui = 102;
constexpr std::string_view russian_list = "# one\nc3-d4 d6-c5\n";
constexpr std::string_view english_list = "9-13 22-18 6-9\n";

std::string_view list_of(Variant variant) {
  return variant == Variant::English ? english_list : russian_list;
}

// Ana and Rui, whose clients know openings, at a server with two short lists.
struct Drawers : Crowd {
  Drawers() : Drawers(new_database()) {}
  explicit Drawers(const std::string& url) : Crowd(url) {
    community().let_openings_be_drawn(list_of);
    welcome = answer<reply::Welcome>(ana, hello("Ana"));
    other = answer<reply::Welcome>(rui, hello("Rui"));
  }
  static request::Hello hello(const std::string& name) { return {1, {}, name, false, true}; }
  static request::QueueJoin join(Variant variant, OpeningWish wish) {
    return {variant, rapid, false, wish};
  }

  struct Begun {
    MatchId match;
    record::Start start;
    Who first = 0;  // who moves first
    Who second = 0;
  };
  // The match that `who` was told of since the last call; nothing if none has begun.
  std::optional<Begun> begun(Who who = ana) {
    for (const Reply& reply : told(who)) {
      const auto* event = std::get_if<reply::Event>(&reply.body);
      const auto* start = event ? std::get_if<record::Start>(&event->record) : nullptr;
      if (!start) continue;
      const Side first = start->fen.starts_with('B') ? Side::Black : Side::White;
      const bool is_ana = start->players[first].user == welcome.user;
      return Begun{event->match, *start, is_ana ? ana : rui, is_ana ? rui : ana};
    }
    return std::nullopt;
  }
  std::optional<Begun> paired(Variant variant, OpeningWish one, OpeningWish two) {
    ask(ana, join(variant, one));
    ask(rui, join(variant, two));
    return begun();
  }
  bool waits(const UserId& user) { return storage().waiting().find(user).has_value(); }

  reply::Welcome welcome;
  reply::Welcome other;
};

// The moves of the opening in the variant's own notation.
std::vector<std::string> moves_of(const record::Start& start) {
  REQUIRE(RecordedMatch::is_start(start));
  return move_texts(RecordedMatch(start).game());
}

CellPath path_of(const record::Start& start, std::size_t move) {
  const RecordedMatch match(start);
  const Move& chosen = match.game().legal_moves().at(move);
  return match.cells(match.game().path(chosen));
}

}  // namespace

TEST_CASE("users who wish an opening are paired, and both are told the one that was drawn") {
  Drawers crowd;
  crowd.ask(ana, Drawers::join(Variant::Russian, OpeningLot::Ballot));
  crowd.ask(rui, Drawers::join(Variant::Russian, OpeningLot::Ballot));
  const auto mine = crowd.begun();
  const auto theirs = crowd.begun(rui);
  REQUIRE((mine && theirs));
  CHECK(mine->start == theirs->start);
  REQUIRE(mine->start.opening.has_value());
  CHECK(mine->start.opening->lot == OpeningLot::Ballot);
  CHECK_FALSE(mine->start.opening->fen.has_value());
  CHECK(moves_of(mine->start) == std::vector<std::string>{"c3-d4", "d6-c5"});
  CHECK(mine->start.clock->running == Side::White);
  CHECK(mine->start.rated);
}

TEST_CASE("an eleven-man ballot begins without two men, and whoever moves first after it") {
  Drawers crowd;
  const auto begun = crowd.paired(Variant::English, OpeningLot::ElevenMan, OpeningLot::ElevenMan);
  REQUIRE(begun.has_value());
  REQUIRE(begun->start.opening.has_value());
  CHECK(begun->start.opening->fen.has_value());
  CHECK(begun->start.opening->moves.size() == 2);
  CHECK(begun->start.pieces.size() == 22);
  CHECK(moves_of(begun->start).size() == 2);
  CHECK(begun->start.fen.starts_with("B:"));
}

TEST_CASE("players who wish different openings are not paired") {
  const std::pair<OpeningWish, OpeningWish> different[] = {
      {OpeningLot::Ballot, std::nullopt},
      {std::nullopt, OpeningLot::ElevenMan},
      {OpeningLot::Ballot, OpeningLot::ElevenMan}};
  for (const auto& [one, two] : different) {
    Drawers crowd;
    CHECK_FALSE(crowd.paired(Variant::English, one, two).has_value());
    CHECK(crowd.waits(crowd.welcome.user));
    CHECK(crowd.waits(crowd.other.user));
    // Rui thinks better of it.
    crowd.ask(rui, Drawers::join(Variant::English, one));
    const auto begun = crowd.begun();
    REQUIRE(begun.has_value());
    CHECK(begun->start.opening.has_value() == one.has_value());
  }
}

TEST_CASE("without the wish no opening is drawn") {
  Drawers crowd;
  const auto begun = crowd.paired(Variant::Russian, std::nullopt, std::nullopt);
  REQUIRE(begun.has_value());
  CHECK_FALSE(begun->start.opening.has_value());
}

TEST_CASE("an opening that the server cannot draw is refused") {
  Drawers crowd;
  CHECK(crowd.refusal(ana, Drawers::join(Variant::Turkish, OpeningLot::Ballot)) ==
        ErrorCode::BadMessage);
  CHECK(crowd.refusal(ana, Drawers::join(Variant::Russian, OpeningLot::ElevenMan)) ==
        ErrorCode::BadMessage);
  const request::RoomOpen room{Variant::Turkish, rapid, {}, false, OpeningLot::Ballot};
  CHECK(crowd.refusal(ana, room) == ErrorCode::BadMessage);
  CHECK_FALSE(crowd.waits(crowd.welcome.user));
  Crowd without_lists;
  const auto welcome = without_lists.answer<reply::Welcome>(ana, Drawers::hello("Ana"));
  CHECK_FALSE(welcome.openings.has_value());
  CHECK(without_lists.refusal(ana, Drawers::join(Variant::English, OpeningLot::ElevenMan)) ==
        ErrorCode::BadMessage);
}

TEST_CASE("the server names what it draws, but not to older clients") {
  Drawers crowd;
  const DrawableOpenings expected{{"brazilian", "russian", "english"}, {"english"}};
  CHECK(crowd.welcome.openings == expected);
  CHECK_FALSE(crowd.answer<reply::Welcome>(103, request::Hello{1, {}, "Eva"}).openings.has_value());
}

TEST_CASE("lists tell drawn openings, but not to older clients") {
  GameLine line;
  CHECK_FALSE(without_openings(reply::Games{{line}, false}));
  line.opening = OpeningLot::Ballot;
  const auto older = without_openings(reply::Games{{line}, false});
  REQUIRE(older);
  line.opening.reset();
  CHECK(std::get<reply::Games>(*older) == reply::Games{{line}, false});
}

TEST_CASE("plies go on after the opening, which nobody takes back, and the PDN has it") {
  Drawers crowd;
  const auto begun = crowd.paired(Variant::English, OpeningLot::Ballot, OpeningLot::Ballot);
  REQUIRE(begun.has_value());
  REQUIRE(moves_of(begun->start).size() == 3);
  const CellPath first = path_of(begun->start, 0);
  const request::Move move{begun->match, 4, first, {}};
  CHECK(crowd.refusal(begun->first, request::Move{begun->match, 1, first, {}}) ==
        ErrorCode::StalePly);
  CHECK(crowd.refusal(begun->first, request::Takeback{begun->match, Answer::Offer}) ==
        ErrorCode::NotNow);
  CHECK(crowd.answer<reply::Moves>(begun->first, request::Moves{begun->match, {}}).ply == 4);
  CHECK(crowd.answer<reply::Ack>(begun->first, move).ply == 4);
  CHECK(crowd.answer<reply::Ack>(begun->first, move).dup);
  crowd.ask(begun->first, request::Takeback{begun->match, Answer::Offer});
  crowd.ask(begun->second, request::Takeback{begun->match, Answer::Accept});
  const auto snap = crowd.answer<reply::Snap>(begun->first, request::Sync{begun->match, 0});
  CHECK(snap.moves.empty());
  CHECK(snap.fen == begun->start.fen);
  CHECK(snap.pieces == begun->start.pieces);
  CHECK(snap.start == begun->start);
  crowd.ask(begun->first, move);
  crowd.ask(begun->second, request::Resign{begun->match});
  const auto pdn = crowd.answer<reply::GameText>(ana, request::GameText{begun->match}).pdn;
  CHECK(pdn.find("1. 9-13 22-18 2. 6-9") != std::string::npos);
  // One player has not moved, so the match does not count.
  CHECK_FALSE(crowd.answer<reply::Snap>(ana, request::Sync{begun->match, 0}).end->ratings);
}

TEST_CASE("the PDN of an eleven-man ballot has its position and its moves") {
  Drawers crowd;
  const auto begun = crowd.paired(Variant::English, OpeningLot::ElevenMan, OpeningLot::ElevenMan);
  REQUIRE(begun.has_value());
  crowd.ask(ana, request::Resign{begun->match});
  const auto pdn = crowd.answer<reply::GameText>(ana, request::GameText{begun->match}).pdn;
  const std::vector<std::string> moves = moves_of(begun->start);
  CHECK(pdn.find("[FEN \"" + to_fen(RecordedMatch(begun->start).game().start())) !=
        std::string::npos);
  CHECK(pdn.find("1. " + moves[0] + " " + moves[1]) != std::string::npos);
}

TEST_CASE("a rematch has another opening that is drawn in the same way") {
  Drawers crowd;
  const auto begun = crowd.paired(Variant::English, OpeningLot::ElevenMan, OpeningLot::ElevenMan);
  REQUIRE(begun.has_value());
  crowd.ask(ana, request::Resign{begun->match});
  crowd.ask(ana, request::Rematch{begun->match, Answer::Offer});
  crowd.ask(rui, request::Rematch{begun->match, Answer::Accept});
  const auto next = crowd.begun();
  REQUIRE(next.has_value());
  REQUIRE(next->start.opening.has_value());
  CHECK(next->start.opening->lot == OpeningLot::ElevenMan);
  CHECK(next->start.opening != begun->start.opening);
}

TEST_CASE("the terms of a room tell its opening, and older clients play it without one") {
  for (const bool older : {false, true}) {
    Drawers crowd;
    const auto room = crowd.answer<reply::Room>(
        ana, request::RoomOpen{Variant::Russian, rapid, Side::White, false, OpeningLot::Ballot});
    Crowd::Who guest = rui;
    if (older) {
      guest = 104;
      crowd.ask(guest, request::Hello{1, {}, "Eva"});
    }
    const auto terms = crowd.answer<reply::Terms>(guest, request::RoomLook{room.code});
    CHECK(terms.opening.has_value() == !older);
    crowd.ask(guest, request::RoomJoin{room.code});
    const auto begun = crowd.begun();
    REQUIRE(begun.has_value());
    CHECK(begun->start.opening.has_value() == !older);
  }
}

TEST_CASE("the wish of a waiting user is kept, and another wish replaces it") {
  Drawers crowd;
  const auto join = [&](OpeningWish wish) {
    return crowd.answer<reply::Ack>(ana, Drawers::join(Variant::English, wish)).dup;
  };
  CHECK_FALSE(join(OpeningLot::Ballot));
  CHECK(join(OpeningLot::Ballot));
  CHECK_FALSE(join(OpeningLot::ElevenMan));
  crowd.goes(ana);
  const request::Hello again{1, crowd.welcome.token, {}, false, true};
  const auto welcome = crowd.answer<reply::Welcome>(110, again);
  REQUIRE(welcome.waiting.has_value());
  CHECK(welcome.waiting->opening == OpeningLot::ElevenMan);
  const auto older = crowd.answer<reply::Welcome>(111, request::Hello{1, crowd.welcome.token, {}});
  REQUIRE(older.waiting.has_value());
  CHECK_FALSE(older.waiting->opening.has_value());
}

TEST_CASE("older clients neither see a match with a drawn opening in lists nor can watch it") {
  Drawers crowd;
  const auto begun = crowd.paired(Variant::Russian, OpeningLot::Ballot, OpeningLot::Ballot);
  REQUIRE(begun.has_value());
  const Crowd::Who eva = 103;
  for (const bool older : {true, false}) {
    const request::Hello hello = older ? request::Hello{1, {}, "Eva"} : Drawers::hello("Caio");
    crowd.answer<reply::Welcome>(older ? eva : eva + 1, hello);
  }
  CHECK(crowd.refusal(eva, request::Watch{begun->match}) == ErrorCode::NoMatch);
  CHECK(crowd.answer<reply::Games>(eva, request::Live{}).games.empty());
  CHECK(crowd.answer<reply::Snap>(eva + 1, request::Watch{begun->match}).start == begun->start);
  REQUIRE(crowd.answer<reply::Games>(eva + 1, request::Live{}).games.size() == 1);
  // The older one still watches other matches.
  crowd.ask(ana, request::Resign{begun->match});
  const auto plain = crowd.paired(Variant::Russian, std::nullopt, std::nullopt);
  REQUIRE(plain.has_value());
  REQUIRE(crowd.answer<reply::Games>(eva, request::Live{}).games.size() == 1);
  const auto snap = crowd.answer<reply::Snap>(eva, request::Watch{plain->match});
  // The client itself demands this of a match.
  CHECK_FALSE(snap.start.opening.has_value());
  CHECK(RecordedMatch::of(snap).has_value());
  crowd.told(eva);
  const CellPath path = path_of(plain->start, 0);
  crowd.answer<reply::Ack>(plain->first, request::Move{plain->match, 1, path, {}});
  CHECK(crowd.news(eva).size() == 1);
  // A match with an opening does not end the watching.
  CHECK(crowd.refusal(eva, request::Watch{begun->match}) == ErrorCode::NoMatch);
  crowd.ask(plain->second, request::Resign{plain->match});
  CHECK(crowd.news(eva).size() == 1);
}

TEST_CASE("a rematch has no opening if a player has come back with an older client") {
  Drawers crowd;
  const auto begun = crowd.paired(Variant::English, OpeningLot::Ballot, OpeningLot::Ballot);
  REQUIRE(begun.has_value());
  crowd.ask(ana, request::Resign{begun->match});
  crowd.goes(rui);
  const Crowd::Who older = 105;
  crowd.answer<reply::Welcome>(older, request::Hello{1, crowd.other.token, {}});
  crowd.ask(ana, request::Rematch{begun->match, Answer::Offer});
  crowd.ask(older, request::Rematch{begun->match, Answer::Accept});
  const auto next = crowd.begun(older);
  REQUIRE(next.has_value());
  CHECK_FALSE(next->start.opening.has_value());
  CHECK(RecordedMatch::is_start(next->start));
  CHECK(RecordedMatch(next->start).game().ply() == 0);
  const auto mine = crowd.begun();
  REQUIRE(mine.has_value());
  CHECK(mine->start == next->start);
}

TEST_CASE("a match is read again with its opening, and its row names the lot") {
  const test::Folder folder;
  const std::string url = on_postgres() ? new_database() : folder.path("drawn.sqlite");
  std::optional<Drawers::Begun> begun;
  {
    Drawers crowd(url);
    begun = crowd.paired(Variant::English, OpeningLot::Ballot, OpeningLot::Ballot);
    REQUIRE(begun.has_value());
    const CellPath path = path_of(begun->start, 1);
    crowd.answer<reply::Ack>(begun->first, request::Move{begun->match, 4, path, {}});
  }
  {
    storage::Database database(url);
    const auto rows =
        database.select<std::string, std::int64_t>("SELECT opening, plies FROM match");
    REQUIRE(rows.size() == 1);
    CHECK(std::get<0>(rows[0]) == "ballot");
    CHECK(std::get<1>(rows[0]) == 4);
  }
  Crowd later(url, 2);
  later.ask(201, Drawers::hello("Eva"));
  const auto snap = later.answer<reply::Snap>(201, request::Watch{begun->match});
  CHECK(snap.start == begun->start);
  CHECK(snap.moves.size() == 1);
  const auto again = RecordedMatch::of(snap);
  REQUIRE(again.has_value());
  CHECK(again->game().ply() == 4);
}

}  // namespace damas::net
