// Owns GamesReader: the questions that a games database answers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/any_position.hpp"
#include "core/pdn/game.hpp"
#include "core/pdn/index.hpp"
#include "core/position_pattern.hpp"
#include "explorer/played_moves.hpp"

namespace damas {

class GamesReader {
 public:
  struct Reached {
    int games = 0;                  // that reached the position
    std::vector<PlayedMove> moves;  // played next, those of most games first
  };
  // The columns by which a list can be sorted.
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
    std::optional<PositionPattern> pattern = {};  // reached in the main line

    friend bool operator==(const Search&, const Search&) = default;
  };

  virtual ~GamesReader() = default;

  // Whether the last question got no answer yet: the same question may be answered a moment later.
  virtual bool busy() const = 0;
  // The part of the games that the last question has looked into, from 0 to 1, if it was a search,
  // or the reading of many games, that has not ended; busy() then holds, too. Nothing otherwise.
  virtual std::optional<float> search_progress() const { return std::nullopt; }
  // Whether there is a database that could not be read for the last question.
  virtual bool failed() const = 0;

  // A database that cannot be read answers like one without games.
  virtual int size() = 0;
  // For each of the games, whether it has an equal one. Nothing if the database does not answer.
  virtual std::vector<bool> has(const std::vector<PdnGame>& games) = 0;
  // How many games should be asked about at the same time: few if the answer takes its time for
  // each, more if it comes later anyway.
  virtual std::size_t asked_together() const { return 1; }
  virtual Reached look_up(const AnyPosition& position) = 0;
  // The first `most` games that reached the position. If search_progress() tells how far it is, the
  // same question goes on with it.
  virtual std::vector<PdnGame> games_with(const AnyPosition& position, std::size_t most) = 0;

  // The numbers of the games found, in the order of the search. A search for a pattern takes long:
  // if search_progress() tells how far it is, the same question goes on with it.
  virtual std::vector<std::uint32_t> find(const Search& search) = 0;
  // The entries of these games in a list, in the same order; without names if one cannot be read.
  // Nothing if the database does not answer.
  virtual std::vector<PdnEntry> entries(const std::vector<std::uint32_t>& numbers) = 0;
  virtual std::optional<PdnGame> game(std::uint32_t number) = 0;
  // The PDN text of the first `most` games from that number on, without damaged ones. Nothing if
  // the database does not answer, or has no games there.
  virtual std::string pdn(std::uint32_t first, std::size_t most) = 0;
  // The variants of the games, in their usual order.
  virtual std::vector<Variant> variants() = 0;
};

}  // namespace damas
