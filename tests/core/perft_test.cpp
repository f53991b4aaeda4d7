// Published node counts. A move is (from, to, set of captured squares, promotion): orders of
// capture that end alike count once. Squares of the FENs are numbered from the top left.
#include "core/perft.hpp"

#include <vector>

#include <doctest/doctest.h>

#include "core/fen.hpp"

using namespace damas;

namespace {

struct Published {
  const char* fen;
  std::vector<std::uint64_t> nodes;  // from depth 1
};

const Published brazilian[] = {
    {"W:W21-32:B1-12", {7, 49, 302, 1469, 7473, 37628, 187302, 907830, 4431766}},
    {"B:W17,23:B1,5,8,9,13,14,15,20,K32", {3, 5, 20, 27}},
    {"B:W14,16,19:B3,4,5,K6,7,8,12", {2, 6, 16, 20}},
    {"B:W21,22,28:B4,K11,13", {2, 3, 11, 27}},
    {"B:WK23,26,31:B4,7,13,K32", {4, 12, 50, 140}},
};

template <Rules R>
void check_start(const std::vector<std::uint64_t>& nodes) {
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    CHECK(perft(start_position<R>(), static_cast<int>(i) + 1) == nodes[i]);
  }
}

}  // namespace

TEST_SUITE("perft") {
  TEST_CASE("Brazilian positions have the published numbers of successors") {
    for (const Published& row : brazilian) {
      CAPTURE(row.fen);
      const auto position = parse_fen(Variant::Brazilian, row.fen);
      REQUIRE(std::holds_alternative<AnyPosition>(position));
      for (std::size_t i = 0; i < row.nodes.size(); ++i) {
        CAPTURE(i + 1);
        const auto nodes =
            std::visit([&](const auto& p) { return perft(p, static_cast<int>(i) + 1); },
                       std::get<AnyPosition>(position));
        CHECK(nodes == row.nodes[i]);
      }
    }
  }

  // The generator is written for every board and rule axis; these show that it carries them.
  TEST_CASE("the same generator is right on 10x10, 12x12 and whole boards") {
    constexpr Rules international{.board = {10, 10}, .rows_of_men = 4};
    check_start<international>({9, 81, 658, 4265, 27117, 167140, 1049442});
    constexpr Rules canadian{.board = {12, 12}, .rows_of_men = 5};
    check_start<canadian>({11, 121, 1222, 10053, 79049, 584100});
    constexpr Rules turkish{.board = {8, 8, true},
                            .rows_of_men = 2,
                            .empty_rows_behind_men = 1,
                            .man_moves = directions::forward_and_sideways,
                            .man_captures = directions::forward_and_sideways,
                            .king_moves = directions::orthogonals,
                            .king_captures = directions::orthogonals,
                            .removal = Removal::AtOnce};
    check_start<turkish>({8, 64, 708, 7538, 85090, 931312});
  }

  TEST_CASE("the same generator is right for free choice, short kings and promotion in passing") {
    constexpr Rules russian{.majority = Majority::None, .promotion = Promotion::InPassing};
    check_start<russian>({7, 49, 302, 1469, 7482, 37986, 190146, 929899, 4570586});
    constexpr Rules pool{.first_side = Side::Black, .majority = Majority::None};
    check_start<pool>({7, 49, 302, 1469, 7482, 37986, 190146, 929896});
    constexpr Rules english{.first_side = Side::Black,
                            .man_captures = directions::forward_diagonals,
                            .king_range = KingRange::Short,
                            .majority = Majority::None,
                            .promotion = Promotion::EndsMove};
    check_start<english>({7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680});
    constexpr Rules thai{.rows_of_men = 2,
                         .first_side = Side::Black,
                         .man_captures = directions::forward_diagonals,
                         .king_landing = KingLanding::DirectlyBehind,
                         .may_turn_back = true,
                         .majority = Majority::None,
                         .removal = Removal::AtOnce,
                         .promotion = Promotion::EndsMove};
    check_start<thai>({7, 49, 392, 3136, 26592, 218695, 1820189});
  }
}
