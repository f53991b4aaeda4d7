#include "core/variant_file.hpp"

#include <doctest/doctest.h>

namespace damas {

namespace {

constexpr VariantFile notes{"DAMASTST", 3, "no notes", "notes", "them"};

std::string written(std::string_view content) {
  std::string bytes = begin_bytes(notes, Variant::Russian);
  bytes += content;
  add_checksum(bytes);
  return bytes;
}

std::string fault(std::string_view bytes, Variant variant = Variant::Russian) {
  const auto content = content_of(bytes, notes, variant);
  const auto* wrong = std::get_if<std::string>(&content);
  return wrong != nullptr ? *wrong : "";
}

}  // namespace

TEST_CASE("the content comes back as it was written") {
  for (const std::string_view text : {"", "some bytes"}) {
    const std::string bytes = written(text);
    const auto content = content_of(bytes, notes, Variant::Russian);
    REQUIRE(std::holds_alternative<ByteReader>(content));
    CHECK(std::get<ByteReader>(content).rest() == text);
  }
}

TEST_CASE("an error of a file of a variant is told") {
  const std::string bytes = written("some bytes");
  CHECK(fault("") == "holds no notes: expected it to begin with 'DAMASTST'");
  CHECK(fault("PNG") == "holds no notes: expected it to begin with 'DAMASTST'");
  CHECK(fault("DAMAS") == "ends too soon: expected at least 18 bytes, found 5");
  CHECK(fault(bytes, Variant::Turkish) == "holds notes for 'russian': expected them for 'turkish'");
  std::string newer = bytes;
  newer[notes.mark.size()] = 4;
  CHECK(fault(newer) == "has the format of version 4: expected version 3");
  CHECK(fault(bytes.substr(0, bytes.size() - 1)) ==
        "is damaged or cut off: expected another checksum");
  for (std::size_t i = notes.mark.size() + 2; i < bytes.size(); ++i) {
    std::string damaged = bytes;
    damaged[i] = static_cast<char>(damaged[i] ^ 1);
    CHECK(fault(damaged) == "is damaged or cut off: expected another checksum");
  }
}

}  // namespace damas
