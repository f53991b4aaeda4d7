#include "view/window/app/game_file.hpp"

#include <algorithm>
#include <utility>

#include "core/pdn/file_order.hpp"
#include "core/pdn/writer.hpp"
#include "core/variants.hpp"

namespace damas {

namespace {

int line_ends(std::string_view text) {
  return static_cast<int>(std::count(text.begin(), text.end(), '\n'));
}

bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

// Moves the places of the entry's errors as well.
void move_entry(PdnEntry& entry, std::int64_t bytes, int lines, int games) {
  const auto moved = [bytes](std::size_t& at) {
    at = static_cast<std::size_t>(static_cast<std::int64_t>(at) + bytes);
  };
  moved(entry.begin);
  moved(entry.end);
  entry.number += games;
  for (PdnError& error : entry.errors) {
    moved(error.at);
    error.line += lines;
    error.game += games;
  }
}

}  // namespace

GameFile::GameFile(std::string path, std::string title, std::string text, const PdnOptions& options,
                   Owner owner)
    : path_(std::move(path)),
      title_(title.empty() ? file_name(path_) : std::move(title)),
      text_(std::move(text)),
      on_disk_(path_.empty() ? std::string{} : text_),
      options_(options),
      owner_(owner),
      reading_(std::make_unique<PdnReading>(text_, options_)) {}

bool GameFile::load(int games) {
  while (reading_ && games-- > 0) {
    if (reading_->step()) continue;
    entries_ = index_of(reading_->take());
    reading_.reset();
    ++revision_;
  }
  return loaded();
}

void GameFile::load_all() {
  constexpr int slice = 1000;
  while (!load(slice)) {
  }
}

// With the line ends of the file.
std::string GameFile::text_of(const PdnGame& game) const {
  std::string text = write_pdn(game);
  while (!text.empty() && is_blank(text.back()))
    text.pop_back();
  if (text_.find("\r\n") == std::string::npos) return text;
  std::string lines;
  for (const char c : text)
    lines += c == '\n' ? std::string("\r\n") : std::string(1, c);
  return lines;
}

PdnEntry GameFile::entry_at(std::size_t begin, std::size_t end, int number) const {
  const std::string_view text = std::string_view(text_).substr(begin, end - begin);
  std::vector<PdnEntry> read = index_pdn(text, options_);
  PdnEntry entry = read.empty() ? PdnEntry{} : std::move(read.front());
  entry.number = number;
  entry.begin = begin;
  entry.end = end;
  return entry;
}

void GameFile::splice(std::size_t begin, std::size_t end, std::string_view with) {
  text_.replace(begin, end - begin, with);
  ++revision_;
}

// Corrects the places of all games after a change.
void GameFile::shift(std::size_t from, std::int64_t bytes, int lines, int games) {
  for (std::size_t i = from; i < entries_.size(); ++i)
    move_entry(entries_[i], bytes, lines, games);
}

FileOrder GameFile::order_without(std::optional<std::size_t> index) const {
  FileOrder order;
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    const PdnEntry& entry = entries_[i];
    if (i != index) order.add(entry.variant, entry.named_first, entry.evidence);
  }
  return order;
}

// As a reader of the whole file does: a changed game may show the order of the others.
void GameFile::settle_order() {
  const std::optional<Side> shown = order_without(std::nullopt).shown();
  if (!shown) return;
  for (PdnEntry& entry : entries_) {
    if (info(entry.variant).rules.first_side != Side::Black) continue;
    if (entry.evidence == ResultEvidence::FinalPosition) continue;
    entry.named_first = *shown;
    entry.evidence = ResultEvidence::SameFile;
  }
}

void GameFile::replace(std::size_t index, const PdnGame& game) {
  const PdnEntry old = entries_[index];
  FileOrder order = order_without(index);
  // If the others show nothing, the result keeps its order.
  order.add(game.variant(), game.named_first, ResultEvidence::Standard);
  std::string text = text_of(ordered_for(game, order));
  const bool line_goes_on = old.end < text_.size() && !is_blank(text_[old.end]);
  if (line_goes_on) text += '\n';
  const int lines = line_ends(text) - line_ends(old.in(text_));
  const auto bytes =
      static_cast<std::int64_t>(text.size()) - static_cast<std::int64_t>(old.end - old.begin);
  splice(old.begin, old.end, text);
  entries_[index] = entry_at(old.begin, old.begin + text.size(), old.number);
  shift(index + 1, bytes, lines, 0);
  settle_order();
}

