#include "endgame/packed_tables.hpp"

#include <algorithm>
#include <stdexcept>

namespace damas::endgame {

namespace {

// Forces of up to `most_pieces` pieces, numbered.
constexpr std::size_t forces = (most_pieces + 1) * (most_pieces + 2) / 2;

constexpr std::size_t place(const Force& force) {
  const int n = force.pieces();
  return static_cast<std::size_t>(n * (n + 1) / 2 + force.kings);
}

constexpr std::size_t place(const Material& material) {
  return place(material.mover) * forces + place(material.waiter);
}

// The content without the mark and the checksum, or what is wrong.
struct Checked {
  std::string_view content;
  const char* wrong = nullptr;
};

Checked checked(std::string_view bytes) {
  constexpr std::string_view mark = packed_mark;
  if (bytes.substr(0, mark.size()) != mark)
    return {{}, "expected a file that begins with 'Damas packed endings 1'"};
  if (bytes.size() < mark.size() + sizeof(std::uint64_t)) return {{}, "it is cut off"};
  const std::string_view content = bytes.substr(0, bytes.size() - sizeof(std::uint64_t));
  if (ByteReader(bytes.substr(content.size())).number<std::uint64_t>() != checksum(content))
    return {{}, "it is damaged or cut off: expected another checksum"};
  return {content.substr(mark.size())};
}

std::string_view content_of(std::string_view bytes) {
  const Checked file = checked(bytes);
  if (file.wrong != nullptr) throw std::runtime_error(file.wrong);
  return file.content;
}

}  // namespace

bool PackedTables::are_whole(std::string_view bytes, Variant variant) {
  const Checked file = checked(bytes);
  return file.wrong == nullptr && ByteReader(file.content).text() == info(variant).id;
}

PackedTables::PackedTables(std::string_view bytes, Variant variant)
    : rules_(compiled_rules(variant)), axes_(info(variant).rules), tables_(forces * forces) {
  ByteReader reader(content_of(bytes));
  if (reader.text() != info(variant).id)
    throw std::runtime_error("expected packed endings of " + std::string(info(variant).id));
  pieces_ = reader.number<std::uint8_t>();
  if (pieces_ < 2 || pieces_ > most_pieces)
    throw std::runtime_error("expected endings of 2 to " + std::to_string(most_pieces) + " pieces");
  for (int left = reader.number<std::uint8_t>(); left > 0; --left)
    read_table(reader);
  if (!reader.ok() || !reader.rest().empty())
    throw std::runtime_error("expected the end of the file behind the last table");
}

void PackedTables::read_table(ByteReader& reader) {
  const auto count = [&reader] { return int{reader.number<std::uint8_t>()}; };
  Material material;
  for (Force* force : {&material.mover, &material.waiter})
    *force = {count(), count()};
  const int order = count();
  const bool fits = material.pieces() <= pieces_ && material.mover.pieces() > 0 &&
                    material.waiter.pieces() > 0 && order < PackedIndex::orders;
  if (!fits) throw std::runtime_error("expected a material of its pieces and an order of sets");
  const PackedIndex index(axes_.board, material, PackedIndex::order(order));
  if (index.cells() > most_cells)
    throw std::runtime_error("expected a material that can be packed");
  PackedRuns runs(reader, index.cells());
  tables_[place(material)] = std::make_unique<Table>(index, std::move(runs));
}

std::optional<int> PackedTables::find(const AnyPosition& position) const {
  if (pieces_of(position) > pieces_) return std::nullopt;
  MoveList moves;
  rules_.legal_moves(position, moves);
  if (moves.empty()) return axes_.goal == Goal::BeBlocked ? 1 : -1;
  if (!axes_.capture_compulsory || !moves.begin()->is_capture())
    return find_quiet(Placement::of(position));
  int best = -1;
  for (const Move& m : moves) {
    const std::optional<int> theirs = find(rules_.after(position, m));
    if (!theirs) return std::nullopt;
    best = std::max(best, -*theirs);
    if (best == 1) break;
  }
  return best;
}

std::optional<int> PackedTables::find_quiet(const Placement& placement) const {
  const Table* const found = tables_[place(placement.material())].get();
  if (found == nullptr) return std::nullopt;
  return found->runs.sign(found->index(placement));
}

}  // namespace damas::endgame
