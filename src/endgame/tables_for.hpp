// Owns the endgame tables of one variant behind their interface; only generated sources include it.
#pragma once

#include <stdexcept>

#include "endgame/pair_builder.hpp"
#include "endgame/tables.hpp"

namespace damas::endgame::detail {

template <std::size_t I>
class TablesFor : public Tables {
  static constexpr Rules R = variants[I].rules;

 public:
  bool covers(const Material& material) const override { return TableSet<R>::covers(material); }
  bool has(const Material& material) const override { return set_.has(material); }
  std::size_t size(const Material& material) const override {
    return TableIndex<R>(material).size();
  }

  std::optional<PairValues> compute(const Material& material,
                                    const std::function<bool()>& pause) const override {
    PairBuilder<R> builder(material);
    const typename PairBuilder<R>::Known known = [&](const Position<R>& p) { return set_.find(p); };
    while (builder.step(known)) {
      if (pause()) return std::nullopt;
    }
    if (builder.too_long())
      throw std::length_error("an ending of " + name_of(material) +
                              " takes more plies than a table can hold");
    return builder.take();
  }
  void add(const Material& material, PairValues pair) override {
    set_.add(material, std::move(pair));
  }
  const std::vector<Value>& values(const Material& material) const override {
    return *set_.values(material);
  }

  Totals totals(const Material& material) const override {
    Totals totals;
    for (const Value value : values(material)) {
      const Result result = result_of<R>(value);
      totals.wins += result.sign > 0;
      totals.losses += result.sign < 0;
      totals.draws += result.sign == 0;
      totals.longest = std::max(totals.longest, result.plies);
    }
    return totals;
  }
  std::optional<Result> find(const AnyPosition& position) const override {
    return set_.find(std::get<I>(position));
  }
  AnyPosition position(const Material& material, std::size_t number) const override {
    return AnyPosition(std::in_place_index<I>, TableIndex<R>(material).position(number));
  }

 private:
  TableSet<R> set_;
};

template <std::size_t I>
std::unique_ptr<Tables> make_tables() {
  return std::make_unique<TablesFor<I>>();
}

}  // namespace damas::endgame::detail
