// Owns a second, slow move generator to compare the fast one with. It follows the sentences of the
// rule texts and uses only an array of characters.
#pragma once

#include <algorithm>
#include <cctype>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace damas::reference {

using Place = std::pair<int, int>;  // file, rank
using Way = std::pair<int, int>;    // files and ranks to the next square, as White sees it

// The rules of a variant in the terms of the rule texts.
struct Book {
  std::vector<Way> man_steps = {{-1, 1}, {1, 1}};
  std::vector<Way> man_jumps = {{-1, 1}, {1, 1}, {-1, -1}, {1, -1}};
  std::vector<Way> king_steps = {{-1, 1}, {1, 1}, {-1, -1}, {1, -1}};
  std::vector<Way> king_jumps = {{-1, 1}, {1, 1}, {-1, -1}, {1, -1}};
  bool king_flies = true;
  enum Landing { Anywhere, Behind, BehindThenNear, BehindLastKing } landing = Anywhere;
  bool removed_at_once = false;
  bool half_turn = false;
  bool men_take_kings = true;
  enum Crown { AtTheEnd, EndsTheMove, OnTheWay } crown = AtTheEnd;
  enum Choice { Free, Most, MostThenKings, Italian, KingFirst, Frisian } choice = Most;
  bool optional = false;  // a capture is optional and may stop at any landing
  bool king_ends_game = false;
};

struct Mailbox {
  int files = 8;
  int ranks = 8;
  std::vector<char> at;  // by rank and file: w W b B or 0
  bool white_to_move = true;

  bool inside(Place p) const {
    return p.first >= 0 && p.first < files && p.second >= 0 && p.second < ranks;
  }
  char& operator[](Place p) { return at[static_cast<std::size_t>(p.second * files + p.first)]; }
  char operator[](Place p) const {
    return at[static_cast<std::size_t>(p.second * files + p.first)];
  }
};

// One legal move: its ends, the captured pieces, and whether it crowns.
struct Found {
  Place from;
  Place to;
  std::set<Place> taken;
  bool crowned = false;

  friend auto operator<=>(const Found&, const Found&) = default;
};

// Each move with all its paths.
using Moves = std::map<Found, std::set<std::vector<Place>>>;

class Generator {
 public:
  Generator(const Book& book, const Mailbox& box) : book_(book), box_(box) {}

  Moves legal() {
    Moves moves;
    if (book_.king_ends_game && std::any_of(box_.at.begin(), box_.at.end(), is_king)) return moves;
    each_own_piece([this](Place p) { start_capture(p); });
    keep_those_that_must_be_chosen();
    for (const Chain& c : chains_) {
      const std::set<Place> taken(c.taken.begin(), c.taken.end());
      const bool crowned = is_king(c.ends_as) && !is_king(c.began_as);
      moves[{c.stops.front(), c.stops.back(), taken, crowned}].insert(c.stops);
    }
    if (moves.empty() || book_.optional) {
      each_own_piece([&](Place p) { quiet(p, moves); });
    }
    return moves;
  }

 private:
  // A capture from beginning to end.
  struct Chain {
    std::vector<Place> stops;
    std::vector<Place> taken;
    std::string kinds;  // of the pieces taken, in order: m or k
    char began_as = 0;
    char ends_as = 0;
  };

  static bool is_king(char c) { return std::isupper(static_cast<unsigned char>(c)) != 0; }
  bool free(Place p) const { return box_.inside(p) && box_[p] == 0; }
  bool enemy(Place p) const {
    if (!box_.inside(p) || box_[p] == 0) return false;
    return (std::tolower(box_[p]) == 'w') != box_.white_to_move;
  }
  bool crowns(Place p) const { return p.second == (box_.white_to_move ? box_.ranks - 1 : 0); }
  Place next(Place p, Way way) const {
    return {p.first + way.first, p.second + (box_.white_to_move ? way.second : -way.second)};
  }

  template <class F>
  void each_own_piece(F f) {
    for (int file = 0; file < box_.files; ++file) {
      for (int rank = 0; rank < box_.ranks; ++rank) {
        const char c = box_[{file, rank}];
        if (c != 0 && (std::tolower(c) == 'w') == box_.white_to_move) f(Place{file, rank});
      }
    }
  }

  void quiet(Place from, Moves& moves) const {
    const bool king = is_king(box_[from]);
    for (const Way& way : king ? book_.king_steps : book_.man_steps) {
      for (Place to = next(from, way); free(to); to = next(to, way)) {
        moves[{from, to, {}, !king && crowns(to)}].insert({from, to});
        if (!king || !book_.king_flies) break;
      }
    }
  }

  void start_capture(Place from) {
    chain_ = {};
    chain_.stops = {from};
    chain_.began_as = chain_.ends_as = box_[from];
    box_[from] = 0;  // the square that was left is free
    go_on();
    box_[from] = chain_.began_as;
  }

