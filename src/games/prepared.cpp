#include "games/prepared.hpp"

#include <algorithm>

#include "explorer/game_identity.hpp"
#include "games/packed_moves.hpp"

namespace damas::games {

namespace {

std::uint64_t& field(Facts& facts, Field which) {
  return facts[static_cast<std::size_t>(which)];
}

}  // namespace

PreparedGame prepared(const PdnGame& game) {
  PreparedGame made;
  made.variant = game.variant();
  made.winner_guessed = game.winner_guessed();
  made.variant_guessed = game.variant_guessed;
  made.tags = pack_tags(game);
  made.moves = pack_moves(game.tree);
  made.shared = shared_texts(game.headers);
  made.visits = visits_of(made.moves, made.variant);
  field(made.facts, Field::Outcome) = static_cast<std::uint64_t>(outcome_of(game));
  field(made.facts, Field::Date) = stored_date(parse_date(game.headers.value("Date")));
  field(made.facts, Field::Rating) = static_cast<std::uint64_t>(rating_of(game.headers));
  field(made.facts, Field::Plies) =
      static_cast<std::uint64_t>(std::min(game.tree.ply_count(), 0xFFFF));
  field(made.facts, Field::Hash) = hash_of(game);
  return made;
}

PreparedText prepared(std::string_view text, const PdnOptions& options) {
  PreparedText made;
  std::size_t at = 0;
  int line = 1;
  for (PdnGame& game : read_pdn(text, options)) {
    for (; at < game.begin; ++at)
      line += text[at] == '\n' ? 1 : 0;
    if (!game.is_whole()) {
      ++made.broken;
      for (PdnError& error : game.errors)
        made.errors.push_back(std::move(error));
      continue;
    }
    made.games.push_back(prepared(game));
    made.games.back().line = line;
    if (options.otherwise == game.variant()) made.games.back().variant_guessed = false;
  }
  return made;
}

}  // namespace damas::games
