#include "games/names.hpp"

#include <algorithm>
#include <utility>

#include "core/pdn/text.hpp"

namespace damas::games {

namespace {

// A search reads the folded names in blocks, one on each line, since a row for each takes longer.
constexpr std::uint32_t names_in_block = 4096;

std::string line_of(std::string_view text) {
  std::string line = folded(text);
  std::replace(line.begin(), line.end(), '\n', ' ');
  return line + '\n';
}

}  // namespace

NameWriter::NameWriter(const Connection& connection)
    : find_(connection.prepare("SELECT id FROM name WHERE text = ?")),
      insert_(connection.prepare("INSERT INTO name (id, text) VALUES (?, ?)")),
      write_(connection.prepare("INSERT OR REPLACE INTO folded (block, lines) VALUES (?, ?)")),
      count_(static_cast<std::uint32_t>(connection.number("SELECT max(id) FROM name"))) {
  if (count_ % names_in_block == 0) return;
  Statement read = connection.prepare("SELECT lines FROM folded WHERE block = ?");
  if (read.bind(1, count_ / names_in_block).step()) block_ = read.bytes(0);
}

std::uint32_t NameWriter::number_of(const std::string& text) {
  if (text.empty()) return 0;
  if (const auto known = known_.find(text); known != known_.end()) return known->second;
  std::uint32_t number = 0;
  {
    const ResetAtEnd end(find_);
    if (find_.bind_text(1, text).step()) number = static_cast<std::uint32_t>(find_.integer(0));
  }
  if (number == 0) {
    number = ++count_;
    insert_.bind(1, number).bind_text(2, text).run();
    block_ += line_of(text);
    if (count_ % names_in_block == 0) {
      write_block();
      block_.clear();
    }
  }
  known_.emplace(text, number);
  return number;
}

void NameWriter::flush() {
  if (count_ % names_in_block != 0) write_block();
}

void NameWriter::write_block() {
  write_.bind(1, (count_ - 1) / names_in_block).bind_blob(2, block_).run();
}

std::vector<std::uint8_t> names_with(const Connection& connection, std::string_view text) {
  const std::string wanted = folded(text);
  std::vector<std::uint8_t> found = {0};
  Statement read = connection.prepare("SELECT lines FROM folded ORDER BY block");
  while (read.step()) {
    const std::string_view lines = read.bytes(0);
    std::size_t begin = 0;
    std::size_t hit = lines.find(wanted);
    for (std::size_t end = lines.find('\n'); end != lines.npos; end = lines.find('\n', begin)) {
      if (hit < begin) hit = lines.find(wanted, begin);
      found.push_back(hit != lines.npos && hit + wanted.size() <= end ? 1 : 0);
      begin = end + 1;
    }
  }
  return found;
}

std::vector<std::uint32_t> ranks_of_names(const Connection& connection) {
  std::vector<std::string> blocks;
  Statement read = connection.prepare("SELECT lines FROM folded ORDER BY block");
  while (read.step())
    blocks.emplace_back(read.bytes(0));
  std::vector<std::pair<std::string_view, std::uint32_t>> names;
  for (const std::string_view lines : blocks) {
    std::size_t begin = 0;
    for (std::size_t end = lines.find('\n'); end != lines.npos; end = lines.find('\n', begin)) {
      names.emplace_back(lines.substr(begin, end - begin),
                         static_cast<std::uint32_t>(names.size() + 1));
      begin = end + 1;
    }
  }
  std::sort(names.begin(), names.end());
  std::vector<std::uint32_t> ranks(names.size() + 1);
  std::string_view before;
  std::uint32_t rank = 0;
  for (const auto& [name, number] : names) {
    if (name != before) ++rank;
    before = name;
    ranks[number] = rank;
  }
  return ranks;
}

}  // namespace damas::games
