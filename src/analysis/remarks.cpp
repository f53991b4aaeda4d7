#include "analysis/remarks.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <string_view>

#include "analysis/score_command.hpp"
#include "core/bytes.hpp"
#include "core/fen.hpp"
#include "core/pdn/build.hpp"
#include "core/pdn/edit.hpp"

namespace damas::analysis {

namespace {

constexpr std::string_view mark = "damas";
constexpr std::string_view our_line = "line";
constexpr std::string_view end_of_words = "[%damas end]";
// A person's variation that begins with the better move.
constexpr std::string_view persons_line = "better";

// The essential moves are hard to see in longer lines; but an exchange is shown to its end.
constexpr std::size_t usual_line = 7;

// The nodes of the positions that replay() goes through: a start, and the moves after it.
std::vector<PdnNode> nodes_of(const PdnTree& tree) {
  std::vector<PdnNode> nodes = {PdnNode::Root};
  for (const PdnNode n : tree.main_line()) {
    if (tree.setup(n)) nodes.clear();
    nodes.push_back(n);
  }
  return nodes;
}

std::string joined(const std::string& first, const std::string& second) {
  return first + (first.empty() || second.empty() ? "" : " ") + second;
}

std::string marked(std::string_view what) {
  return "[%" + std::string(mark) + " " + std::string(what) + "]";
}

void put_before_comment(PdnNotes& notes, const std::string& remark) {
  notes.after = joined(remark, notes.after);
}

struct OurLine {
  std::size_t size = 0;  // when it was written; 0 in older files, which do not tell it
  std::string end;       // the mark of its last position then; empty in older files
};

// Eight digits that tell positions apart. A person may replace the last move of a line, so its
// length does not tell where it ended.
std::string mark_of_end(const PdnTree& tree, PdnNode last) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::uint64_t rest = checksum(to_fen(tree.position_at(last)));
  std::string text;
  for (int i = 0; i < 8; ++i, rest >>= 4)
    text += digits[static_cast<std::size_t>(rest & 0xFU)];
  return text;
}

// The line of ours that begins there.
std::optional<OurLine> our_line_at(const PdnTree& tree, PdnNode n) {
  const auto command = command_in(tree.notes(n).after, mark);
  if (!command || !command->starts_with(our_line)) return std::nullopt;
  std::string_view rest = *command;
  rest.remove_prefix(our_line.size());
  if (rest.empty()) return OurLine{};
  if (rest.front() != ' ') return std::nullopt;
  rest.remove_prefix(1);
  const std::size_t blank = std::min(rest.find(' '), rest.size());
  const std::string_view number = rest.substr(0, blank);
  OurLine line;
  const char* const end = number.data() + number.size();
  const auto [stop, error] = std::from_chars(number.data(), end, line.size);
  if (error != std::errc{} || stop != end) return OurLine{};
  line.end = rest.substr(std::min(blank + 1, rest.size()));
  return line;
}

bool is_our_line(const PdnTree& tree, PdnNode n) {
  return our_line_at(tree, n).has_value();
}

bool is_persons_line(const PdnTree& tree, PdnNode n) {
  return command_in(tree.notes(n).after, mark) == persons_line;
}

// Without what stands between our judgement and the end of our words.
std::string without_words(const std::string& comment) {
  const std::size_t end = comment.find(end_of_words);
  if (end == comment.npos || end == 0) return comment;
  const std::size_t judged = comment.rfind("[%" + std::string(mark), end - 1);
  if (judged == comment.npos) return comment;
  const std::size_t begin = comment.find(']', judged) + 1;
  return comment.substr(0, begin) + comment.substr(end + end_of_words.size());
}

PdnNotes without_remarks(PdnNotes notes) {
  notes.after = without_words(notes.after);
  const auto judged = command_in(notes.after, mark);
  if (const int nag = judged ? damas::nag_of(*judged) : 0; nag != 0) std::erase(notes.nags, nag);
  notes.after = without_command(without_command(notes.after, mark), "eval");
  return notes;
}

void strip(PdnTree& tree, PdnNode n) {
  if (!tree.notes(n).empty()) tree.set_notes(n, without_remarks(tree.notes(n)));
}

// Whether a line of ours has no later additions.
bool is_untouched(const PdnTree& tree, PdnNode first) {
  const OurLine written = our_line_at(tree, first).value_or(OurLine{});
  std::size_t size = 0;
  for (PdnNode n = first; n != PdnNode::None; n = tree.first_child(n)) {
    if (++size > written.size && written.size > 0) return false;
    const PdnNode child = tree.first_child(n);
    if (child != PdnNode::None && tree.next_sibling(child) != PdnNode::None) return false;
    if (!(n == first ? without_remarks(tree.notes(n)) : tree.notes(n)).empty()) return false;
  }
  return true;
}

std::vector<Move> shown_part(const std::vector<Move>& line) {
  std::size_t size = std::min(line.size(), usual_line);
  while (size < line.size() && line[size].is_capture())
    ++size;
  return {line.begin(), line.begin() + static_cast<std::ptrdiff_t>(size)};
}

std::optional<PdnNode> child_with(const PdnTree& tree, PdnNode n, const Move& move) {
  for (const PdnNode child : tree.children(n)) {
    if (!tree.setup(child) && tree.move(child) == move) return child;
  }
  return std::nullopt;
}

void unmark(PdnTree& tree, PdnNode first) {
  PdnNotes notes = tree.notes(first);
  notes.after = without_command(notes.after, mark);
  tree.set_notes(first, std::move(notes));
}

void mark_persons_line(PdnTree& tree, PdnNode first) {
  PdnNotes notes = tree.notes(first);
  put_before_comment(notes, marked(persons_line));
  tree.set_notes(first, std::move(notes));
}

void add_line(PdnTree& tree, PdnNode from, const AnalysedPosition& better) {
  if (better.line.empty()) return;
  if (const auto child = child_with(tree, from, better.line.front()))
    return mark_persons_line(tree, *child);
  PdnNode first = PdnNode::None;
  PdnNode at = from;
  std::size_t size = 0;
  for (const Move& move : shown_part(better.line)) {
    const auto played = play_move(tree, at, move);
    if (!played) break;
    at = *played;
    ++size;
    if (first == PdnNode::None) first = at;
  }
  if (first == PdnNode::None) return;
  PdnNotes notes;
  notes.after = joined(
      score_command(tree.variant(), better.score),
      marked(std::string(our_line) + " " + std::to_string(size) + " " + mark_of_end(tree, at)));
  tree.set_notes(first, std::move(notes));
}

bool is_judged(const PdnNotes& notes) {
  constexpr int last_judgement = 6;
  return std::any_of(notes.nags.begin(), notes.nags.end(),
                     [](int nag) { return nag >= 1 && nag <= last_judgement; });
}

void write_judgement(PdnNotes& notes, Judgement judgement, const std::string& words) {
  if (judgement == Judgement::Fine || is_judged(notes)) return;
  const int nag = analysis::nag_of(judgement);
  notes.nags.insert(notes.nags.begin(), nag);
  if (!words.empty()) put_before_comment(notes, words + " " + std::string(end_of_words));
  put_before_comment(notes, marked(strength_of(nag)));
}

// The better line that is an alternative to the node.
std::vector<Move> line_beside(const PdnTree& tree, PdnNode parent) {
  std::vector<Move> line;
  for (const PdnNode child : tree.children(parent)) {
    if (!is_our_line(tree, child) && !is_persons_line(tree, child)) continue;
    for (PdnNode n = child; n != PdnNode::None && !tree.setup(n); n = tree.first_child(n))
      line.push_back(tree.move(n));
    break;
  }
  return line;
}

// A judged move has a better line. If none is recorded, the scores differ only because two searches
// judged the position differently.
void drop_judgement(AnalysedMove& move) {
  move.judgement = Judgement::Fine;
  move.turning_point = false;
}

}  // namespace

