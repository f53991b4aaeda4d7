#include "engine/thinker.hpp"

#include <any>
#include <optional>
#include <utility>
#include <variant>

#include "engine/root_search.hpp"

namespace damas {

namespace {

// Endings can be near when no more pieces than this are left.
constexpr int ending_pieces = 7;

template <Rules R>
Root<R> root_of(const Game& game, const Position<R>& position) {
  Root<R> root{position, &game.draw_rules(), game.draw_state(), game.repeatable_keys()};
  root.earlier_keys.pop_back();
  return root;
}

template <Rules R>
void prepare(Knowledge<R>& knowledge, const Position<R>& position, Budget& budget) {
  if constexpr (LoneKingTable<R>::exists) {
    if (knowledge.lone_king.ready() || bits::count(position.occupied()) > ending_pieces) return;
    knowledge.lone_king.make([&] { return budget.stopped() || budget.mostly_used(); });
  }
}

}  // namespace

class Thinker::Impl {
 public:
  explicit Impl(std::size_t hash_megabytes) : table_(hash_megabytes) {}

  Report think(const Game& game, const SearchRequest& request, const std::atomic<bool>& stop,
               const Publish& publish) {
    Budget budget(request.limits, stop);
    remember_only(game);
    table_.new_search();
    return std::visit(
        [&]<Rules R>(const Position<R>& position) {
          Knowledge<R>& knowledge = knowledge_of<R>();
          prepare(knowledge, position, budget);
          const Root<R> root = root_of(game, position);
          return RootSearch<R>(root, knowledge, table_, budget, request).run(publish);
        },
        game.position());
  }

  void forget() { known_for_.reset(); }

 private:
  // What was learnt holds for one variant and one table of draw rules.
  void remember_only(const Game& game) {
    const std::pair now{game.variant(), game.draw_table()};
    if (known_for_ == now) return;
    table_.clear();
    known_for_ = now;
  }

  template <Rules R>
  Knowledge<R>& knowledge_of() {
    auto* known = std::any_cast<std::shared_ptr<Knowledge<R>>>(&knowledge_);
    if (known == nullptr) {
      knowledge_ = std::make_shared<Knowledge<R>>();
      known = std::any_cast<std::shared_ptr<Knowledge<R>>>(&knowledge_);
    }
    return **known;
  }

  TranspositionTable table_;
  std::optional<std::pair<Variant, std::size_t>> known_for_;
  std::any knowledge_;  // of the variant thought about last
};

Thinker::Thinker(std::size_t hash_megabytes) : impl_(std::make_unique<Impl>(hash_megabytes)) {}
Thinker::~Thinker() = default;

Report Thinker::think(const Game& game, const SearchRequest& request, const std::atomic<bool>& stop,
                      const Publish& publish) {
  return impl_->think(game, request, stop, publish);
}

void Thinker::forget() {
  impl_->forget();
}

}  // namespace damas
