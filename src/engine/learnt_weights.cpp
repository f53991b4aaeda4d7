#include "engine/learnt_weights.hpp"

#include "core/variant_file.hpp"
#include "engine/terms.hpp"
#include "engine/windows.hpp"

namespace damas {

namespace {

constexpr VariantFile weights_file{"DAMASWTS", 1, "no weights", "weights", "them"};
constexpr std::size_t table_size = window_patterns;
constexpr std::size_t bitmap_size = (table_size + 7) / 8;

const BoardShape& board_of(Variant variant) {
  return info(variant).rules.board;
}

void add_weight(std::string& bytes, const LearntWeight& weight) {
  add_number(bytes, weight.opening);
  add_number(bytes, weight.ending);
}

LearntWeight weight_from(ByteReader& reader) {
  const auto opening = reader.number<std::int16_t>();
  const auto ending = reader.number<std::int16_t>();
  return {opening, ending};
}

// Writes a bitmap of the patterns with weights, then these weights. Most patterns never occur.
void add_table(std::string& bytes, const LearntWeight* table,
               const std::vector<WindowLayout::Standing>& standing) {
  std::string bitmap(bitmap_size, '\0');
  std::string weights;
  for (std::size_t i = 0; i < table_size; ++i) {
    if (standing[i].pattern != i || table[i] == LearntWeight{}) continue;
    bitmap[i / 8] = static_cast<char>(bitmap[i / 8] | 1 << i % 8);
    add_weight(weights, table[i]);
  }
  bytes += bitmap + weights;
}

void read_table(ByteReader& reader, LearntWeight* table) {
  const std::string_view bitmap = reader.take(bitmap_size);
  for (std::size_t i = 0; i < table_size && !bitmap.empty(); ++i) {
    if ((bitmap[i / 8] >> i % 8 & 1) != 0) table[i] = weight_from(reader);
  }
}

}  // namespace

LearntWeights::LearntWeights(Variant which)
    : variant(which),
      terms(static_cast<std::size_t>(TermLayout(board_of(which)).count())),
      patterns(static_cast<std::size_t>(WindowLayout(board_of(which)).tables()) * table_size) {}

std::string to_bytes(const LearntWeights& weights) {
  const WindowLayout windows(board_of(weights.variant));
  std::string bytes = begin_bytes(weights_file, weights.variant);
  add_text(bytes, weights.commit);
  add_number(bytes, weights.games);
  add_number(bytes, weights.positions);
  add_number(bytes, static_cast<std::uint16_t>(weights.terms.size()));
  add_number(bytes, static_cast<std::uint16_t>(windows.tables()));
  for (const LearntWeight& weight : weights.terms)
    add_weight(bytes, weight);
  for (int t = 0; t < windows.tables(); ++t)
    add_table(bytes, &weights.patterns[static_cast<std::size_t>(t) * table_size],
              windows.standing(t));
  add_checksum(bytes);
  return bytes;
}

std::variant<LearntWeights, WeightsError> learnt_weights_from(std::string_view bytes,
                                                              Variant variant) {
  auto content = content_of(bytes, weights_file, variant);
  if (const auto* fault = std::get_if<std::string>(&content)) return WeightsError{*fault};
  ByteReader& reader = std::get<ByteReader>(content);
  LearntWeights weights(variant);
  weights.commit = reader.text();
  weights.games = reader.number<std::uint32_t>();
  weights.positions = reader.number<std::uint32_t>();
  const std::size_t terms = reader.number<std::uint16_t>();
  const std::size_t tables = reader.number<std::uint16_t>();
  if (terms != weights.terms.size() || tables * table_size != weights.patterns.size()) {
    return WeightsError{"has " + std::to_string(terms) + " terms and " + std::to_string(tables) +
                        " tables: expected " + std::to_string(weights.terms.size()) + " and " +
                        std::to_string(weights.patterns.size() / table_size)};
  }
  for (LearntWeight& weight : weights.terms)
    weight = weight_from(reader);
  for (std::size_t t = 0; t < tables; ++t)
    read_table(reader, &weights.patterns[t * table_size]);
  if (!reader.ok() || !reader.rest().empty())
    return WeightsError{"has tables of another size than expected"};
  complete(weights);
  return weights;
}

void complete(LearntWeights& weights) {
  const WindowLayout windows(board_of(weights.variant));
  for (int t = 0; t < windows.tables(); ++t) {
    LearntWeight* const table = &weights.patterns[static_cast<std::size_t>(t) * table_size];
    const auto standing = windows.standing(t);
    for (std::size_t i = 0; i < table_size; ++i) {
      const LearntWeight model = table[standing[i].pattern];
      const int sign = standing[i].sign;
      table[i] = {static_cast<std::int16_t>(sign * model.opening),
                  static_cast<std::int16_t>(sign * model.ending)};
    }
  }
}

}  // namespace damas
