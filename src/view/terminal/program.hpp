// Owns the program: the menu, and which screen follows which.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "puzzle/solver.hpp"
#include "view/terminal/console.hpp"
#include "view/terminal/game_screen.hpp"
#include "view/terminal/options.hpp"
#include "view/terminal/unfinished_game.hpp"

namespace damas::terminal {

class Program {
 public:
  // The drive says who does the computer's thinking. A clock is fair to both sides only with a
  // thread: a computer that is called thinks in no time.
  // The puzzle's tables outlive the program.
  Program(Console& console, const Options& options, puzzle::Tables& tables,
          Drive drive = Drive::Caller);

  // Until the person leaves or the input ends. The exit status: 1 when the game to load could not
  // be loaded, else 0.
  int run();

 private:
  struct Item {
    std::string label;
    std::function<Leave()> act;
  };

  int demo();
  // Where the options lead. The unfinished game that was kept is offered first.
  Leave start();
  std::optional<bool> offer_unfinished();
  std::string about(const Match& match) const;
  Leave menu();
  std::vector<Item> items();
  Leave ask_and_play(Mode mode);
  Leave play(Mode mode, const Options& options);
  Leave play(Match match, std::optional<PdnGame> from = {});
  Leave solve_puzzle();
  // Nothing when the file holds no match that can be loaded. `question` is asked before an
  // unfinished game is given up.
  std::optional<Leave> load(const std::string& path, Text question);
  Leave ask_and_load();
  Leave change_language();
  // Asks first when a game would be lost.
  Leave quit();
  // Where to go instead when the person does not want to lose it.
  std::optional<Leave> asked_to_stay(Text question);

  Console& console_;
  Options options_;
  puzzle::Tables& tables_;
  Drive drive_;
  UnfinishedGame kept_;
  std::string notice_;              // to be said in the menu
  std::optional<GameScreen> game_;  // the last game, to be continued if it is not over
};

}  // namespace damas::terminal
