// Owns the thinker of one variant; only generated sources include it.
#pragma once

#include <utility>

#include "engine/helpers.hpp"
#include "engine/root_search.hpp"
#include "engine/variant_thinker.hpp"

namespace damas::detail {

template <std::size_t I>
class ThinkerFor : public VariantThinker {
  static constexpr Rules R = variants[I].rules;

 public:
  ThinkerFor() { knowledge_.endings.share(finished_tables()); }

  void judge_by(const LearntWeights* weights) override {
    knowledge_.learnt.reset();
    if (weights != nullptr) knowledge_.learnt.emplace(*weights);
  }

  void look_up(std::shared_ptr<const endgame::PackedTables> endings) override {
    knowledge_.packed_endings = std::move(endings);
  }

  Report think(const Game& game, const SearchRequest& request, TranspositionTable& table,
               Budget& budget, const Publish& publish) override {
    const Position<R>& position = std::get<I>(game.position());
    prepare(position, request.limits, budget);
    Root<R> root{position, &game.draw_rules(), game.draw_state(), game.repeatable_keys()};
    root.earlier_keys.pop_back();
    RootSearch<R> search(root, knowledge_, table, budget, request);
    // Threads that overlook different shots share no table entries and would not help.
    const bool errs = request.level < strongest_level;
    if (request.threads <= 1 || errs) return search.run(publish);
    return think_together(root, request, table, budget, [&] { return search.run(publish); });
  }

 private:
  // Every engine would compute the same tables: the program has one for hints beside that of the
  // game, and a new one for each analysis. Only those that a root wants are taken, so that a search
  // still does not depend on earlier ones.
  static endgame::SharedTables<R>& finished_tables() {
    static endgame::SharedTables<R> tables;
    return tables;
  }

  // Computes endgame tables. Half of the time may go there, or 0.3 s of a search without limits. A
  // search with limits other than time must not depend on earlier searches, so what it uses is
  // completed: small tables in a blink, and those on demand, which can take a second, only where
  // the search itself is not much shorter.
  void prepare(const Position<R>& position, const Limits& limits, const Budget& budget) {
    using Tables = endgame::GradualTables<R>;
    constexpr std::uint64_t many_nodes = 4000;
    constexpr std::chrono::milliseconds first_report{300};
    const bool endless = !limits.time && !limits.nodes && !limits.depth;
    const bool few_pieces = bits::count(position.occupied()) <= Tables::most_pieces_made;
    const bool on_demand =
        limits.time || endless || (few_pieces && limits.nodes.value_or(0) >= many_nodes);
    knowledge_.endings.make(position, on_demand ? Tables::Extent::OnDemand : Tables::Extent::Small,
                            [&] {
                              if (budget.stopped() || budget.half_used()) return true;
                              return endless && budget.elapsed() >= first_report;
                            });
  }

  // Helper threads search the same root and share the transposition table with `lead`.
  Report think_together(const Root<R>& root, const SearchRequest& request,
                        TranspositionTable& table, Budget& budget,
                        const std::function<Report()>& lead) {
    std::atomic<bool> over = false;
    std::atomic<std::uint64_t> positions = 0;
    budget.add_positions_of(positions);
    Report report;
    run_beside(
        request.threads - 1,
        [&](int helper) {
          Budget own({}, over);
          own.report_positions_to(positions);
          SearchRequest same = request;
          same.limits = {request.limits.depth, std::nullopt, std::nullopt};
          same.seed += static_cast<std::uint64_t>(helper) + 1;
          RootSearch<R>(root, knowledge_, table, own, same).help(1 + helper % 2);
        },
        [&] {
          report = lead();
          over = true;
        });
    return report;
  }

  Knowledge<R> knowledge_;
};

template <std::size_t I>
std::unique_ptr<VariantThinker> make_variant_thinker() {
  return std::make_unique<ThinkerFor<I>>();
}

}  // namespace damas::detail
