// Owns Store: what survives the program — settings, the unfinished game and the finished ones, what
// belongs to the puzzle, who one is online — and what went wrong.
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/pdn/game.hpp"
#include "match/match.hpp"
#include "platform/file_access.hpp"
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
    GamesSetAside,     // likewise
    Unreadable,        // `where` could not be read, nor set aside
    Unwritable,        // `where` could not be written; said once for each file
  };
  Kind kind = Kind::Unwritable;
  std::string where;
};

// Of the games that were finished here.
inline constexpr std::string_view finished_games_file = "my-games.pdn";

// Works without files, too: then everything lasts as long as the program.
class Store {
 public:
  // `files` may be null and must outlive the store. `match_file` is the name of the unfinished
  // game's file, empty for the usual one: programs that run at once and share a folder need one
  // each. `left_match_file` makes another one of theirs this program's and names it, if there is
  // one that nobody has any more; it may be empty.
  explicit Store(const UserFiles* files, std::string match_file = {},
                 std::function<std::string()> left_match_file = {});
  ~Store();

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
  // Where there is no unfinished game, takes over one that another program has left, if any.
  void take_over_left_match();

  // The games that were finished here, newest first, as PDN.
  std::string finished_games();
  // Puts the game before them, in the place of an earlier end of the same match, and drops the
  // oldest beyond `most`.
  void keep_finished(const PdnGame& game, std::uint64_t match, std::size_t most);
  // Reads and writes the finished games as a file, for the library.
  const FileAccess& own_files() const;

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
  // Nothing where something lies that can be neither read nor moved away.
  std::optional<std::string> read_finished();
  Expected<Done> write_finished(std::string_view games);
  void write(std::string_view name, const std::string& content, bool& reported,
             Readers readers = Readers::AsBefore);
  void set_aside(std::string_view name, StoreProblem::Kind kind);

  class OwnFiles;

  const UserFiles* files_;
  std::string match_file_;
  std::function<std::string()> left_match_file_;
  Preferences preferences_;
  std::optional<std::string> match_;  // its text, known to be sound
  puzzle::Records records_;
  std::string puzzle_game_;
  OnlineVisits visits_;
  std::string picture_;  // if it could not be kept
  std::unique_ptr<OwnFiles> own_files_;
  // Finished games that could not be written yet; without files, all of them.
  struct Unkept {
    PdnGame game;
    std::uint64_t match = 0;
    std::size_t most = 0;
  };
  std::string with_unkept(std::string games) const;
  std::vector<Unkept> unkept_;
  std::string finished_in_memory_;  // where there are no files
  // The moves of each match that was kept, so that what the person changed since stays as it is.
  std::map<std::uint64_t, std::string> finished_moves_;
  std::vector<StoreProblem> problems_;
  bool settings_reported_ = false;
  bool match_reported_ = false;
  bool records_reported_ = false;
  bool puzzle_reported_ = false;
  bool visits_reported_ = false;
  bool finished_reported_ = false;
};

}  // namespace damas
