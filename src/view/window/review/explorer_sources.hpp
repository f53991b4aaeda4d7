// Owns ExplorerSources: the games and the book that the explorer looks into, by where they come
// from, and which of them count.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "book/book.hpp"
#include "core/game.hpp"
#include "explorer/game_identity.hpp"
#include "explorer/games_base.hpp"
#include "explorer/known_games.hpp"
#include "explorer/played_moves.hpp"

namespace damas {

class GameFile;

class ExplorerSources {
 public:
  // Reads at most so many games of files. `base` may be null.
  ExplorerSources(Variant variant, int most_games, std::shared_ptr<GamesBase> base);

  // Adds the games of a file, which are read later. All files must be added before the first
  // reading.
  void add(std::string name, std::shared_ptr<GameFile> file);
  void take(Book book);
  // The sources that the other one leaves out, too, are left out.
  void choose_as(const ExplorerSources& other);

  Variant variant() const { return variant_; }
  bool reading() const { return file_ < files_.size(); }
  // Takes one step of reading a file, or one of its games. False if that must wait, because
  // somebody is writing to the database.
  bool read_one();
  // Whether an import into the database is running.
  bool importing() const;
  // Whether the database gave no answer to the last question.
  bool busy() const { return base_counts() && base_->busy(); }
  // Before a question that got no answer is asked again.
  std::chrono::milliseconds pause() const {
    return base_ ? base_->pause() : std::chrono::milliseconds{0};
  }
  // Whether there were too many games.
  bool left_out() const { return left_out_; }
  // Increases with all that changes the answers.
  int news() const { return news_; }

  enum class Kind : std::uint8_t { Games, Database, Book };
  // One source, and how much it knows of a position.
  struct Part {
    Kind kind = Kind::Games;
    std::string name = {};  // of the file
    // Games that reached the position, or moves of the book; unset: a database that is off is not
    // asked.
    std::optional<int> count = {};
    bool on = true;
  };
  struct Answer {
    std::vector<PlayedMove> moves;  // those of most games first
    int games = 0;                  // that reached the position
    int in_base = 0;                // those of them that count in the database
    int read = 0;                   // all games of the sources that count
    std::optional<BookEntry> book;
    std::vector<Part> parts;  // of all sources
    bool busy = false;        // the database did not answer; ask again later
  };
  // Only sources that are on count, apart from `parts`. Equal games count once: in the database, or
  // else in the first source that is on.
  Answer ask(const Game& game) const;
  // Switches the source of that part on or off. Files may have to be read again.
  void toggle(std::size_t part);
  // The first games that reached the position, of the sources that are on. Nothing if the database
  // does not answer.
  std::vector<PdnGame> games_with(const AnyPosition& position, std::size_t most) const;

 private:
  // The games of one file that have been read so far, with their places in it.
  struct Games {
    explicit Games(Variant variant) : moves(variant) {}
    PlayedMoves moves;
    std::vector<std::uint32_t> places;
    std::vector<GameIdentity> identities;
    PlayedMoves::LeftOut twice;  // an equal game counts already
    int twice_count = 0;
  };
  // A game that is in the database, too, counts there, as long as the database counts.
  struct File {
    std::string name;
    std::shared_ptr<GameFile> file;
    Games alone;
    Games in_base;
    bool on = true;
  };

  bool base_counts() const { return base_ && base_on_; }
  void leave_out_equal(Games& games);
  void find_equal_games();
  std::vector<const Games*> counted(const File& file) const;
  // How many games of files count that reached the position.
  std::size_t count_in_files(const AnyPosition& position) const;
  bool add_game(File& file, std::size_t index);
  bool ask_about(const File& file, std::size_t index);
  void read_again();
  int games_read() const;

  Variant variant_;
  int most_games_;
  std::shared_ptr<GamesBase> base_;
  std::vector<File> files_;
  KnownGames known_;  // those of files that count
  std::optional<Book> book_;
  bool base_on_ = true;
  bool book_on_ = true;
  std::size_t file_ = 0;               // that is read now
  std::size_t next_ = 0;               // game of it
  std::map<std::size_t, bool> asked_;  // next games of it: whether the database has them
  bool left_out_ = false;
  bool unsorted_ = false;  // games were read while the database was off, so it was not asked
  int news_ = 0;
};

}  // namespace damas
