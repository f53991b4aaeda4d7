// Takes too long for every build and for CI, which run packed_probes_test.cpp; runs optimised.
#include <doctest/doctest.h>

#include "assets/endings.hpp"
#include "endgame/packed_check.hpp"
#include "endgame/shipped_totals.hpp"

namespace damas::endgame {

TEST_CASE("the main variants have results of four pieces in small files, as tables compute them") {
  for (const Variant variant :
       {Variant::Brazilian, Variant::Russian, Variant::Pool, Variant::English, Variant::Italian,
        Variant::Spanish, Variant::Portuguese, Variant::Czech, Variant::Thai, Variant::Frisian}) {
    CAPTURE(info(variant).id);
    const std::string_view bytes = embedded_endings(info(variant).id);
    CHECK(bytes.size() <= 200'000);
    REQUIRE(PackedTables::are_whole(bytes, variant));
    const PackedTables read(bytes, variant);
    CHECK(read.pieces() == 4);
    const auto tables = make_tables(variant);
    compute_all(*tables, 4);
    constexpr std::size_t prime = 31;
    CHECK(wrongly_packed(*tables, read, 4, prime) == 0);
    CHECK(too_long(*tables, variant, 4) == 0);
  }
  CHECK(embedded_endings("chess").empty());
}

// Reads all 100 million results.
TEST_CASE("every result in the shipped files together gives the known totals") {
  for (const ShippedFile& known : shipped_files) {
    CAPTURE(info(known.variant).id);
    const PackedTables read(embedded_endings(info(known.variant).id), known.variant);
    const auto numbering = make_tables(known.variant);  // without results
    for (const int pieces : {2, 3, 4}) {
      CAPTURE(pieces);
      CHECK(text_of(totals_of(*numbering, read, pieces)) == text_of(known.of(pieces)));
    }
  }
}

// Takes most of a minute, and 75 MB.
TEST_CASE("International: up to four pieces as computed, and as their successors say") {
  constexpr Variant variant = Variant::International;
  const std::string_view bytes = embedded_endings(info(variant).id);
  CHECK(bytes.size() <= 800'000);
  REQUIRE(PackedTables::are_whole(bytes, variant));
  const PackedTables read(bytes, variant);
  CHECK(read.pieces() == 4);
  const auto tables = make_tables(variant);
  compute_all(*tables, 4);
  CHECK(wrongly_packed(*tables, read, 3, 1) == 0);
  constexpr std::size_t prime = 1009;
  CHECK(wrongly_packed(*tables, read, 4, prime) == 0);
  CHECK(too_long(*tables, variant, 4) == 0);

  std::size_t wrong = 0;
  const auto compare = [&](const Material& material) {
    for (std::size_t i = 0; i < tables->size(material); i += prime) {
      const AnyPosition position = tables->position(material, i);
      wrong += read.find(position) == best_of_successors(read, position) ? 0U : 1U;
    }
  };
  for (const Material& pair : pairs(*tables, 4)) {
    compare(pair);
    compare(pair.swapped());
  }
  CHECK(wrong == 0);
}

}  // namespace damas::endgame
