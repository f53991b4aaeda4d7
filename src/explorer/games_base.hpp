// Owns GamesBase: what can be asked of the person's games database, which not every build has.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/any_position.hpp"
#include "core/pdn/game.hpp"
#include "core/pdn/index.hpp"
#include "explorer/played_moves.hpp"

namespace damas {

class GamesBase {
 public:
  struct Reached {
    int games = 0;                  // that reached the position
    std::vector<PlayedMove> moves;  // played next, those of most games first
  };
  // The import that runs, or the last one.
  struct Import {
    bool running = false;
    std::uint64_t added = 0;
    std::uint64_t duplicates = 0;
    std::uint64_t broken = 0;
    std::string error;  // why it ended early, in English; or empty
    float read = 0;     // the part of the files, from 0 to 1
    int ended = 0;      // imports so far, apart from those that clear() has stopped
  };

  // By which a list can be sorted.
  enum class Column : std::uint8_t {
    Number,
    White,
    Black,
    Result,
    Variant,
    Date,
    Tournament,
    Plies
  };
  // Conditions on games; an empty field holds for every game. And the order of those found: equal
  // games stay in the order of their numbers.
  struct Search {
    PdnQuery tags = {};
    std::string opening = {};  // anywhere in the tag Opening
    Column column = Column::Number;
    bool descending = false;
  };

  virtual ~GamesBase() = default;

  // Whether the last question got no answer, because somebody is writing just now: the same
  // question may be answered a moment later.
  virtual bool busy() const = 0;

  // A database that cannot be read is like one without games.
  virtual int size() = 0;
  // Whether it has an equal game.
  virtual bool has(const PdnGame& game) = 0;
  virtual Reached look_up(const AnyPosition& position) = 0;
  // The first `most` games that reached the position.
  virtual std::vector<PdnGame> games_with(const AnyPosition& position, std::size_t most) = 0;

  // The numbers of the games found, in the order of the search.
  virtual std::vector<std::uint32_t> find(const Search& search) = 0;
  // What a list shows of these games, in the same order; without names if one cannot be read.
  // Nothing if the database does not answer.
  virtual std::vector<PdnEntry> entries(const std::vector<std::uint32_t>& numbers) = 0;
  virtual std::optional<PdnGame> game(std::uint32_t number) = 0;
  // Those of the games, in their usual order.
  virtual std::vector<Variant> variants() = 0;
  // Increases when games were added or removed here: numbers may then stand for other games.
  virtual int changes() const = 0;

  // Adds the games of PDN files, which a thread reads, each game once. `otherwise` is the variant
  // of games that do not name theirs. The thread calls `wake` when there is news. Does nothing
  // while another import runs.
  virtual void add_files(const std::vector<std::string>& paths, Variant otherwise,
                         std::function<void()> wake) = 0;
  virtual Import import_state() const = 0;
  // Ends the import before its time; the games that it has read stay.
  virtual void stop_import() = 0;
  // Stops an import, and deletes all games.
  virtual void clear() = 0;
};

}  // namespace damas
