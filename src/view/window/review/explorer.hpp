// Owns Explorer: the moves from the position under review that were played in the person's games,
// in opened files and in the games database, and those of the opening book.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/game.hpp"
#include "core/pdn/game.hpp"
#include "view/text/language.hpp"

namespace damas {

class App;
class ExplorerSources;
class GameFile;

// One move as it is shown.
struct ExplorerRow {
  Move move;
  std::string name;     // the move in notation
  std::string games;    // "12 games"; empty if it is only in the book
  std::string rating;   // the average; empty if no ratings are known
  std::string book;     // the book's score for White; empty if the book does not have the move
  std::string results;  // in words; empty if no result is known
  // The shares of the games with a known result; all 0 if there are none.
  float white = 0;
  float draws = 0;
  float black = 0;

  friend bool operator==(const ExplorerRow&, const ExplorerRow&) = default;
};

// One source of the moves, which the person can leave out.
struct ExplorerPart {
  std::string name;   // "My games", or of the file
  std::string count;  // of games with this position, or of moves of the book; empty: not known
  std::string words;  // both as a sentence
  bool on = true;

  friend bool operator==(const ExplorerPart&, const ExplorerPart&) = default;
};

struct ExplorerFindings {
  std::string heading;  // how many games were read, or that they are being read
  std::vector<ExplorerRow> rows;
  std::vector<ExplorerPart> parts;
  int games = 0;              // that reached the position
  bool only_in_base = false;  // all of them count in the database
  bool in_book = false;       // the book has moves from here

  friend bool operator==(const ExplorerFindings&, const ExplorerFindings&) = default;
};

// Games that reached a position.
struct ListedGames {
  std::string pdn;
  std::size_t listed = 0;
  std::size_t all = 0;  // that there are; more if the others are left out
};

class Explorer {
 public:
  using Clock = std::function<std::chrono::steady_clock::time_point()>;

  // `file` is the one that the game under review came from; it may be null. Files that are open in
  // other scenes count, too. `now` limits the time that follow() reads.
  explicit Explorer(std::shared_ptr<GameFile> file, Clock now = std::chrono::steady_clock::now);
  ~Explorer();

  bool on() const { return source_ != nullptr; }
  // Games are read anew whenever it is switched on.
  void switch_on(Variant variant, App& app);
  void switch_off();
  // Counts the source of that part of the findings, or stops counting it.
  void toggle(std::size_t part);

  // Call it at every update: reads further games, and looks the position up if that is new.
  void follow(const Game& game, App& app);

  const ExplorerFindings& findings() const { return findings_; }
  // The position that the findings are about; nothing as long as there is none.
  const std::optional<AnyPosition>& position() const { return position_; }
  // The position of the findings, if games reached it and the database has all of them.
  std::optional<AnyPosition> position_in_base() const;
  // Asks for the games that reached the position of the findings: at most `most_listed`, the others
  // are left out.
  void ask_for_games() { asked_for_games_ = on() && position_; }
  // Returns these games once; nothing while the database has not answered or some games are not
  // written yet: the next update then goes on.
  std::optional<ListedGames> take_games(App& app);
  static constexpr int most_listed = 500;

 private:
  // The games that are being written, because some hundreds take longer than a frame.
  struct Listing {
    std::vector<PdnGame> games;
    std::size_t written = 0;
    ListedGames text;
  };

  bool read_on(App& app);
  void wait_for_base(App& app);
  bool is_pausing(const Game& game, const App& app) const;
  void look_up(const Game& game, App& app);
  bool read_games(App& app);
  bool write_games();

  std::shared_ptr<GameFile> file_;
  Clock now_;
  std::shared_ptr<ExplorerSources> source_;  // null while it is off
  bool asked_for_games_ = false;
  std::optional<Listing> listing_;  // unset: they have not been read yet
  bool importing_ = false;          // games came into the database at the last look
  std::optional<std::chrono::milliseconds> ask_again_at_;  // in App::now(): the database was busy
  std::optional<AnyPosition> position_;                    // that the findings are about
  int news_ = -1;                                          // likewise, of the source
  ExplorerFindings findings_;
};

}  // namespace damas
