// The proof of packed tables at random, in seconds: CI runs it optimised.
#include <doctest/doctest.h>

#include "assets/endings.hpp"
#include "core/bytes.hpp"
#include "endgame/packed_check.hpp"
#include "endgame/shipped_totals.hpp"
#include "engine/random.hpp"

namespace damas::endgame {

namespace {

AnyPosition random_position(const Tables& tables, const Material& material, Random& random) {
  const auto size = static_cast<int>(tables.size(material));
  return tables.position(material, static_cast<std::size_t>(random.below(size)));
}

// Of each material with four pieces, that many positions.
std::size_t contradictions(const Tables& tables, const PackedTables& packed, int probes,
                           Random& random) {
  std::size_t count = 0;
  for (const Material& pair : pairs(tables, 4)) {
    for (const Material& material : {pair, pair.swapped()}) {
      for (int i = 0; i < probes; ++i) {
        const AnyPosition position = random_position(tables, material, random);
        count += packed.find(position) == best_of_successors(packed, position) ? 0U : 1U;
      }
    }
  }
  return count;
}

}  // namespace

// Quick, for every build: a file that is packed anew cannot come in unnoticed.
TEST_CASE("shipped endings: each file is the one whose totals are known") {
  for (const ShippedFile& known : shipped_files) {
    CAPTURE(info(known.variant).id);
    CHECK(checksum(embedded_endings(info(known.variant).id)) == known.bytes);
  }
  std::size_t shipped = 0;
  for (const VariantInfo& each : variants)
    shipped += embedded_endings(each.id).empty() ? 0U : 1U;
  CHECK(shipped == std::size(shipped_files));
}

TEST_CASE("shipped endings: three pieces as computed, four as their successors say, at random") {
  Random random(17);
  for (const ShippedFile& known : shipped_files) {
    const Variant variant = known.variant;
    CAPTURE(info(variant).id);
    const std::string_view bytes = embedded_endings(info(variant).id);
    REQUIRE(PackedTables::are_whole(bytes, variant));
    const PackedTables packed(bytes, variant);
    CHECK(packed.pieces() == 4);
    const auto tables = make_tables(variant);
    compute_all(*tables, 3);
    CHECK(text_of(totals_of(*tables, 2)) == text_of(known.of(2)));
    CHECK(text_of(totals_of(*tables, 3)) == text_of(known.of(3)));
    constexpr std::size_t prime = 7;
    CHECK(wrongly_packed(*tables, packed, 3, prime) == 0);
    constexpr int probes = 500;
    CHECK(contradictions(*tables, packed, probes, random) == 0);
  }
}

// Draws that are all wrong would not contradict each other, so one variant is computed.
TEST_CASE("shipped endings of English: four pieces as computed") {
  constexpr Variant variant = Variant::English;
  const auto tables = make_tables(variant);
  compute_all(*tables, 4);
  const PackedTables shipped(embedded_endings(info(variant).id), variant);
  constexpr std::size_t prime = 31;
  CHECK(wrongly_packed(*tables, shipped, 4, prime) == 0);
  CHECK(too_long(*tables, variant, 4) == 0);
  const KnownTotals& known =
      std::find_if(std::begin(shipped_files), std::end(shipped_files), [](const ShippedFile& each) {
        return each.variant == variant;
      })->of(4);
  CHECK(text_of(totals_of(*tables, 4)) == text_of(known));
}

TEST_CASE("packing two pieces keeps every result, in every variant") {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    CAPTURE(variants[i].id);
    const auto variant = static_cast<Variant>(i);
    const auto tables = make_tables(variant);
    compute_all(*tables, 2);
    CHECK(wrongly_packed(*tables, PackedTables(packed(*tables, variant, 2), variant), 2) == 0);
  }
}

}  // namespace damas::endgame
