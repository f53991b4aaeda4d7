#include "endgame/table_codec.hpp"

#include <stdexcept>

#include "core/bytes.hpp"

namespace damas::endgame {

namespace {

constexpr std::string_view mark = "Damas endgame table 1\n";

std::vector<Value> values_from(ByteReader& reader, std::size_t size) {
  if (reader.number<std::uint64_t>() != size)
    throw std::runtime_error("expected " + std::to_string(size) + " positions");
  const std::string_view bytes = reader.take(size);
  if (!reader.ok()) throw std::runtime_error("it is cut off");
  return {bytes.begin(), bytes.end()};
}

}  // namespace

std::string bytes_of(const PairValues& pair, Variant variant, const Material& material) {
  std::string bytes(mark);
  add_text(bytes, info(variant).id);
  add_text(bytes, name_of(material));
  for (const std::vector<Value>* values : {&pair.values, &pair.swapped}) {
    add_number(bytes, static_cast<std::uint64_t>(values->size()));
    bytes.append(values->begin(), values->end());
  }
  add_number(bytes, checksum(bytes));
  return bytes;
}

PairValues pair_from(std::string_view bytes, const Tables& tables, Variant variant,
                     const Material& material) {
  ByteReader reader(bytes);
  if (reader.take(mark.size()) != mark)
    throw std::runtime_error("expected a file that begins with 'Damas endgame table 1'");
  if (bytes.size() < mark.size() + sizeof(std::uint64_t)) throw std::runtime_error("it is cut off");
  const std::string_view content = bytes.substr(0, bytes.size() - sizeof(std::uint64_t));
  if (ByteReader(bytes.substr(content.size())).number<std::uint64_t>() != checksum(content))
    throw std::runtime_error("it is damaged or cut off: expected another checksum");
  if (reader.text() != info(variant).id)
    throw std::runtime_error("expected tables of " + std::string(info(variant).id));
  if (reader.text() != name_of(material))
    throw std::runtime_error("expected the material " + name_of(material));
  PairValues pair;
  pair.values = values_from(reader, tables.size(material));
  const bool has_swapped = material != material.swapped();
  pair.swapped = values_from(reader, has_swapped ? tables.size(material.swapped()) : 0);
  return pair;
}

}  // namespace damas::endgame
