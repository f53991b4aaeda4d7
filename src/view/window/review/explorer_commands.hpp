// Owns the ways from the explorer of a review to other screens: the list of the games that it
// found, and the practice of an opening.
#pragma once

namespace damas {

class App;
class Explorer;
class Game;

// Opens the games that reached the position of the findings: in the list of the database if it has
// all of them; else the first ones as copies, now or, as soon as the database answers, by
// open_listed_games().
void list_games(Explorer& explorer, App& app);
// Call it at every update.
void open_listed_games(Explorer& explorer, App& app);
// Opens the practice of the opening from the position on the board.
void practise_opening(const Game& game, App& app);

}  // namespace damas
