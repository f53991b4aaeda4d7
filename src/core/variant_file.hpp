// Owns the form in which files hold something for one variant, such as its opening book: a mark,
// the version, the variant's identifier, the content and a checksum.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "core/bytes.hpp"
#include "core/variants.hpp"

namespace damas {

struct VariantFile {
  std::string_view mark;  // the first bytes
  int version = 1;
  // For messages: "holds no book: …", "holds a book for 'x': expected one for 'y'".
  std::string_view none;      // "no book"
  std::string_view some;      // "a book"
  std::string_view expected;  // "one"
};

// All that precedes the content.
std::string begin_bytes(const VariantFile& file, Variant variant);
// Completes the bytes.
void add_checksum(std::string& bytes);

// The content, or what is wrong with the rest: "is damaged or cut off: …".
std::variant<ByteReader, std::string> content_of(std::string_view bytes, const VariantFile& file,
                                                 Variant variant);

}  // namespace damas
