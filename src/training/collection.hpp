// Owns Collection: the problems of one variant, and the choice among them.
#pragma once

#include <optional>
#include <vector>

#include "problems/problem.hpp"
#include "problems/themes.hpp"
#include "puzzle/random.hpp"
#include "training/progress.hpp"

namespace damas::training {

ProblemId id_of(const problems::Problem& problem);

// The rating that a problem of this difficulty has as an opponent: the hardest ones are as hard to
// solve as a strong player is to beat.
rating::Rating rating_of(const problems::Problem& problem);

// The degrees other than Suited have a third of all problems each.
enum class Degree : std::uint8_t { Suited, Easy, Medium, Hard };

struct Filter {
  Degree degree = Degree::Suited;  // Suited: near the person's rating
  std::optional<problems::Theme> theme;
  bool favourites = false;  // only these

  friend bool operator==(const Filter&, const Filter&) = default;
};

class Collection {
 public:
  // `problems` are of one variant, the easiest first; there is at least one.
  explicit Collection(std::vector<problems::Problem> problems);

  Variant variant() const { return problems_.front().variant(); }
  std::size_t size() const { return problems_.size(); }
  const problems::Problem& at(std::size_t problem) const { return problems_[problem]; }
  ProblemId id(std::size_t problem) const { return ids_[problem]; }

  // In the order of the collection.
  std::vector<std::size_t> fitting(const Filter& filter, const VariantProgress& progress) const;
  // A fitting problem that has not been tried; if there is none, any fitting one, if possible not
  // `last`. Nothing if none fits.
  std::optional<std::size_t> next(const Filter& filter, const VariantProgress& progress,
                                  std::optional<std::size_t> last, puzzle::Random& random) const;
  // The problem of that day, the same for everyone who has these problems.
  std::size_t daily(puzzle::Date day) const;
  // The `turn`-th problem of a rush, from 0: the first ones are the easiest, then they get harder.
  std::size_t for_rush(int turn, puzzle::Random& random) const;

 private:
  bool fits(std::size_t problem, const Filter& filter, const VariantProgress& progress) const;
  const problems::Themes& themes(std::size_t problem) const;

  std::vector<problems::Problem> problems_;
  std::vector<ProblemId> ids_;
  // Found when they are first asked for, because that takes a while for all problems.
  mutable std::vector<std::optional<problems::Themes>> themes_;
};

}  // namespace damas::training
