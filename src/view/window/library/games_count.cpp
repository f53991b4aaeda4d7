#include "view/window/library/games_count.hpp"

namespace damas {

std::string sentence(Language language, const GamesCount& count) {
  std::string text = counted(language, static_cast<int>(count.all), Counted::LibraryGames,
                             {grouped(language, count.all)});
  if (count.found != count.all)
    text = tr(language, Text::LibraryCount, grouped(language, count.found), text);
  if (count.broken > 0) {
    text += " · " + counted(language, static_cast<int>(count.broken), Counted::LibraryBroken,
                            {grouped(language, count.broken)});
  }
  for (const std::string& news : count.news)
    text += " · " + news;
  return text;
}

}  // namespace damas
