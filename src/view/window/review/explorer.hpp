// Owns Explorer: the moves from the position under review that were played in the person's games,
// in the opened file and in the games database, and those of the opening book.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/game.hpp"
#include "view/text/language.hpp"

namespace damas {

class App;
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

struct ExplorerFindings {
  std::string heading;  // how many games were read, or that they are being read
  std::vector<ExplorerRow> rows;
  int games = 0;         // that reached the position
  bool in_book = false;  // the book has moves from here

  friend bool operator==(const ExplorerFindings&, const ExplorerFindings&) = default;
};

class Explorer {
 public:
  using Clock = std::function<std::chrono::steady_clock::time_point()>;

  // `file` is the one that the game under review came from; it may be null. `now` limits the time
  // that follow() reads.
  explicit Explorer(std::shared_ptr<GameFile> file, Clock now = std::chrono::steady_clock::now);
  ~Explorer();

  bool on() const { return source_ != nullptr; }
  // Games are read anew whenever it is switched on.
  void switch_on(Variant variant, App& app);
  void switch_off();

  // Call it at every update: reads further games, and looks the position up if that is new.
  void follow(const Game& game, App& app);

  const ExplorerFindings& findings() const { return findings_; }
  // The games that reached the position of the findings, as PDN: at most `most_listed`, the others
  // are left out.
  std::string games_here() const;
  static constexpr int most_listed = 500;

 private:
  struct Source;

  bool read_on(App& app);
  void read_one();
  void look_up(const Game& game, Language language);

  std::shared_ptr<GameFile> file_;
  Clock now_;
  std::shared_ptr<Source> source_;
  std::optional<AnyPosition> position_;  // that the findings are about
  int news_ = -1;                        // likewise, of the source
  ExplorerFindings findings_;
};

}  // namespace damas
