// Owns Store: all persistent data, namely settings, the unfinished game and the finished ones, the
// puzzle's data, the progress with problems and lessons, and the online identities; and the errors
// that occurred with it.
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
#include "lessons/progress.hpp"
#include "match/match.hpp"
#include "platform/file_access.hpp"
#include "platform/files.hpp"
#include "puzzle/records.hpp"
#include "training/progress.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/taste.hpp"
#include "view/window/app/visits.hpp"

namespace damas {

// A problem with the user's files that the user should know.
struct StoreProblem {
  enum class Kind : std::uint8_t {
    SettingsSetAside,  // `where` is the new path
    MatchSetAside,     // likewise
    RecordsSetAside,   // likewise
    PuzzleSetAside,    // likewise
    ProgressSetAside,  // likewise
    LessonsSetAside,   // likewise
    VisitsSetAside,    // likewise
    GamesSetAside,     // likewise
    Unreadable,        // `where` could not be read, nor set aside
    Unwritable,        // `where` could not be written; reported once per file
  };
  Kind kind = Kind::Unwritable;
  std::string where;
};

// The file of the games that were finished here.
inline constexpr std::string_view finished_games_file = "my-games.pdn";

// Also works without files, but then all data is lost when the program ends.
class Store {
 public:
  // `files` may be null and must outlive the store. `match_file` is the name of the unfinished
  // game's file, empty for the default: programs that run at the same time in one folder need one
  // each. `left_match_file` takes over the file of a closed program, if there is one, and returns
  // its name; it may be empty.
  explicit Store(const UserFiles* files, std::string match_file = {},
                 std::function<std::string()> left_match_file = {});
  ~Store();

  const Preferences& preferences() const { return preferences_; }
  void set_preferences(Preferences preferences);
  // Not saved until the person changes a setting. Has an effect only if there are no settings of an
  // earlier visit; it is likewise not saved before a change.
  void suit(const Taste& taste);
  void yield_keys_to_browser() { preferences_.keys.yield_to_browser(); }

  bool has_match() const { return match_.has_value(); }
  // The saved unfinished game; nothing if there is none.
  std::optional<Match> match(const EngineOptions& engine) const;
  // Saves the match, or deletes the saved one if this one is over.
  void keep(const Match& match);
  void forget_match();
  // If there is no unfinished game, takes over one that a closed program has left, if any.
  void take_over_left_match();

  // The games that were finished here, the newest first, as PDN.
  std::string finished_games();
  // Adds the game at the beginning, replacing an earlier end of the same match, and removes the
  // oldest games beyond `most`.
  void keep_finished(const PdnGame& game, std::uint64_t match, std::size_t most);
  // Gives access to the finished games as a file, for the library.
  const FileAccess& own_files() const;

  const puzzle::Records& records() const { return records_; }
  // Adds a result. Another program or page may have saved records in the meantime, so they are read
  // first, and the better ones are kept. Answers which records this result has improved.
  puzzle::Bettered note_record(int side, int moves, std::chrono::milliseconds time);

  // Applies a change to the progress with problems, and answers the result. Another program or page
  // may have changed it in the meantime, so it is read first.
  const training::Progress& change_progress(const std::function<void(training::Progress&)>& change);

  // Likewise for the lessons that are done.
  const lessons::Progress& change_lessons(const std::function<void(lessons::Progress&)>& change);
  // The lessons as they are in the file now.
  const lessons::Progress& lessons_done();

  // The saved unfinished puzzle; empty if there is none.
  const std::string& puzzle_game() const { return puzzle_game_; }
  // An empty text deletes it.
  void keep_puzzle_game(std::string text);

  // The saved file of the player's own picture; empty if there is none.
  std::string puzzle_picture() const;
  // False if the picture is kept in memory only; then the saved one is deleted.
  bool keep_puzzle_picture(std::string bytes);

  // The user's identities on the visited servers. Other programs or pages may have added some in
  // the meantime, so they are read first.
  OnlineVisits visits();
  void keep_visit(const std::string& server, const OnlineVisit& visit);

  // The path of a file or folder beside the others; empty if nothing is saved to disk.
  std::string path(std::string_view name) const;

  // The problems since the last call, oldest first.
  std::vector<StoreProblem> take_problems();

 private:
  void read_settings();
  void read_match();
  void read_records();
  void read_puzzle();
  void read_progress();
  void read_lessons();
  // Nothing if the file can neither be read nor renamed.
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
  std::optional<std::string> match_;  // its text, if valid
  puzzle::Records records_;
  std::string puzzle_game_;
  training::Progress progress_;
  std::string progress_text_;  // as it was read or written last
  lessons::Progress lessons_;
  OnlineVisits visits_;
  std::string picture_;  // set if it could not be saved
  std::unique_ptr<OwnFiles> own_files_;
  // Finished games that are not written yet; without files, all of them.
  struct Unkept {
    PdnGame game;
    std::uint64_t match = 0;
    std::size_t most = 0;
  };
  std::string with_unkept(std::string games) const;
  std::vector<Unkept> unkept_;
  std::string finished_in_memory_;  // used if there are no files
  // The moves of each saved match, so that an unchanged end does not overwrite the person's edits.
  std::map<std::uint64_t, std::string> finished_moves_;
  std::vector<StoreProblem> problems_;
  bool settings_reported_ = false;
  bool match_reported_ = false;
  bool records_reported_ = false;
  bool puzzle_reported_ = false;
  bool progress_reported_ = false;
  bool lessons_reported_ = false;
  bool visits_reported_ = false;
  bool finished_reported_ = false;
  bool has_settings_ = false;  // of an earlier visit, even if they could not be read
};

}  // namespace damas
