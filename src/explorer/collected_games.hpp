// Owns CollectedGames: the text of all games of a database, asked for bit by bit.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "explorer/games_reader.hpp"

namespace damas {

class CollectedGames {
 public:
  enum class State : std::uint8_t {
    Asking,
    Busy,      // the database does not answer now: go on a moment later
    Complete,  // text() has all games
    TooLarge,
    Failed,  // the database cannot be read
  };

  // Stops as TooLarge when the text has more than `most_bytes`.
  CollectedGames(std::shared_ptr<GamesReader> games, std::size_t most_bytes)
      : games_(std::move(games)), most_bytes_(most_bytes) {}

  // Asks for some more games, which takes a few milliseconds, unless the end is reached.
  State step();
  State state() const { return state_; }
  // How many games there are, once that is known, and how many of them have been asked for.
  std::size_t all() const { return all_; }
  std::size_t asked() const { return next_ - 1; }
  // Valid at the end; empty if there are no games, or not all of them could be collected.
  std::string take_text() { return std::move(text_); }

 private:
  State next_state();
  State end(State state);

  std::shared_ptr<GamesReader> games_;
  std::size_t most_bytes_;
  State state_ = State::Asking;
  bool counted_ = false;
  std::size_t all_ = 0;
  std::size_t next_ = 1;  // the number of the next game to ask for
  std::string text_;
};

}  // namespace damas
