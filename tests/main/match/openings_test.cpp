#include "main/engine/match/openings.hpp"

#include <set>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "files/replace.hpp"
#include "files/test_folder.hpp"
#include "main/engine/setup.hpp"

namespace damas::tool {

namespace {

struct Book {
  explicit Book(const std::string& text) { REQUIRE_FALSE(replace_file(name, text)); }

  Openings openings(Variant variant = Variant::Brazilian, int plies = -1) const {
    OpeningOptions options;
    options.file = name;
    options.plies_given = plies >= 0;
    options.most_plies = plies;
    return {variant, 0, options};
  }
  std::string problem(Variant variant = Variant::Brazilian) const {
    try {
      openings(variant);
    } catch (const BadInput& e) {
      return e.what();
    }
    return "";
  }

  test::Folder folder;
  std::string name = folder.path("openings");
};

}  // namespace

TEST_CASE("Random openings have the requested length and depend only on the seed") {
  OpeningOptions options;
  options.least_plies = 4;
  options.most_plies = 6;
  const Openings openings(Variant::Brazilian, 0, options);
  const auto judge = make_engine({Drive::Caller, 1});
  std::set<std::string> seen;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const Game game = openings.opening(0, seed, *judge);
    CHECK(game.ply() >= 4);
    CHECK(game.ply() <= 6);
    CHECK_FALSE(game.outcome());
    CHECK(to_fen(openings.opening(5, seed, *judge).position()) == to_fen(game.position()));
    seen.insert(to_fen(game.position()));
  }
  CHECK(seen.size() >= 9);
}

TEST_CASE("The games of a file are openings in turn") {
  const Book book("1. c3-d4 b6-c5 2. d4xb6 a7xc5 *\n\n1. c3-b4 *\n");
  const auto judge = make_engine({Drive::Caller, 1});
  const Openings all = book.openings();
  CHECK(all.count() == 2);
  CHECK(all.opening(0, 1, *judge).ply() == 4);
  CHECK(all.opening(1, 1, *judge).ply() == 1);
  CHECK(all.opening(2, 9, *judge).ply() == 4);
  const Game cut = book.openings(Variant::Brazilian, 2).opening(0, 1, *judge);
  CHECK(cut.ply() == 2);
  CHECK(cut.last_ply() == 2);
}

TEST_CASE("The positions of a file are openings, except those where the game is over") {
  const Book book("W:Wc3:Bh8,b6\nB:Wc3:Bb6\nW:Wa1:Bb2,c3\n");
  const auto judge = make_engine({Drive::Caller, 1});
  const Openings openings = book.openings();
  CHECK(openings.count() == 2);
  CHECK(openings.opening(1, 1, *judge).side_to_move() == Side::Black);
}

TEST_CASE("An unusable file is refused with a reason") {
  CHECK(Book("[GameType \"26\"]\n1. c3-c4 *").problem().find("line 2, column 4") !=
        std::string::npos);
  CHECK(Book("W:Wz9:Bh8\n").problem().find("line 1: ") != std::string::npos);
  CHECK(Book("[GameType \"20\"]\n1. 32-28 *")
            .problem()
            .find("expected games of brazilian, found "
                  "one of international") != std::string::npos);
  CHECK(Book("W:Wa1:Bb2,c3\n").problem().find("found none") != std::string::npos);
  OpeningOptions missing;
  missing.file = "no such file";
  CHECK_THROWS_AS(Openings(Variant::Brazilian, 0, missing), BadInput);
}

TEST_CASE("The eleven-man ballot gives the same opening for the same seed, in English draughts") {
  OpeningOptions options;
  options.eleven_man = true;
  const Openings openings(Variant::English, 0, options);
  const auto judge = make_engine({Drive::Caller, 1});
  const Game game = openings.opening(0, 7, *judge);
  CHECK(game.ply() == 2);
  CHECK(game.pieces(Side::White).size() == 11);
  CHECK(to_fen(openings.opening(3, 7, *judge).position()) == to_fen(game.position()));
  CHECK(to_fen(openings.opening(0, 8, *judge).position()) != to_fen(game.position()));
  CHECK_THROWS_AS(Openings(Variant::Russian, 0, options), BadInput);
  options.ballot = true;
  CHECK_THROWS_AS(Openings(Variant::English, 0, options), BadInput);
}

}  // namespace damas::tool
