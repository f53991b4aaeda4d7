#include "view/window/checkers/match_announcer.hpp"

#include <string>

#include "view/window/app/app.hpp"
#include "view/window/checkers/game_controller.hpp"
#include "view/window/checkers/match_content.hpp"

namespace damas {

void MatchAnnouncer::announce(const MatchContent& before, const MatchContent& now,
                              const GameController& controller, const App& app) {
  const Game& game = controller.shown_game();
  announce_cursor(before.board.marks, now.board.marks, game, app);
  if (controller.typing().empty())
    announce_selection(before.board.marks, now.board.marks, game, app);
  const Status& status = now.board.status;
  const std::string news =
      status_.news(before.board.status, status, now.refusals != before.refusals,
                   controller.session().may_move());
  if (!news.empty()) app.announce(news);
  if (!news.empty() && status.tone == Status::Tone::Plain) app.call_person(news);
  if (now.coach != before.coach && !now.coach.empty()) app.announce(now.coach);
}

}  // namespace damas
