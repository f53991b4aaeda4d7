// Owns Store: what survives the program — settings, the unfinished game, what belongs to the
// puzzle, who one is online — and what went wrong.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/match.hpp"
#include "platform/files.hpp"
#include "puzzle/records.hpp"
#include "view/window/online/visits.hpp"
#include "view/window/preferences.hpp"

namespace damas {

// Something about the user's files that the user should know.
struct StoreProblem {
  enum class Kind : std::uint8_t {
    SettingsSetAside,  // `where` is the new path
    MatchSetAside,     // likewise
    RecordsSetAside,   // likewise
    PuzzleSetAside,    // likewise
    VisitsSetAside,    // likewise
    Unreadable,        // `where` could not be read, nor set aside
    Unwritable,        // `where` could not be written; said once for each file
  };
  Kind kind = Kind::Unwritable;
  std::string where;
};

// Works without files, too: then everything lasts as long as the program.
class Store {
 public:
  // `files` may be null and must outlive the store. `match_file` is the name of the unfinished
  // game's file, empty for the usual one: programs that run at once and share a folder need one
  // each.
  explicit Store(const UserFiles* files, std::string match_file = {});

  const Preferences& preferences() const { return preferences_; }
  void set_preferences(Preferences preferences);
  // Until the person changes something this is not worth keeping.
  void yield_keys_to_browser() { preferences_.keys.yield_to_browser(); }

  bool has_match() const { return match_.has_value(); }
  // The unfinished game as it was last kept; nothing when there is none.
  std::optional<Match> match(Drive drive) const;
  // Keeps the match, or forgets the kept one if this one is over.
  void keep(const Match& match);
  void forget_match();

  const puzzle::Records& records() const { return records_; }
  // Another program, or page, may have kept records meanwhile: they are read first, and the better
  // of both are kept. What this result was better than anything before in.
  puzzle::Bettered note_record(int side, int moves, std::chrono::milliseconds time);

  // The text of the puzzle under way as it was last kept; empty when there is none.
  const std::string& puzzle_game() const { return puzzle_game_; }
  // Empty forgets it.
  void keep_puzzle_game(std::string text);

  // The file of the player's own picture as it was kept; empty when there is none.
  std::string puzzle_picture() const;
  // False when it lasts as long as the program only; then the one before does not come back.
  bool keep_puzzle_picture(std::string bytes);

  // Who one is on the servers where one has been; other programs, or pages, may have been elsewhere
  // meanwhile.
  OnlineVisits visits();
  void keep_visit(const std::string& server, const OnlineVisit& visit);

  // Of a file or folder beside the others; empty when nothing is kept.
  std::string path(std::string_view name) const;

  // Problems since the last call, oldest first.
  std::vector<StoreProblem> take_problems();

 private:
  void read_settings();
  void read_match();
  void read_records();
  void read_puzzle();
  void write(std::string_view name, const std::string& content, bool& reported,
             Readers readers = Readers::AsBefore);
  void set_aside(std::string_view name, StoreProblem::Kind kind);

  const UserFiles* files_;
  std::string match_file_;
  Preferences preferences_;
  std::optional<std::string> match_;  // its text, known to be sound
  puzzle::Records records_;
  std::string puzzle_game_;
  OnlineVisits visits_;
  std::string picture_;  // if it could not be kept
  std::vector<StoreProblem> problems_;
  bool settings_reported_ = false;
  bool match_reported_ = false;
  bool records_reported_ = false;
  bool puzzle_reported_ = false;
  bool visits_reported_ = false;
};

}  // namespace damas
