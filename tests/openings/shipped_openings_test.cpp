// The files in assets/openings.
#include <doctest/doctest.h>

#include "assets/openings.hpp"
#include "openings/opening_names.hpp"

namespace damas {

TEST_CASE("all moves are legal, and every name has a source") {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    CAPTURE(variants[i].id);
    const std::string_view text = embedded_openings(variants[i].id);
    if (text.empty()) continue;
    const auto read = OpeningNames::read(text, static_cast<Variant>(i));
    if (const auto* const error = std::get_if<OpeningsError>(&read))
      FAIL("line " << error->line << ": " << error->what);
    const auto& all = std::get<OpeningNames>(read).all();
    CHECK_FALSE(all.empty());
    for (const NamedOpening& opening : all) {
      CAPTURE(opening.line);
      CHECK_FALSE(opening.name.empty());
      CHECK_FALSE(opening.sources.empty());
    }
  }
}

TEST_CASE("the variants with names that federations agree on have a file") {
  for (const char* const id : {"english", "russian", "international"})
    CHECK_FALSE(embedded_openings(id).empty());
  CHECK(embedded_openings("chess").empty());
}

}  // namespace damas
