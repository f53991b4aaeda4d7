// Owns PDN texts of random games for the tests of the games database.
#pragma once

#include <string>
#include <vector>

#include "core/pdn/random_pdn.hpp"
#include "core/pdn/writer.hpp"
#include "games/importer.hpp"
#include "games/search.hpp"

namespace damas::games {

// Games of several variants with players, dates, ratings and openings, each different.
inline std::vector<PdnGame> made_games(int count, std::uint64_t seed = 1, int plies = 30) {
  constexpr Variant played[] = {Variant::Brazilian, Variant::International, Variant::English,
                                Variant::Frisian};
  constexpr const char* openings[] = {"Roozenburg", "Keller", "Łódź Attack"};
  RandomPdn random(seed);
  std::vector<PdnGame> games;
  for (int i = 0; i < count; ++i) {
    PdnGame game =
        random.game(played[random.below(4)], 1 + random.below(plies), random.below(5) == 0);
    game.headers = {{"Event", "Cup " + std::to_string(random.below(9))},
                    {"White", "Player " + std::to_string(random.below(40))},
                    {"Black", "Žižek, J."}};
    if (random.below(2) == 0) game.headers.set("Black", "Player " + std::to_string(i));
    const int year = 1950 + random.below(70);
    if (random.below(4) != 0) {
      game.headers.set("Date", std::to_string(year) + (random.below(3) == 0 ? ".??.??" : ".05.17"));
    }
    if (random.below(3) == 0)
      game.headers.set("WhiteElo", std::to_string(1000 + random.below(1500)));
    if (random.below(3) == 0) game.headers.set("Opening", openings[random.below(3)]);
    games.push_back(std::move(game));
  }
  return games;
}

inline void add(GamesDatabase& database, const std::vector<PdnGame>& games) {
  Importer importer(database);
  for (const PdnGame& game : games)
    importer.add(game);
  importer.finish();
}

inline std::string all_as_pdn(GamesDatabase& database) {
  std::string text;
  for (std::uint32_t number = 1; number <= database.size(); ++number)
    text += write_pdn(database.game(number)) + "\n";
  return text;
}

}  // namespace damas::games
