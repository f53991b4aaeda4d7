// Owns the way from the program to the page's worker that has the games database.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace damas {

// The functions that take the news of the worker, after the calls below; each wakes the loop.
struct PageGamesNews {
  std::function<void(int number, const std::string& answer)> answered;
  // While the import of that number runs, and at its end.
  std::function<void(int import, const std::string& state)> imported;
  std::function<void()> changed;  // games were added or removed, perhaps by another tab
  std::function<void(const std::string& why)> failed;  // there is no worker, or it has ended
};
void listen_to_page_games(PageGamesNews news);

// Whether this browser may have stored games. If not, no worker need be started to know that.
bool may_have_page_games();

void ask_page_games(int number, const std::string& question);
// Adds the games of the files, also of large ones (browser_files.hpp), or else of the text.
// `variant` is the identifier of the variant of games that do not name theirs. `replaces`: the
// games that are there go first. `number` is given with its news; each import has a higher one.
void import_page_games(int number, const std::vector<std::string>& paths, const std::string& text,
                       const std::string& variant, bool replaces);
void stop_page_games_import();
void clear_page_games();

}  // namespace damas
