// Owns the rules of each variant as in the rule texts, for the slow generator.
#pragma once

#include <stdexcept>
#include <string_view>

#include "reference.hpp"

namespace damas::reference {

namespace ways {
inline const std::vector<Way> ahead = {{0, 1}};
inline const std::vector<Way> slanting_ahead = {{-1, 1}, {1, 1}};
inline const std::vector<Way> slanting = {{-1, 1}, {1, 1}, {-1, -1}, {1, -1}};
inline const std::vector<Way> straight = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
inline const std::vector<Way> ahead_or_aside = {{0, 1}, {1, 0}, {-1, 0}};
// On the squares of one colour the next square of a rank or file is two cells away.
inline const std::vector<Way> straight_on_one_colour = {{0, 2}, {2, 0}, {0, -2}, {-2, 0}};

inline std::vector<Way> both(std::vector<Way> a, const std::vector<Way>& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}
}  // namespace ways

// Men capture forward only, and are crowned and stop where they reach the last rank.
inline Book forward_only() {
  Book b;
  b.man_jumps = ways::slanting_ahead;
  b.crown = Book::EndsTheMove;
  return b;
}

inline Book russian() {
  Book b;
  b.choice = Book::Free;
  b.crown = Book::OnTheWay;
  return b;
}

inline Book short_king() {
  Book b = forward_only();
  b.king_flies = false;
  return b;
}

inline Book thai() {
  Book b = forward_only();
  b.choice = Book::Free;
  b.landing = Book::Behind;
  b.removed_at_once = b.half_turn = true;
  return b;
}

inline Book frisian() {
  Book b;
  b.man_jumps = b.king_jumps = ways::both(ways::slanting, ways::straight_on_one_colour);
  b.choice = Book::Frisian;
  return b;
}

inline Book turkish() {
  Book b;
  b.man_steps = b.man_jumps = ways::ahead_or_aside;
  b.king_steps = b.king_jumps = ways::straight;
  b.removed_at_once = true;
  return b;
}

inline Book gothic() {
  Book b;
  b.man_jumps = ways::both(ways::ahead_or_aside, ways::slanting_ahead);
  b.king_steps = b.king_jumps = ways::both(ways::straight, ways::slanting);
  b.king_flies = false;
  return b;
}

// Returns a copy of the book to which `change` was applied.
template <class F>
Book changed(Book b, F change) {
  change(b);
  return b;
}

inline Book book_of(std::string_view id) {
  const auto is = [id](auto... names) { return ((id == names) || ...); };
  if (is("brazilian", "international", "canadian", "srilankan", "spantsiretti", "antidraughts",
         "brazilian-losing")) {
    return {};
  }
  if (is("russian", "russian-losing", "spantsiretti-russian")) return russian();
  if (is("pool", "jamaican")) return changed({}, [](Book& b) { b.choice = Book::Free; });
  if (is("english")) return changed(short_king(), [](Book& b) { b.choice = Book::Free; });
  if (is("italian")) {
    return changed(short_king(), [](Book& b) {
      b.choice = Book::Italian;
      b.men_take_kings = false;
    });
  }
  if (is("spanish", "portuguese")) {
    return changed(forward_only(), [](Book& b) { b.choice = Book::MostThenKings; });
  }
  if (is("czech")) return changed(forward_only(), [](Book& b) { b.choice = Book::KingFirst; });
  if (is("thai", "thai12")) return thai();
  if (is("frisian", "frysk")) return frisian();
  if (is("killer")) return changed({}, [](Book& b) { b.landing = Book::BehindLastKing; });
  if (is("breakthrough")) return changed({}, [](Book& b) { b.king_ends_game = true; });
  if (is("turkish")) return turkish();
  if (is("armenian")) {
    return changed(turkish(), [](Book& b) {
      b.man_steps = ways::both(ways::ahead_or_aside, ways::slanting_ahead);
      b.king_steps = ways::both(ways::straight, ways::slanting);
    });
  }
  if (is("gothic")) return gothic();
  if (is("casual")) {
    return changed({}, [](Book& b) {
      b.choice = Book::Free;
      b.landing = Book::BehindThenNear;
      b.optional = true;
    });
  }
  throw std::runtime_error("no rule text for " + std::string(id));
}

}  // namespace damas::reference
