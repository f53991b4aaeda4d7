// Owns EndingResults: what endgame tables know of the position under review and of its moves.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/game.hpp"
#include "endgame/certain_result.hpp"
#include "view/text/language.hpp"
#include "view/window/board/marks.hpp"

namespace damas {

class App;
struct EndingTables;
struct LiveFindings;

class EndingResults {
 public:
  EndingResults();
  ~EndingResults();

  // Call it in every update with the position on the board. Fetches the variant's tables with the
  // first position that may be in them.
  void follow(const Game& game, App& app);

  const std::optional<endgame::CertainResult>& here() const { return here_; }
  const std::vector<endgame::CertainMove>& moves() const { return moves_; }
  // "White wins in 9 moves"; empty if nothing is certain.
  std::string sentence(Language language) const;
  // Replaces the chances by a certain result.
  void replace_chances(LiveFindings& findings, Language language) const;

  // Whether the destinations of moves are marked by their results.
  bool marking() const { return marking_; }
  void mark(bool on) { marking_ = on; }
  // Marks the results of the selected piece's moves. Without a selection it marks those of all
  // moves: each square has the best result of the moves to it.
  void add_to(Marks& marks) const;

 private:
  bool ready(const Game& game, App& app);

  std::shared_ptr<EndingTables> tables_;  // once asked for
  std::optional<Game> game_;              // that the results are about
  int news_ = 0;                          // likewise, of the tables
  std::optional<endgame::CertainResult> here_;
  std::vector<endgame::CertainMove> moves_;
  bool marking_ = false;
};

}  // namespace damas
