#include "endgame/huffman.hpp"

#include <algorithm>
#include <queue>
#include <stdexcept>
#include <utility>

namespace damas::endgame {

namespace {

// The depth of each leaf of a Huffman tree, without a limit.
std::vector<std::uint8_t> depths(const std::vector<std::uint64_t>& counts) {
  using Node = std::pair<std::uint64_t, std::size_t>;  // count and number
  std::priority_queue<Node, std::vector<Node>, std::greater<>> open;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] > 0) open.emplace(counts[i], i);
  }
  std::vector<std::uint8_t> lengths(counts.size(), 0);
  if (open.size() == 1) lengths[open.top().second] = 1;
  std::vector<std::size_t> parents(counts.size(), 0);
  const auto take = [&] {
    const Node node = open.top();
    open.pop();
    return node;
  };
  while (open.size() > 1) {
    const Node a = take();
    const Node b = take();
    parents[a.second] = parents[b.second] = parents.size();
    open.emplace(a.first + b.first, parents.size());
    parents.push_back(0);
  }
  std::vector<std::uint8_t> depth(parents.size(), 0);
  for (std::size_t i = parents.size(); i-- > 0;) {
    if (parents[i] == 0) continue;
    depth[i] = static_cast<std::uint8_t>(depth[parents[i]] + 1);
    if (i < counts.size()) lengths[i] = depth[i];
  }
  return lengths;
}

}  // namespace

void BitWriter::put(std::uint32_t value, int count) {
  rest_ = rest_ << count | (value & ((std::uint64_t{1} << count) - 1));
  bits_ += count;
  for (; bits_ >= 8; bits_ -= 8)
    whole_.push_back(static_cast<char>(rest_ >> (bits_ - 8) & 0xFFU));
}

std::string BitWriter::bytes() const {
  std::string all = whole_;
  if (bits_ > 0) all.push_back(static_cast<char>(rest_ << (8 - bits_) & 0xFFU));
  return all;
}

std::vector<std::uint8_t> code_lengths(std::vector<std::uint64_t> counts) {
  while (true) {
    std::vector<std::uint8_t> lengths = depths(counts);
    if (std::all_of(lengths.begin(), lengths.end(), [](int n) { return n <= longest_code; }))
      return lengths;
    // Flatter counts give a flatter tree, and in the end one that is balanced.
    for (std::uint64_t& count : counts)
      count = (count + 1) / 2;
  }
}

std::vector<std::uint32_t> codes(const std::vector<std::uint8_t>& lengths) {
  std::vector<std::uint32_t> codes(lengths.size(), 0);
  std::uint32_t next = 0;
  for (int n = 1; n <= longest_code; ++n) {
    for (std::size_t i = 0; i < lengths.size(); ++i) {
      if (lengths[i] == n) codes[i] = next++;
    }
    next <<= 1;
  }
  return codes;
}

HuffmanReader::HuffmanReader(const std::vector<std::uint8_t>& lengths) {
  std::uint32_t next = 0;
  for (std::size_t n = 1; n <= longest_code; ++n) {
    place_[n] = static_cast<std::uint32_t>(symbols_.size());
    begin_[n] = next;
    for (std::size_t i = 0; i < lengths.size(); ++i) {
      if (lengths[i] == n) symbols_.push_back(static_cast<std::uint8_t>(i));
    }
    const auto count = static_cast<std::uint32_t>(symbols_.size()) - place_[n];
    next += count << (16 - n);
    if (next > 1U << 16) throw std::runtime_error("expected lengths of a Huffman code");
    end_[n] = next;
  }
}

}  // namespace damas::endgame
