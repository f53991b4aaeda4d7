#include "training/square_drill.hpp"

#include <algorithm>

#include "core/notation.hpp"

namespace damas::training {

namespace {

constexpr std::chrono::milliseconds second{1000};

const BoardShape& shape_of(Variant variant) {
  return info(variant).rules.board;
}

char small(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

std::string small(std::string_view text) {
  std::string all(text);
  std::transform(all.begin(), all.end(), all.begin(), [](char c) { return small(c); });
  return all;
}

int& best_of(VariantProgress& progress, SquareTask task) {
  return task == SquareTask::Name ? progress.best_named : progress.best_found;
}

}  // namespace

SquareDrill::SquareDrill(Variant variant, SquareTask task, bool timed, std::uint64_t seed)
    : variant_(variant),
      task_(task),
      timed_(timed),
      random_(seed),
      squares_(shape_of(variant).squares()) {
  asked_ = squares_[static_cast<std::size_t>(random_.below(squares_.size()))];
  offer();
}

// Never the same square twice in a row.
void SquareDrill::ask() {
  const Square before = asked_;
  while (asked_ == before)
    asked_ = squares_[static_cast<std::size_t>(random_.below(squares_.size()))];
  ruled_out_ = {};
  revealed_ = false;
  ++turn_;
  offer();
}

void SquareDrill::offer() {
  choices_ = {asked_};
  while (choices_.size() < choice_count) {
    const Square other = squares_[static_cast<std::size_t>(random_.below(squares_.size()))];
    if (std::find(choices_.begin(), choices_.end(), other) == choices_.end())
      choices_.push_back(other);
  }
  const BoardShape& shape = shape_of(variant_);
  const Numbering numbering = info(variant_).numbering;
  const auto order = [&](Square s) {
    const Cell cell = shape.cell(s);
    return is_algebraic(numbering) ? cell.file * shape.ranks + cell.rank
                                   : number_of(s, shape, numbering);
  };
  std::sort(choices_.begin(), choices_.end(),
            [&](Square a, Square b) { return order(a) < order(b); });
}

bool SquareDrill::answer(Square square) {
  if (over_ || ruled_out_.contains(square)) return false;
  running_ = timed_;
  last_ = {square, square == asked_};
  if (square != asked_) {
    count_as_wrong();
    ruled_out_.insert(square);
    return true;
  }
  if (ruled_out_.empty() && !revealed_) ++right_;
  ask();
  return true;
}

// Once for each question.
void SquareDrill::count_as_wrong() {
  if (ruled_out_.empty() && !revealed_) ++wrong_;
}

bool SquareDrill::reveal() {
  if (over_) return false;
  running_ = timed_;
  count_as_wrong();
  revealed_ = true;
  return true;
}

bool SquareDrill::skip() {
  if (over_) return false;
  ask();
  return true;
}

bool SquareDrill::advance(Milliseconds elapsed) {
  if (!running_) return false;
  const auto shown = (left_ + second - Milliseconds{1}) / second;
  left_ -= std::min(elapsed, left_);
  if (left_ == Milliseconds{0}) {
    running_ = false;
    over_ = true;
  }
  return over_ || (left_ + second - Milliseconds{1}) / second != shown;
}

std::optional<SquareDrill::Milliseconds> SquareDrill::due() const {
  if (!running_) return std::nullopt;
  return (left_ - Milliseconds{1}) % second + Milliseconds{1};
}

std::string SquareDrill::name_of(Square square) const {
  return to_text(square, shape_of(variant_), info(variant_).numbering);
}

std::optional<Square> SquareDrill::named(std::string_view text) const {
  std::string wanted = small(text);
  if (!is_algebraic(info(variant_).numbering)) {
    wanted.erase(0, std::min(wanted.find_first_not_of('0'), wanted.size()));
  }
  const auto found = std::find_if(squares_.begin(), squares_.end(),
                                  [&](Square square) { return name_of(square) == wanted; });
  return found == squares_.end() ? std::nullopt : std::optional(*found);
}

std::size_t SquareDrill::longest_name() const {
  std::size_t most = 0;
  for (const Square square : squares_)
    most = std::max(most, name_of(square).size());
  return most;
}

bool SquareDrill::is_whole(std::string_view text) const {
  return text.size() >= longest_name();
}

bool SquareDrill::may_be_typed(std::string_view text) const {
  if (text.size() > longest_name()) return false;
  if (!is_algebraic(info(variant_).numbering)) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
  }
  const std::string wanted = small(text);
  return std::any_of(squares_.begin(), squares_.end(),
                     [&](Square square) { return name_of(square).starts_with(wanted); });
}

int best_round(const VariantProgress& progress, SquareTask task) {
  return task == SquareTask::Name ? progress.best_named : progress.best_found;
}

void note_round(VariantProgress& progress, SquareTask task, int right) {
  int& best = best_of(progress, task);
  best = std::max(best, right);
}

}  // namespace damas::training
