// Compares the generator with published node counts, for every variant.
#include <algorithm>
#include <set>

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
  for (const VariantInfo& variant : variants) {
    CAPTURE(variant.id);
    CHECK(seen.count(variant.id) == 1);
  }
}

}  // namespace damas
