// Owns RatingHistory: a person's rating after each rated game, and its text form in a file.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damas {

class RatingHistory {
 public:
  struct Entry {
    std::string date;  // as in PDN; "?" if it is not known
    int games = 0;     // the number of rated games until then
    int rating = 0;

    friend bool operator==(const Entry&, const Entry&) = default;
  };
  // Older entries are dropped.
  static constexpr std::size_t most = 1000;

  // The oldest first.
  const std::vector<Entry>& entries() const { return entries_; }
  // Replaces an entry with the same number of games, or a greater one, as when the end of a game
  // was taken back.
  void note(Entry entry);

 private:
  std::vector<Entry> entries_;
};

// Lines of text.
std::string text_of(const RatingHistory& history);
// Nothing if the text is not completely valid. An empty text has no entries.
std::optional<RatingHistory> rating_history_from_text(std::string_view text);

}  // namespace damas
