// Owns Store: everything that the program keeps for the person, one object for each kind, and the
// problems that occurred with the files.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "lessons/progress.hpp"
#include "match/rating_history.hpp"
#include "platform/files.hpp"
#include "training/opening_cards.hpp"
#include "training/own_mistakes.hpp"
#include "training/progress.hpp"
#include "view/window/app/kept_names.hpp"
#include "view/window/app/shared_value.hpp"
#include "view/window/app/store_problem.hpp"
#include "view/window/app/stored_games.hpp"
#include "view/window/app/stored_match.hpp"
#include "view/window/app/stored_preferences.hpp"
#include "view/window/app/stored_puzzle.hpp"
#include "view/window/app/stored_return_points.hpp"
#include "view/window/app/visits.hpp"

namespace damas {

// Also works without files, but then all data is lost when the program ends.
class Store {
 public:
  // `files` may be null and must outlive the store. `match_file` is the name of the unfinished
  // game's file, empty for the default: programs that run at the same time in one folder need one
  // each. `left_match_file` takes over the file of a closed program, if there is one, and returns
  // its name; it may be empty.
  explicit Store(const UserFiles* files, const std::string& match_file = {},
                 std::function<std::string()> left_match_file = {});
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;

  [[nodiscard]] const StoredPreferences& preferences() const { return preferences_; }
  StoredPreferences& preferences() { return preferences_; }
  // The unfinished game of this window.
  [[nodiscard]] const StoredMatch& match() const { return match_; }
  StoredMatch& match() { return match_; }
  // The games that were finished here.
  [[nodiscard]] const StoredGames& games() const { return games_; }
  StoredGames& games() { return games_; }
  [[nodiscard]] const StoredPuzzle& puzzle() const { return puzzle_; }
  StoredPuzzle& puzzle() { return puzzle_; }
  // The progress with problems and with the names of squares.
  SharedValue<training::Progress>& progress() { return progress_; }
  SharedValue<lessons::Progress>& lessons() { return lessons_; }
  // The history of the person's rating.
  SharedValue<RatingHistory>& ratings() { return ratings_; }
  // The person's mistakes in all games.
  SharedValue<training::OwnMistakes>& mistakes() { return mistakes_; }
  // The positions of openings that the person practises.
  SharedValue<training::OpeningCards>& opening_cards() { return opening_cards_; }
  // The person's identities on the visited servers.
  SharedValue<OnlineVisits>& visits() { return visits_; }
  // The scenes that were open when this window was used last.
  [[nodiscard]] const StoredReturnPoints& return_points() const { return return_points_; }
  StoredReturnPoints& return_points() { return return_points_; }

  // Remembers that the questions of the first start have been asked.
  void note_welcome();
  // The files in which it keeps everything; null if nothing is kept.
  [[nodiscard]] const UserFiles* files() const { return files_; }
  // The path of a file or folder beside the others; empty if nothing is saved to disk.
  [[nodiscard]] std::string path(std::string_view name) const;
  // The values that are newer here than in the files, because these could not be written.
  KeptFiles unwritten();
  // Forgets what it has in memory, and reads all files, which somebody else has replaced.
  void read_again();
  // The problems since the last call, oldest first.
  StoreProblems take_problems() { return std::exchange(problems_, {}); }

 private:
  const UserFiles* files_;
  StoreProblems problems_;
  StoredPreferences preferences_;
  StoredMatch match_;
  StoredGames games_;
  StoredPuzzle puzzle_;
  SharedValue<training::Progress> progress_;
  SharedValue<lessons::Progress> lessons_;
  SharedValue<RatingHistory> ratings_;
  SharedValue<training::OwnMistakes> mistakes_;
  SharedValue<training::OpeningCards> opening_cards_;
  SharedValue<OnlineVisits> visits_;
  StoredReturnPoints return_points_;
};

}  // namespace damas
