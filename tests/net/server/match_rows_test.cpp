// The database rows of a running match, read without the store: after each move, each takeback and
// the end.
#include "net/server/match_rows.hpp"

#include <random>

#include <doctest/doctest.h>

#include "net/server/crowd.hpp"

namespace damas::net {

namespace {

using namespace std::chrono_literals;

// Two users who play random moves, and the result.
class RandomMatch {
 public:
  explicit RandomMatch(Variant variant)
      : pair_(crowd_.begin("Ana", "Rui", variant, {300s, 2s})),
        events_(crowd_.storage().matches().records(pair_.match, 0)) {
    check("the start");
  }

  bool over() const { return std::holds_alternative<record::End>(events_.back()); }
  Crowd::Who mover() const { return ply_ % 2 ? pair_.white : pair_.black; }
  Crowd::Who other() const { return ply_ % 2 ? pair_.black : pair_.white; }

  MoveChoice choose() {
    const auto choices =
        crowd_.answer<reply::Moves>(mover(), request::Moves{pair_.match, {}}).moves;
    return choices.at(chance_() % choices.size());
  }
  void move(const MoveChoice& choice) {
    crowd_.later(700ms);
    crowd_.answer<reply::Ack>(mover(), request::Move{pair_.match, ply_, choice.path, {}});
    ++ply_;
    check("a move");
  }
  // Takes back the last move.
  void take_back() {
    crowd_.later(300ms);
    crowd_.answer<reply::Ack>(other(), request::Takeback{pair_.match, Answer::Offer});
    check("an offer to take back");
    crowd_.answer<reply::Ack>(mover(), request::Takeback{pair_.match, Answer::Accept});
    --ply_;
    check("a takeback");
  }
  void resign() {
    crowd_.answer<reply::Ack>(mover(), request::Resign{pair_.match});
    check("a resignation");
  }
  const std::vector<Record>& events() const { return events_; }
  std::string pdn() { return crowd_.storage().games().pdn(pair_.match).value_or("-"); }

 private:
  void check(const char* what) {
    INFO(std::string(what) << ", at version " << events_.size());
    for (Record& record : crowd_.news(pair_.black))
      events_.push_back(std::move(record));
    const auto snap = crowd_.answer<reply::Snap>(pair_.black, request::Sync{pair_.match, 0});
    CHECK(crowd_.storage().matches().records(pair_.match, 0) == events_);
    CHECK(rows_.rows(pair_.match) == expected_rows(events_, snap, crowd_.now().wall, pdn()));
  }

  RowsDatabase rows_;
  Crowd crowd_{rows_.url()};
  Crowd::Pair pair_;
  std::vector<Record> events_;
  std::mt19937 chance_{7};
  int ply_ = 1;
};

}  // namespace

TEST_CASE("the rows of pieces and moves follow a match, its takebacks and its end") {
  int quiet = 0, captures = 0, crownings = 0;
  for (const Variant variant : {Variant::Brazilian, Variant::Turkish}) {
    RandomMatch table(variant);
    while (!table.over()) {
      const MoveChoice choice = table.choose();
      table.move(choice);
      const auto& move =
          std::get<record::Move>(table.events()[table.events().size() - 1 - table.over()]);
      const bool many = move.captured.size() > 1;
      (many ? captures : choice.king ? crownings : quiet) += 1;
      if (table.over() || !(many || (choice.king && crownings == 1))) continue;
      table.take_back();
      table.move(choice);
    }
    CHECK(table.pdn().find("[Result \"") != std::string::npos);
  }
  CHECK(quiet > 0);
  CHECK(captures > 0);
  CHECK(crownings > 0);
}

TEST_CASE("the rows of a resigned match keep its moves and its PDN") {
  RandomMatch table(Variant::Brazilian);
  for (int i = 0; i < 3; ++i)
    table.move(table.choose());
  table.resign();
  CHECK(table.over());
  CHECK(table.pdn().find("[Result \"1-0\"]") != std::string::npos);
}

}  // namespace damas::net