  // A jump that is possible now, with the squares where it may land.
  struct Jump {
    Way way;
    Place victim;
    std::vector<Place> landings;
  };

  std::vector<Jump> jumps() const {
    std::vector<Jump> found;
    const bool king = is_king(chain_.ends_as);
    const bool far =
        king && book_.king_flies && (book_.landing != Book::BehindThenNear || chain_.taken.empty());
    for (const Way& way : king ? book_.king_jumps : book_.man_jumps) {
      const bool reversed = !chain_.taken.empty() && way == Way{-last_.first, -last_.second};
      if (reversed && !book_.half_turn) continue;
      Place victim = next(chain_.stops.back(), way);
      while (far && free(victim))
        victim = next(victim, way);
      if (!enemy(victim) || was_taken(victim)) continue;
      if (!king && is_king(box_[victim]) && !book_.men_take_kings) continue;
      Jump jump{way, victim, {}};
      for (Place to = next(victim, way); free(to); to = next(to, way)) {
        jump.landings.push_back(to);
        const bool any = book_.landing == Book::Anywhere || book_.landing == Book::BehindLastKing;
        if (!far || !any) break;
      }
      if (!jump.landings.empty()) found.push_back(jump);
    }
    return found;
  }

  bool was_taken(Place p) const {
    return std::find(chain_.taken.begin(), chain_.taken.end(), p) != chain_.taken.end();
  }

  void go_on() {
    for (const Jump& jump : jumps())
      make(jump);
  }

  void make(const Jump& jump) {
    const Chain before_chain = chain_;
    const Way before_way = last_;
    const char victim = box_[jump.victim];
    last_ = jump.way;
    chain_.taken.push_back(jump.victim);
    chain_.kinds += is_king(victim) ? 'k' : 'm';
    if (book_.removed_at_once) box_[jump.victim] = 0;
    // If the capture can continue from some of the landings, it must.
    const Chain taken = chain_;
    bool some_go_on = false;
    for (const Place& to : jump.landings) {
      land(to);
      some_go_on |= !ended_by_crowning() && !jumps().empty();
      chain_ = taken;
    }
    for (const Place& to : jump.landings) {
      land(to);
      const bool goes_on = !ended_by_crowning() && !jumps().empty();
      if (!some_go_on || book_.optional) finish(jump, victim);
      if (goes_on) go_on();
      chain_ = taken;
    }
    box_[jump.victim] = victim;
    last_ = before_way;
    chain_ = before_chain;
  }

  void land(Place to) {
    chain_.stops.push_back(to);
    if (crowns(to) && book_.crown != Book::AtTheEnd) crown();
  }
  void crown() { chain_.ends_as = static_cast<char>(std::toupper(chain_.ends_as)); }
  bool ended_by_crowning() const {
    return book_.crown == Book::EndsTheMove && !is_king(chain_.began_as) && is_king(chain_.ends_as);
  }

  void finish(const Jump& jump, char victim) {
    const Place to = chain_.stops.back();
    const bool stops_short = book_.landing == Book::BehindLastKing && is_king(victim);
    if (stops_short && to != next(jump.victim, jump.way)) return;
    const Chain unfinished = chain_;
    if (crowns(to)) crown();
    chains_.push_back(chain_);
    chain_ = unfinished;
  }

  // Keeps only the captures with the highest score.
  template <class F>
  void keep_best(F score) {
    if (chains_.empty()) return;
    auto best = score(chains_.front());
    for (const Chain& c : chains_)
      best = std::max(best, score(c));
    std::erase_if(chains_, [&](const Chain& c) { return score(c) < best; });
  }

  void keep_those_that_must_be_chosen() {
    const auto pieces = [](const Chain& c) { return c.taken.size(); };
    const auto kings = [](const Chain& c) {
      return std::count(c.kinds.begin(), c.kinds.end(), 'k');
    };
    const auto by_king = [](const Chain& c) { return is_king(c.began_as); };
    const auto value = [&](const Chain& c) {
      return 1000 * static_cast<long long>(c.taken.size()) + 999 * static_cast<long long>(kings(c));
    };
    const auto kings_soonest = [](const Chain& c) {
      std::string order = c.kinds;  // an early king must give the higher score
      std::replace(order.begin(), order.end(), 'k', 'z');
      return order;
    };
    switch (book_.choice) {
      case Book::Free:
        return;
      case Book::Most:
        return keep_best(pieces);
      case Book::MostThenKings:
        keep_best(pieces);
        return keep_best(kings);
      case Book::Italian:
        keep_best(pieces);
        keep_best(by_king);
        keep_best(kings);
        return keep_best(kings_soonest);
      case Book::KingFirst:
        return keep_best(by_king);
      case Book::Frisian:
        keep_best(value);
        return keep_best(by_king);
    }
  }

  const Book& book_;
  Mailbox box_;
  Chain chain_;
  Way last_ = {};
  std::vector<Chain> chains_;
};

}  // namespace damas::reference
