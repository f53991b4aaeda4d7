// In a page, its worker computes the tables: their computation for all variants would double the
// size of the page's own module.
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "endgame/asked_tables.hpp"
#include "endgame/distances_work.hpp"
#include "endgame/tables.hpp"
#include "wire/page_worker.hpp"

namespace damas::endgame {

namespace {

// The most positions of a table, with one side to move: enough for four pieces on 32 squares, and
// for three on larger boards. More might exceed the memory of a telephone.
constexpr std::size_t most_positions = 700'000;

class PageWork final : public Distances::Work {
 public:
  PageWork(Variant variant, Computing computing, std::function<void()> told)
      : variant_(variant), computing_(computing), told_(std::move(told)), tables_(variant) {}

  std::optional<Result> find(const AnyPosition& position) override {
    if (variant_of(position) != variant_ || pieces_of(position) > Distances::most_pieces)
      return std::nullopt;
    const Material material = Placement::of(position).material();
    if (material.waiter.pieces() == 0) return std::nullopt;
    if (const auto found = tables_.find(position)) return found;
    // Nothing can be waited for within a turn.
    if (computing_ == Computing::Beside) want(material);
    return std::nullopt;
  }

  int news() const override { return news_; }
  bool awaits() const override { return !wanted_.empty(); }

 private:
  // The position that is shown is the last one that was asked for, so its tables come first. This
  // is called for many positions of the same materials.
  void want(const Material& material) {
    if (place_in(refused_, material) != refused_.end()) return;
    const auto wanted = place_in(wanted_, material);
    if (wanted != wanted_.end()) {
      std::rotate(wanted, wanted + 1, wanted_.end());
      return;
    }
    if (!missing(tables_, material, most_positions)) return refused_.push_back(material);
    wanted_.push_back(material);
    if (!worker_) worker_.emplace([this] { take_answer(); });
    if (!asked_) ask();
  }

  // The place of the material or of its swapped one; the two tables come together.
  static std::vector<Material>::iterator place_in(std::vector<Material>& list,
                                                  const Material& material) {
    return std::find_if(list.begin(), list.end(), [&](const Material& each) {
      return each == material || each.swapped() == material;
    });
  }

  void ask() {
    while (!wanted_.empty()) {
      const auto left = missing(tables_, wanted_.back(), most_positions);
      if (left && !left->empty()) {
        asked_ = true;
        asked_for_ = wanted_.back();
        return worker_->start(to_wire(*tables_.next(left->front())));
      }
      wanted_.pop_back();
      tell();
    }
  }

  void take_answer() {
    if (!asked_) return;
    if (worker_->failed()) return give_up();
    const auto text = worker_->take();
    if (!text) return;
    const auto answer = table_answer_from_wire(*text);
    if (!answer || !tables_.add(*answer)) return give_up();
    asked_ = false;
    ask();
  }

  // The worker cannot be had, for example because the page lost its network too early, or not for
  // these tables, for example because its memory is full. The next material gets a fresh one.
  void give_up() {
    asked_ = false;
    const auto wanted = place_in(wanted_, *asked_for_);
    if (wanted != wanted_.end()) wanted_.erase(wanted);
    refused_.push_back(*asked_for_);
    ask();
    tell();
  }

  void tell() {
    ++news_;
    if (told_) told_();
  }

  Variant variant_;
  Computing computing_;
  std::function<void()> told_;
  AskedTables tables_;
  std::vector<Material> wanted_;       // the next one at the end
  std::vector<Material> refused_;      // are too large, or the worker has failed
  bool asked_ = false;                 // the worker has a question
  std::optional<Material> asked_for_;  // last
  int news_ = 0;
  std::optional<PageWorker> worker_;  // once something was wanted
};

}  // namespace

Distances::Distances(Variant variant, Computing computing, std::function<void()> told, MakeTables)
    : work_(std::make_unique<PageWork>(variant, computing, std::move(told))) {}

bool Distances::computes(const AnyPosition& position) {
  if (pieces_of(position) > most_pieces) return false;
  const Material material = Placement::of(position).material();
  if (material.waiter.pieces() == 0) return false;
  return missing(AskedTables(variant_of(position)), material, most_positions).has_value();
}

}  // namespace damas::endgame
