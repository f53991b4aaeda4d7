// Takes too long for every build; runs optimised.
#include <doctest/doctest.h>

#include "assets/endings.hpp"
#include "endgame/packed_check.hpp"

namespace damas::endgame {

TEST_SUITE("shipped endings") {
  TEST_CASE(
      "the main variants have results of four pieces in small files, as tables compute them") {
    for (const Variant variant :
         {Variant::Brazilian, Variant::Russian, Variant::Pool, Variant::English, Variant::Italian,
          Variant::Spanish, Variant::Portuguese, Variant::Czech}) {
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
    }
    CHECK(embedded_endings("chess").empty());
  }
}

}  // namespace damas::endgame
