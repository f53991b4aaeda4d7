// Owns the terminal program: the menu and the sequence of screens.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "puzzle/solver.hpp"
#include "view/terminal/console.hpp"
#include "view/terminal/ending_screen.hpp"
#include "view/terminal/game_screen.hpp"
#include "view/terminal/lessons_screen.hpp"
#include "view/terminal/new_game.hpp"
#include "view/terminal/openings_file.hpp"
#include "view/terminal/openings_screen.hpp"
#include "view/terminal/options.hpp"
#include "view/terminal/problem_screen.hpp"
#include "view/terminal/problems_file.hpp"
#include "view/terminal/squares_screen.hpp"
#include "view/terminal/unfinished_game.hpp"

namespace damas::terminal {

class Program {
 public:
  // `engine` says where the computer's search runs. Clocks are fair only with Drive::Thread: with
  // Drive::Caller the computer uses no time.
  // The puzzle's tables must outlive the program. Without a source there are no problems, or no
  // lessons, no openings drawn from a list or practised, and without tables no endings.
  Program(Console& console, const Options& options, puzzle::Tables& tables,
          const EngineOptions& engine = Drive::Caller, ProblemSource problems = {},
          EndingTables endings = {}, LessonSource lessons = {}, BallotSource ballots = {},
          OpeningSources openings = {});

  // Runs until the person leaves or the input ends. Answers the exit status: 2 if the requested
  // game could not be loaded, else 0.
  int run();

 private:
  struct Item {
    std::string label;
    std::function<Leave()> act;
  };

  int demo();
  // Starts as the options say, but first offers to continue the unfinished game.
  Leave start();
  std::optional<bool> offer_unfinished();
  std::string about(const Match& match) const;
  Leave menu();
  std::vector<Item> items();
  Leave ask_and_play(Mode mode);
  Leave play(Mode mode, const Options& options);
  Leave play(Match match, std::optional<PdnGame> from = {}, std::string notice = {});
  Leave solve_puzzle();
  // Asks for one of the variants that are `offered`, and says so if another one stands in for the
  // usual one. That does not replace the variant of the next game.
  std::variant<Variant, Leave> ask_offered(Variant usual, Variant stand_in,
                                           bool (*offered)(Variant));
  Leave ask_and_solve_problems();
  // Sets problems of the nearest variant that has some; if there are none, the person is told so in
  // the menu. With a day, the problem of that day comes first.
  Leave solve_problems(Variant wanted, const std::optional<puzzle::Date>& day = {});
  // Tells what went wrong with a file, in the menu or at once.
  Leave told(Leave leave, const std::string& trouble);
  // The day that the options name; only the first problem or deal is that of the day.
  std::optional<puzzle::Date> take_day();
  Leave ask_and_practise(Leave (Program::*practise)(Variant), bool (*offered)(Variant));
  // Tells in the menu that a variant has nothing to practise, and which ones have; `missing` is
  // what is said of a variant that is `offered`, whose file cannot be used.
  Leave tell_lack(Variant variant, bool (*offered)(Variant), Text missing, Text none);
  Leave practise_endings(Variant variant);
  Leave practise_openings(Variant variant);
  Leave practise_squares(Variant variant);
  Leave learn();
  // Nothing if the file cannot be loaded. Asks `question` before an unfinished game is given up.
  std::optional<Leave> load(const std::string& path, Text question);
  Leave ask_and_load();
  Leave change_language();
  // Asks first if an unfinished game would be lost.
  Leave quit();
  // Where to go if the person wants to keep the game; nothing if it may be given up.
  std::optional<Leave> asked_to_stay(Text question);

  Console& console_;
  Options options_;
  puzzle::Tables& tables_;
  EngineOptions engine_;
  ProblemSource problems_;
  EndingTables endings_;
  LessonSource lessons_;
  BallotSource ballots_;
  OpeningSources openings_;
  LessonsFile lessons_done_;
  ProblemsFile problems_done_;
  OpeningsFile openings_done_;
  UnfinishedGame kept_;
  std::string notice_;              // shown in the menu
  std::optional<GameScreen> game_;  // the last game, to be continued if not over
};

}  // namespace damas::terminal
