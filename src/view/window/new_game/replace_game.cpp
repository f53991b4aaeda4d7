#include "view/window/new_game/replace_game.hpp"

#include <memory>
#include <utility>
#include <vector>

#include "view/window/app/app.hpp"
#include "view/window/app/store.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/games/keep_games.hpp"

namespace damas {

void begin_over_unfinished(App& app, const std::function<void(App&)>& begin) {
  const auto kept = app.store().match().restored(app.engine_options());
  if (!kept) return begin(app);
  const auto save = [begin, game = game_of_match(*kept, app)](App& a) {
    save_elsewhere(game, a, [begin](const KeptGame&, App& where) { begin(where); });
  };
  std::vector<Button> answers;
  answers.push_back({Icon::Save, Text::SaveItFirst, save, true, true});
  answers.push_back({Icon::Plus, Text::ReplaceGame, begin});
  answers.push_back({Icon::Close, Text::Cancel, {}});
  app.scenes().push(std::make_unique<ChoicesScene>(Text::AskReplaceGame, std::move(answers)));
}

}  // namespace damas
