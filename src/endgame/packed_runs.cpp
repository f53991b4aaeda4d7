#include "endgame/packed_runs.hpp"

#include <algorithm>
#include <cassert>
#include <stdexcept>

namespace damas::endgame {

namespace {

constexpr std::uint32_t values = 3;

// Each length from 1 to 16 has a class of its own. Greater lengths have four classes between two
// powers of two; further bits tell the length within its class.
struct Length {
  std::uint32_t group;
  std::uint32_t rest;
  int rest_bits;
};

constexpr std::uint32_t own_classes = 16;
constexpr int own_bits = 4;

Length classified(std::uint32_t length) {
  const std::uint32_t n = length - 1;
  if (n < own_classes) return {n, 0, 0};
  int bits = own_bits;
  while (n >> (bits + 1) != 0)
    ++bits;
  const int rest_bits = bits - 2;
  const std::uint32_t quarter = n >> rest_bits & 3U;
  const auto power = static_cast<std::uint32_t>(bits - own_bits);
  return {own_classes + 4 * power + quarter, n & ((1U << rest_bits) - 1), rest_bits};
}

constexpr int rest_bits_of(std::uint32_t group) {
  return group < own_classes ? 0 : static_cast<int>((group - own_classes) / 4) + own_bits - 2;
}

// The least length of the class.
constexpr std::uint32_t first_of(std::uint32_t group) {
  if (group < own_classes) return group + 1;
  return ((4U + (group - own_classes) % 4) << rest_bits_of(group)) + 1;
}

constexpr std::size_t symbols = std::size_t{2} * (own_classes + 4 * (31 - own_bits));

// Which of the two values other than `before` follows it: 0 or 1.
constexpr std::uint32_t step_to(Cell value, Cell before) {
  return (value + values - before) % values - 1;
}
constexpr Cell stepped(Cell before, std::uint32_t step) {
  return static_cast<Cell>((before + step + 1) % values);
}

struct Step {
  Cell before;
  std::uint32_t symbol;
  Length length;
};

// Cells whose sign is never needed lengthen the run before them; those at the beginning lengthen
// the first run.
std::vector<Step> steps_of(const std::vector<Cell>& cells) {
  std::vector<Step> steps;
  Cell value = any_sign;
  Cell before = any_sign;
  std::uint32_t length = 0;
  const auto end_run = [&] {
    const Length l = classified(length);
    steps.push_back({before, 2 * l.group + step_to(value, before), l});
    before = value;
    length = 0;
  };
  for (const Cell cell : cells) {
    if (cell != any_sign && cell != value) {
      if (value == any_sign) {
        before = stepped(cell, 0);
      } else {
        end_run();
      }
      value = cell;
    }
    ++length;
  }
  if (value == any_sign) {
    value = 0;
    before = stepped(value, 0);
  }
  if (length > 0) end_run();
  return steps;
}

void add_lengths(std::string& bytes, const std::vector<std::uint8_t>& lengths) {
  std::size_t used = lengths.size();
  while (used > 0 && lengths[used - 1] == 0)
    --used;
  add_number(bytes, static_cast<std::uint8_t>(used));
  for (std::size_t i = 0; i < used; i += 2) {
    const std::uint32_t second = i + 1 < used ? lengths[i + 1] : 0U;
    add_number(bytes, static_cast<std::uint8_t>(lengths[i] | second << 4));
  }
}

std::vector<std::uint8_t> lengths_from(ByteReader& reader) {
  std::vector<std::uint8_t> lengths(reader.number<std::uint8_t>(), 0);
  for (std::size_t i = 0; i < lengths.size(); i += 2) {
    const std::uint32_t two = reader.number<std::uint8_t>();
    lengths[i] = two & 0xFU;
    if (i + 1 < lengths.size()) lengths[i + 1] = static_cast<std::uint8_t>(two >> 4);
  }
  return lengths;
}

}  // namespace

std::string packed_runs(const std::vector<Cell>& cells) {
  assert(!cells.empty() && cells.size() <= most_cells);
  const std::vector<Step> steps = steps_of(cells);
  std::array<std::vector<std::uint64_t>, values> counts;
  counts.fill(std::vector<std::uint64_t>(symbols, 0));
  for (const Step& step : steps)
    ++counts[step.before][step.symbol];
  std::string bytes;
  add_number(bytes, steps.front().before);
  std::array<std::vector<std::uint8_t>, values> lengths;
  std::array<std::vector<std::uint32_t>, values> words;
  for (std::size_t i = 0; i < values; ++i) {
    lengths[i] = code_lengths(counts[i]);
    words[i] = codes(lengths[i]);
    add_lengths(bytes, lengths[i]);
  }
  BitWriter writer;
  for (const auto& [before, symbol, length] : steps) {
    writer.put(words[before][symbol], lengths[before][symbol]);
    writer.put(length.rest, length.rest_bits);
  }
  const std::string text = writer.bytes();
  add_number(bytes, static_cast<std::uint32_t>(text.size()));
  return bytes + text;
}

PackedRuns::PackedRuns(ByteReader& reader, std::size_t cells) : text_({}) {
  Cell before = reader.number<Cell>();
  if (before >= values) throw std::runtime_error("expected the value before the first run");
  codes_ = read_codes(reader);
  text_ = BitText(reader.take(reader.number<std::uint32_t>()));
  if (!reader.ok()) throw std::runtime_error("it is cut off");
  std::size_t bit = 0;
  int runs = 0;
  for (std::size_t cell = 0; cell < cells; ++runs) {
    if (runs % runs_in_block == 0)
      blocks_.push_back(
          {static_cast<std::uint32_t>(cell), static_cast<std::uint32_t>(bit), before});
    const Run run = bit <= text_.size() ? run_at(bit, before) : Run{0, 0, 0};
    cell += run.length;
    bit += static_cast<std::size_t>(run.bits);
    before = run.value;
    if (run.bits == 0 || bit > text_.size() || cell > cells)
      throw std::runtime_error("expected runs of " + std::to_string(cells) + " positions");
  }
}

int PackedRuns::sign(std::size_t cell) const {
  const auto after = std::upper_bound(blocks_.begin(), blocks_.end(), cell,
                                      [](std::size_t c, const Block& b) { return c < b.cell; });
  const Block& block = *(after - 1);
  std::size_t bit = block.bit;
  std::size_t end = block.cell;
  Cell value = block.before;
  while (end <= cell) {
    const Run run = run_at(bit, value);
    bit += static_cast<std::size_t>(run.bits);
    end += run.length;
    value = run.value;
  }
  return value - 1;
}

std::vector<HuffmanReader> PackedRuns::read_codes(ByteReader& reader) const {
  std::vector<HuffmanReader> codes;
  for (std::size_t i = 0; i < values; ++i)
    codes.emplace_back(lengths_from(reader));
  return codes;
}

PackedRuns::Run PackedRuns::run_at(std::size_t bit, Cell before) const {
  const std::uint64_t window = text_.from(bit);
  const auto [symbol, bits] = codes_[before].read(window);
  if (bits == 0) return {0, 0, 0};
  const auto code = static_cast<std::uint32_t>(symbol);
  const std::uint32_t group = code / 2;
  const int rest_bits = rest_bits_of(group);
  const std::uint64_t rest = rest_bits == 0 ? 0 : window << bits >> (64 - rest_bits);
  return {static_cast<std::size_t>(first_of(group) + rest), stepped(before, code % 2),
          bits + rest_bits};
}

}  // namespace damas::endgame
