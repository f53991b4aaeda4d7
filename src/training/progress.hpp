// Owns Progress: what a person has reached with problems and with the names of squares, by variant,
// and its text form in a file.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/variants.hpp"
#include "puzzle/daily.hpp"
#include "rating/glicko.hpp"

namespace damas::training {

// Identifies a problem by its start, also after problems have been added to its file.
using ProblemId = std::uint64_t;

// Among the easiest problems, of which a newcomer can solve some. It is uncertain, and soon rises.
inline constexpr double rating_of_newcomer = 950;

struct VariantProgress {
  rating::Rating rating{rating_of_newcomer};
  std::vector<int> ratings;  // as shown, after each of the last rated tries, the oldest first
  int streak = 0;            // problems solved one after another without a mistake
  int best_streak = 0;
  int best_rush = 0;                       // problems solved in one rush
  std::optional<puzzle::Date> last_daily;  // the last day whose daily problem was solved
  int best_named = 0;                      // squares named in one round of the square trainer
  int best_found = 0;                      // likewise found
  std::map<ProblemId, bool> tried;         // whether the first try was right
  std::set<ProblemId> favourites;

  int solved() const;
};

// How a rating in problems is told. The first tries move it by hundreds, which tells little of the
// person and discourages beginners.
enum class ToldRating : std::uint8_t {
  Later,   // not before so many tries
  Guess,   // with its margin, while it is provisional
  Certain  // with the change by the last try
};
inline constexpr int tries_to_rating = 10;
ToldRating told_rating(const VariantProgress& progress);
// How many tries are left until the rating is told.
int tries_left_to_rating(const VariantProgress& progress);

// How many ratings are kept.
inline constexpr std::size_t most_ratings = 500;

class Progress {
 public:
  // For a variant without progress, that of a newcomer.
  const VariantProgress& of(Variant variant) const;
  VariantProgress& of(Variant variant) { return all_[variant]; }
  const std::map<Variant, VariantProgress>& all() const { return all_; }

 private:
  std::map<Variant, VariantProgress> all_;
};

// Begins with that rating instead of a newcomer's, unless tries have decided it already.
void begin_at(VariantProgress& progress, double rating);

// Adds the first try of a problem with that rating: rating, its history, streak and list. A problem
// that was tried before changes nothing.
void note_try(VariantProgress& progress, ProblemId problem, const rating::Rating& of_problem,
              bool solved);

// Lines of text; ratings are rounded to hundredths, volatilities to millionths.
std::string text_of(const Progress& progress);
// Nothing if the text is not completely valid; the caller must then not overwrite the file. An
// empty text has no progress.
std::optional<Progress> progress_from_text(std::string_view text);

}  // namespace damas::training
