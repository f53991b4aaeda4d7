// Owns OpeningCards: the positions of openings in which a person has practised a move, each with
// that move and the day on which it comes back, and their text form in a file.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "training/repetition.hpp"

namespace damas::training {

struct OpeningCard {
  std::string move;  // the right move that the person played last, in short notation; or empty
  Card card;

  friend bool operator==(const OpeningCard&, const OpeningCard&) = default;
};

// Whether the person knows the position: it is not due, and the last review went so well that it
// comes back later than on the day after.
bool is_learned(const Card& card, Day today);

class OpeningCards {
 public:
  // More than a person learns.
  static constexpr std::size_t most = 5000;

  // The variant, and the position as FEN. The side to move is the person's.
  using Key = std::pair<Variant, std::string>;

  const std::map<Key, OpeningCard>& all() const { return all_; }
  // Null if there is none.
  const OpeningCard* find(Variant variant, const std::string& fen) const;

  // False and no change if the position or the move does not exist, or there is a card already.
  // When there are too many, the one that comes back last is removed, because it is known best.
  bool add(Variant variant, std::string_view fen, OpeningCard card);
  // Notes a review of the game's position.
  void grade(const Game& game, Grade grade, Day day);
  // The person's own move in a position that has been reviewed; it must be legal.
  void choose(const Game& game, const Move& move);

  // The number of those that have come back by that day.
  int due(Day day) const;

  friend bool operator==(const OpeningCards&, const OpeningCards&) = default;

 private:
  void make_room();

  std::map<Key, OpeningCard> all_;
};

std::string text_of(const OpeningCards& cards);

struct CardsError {
  int line = 1;
  std::string expected;

  friend bool operator==(const CardsError&, const CardsError&) = default;
};
// The cards that can be read, and what is wrong with the others.
struct ReadOpeningCards {
  OpeningCards cards;
  std::vector<CardsError> errors;
};
// An empty text has none.
ReadOpeningCards opening_cards_from_text(std::string_view text);

}  // namespace damas::training
