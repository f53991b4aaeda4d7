#include "training/opening_practice.hpp"

#include <algorithm>
#include <utility>

#include "core/fen.hpp"
#include "core/notation.hpp"
#include "match/played_event.hpp"

namespace damas::training {

namespace {

// The weight of the book's best move in the random choice. Each hundredth of a man that a move
// loses against it takes one from the weight, down to a weight of 1.
constexpr int best_weight = 16;

int weight_of(const BookMove& each) {
  return std::max(1, best_weight - each.loss);
}

}  // namespace

ChangeOpeningCards opening_cards_in_memory() {
  return
      [cards = std::make_shared<OpeningCards>()](const std::function<void(OpeningCards&)>& change) {
        change(*cards);
        return *cards;
      };
}

OpeningPractice::OpeningPractice(std::shared_ptr<const Book> book, const OpeningTask& task,
                                 ChangeOpeningCards change, Day today, std::uint64_t seed)
    : book_(std::move(book)),
      task_(task),
      change_(std::move(change)),
      today_(today),
      random_(seed),
      cards_(change_([](OpeningCards&) {})),
      tree_(*book_, task_, cards_),
      game_(task_.start) {
  next();
}

void OpeningPractice::next() {
  follow_cards();
  game_ = Game(task_.start);
  own_moves_ = 0;
  mistakes_ = 0;
  remark_ = {};
  events_.clear();
  ++turn_;
  settle();
  if (tree_.own().empty()) phase_ = Phase::None;
}

void OpeningPractice::settle() {
  told_.clear();
  hinted_.reset();
  failed_ = false;
  const bool own = game_.side_to_move() == task_.side;
  right_.clear();
  replies_.clear();
  if (own) {
    if (const auto entry = book_->find(game_)) right_ = entry->moves;
  } else {
    replies_ = replies_in(*book_, game_);
  }
  left_ = answer_after;
  phase_ = own ? Phase::Moving : Phase::Answering;
  const bool ends = game_.outcome() || own_moves_ >= task_.own_moves;
  if (ends || (right_.empty() && replies_.empty())) phase_ = Phase::Over;
}

void OpeningPractice::follow_cards() {
  const Variant variant = game_.variant();
  progress_ = {};
  progress_.all = static_cast<int>(tree_.own().size());
  for (const std::string& fen : tree_.own()) {
    const OpeningCard* const card = cards_.find(variant, fen);
    if (card == nullptr || !card->card.memory) {
      ++progress_.fresh;
      continue;
    }
    if (is_learned(card->card, today_)) ++progress_.learned;
    if (card->card.due <= today_) ++progress_.due;
    progress_.next_due = std::min(progress_.next_due.value_or(card->card.due), card->card.due);
  }
  if (progress_.due > 0) progress_.next_due.reset();
}

bool OpeningPractice::is_fresh(const std::string& fen) const {
  const OpeningCard* const card = cards_.find(game_.variant(), fen);
  return card == nullptr || !card->card.memory;
}

bool OpeningPractice::is_wanted(const std::string& fen) const {
  if (missed_.contains(fen)) return true;
  return !is_fresh(fen) && cards_.find(game_.variant(), fen)->card.due <= today_;
}

void OpeningPractice::put(const Move& move, const std::optional<Path>& path) {
  auto played = played_event(game_, move, path);
  game_.play(move);
  events_.emplace_back(std::move(played));
}

bool OpeningPractice::play(const command::Play& wanted) {
  if (phase_ != Phase::Moving || !game_.is_legal(wanted.move)) return false;
  const std::vector<BookMove>& known = right_;
  const auto found = std::find_if(known.begin(), known.end(),
                                  [&](const BookMove& each) { return each.move == wanted.move; });
  remark_ = {Remark::Kind::Wrong, to_text(game_, wanted.move), to_text(game_, known.front().move)};
  if (found == known.end()) {
    tell();
    return true;
  }
  remark_.kind = found == known.begin() ? Remark::Kind::Right : Remark::Kind::AlsoRight;
  note_right(wanted.move);
  put(wanted.move, wanted.path);
  ++own_moves_;
  settle();
  return true;
}

void OpeningPractice::hint() {
  if (phase_ != Phase::Moving) return;
  if (hinted_ || !told_.empty()) return show();
  const Move& best = right_.front().move;
  remark_ = {Remark::Kind::Hinted,
             {},
             to_text(game_, best),
             to_text(best.from, game_.shape(), game_.info().numbering)};
  hinted_ = best.from;
  fail();
}

void OpeningPractice::show() {
  if (phase_ != Phase::Moving) return;
  remark_ = {Remark::Kind::Shown, {}, to_text(game_, right_.front().move)};
  tell();
}

void OpeningPractice::tell() {
  told_ = right_;
  hinted_.reset();
  fail();
}

// Only the first failure in a position is graded.
void OpeningPractice::fail() {
  ++mistakes_;
  if (failed_) return;
  failed_ = true;
  missed_.insert(to_fen(game_.position()));
  cards_ = change_(
      [game = game_, today = today_](OpeningCards& all) { all.grade(game, Grade::Again, today); });
  follow_cards();
}

// A position on the way that is not due keeps its day, however often it comes up.
void OpeningPractice::note_right(const Move& move) {
  const std::string fen = to_fen(game_.position());
  const bool known = !failed_;
  if (known) missed_.erase(fen);
  const OpeningCard* const before = cards_.find(game_.variant(), fen);
  const bool due = before == nullptr || before->card.due <= today_;
  const std::string own = before == nullptr ? std::string{} : before->move;
  const std::string played = to_text(game_, move);
  if (own == played && !(known && due)) return;
  const bool graded = known && due;
  cards_ = change_([game = game_, move, graded, today = today_](OpeningCards& all) {
    if (graded) all.grade(game, Grade::Good, today);
    all.choose(game, move);
  });
  if (!tree_.follows(fen, played)) tree_ = OpeningTree(*book_, task_, cards_);
  follow_cards();
}

// The moves that lead to a position that is due or was missed; if there are none, those that lead
// to a new one; if there are none, to any in which the person is to move; otherwise all.
std::vector<BookMove> OpeningPractice::wanted_replies() const {
  const auto towards = [&](const std::function<bool(const std::string&)>& wanted) {
    const std::vector<std::string> leading = tree_.leading_to(wanted);
    std::vector<BookMove> some;
    for (const BookMove& each : replies_) {
      Game next = game_;
      next.play(each.move);
      const std::string fen = to_fen(next.position());
      if (std::binary_search(leading.begin(), leading.end(), fen)) some.push_back(each);
    }
    return some;
  };
  auto some = towards([this](const std::string& fen) { return is_wanted(fen); });
  if (some.empty()) some = towards([this](const std::string& fen) { return is_fresh(fen); });
  if (some.empty()) some = towards([](const std::string&) { return true; });
  return some.empty() ? replies_ : some;
}

void OpeningPractice::answer() {
  const std::vector<BookMove> some = wanted_replies();
  int sum = 0;
  for (const BookMove& each : some)
    sum += weight_of(each);
  int drawn = static_cast<int>(random_.below(static_cast<std::uint64_t>(sum)));
  for (const BookMove& each : some) {
    drawn -= weight_of(each);
    if (drawn >= 0) continue;
    put(each.move, std::nullopt);
    break;
  }
  settle();
}

bool OpeningPractice::hurry() {
  if (phase_ != Phase::Answering) return false;
  answer();
  return true;
}

bool OpeningPractice::advance(Milliseconds elapsed) {
  if (phase_ != Phase::Answering) return false;
  left_ -= elapsed;
  return left_ <= Milliseconds{0} && hurry();
}

std::optional<OpeningPractice::Milliseconds> OpeningPractice::due() const {
  if (phase_ != Phase::Answering) return std::nullopt;
  return std::max(left_, Milliseconds{0});
}

std::vector<Event> OpeningPractice::take_events() {
  return std::exchange(events_, {});
}

}  // namespace damas::training
