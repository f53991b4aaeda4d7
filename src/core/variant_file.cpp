#include "core/variant_file.hpp"

namespace damas {

namespace {

std::string quoted(std::string_view text) {
  return "'" + std::string(text) + "'";
}

}  // namespace

std::string begin_bytes(const VariantFile& file, Variant variant) {
  std::string bytes(file.mark);
  add_number(bytes, static_cast<std::uint16_t>(file.version));
  add_text(bytes, info(variant).id);
  return bytes;
}

void add_checksum(std::string& bytes) {
  add_number(bytes, checksum(bytes));
}

std::variant<ByteReader, std::string> content_of(std::string_view bytes, const VariantFile& file,
                                                 Variant variant) {
  const std::string_view mark = file.mark;
  const std::size_t shortest = mark.size() + sizeof(std::uint16_t) + sizeof(std::uint64_t);
  if (bytes.substr(0, mark.size()) != mark.substr(0, bytes.size()) || bytes.empty())
    return "holds " + std::string(file.none) + ": expected it to begin with " + quoted(mark);
  if (bytes.size() < shortest) {
    return "ends too soon: expected at least " + std::to_string(shortest) + " bytes, found " +
           std::to_string(bytes.size());
  }
  const std::string_view sealed = bytes.substr(0, bytes.size() - sizeof(std::uint64_t));
  ByteReader reader(sealed.substr(mark.size()));
  const int version = reader.number<std::uint16_t>();
  if (version != file.version) {
    return "has the format of version " + std::to_string(version) + ": expected version " +
           std::to_string(file.version);
  }
  if (ByteReader(bytes.substr(sealed.size())).number<std::uint64_t>() != checksum(sealed))
    return "is damaged or cut off: expected another checksum";
  const std::string_view id = reader.text();
  if (id != info(variant).id) {
    return "holds " + std::string(file.some) + " for " + quoted(id) + ": expected " +
           std::string(file.expected) + " for " + quoted(info(variant).id);
  }
  return reader;
}

}  // namespace damas
