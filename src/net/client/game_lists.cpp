#include "net/client/game_lists.hpp"

namespace damas::net {

void GameLists::ask_live(std::optional<Variant> variant) {
  live_.asked = true;
  requests_.ask(request::Live{variant});
}

void GameLists::ask_history() {
  history_.asked = true;
  requests_.ask(request::History{});
}

void GameLists::ask_more_history() {
  if (history_.asked) return;  // the same page would come twice
  const auto& games = history_.games;
  if (games.empty() || !games.back().ended) return ask_history();
  history_.asked = true;
  requests_.ask(request::History{games.back().ended});
}

std::optional<News> GameLists::arrive(const RequestBody& asked, const reply::Games& said) {
  if (std::holds_alternative<request::Live>(asked)) {
    live_ = {said.games, said.more, false};
    return news::LiveListed{};
  }
  const auto* history = std::get_if<request::History>(&asked);
  if (!history) return std::nullopt;
  if (!history->before) history_.games.clear();
  history_.games.insert(history_.games.end(), said.games.begin(), said.games.end());
  history_.more = said.more;
  history_.asked = false;
  return news::HistoryListed{};
}

void GameLists::refuse(const RequestBody& what) {
  if (std::holds_alternative<request::Live>(what)) live_.asked = false;
  if (std::holds_alternative<request::History>(what)) history_.asked = false;
}

}  // namespace damas::net