void write_remarks(PdnTree& tree, const AnalysedGame& found, const MoveWords& words) {
  remove_remarks(tree);
  const std::vector<PdnNode> nodes = nodes_of(tree);
  const std::size_t size = std::min(nodes.size(), found.positions.size());
  for (std::size_t ply = 0; ply < size; ++ply) {
    const auto& position = found.positions[ply];
    if (!position) continue;
    PdnNotes notes = tree.notes(nodes[ply]);
    const auto& move = ply > 0 ? found.moves[ply - 1] : std::nullopt;
    if (move) {
      const auto said = words.find(ply - 1);
      write_judgement(notes, move->judgement, said == words.end() ? "" : said->second);
      const bool judged = move->judgement != Judgement::Fine;
      if (judged) add_line(tree, nodes[ply - 1], *found.positions[ply - 1]);
    }
    put_before_comment(notes, score_command(tree.variant(), position->score));
    tree.set_notes(nodes[ply], std::move(notes));
  }
}

void remove_remarks(PdnTree& tree) {
  std::vector<PdnNode> nodes = {PdnNode::Root};
  for (const PdnNode n : tree.main_line())
    nodes.push_back(n);
  for (const PdnNode n : nodes) {
    strip(tree, n);
    for (const PdnNode child : tree.children(n)) {
      if (is_persons_line(tree, child)) unmark(tree, child);
      if (!is_our_line(tree, child)) continue;
      if (is_untouched(tree, child)) {
        tree.remove(child);
      } else {
        strip(tree, child);
      }
    }
  }
}

std::optional<AnalysedGame> analysis_in(const PdnTree& tree, const Game& game) {
  const std::vector<PdnNode> nodes = nodes_of(tree);
  std::vector<std::optional<AnalysedPosition>> positions(static_cast<std::size_t>(game.last_ply()) +
                                                         1);
  bool any = false;
  for (std::size_t ply = 0; ply < std::min(nodes.size(), positions.size()); ++ply) {
    const auto score = score_in(tree.variant(), tree.notes(nodes[ply]).after);
    if (!score) continue;
    positions[ply] = AnalysedPosition{*score, line_beside(tree, nodes[ply])};
    any = true;
  }
  if (!any) return std::nullopt;
  AnalysedGame found = analysed(game, std::move(positions));
  for (auto& move : found.moves) {
    if (move && !move->best) drop_judgement(*move);
  }
  return found;
}

std::optional<int> score_of_line(const PdnTree& tree, PdnNode last) {
  if (tree.first_child(last) != PdnNode::None) return std::nullopt;
  if (last == PdnNode::Root) return std::nullopt;
  const auto begins_here = our_line_at(tree, last);
  const bool is_marked = begins_here && !begins_here->end.empty();
  if (const auto own = score_in(tree.variant(), tree.notes(last).after); own && !is_marked)
    return own;
  std::size_t size = 1;
  for (PdnNode n = last; n != PdnNode::Root; n = tree.parent(n), ++size) {
    if (const auto ours = our_line_at(tree, n)) {
      const bool is_end = ours->size == size && ours->end == mark_of_end(tree, last);
      return is_end ? score_in(tree.variant(), tree.notes(n).after) : std::nullopt;
    }
    const bool begins = tree.first_child(tree.parent(n)) != n;
    if (begins || tree.setup(n)) break;
  }
  return std::nullopt;
}

}  // namespace damas::analysis
