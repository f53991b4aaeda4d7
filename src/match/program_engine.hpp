// Owns the façade of a program that is asked for moves: like an Engine, but one that can fail.
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

// Why a program can be asked no more.
struct ProgramTrouble {
  enum class Kind : std::uint8_t {
    NotStarted,   // `detail`: why
    NoGreeting,   // it does not answer as the protocol wants
    Unfit,        // it does not play the variant
    Ended,        // it crashed or left
    Silent,       // no answer in time
    IllegalMove,  // `detail`: what it sent; empty: no move at all
  };
  Kind kind = Kind::Ended;
  std::string detail = {};

  friend bool operator==(const ProgramTrouble&, const ProgramTrouble&) = default;
};

// For one move: so long, or what the clock shows.
struct ThinkingTime {
  std::optional<Milliseconds> move = std::nullopt;
  std::optional<Milliseconds> clock = std::nullopt;
  Milliseconds increment{0};
};

// No function waits for the program, which is let go, or ended if it does not leave, with this.
class ProgramEngine {
 public:
  ProgramEngine() = default;
  ProgramEngine(const ProgramEngine&) = delete;
  ProgramEngine& operator=(const ProgramEngine&) = delete;
  virtual ~ProgramEngine() = default;

  // Stops any search that runs. The game must have a legal move, no outcome, and the variant for
  // which the program was started.
  virtual void start(const Game& game, const ThinkingTime& time) = 0;
  // What is known of the search that was started last; its score counts from depth 1 on.
  virtual std::optional<Report> poll() const = 0;
  // Nothing more comes of the search.
  virtual void stop() = 0;
  // As it calls itself, once it has said that it plays the variant.
  virtual std::optional<std::string> name() const = 0;
  // After this nothing more comes of it.
  virtual std::optional<ProgramTrouble> trouble() const = 0;
};

// Starts a program for games of that kind. `changed` is called, from any thread, when there is
// something new to ask of it.
using StartProgram = std::function<std::unique_ptr<ProgramEngine>(
    const HubProgram& program, Variant variant, std::size_t draw_table,
    std::function<void()> changed)>;

}  // namespace damas