std::size_t GameFile::append(const PdnGame& game) {
  const std::size_t end = text_.size();
  const std::string_view line_end = text_.find("\r\n") == std::string::npos ? "\n" : "\r\n";
  std::string between;
  if (end > 0 && text_[end - 1] != '\n') between += line_end;
  if (end > 0) between += line_end;
  const PdnGame ordered = ordered_for(game, order_without(std::nullopt));
  splice(end, end, between + text_of(ordered) + std::string(line_end));
  // The last game may have had no end marker.
  read_again(entries_.empty() ? 0 : entries_.size() - 1);
  settle_order();
  return entries_.size() - 1;
}

void GameFile::read_again(std::size_t from) {
  const std::vector<PdnEntry> old(entries_.begin() + static_cast<std::ptrdiff_t>(from),
                                  entries_.end());
  const std::size_t begin = old.empty() ? 0 : old.front().begin;
  const std::string_view text = text_;
  const int lines = line_ends(text.substr(0, begin));
  entries_.resize(from);
  for (PdnEntry& entry : index_pdn(text.substr(begin), options_)) {
    move_entry(entry, static_cast<std::int64_t>(begin), lines, static_cast<int>(from));
    const std::size_t i = entries_.size() - from;
    if (i < old.size()) {
      entry.named_first = old[i].named_first;
      entry.evidence = old[i].evidence;
    }
    entries_.push_back(std::move(entry));
  }
}

RemovedGame GameFile::remove(std::size_t index) {
  RemovedGame removed{index, {}, 0, entries_[index]};
  const std::size_t begin = removed.entry.begin;
  removed.lines = line_ends(std::string_view(text_).substr(0, begin));
  std::size_t end = removed.entry.end;
  while (end < text_.size() && is_blank(text_[end]))
    ++end;
  removed.text = text_.substr(begin, end - begin);
  splice(begin, end, {});
  entries_.erase(entries_.begin() + static_cast<std::ptrdiff_t>(index));
  shift(index, -static_cast<std::int64_t>(end - begin), -line_ends(removed.text), -1);
  return removed;
}

// The index is clamped, because other games may have changed since.
void GameFile::put_back(const RemovedGame& removed) {
  const std::size_t index = std::min(removed.index, entries_.size());
  const std::size_t begin = index < entries_.size() ? entries_[index].begin : text_.size();
  PdnEntry entry = removed.entry;
  const int lines = line_ends(std::string_view(text_).substr(0, begin)) - removed.lines;
  const auto bytes = static_cast<std::int64_t>(begin) - static_cast<std::int64_t>(entry.begin);
  move_entry(entry, bytes, lines, static_cast<int>(index + 1) - entry.number);
  splice(begin, begin, removed.text);
  shift(index, static_cast<std::int64_t>(removed.text.size()), line_ends(removed.text), 1);
  entries_.insert(entries_.begin() + static_cast<std::ptrdiff_t>(index), std::move(entry));
}

void GameFile::clear() {
  reading_.reset();
  entries_.clear();
  splice(0, text_.size(), {});
}

void GameFile::restore(Content content) {
  text_ = std::move(content.text);
  entries_ = std::move(content.entries);
  ++revision_;
}

std::optional<WriteProblem> GameFile::write(const FileAccess& files, bool over_changes) {
  if (path_.empty()) return WriteProblem::NoPlace;
  if (!over_changes) {
    const auto now = files.read(path_);
    const bool gone = !now && now.failure().kind == FailureKind::NotFound;
    const bool same = now ? *now == on_disk_ : gone;
    if (!same) return WriteProblem::Changed;
  }
  if (!files.write(path_, text_)) return WriteProblem::Unwritable;
  on_disk_ = text_;
  return std::nullopt;
}

}  // namespace damas
