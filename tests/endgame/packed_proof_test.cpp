// Takes too long for every build and for CI, which run packed_probes_test.cpp; runs optimised.
#include <doctest/doctest.h>

#include "endgame/packed_check.hpp"

namespace damas::endgame {

TEST_CASE("three pieces: every packed result is that of the table, in every variant") {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    CAPTURE(variants[i].id);
    const auto variant = static_cast<Variant>(i);
    const auto tables = make_tables(variant);
    compute_all(*tables, 3);
    const PackedTables read(packed(*tables, variant, 3), variant);
    CHECK(wrongly_packed(*tables, read, 3) == 0);
  }
}

TEST_CASE("four pieces: packed results are those of the tables, and the file is small") {
  for (const Variant variant : {Variant::Brazilian, Variant::English, Variant::Italian}) {
    CAPTURE(info(variant).id);
    const auto tables = make_tables(variant);
    compute_all(*tables, 4);
    const std::string bytes = packed(*tables, variant, 4);
    CHECK(bytes.size() <= 200'000);
    const PackedTables read(bytes, variant);
    constexpr std::size_t prime = 13;
    CHECK(wrongly_packed(*tables, read, 4, prime) == 0);
  }
}

}  // namespace damas::endgame
