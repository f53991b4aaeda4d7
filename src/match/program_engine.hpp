// Owns the interface of an external program that chooses moves: like an Engine, but it can fail.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "core/game.hpp"
#include "engine/engine.hpp"
#include "match/clock.hpp"
#include "match/player.hpp"

namespace damas {

// The reason why a program can no longer be used.
struct ProgramTrouble {
  enum class Kind : std::uint8_t {
    NotStarted,   // `detail`: the reason
    NoGreeting,   // it does not answer by the protocol
    Unfit,        // it does not play the variant
    Ended,        // it crashed or quit
    Silent,       // no answer in time
    IllegalMove,  // `detail`: the text it sent, empty if it sent no move
  };
  Kind kind = Kind::Ended;
  std::string detail = {};

  friend bool operator==(const ProgramTrouble&, const ProgramTrouble&) = default;
};

// The time for one search: a fixed time, or the time on the clock. No limit if neither is set.
struct ThinkingTime {
  std::optional<Milliseconds> move = std::nullopt;
  std::optional<Milliseconds> clock = std::nullopt;
  Milliseconds increment{0};
  // The position is analysed and no move is played: the program uses no book, and the whole time.
  bool analysis = false;
};

// No function waits for the program. The destructor ends it.
class ProgramEngine {
 public:
  ProgramEngine() = default;
  ProgramEngine(const ProgramEngine&) = delete;
  ProgramEngine& operator=(const ProgramEngine&) = delete;
  virtual ~ProgramEngine() = default;

  // Stops any running search. The game must have a legal move, no outcome, and the variant for
  // which the program was started.
  virtual void start(const Game& game, const ThinkingTime& time) = 0;
  // The latest report of the last search. Its score is valid from depth 1 on.
  virtual std::optional<Report> poll() const = 0;
  // Stops the search and discards its report.
  virtual void stop() = 0;
  // The program's own name; nothing until it has accepted the variant.
  virtual std::optional<std::string> name() const = 0;
  // Set once the program has failed. No new report follows.
  virtual std::optional<ProgramTrouble> trouble() const = 0;
};

// Starts a program for games of the variant. Any thread may call `changed` when the report, the
// name or the trouble has changed.
using StartProgram = std::function<std::unique_ptr<ProgramEngine>(
    const HubProgram& program, Variant variant, std::size_t draw_table,
    std::function<void()> changed)>;

}  // namespace damas
