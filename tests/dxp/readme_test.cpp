// Plays the examples of src/dxp/README.md.
#include <deque>
#include <fstream>

#include <doctest/doctest.h>

#include "dxp/session.hpp"

namespace damas::dxp {

namespace {

// A session that makes the choices of the page where the protocol leaves them to the program.
class Example {
 public:
  explicit Example(bool follows)
      : session_(settings(follows), [this](const std::string& text) { said_.push_back(text); }) {}

  void receive(const std::string& text) {
    CHECK(said_.empty());
    session_.take(text);
  }

  void expect(const std::string& text) {
    if (said_.empty()) choose(text);
    REQUIRE_FALSE(said_.empty());
    CHECK(said_.front() == text);
    said_.pop_front();
  }

  bool is_silent() const { return said_.empty(); }

 private:
  static Settings settings(bool follows) {
    Settings settings;
    settings.follows = follows;
    settings.takes_back = true;
    return settings;
  }

  void choose(const std::string& text) {
    const auto parsed = parse_message(text);
    REQUIRE(std::holds_alternative<Message>(parsed));
    const Message& message = std::get<Message>(parsed);
    if (const auto* const request = std::get_if<GameRequest>(&message)) {
      session_.ask({opponent(request->follower), request->minutes, request->moves,
                    request->start ? std::get<AnyPosition>(
                                         position_of(Variant::International, *request->start))
                                   : start_of(Variant::International)});
    } else if (const auto* const end = std::get_if<GameEnd>(&message)) {
      session_.end(end->code, end->no_more_games);
    } else if (const auto* const played = std::get_if<PlayedMove>(&message)) {
      const auto move = find_move(session_.game(), *played);
      REQUIRE(move);
      session_.play(*move, std::chrono::seconds(played->seconds));
    }
  }

  std::deque<std::string> said_;
  Session session_;
};

}  // namespace

TEST_CASE("The examples of the protocol page are correct") {
  std::ifstream page(DAMAS_DXP_README, std::ios::binary);
  REQUIRE(page);
  std::optional<Example> example;
  int heard = 0;
  int expected = 0;
  for (std::string line; std::getline(page, line);) {
    CAPTURE(line);
    if (line.starts_with("## ")) {
      if (example) CHECK(example->is_silent());
      example.emplace(line != "## As the side that asks");
    } else if (line.starts_with("    > ")) {
      REQUIRE(example);
      example->receive(line.substr(6));
      ++heard;
    } else if (line.starts_with("    < ")) {
      REQUIRE(example);
      example->expect(line.substr(6));
      ++expected;
    }
  }
  REQUIRE(example);
  CHECK(example->is_silent());
  CHECK(heard > 10);
  CHECK(expected > 10);
}

}  // namespace damas::dxp
