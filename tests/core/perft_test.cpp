// Compares the generator with published node counts, for every variant.
#include <algorithm>
#include <set>
#include <string>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/variant_rules.hpp"
#include "perft_positions.hpp"

namespace damas {

namespace {

// Under sanitizers larger counts take too long.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr std::uint64_t largest_count = 1500000;
#else
constexpr std::uint64_t largest_count = 1000000000;
#endif

AnyPosition read(const Published& row) {
  CAPTURE(row.variant);
  const auto variant = variant_by_id(row.variant);
  REQUIRE(variant);
  const auto position = parse_fen(*variant, row.fen, Numbering::FromTopLeft);
  REQUIRE(std::holds_alternative<AnyPosition>(position));
  return std::get<AnyPosition>(position);
}

// The variant's start, with the same side to move.
AnyPosition start_with(const AnyPosition& position) {
  AnyPosition start = start_of(variant_of(position));
  const Side to_move = std::visit([](const auto& p) { return p.to_move; }, position);
  std::visit([&](auto& p) { p.to_move = to_move; }, start);
  return start;
}

void check(const Published& row) {
  CAPTURE(row.variant);
  CAPTURE(row.fen);
  const AnyPosition position = read(row);
  for (std::size_t i = 0; i < row.nodes.size() && row.nodes[i] <= largest_count; ++i) {
    CAPTURE(i + 1);
    CHECK(perft(position, static_cast<int>(i) + 1) == row.nodes[i]);
  }
}

void check_leaves(const Published& row) {
  CAPTURE(row.variant);
  CAPTURE(row.fen);
  const AnyPosition position = read(row);
  for (std::size_t i = 0; i < row.nodes.size() && row.nodes[i] <= largest_count / 500; ++i) {
    const int depth = static_cast<int>(i) + 1;
    CAPTURE(depth);
    CHECK(perft(position, depth, PerftLeaves::Counted) == row.nodes[i]);
    CHECK(perft(position, depth, PerftLeaves::Listed) == row.nodes[i]);
    CHECK(perft(position, depth, PerftLeaves::Played) == row.nodes[i]);
  }
}

// The row that perft_positions.hpp needs for a variant: its start, with the counts of this
// generator.
std::string row_for(Variant variant) {
  constexpr std::uint64_t enough = 100000;
  constexpr int most_depths = 10;
  const AnyPosition start = start_of(variant);
  std::string counts;
  std::uint64_t nodes = 0;
  for (int depth = 1; depth <= most_depths && nodes < enough; ++depth) {
    nodes = perft(start, depth);
    counts += (counts.empty() ? "" : ", ") + std::to_string(nodes);
  }
  return "{\"" + std::string(info(variant).id) + "\", \"" + to_fen(start, Numbering::FromTopLeft) +
         "\", {" + counts + "}},";
}

}  // namespace

TEST_CASE("positions have the published node counts") {
  for (const Published& row : published)
    check(row);
}

TEST_CASE("variants without published counts have the recorded ones") {
  for (const Published& row : counted)
    check(row);
}

TEST_CASE("counting, listing and playing the last ply give the same count") {
  for (const Published& row : published)
    check_leaves(row);
  for (const Published& row : counted)
    check_leaves(row);
}

TEST_CASE("every variant has a row, and its first row is its start position") {
  std::set<std::string_view> seen;
  const auto see = [&](const Published& row) {
    if (!seen.insert(row.variant).second) return;
    CAPTURE(row.variant);
    CHECK(read(row) == start_with(read(row)));
  };
  std::for_each(std::begin(published), std::end(published), see);
  std::for_each(std::begin(counted), std::end(counted), see);
  for (std::size_t i = 0; i < variants.size(); ++i) {
    if (seen.contains(variants[i].id)) continue;
    FAIL_CHECK(
        "perft_positions.hpp has no row of this variant; without published counts, add to "
        "`counted`, as soon as reference_test passes:\n    "
        << row_for(static_cast<Variant>(i)));
  }
}

TEST_CASE("the row that is proposed for a variant has its start and counts") {
  CHECK(row_for(Variant::Frysk) ==
        R"({"frysk", "W:W46,47,48,49,50:B1,2,3,4,5", {9, 81, 657, 5329, 41829, 328329}},)");
}

}  // namespace damas
