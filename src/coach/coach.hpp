// Owns the coach: searches of a position and of a move in it, and the explanation that follows.
#pragma once

#include <optional>
#include <vector>

#include "coach/explain.hpp"
#include "engine/engine.hpp"

namespace damas::coach {

// The positions that each of the two searches visits, so that explanations do not depend on time.
inline constexpr std::uint64_t positions_per_search = 100'000;

// Explains one move, in steps that do not wait.
class Coach {
 public:
  // The move must be legal in the game, which must not be over. The engine must outlive this
  // object, and nobody else may start it meanwhile. `endings` may be empty.
  Coach(const Game& game, const Move& move, Engine& engine, KnownEndings endings = {},
        std::uint64_t positions = positions_per_search);

  // Takes the result of a search if it is ready, and starts the next one; or looks for one kind of
  // claim. Returns false if there is nothing more to do. Does not wait, unless the engine searches
  // when it is polled.
  bool step();
  bool done() const { return stage_ == Stage::Done; }
  // step() has nothing to do until the engine reports something new.
  bool waits() const { return stage_ == Stage::Before || stage_ == Stage::After; }
  // Only when it is done.
  const std::vector<Claim>& claims() const { return explanation_->claims(); }
  // The results of the searches so far.
  const Evidence& evidence() const { return evidence_; }

 private:
  enum class Stage : std::uint8_t { Begin, Before, After, Explain, Done };

  void search(const Game& position, Stage stage);
  void take(const Report& report);
  void begin_to_explain();

  Game game_;
  Game next_;
  Move move_;
  Engine& engine_;
  KnownEndings endings_;
  std::uint64_t positions_;
  Stage stage_ = Stage::Begin;
  Evidence evidence_;
  std::optional<Explanation> explanation_;
};

// The same at once, for an engine with Drive::Caller.
std::vector<Claim> explained(const Game& game, const Move& move, Engine& engine,
                             const KnownEndings& endings = {},
                             std::uint64_t positions = positions_per_search);

}  // namespace damas::coach
