#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "assets/endings.hpp"
#include "coach/explain.hpp"
#include "coach/judge.hpp"
#include "core/board_edit.hpp"
#include "core/fen.hpp"
#include "core/notation.hpp"

namespace damas::coach {

namespace {

// Run by hand with DAMAS_CLAIMS=10000, it plays games until it has looked at so many claims of each
// variant, or half as many games, as in some variants little can be claimed; tests/bench/claims.md
// has the result. DAMAS_CLAIMS_FROM=VARIANT goes on with that variant after an interruption.
bool are_enough(int games, int claims) {
  constexpr int usual_games = 5;
  const char* const wanted = std::getenv("DAMAS_CLAIMS");
  if (wanted == nullptr) return games >= usual_games;
  const int most = std::atoi(wanted);
  return claims >= most || 2 * games >= most;
}
std::size_t first_variant() {
  const char* const from = std::getenv("DAMAS_CLAIMS_FROM");
  if (from == nullptr) return 0;
  const auto variant = variant_by_id(from);
  REQUIRE(variant);
  return static_cast<std::size_t>(*variant);
}
constexpr int most_plies = 60;
constexpr int most_recaptures = 3;  // of a game

// Up to so many pieces anywhere; nothing if a game cannot start so.
std::optional<Game> random_ending(Variant variant, int pieces, std::mt19937& random) {
  BoardEdit edit(variant);
  const std::vector<Square> squares = edit.shape().squares();
  const bool only_kings = random() % 2 == 0;
  for (int n = 0; n < pieces; ++n) {
    const Side either = random() % 2 == 0 ? Side::White : Side::Black;
    const Side side = n == 0 ? Side::White : n == 1 ? Side::Black : either;
    const Kind kind = only_kings || random() % 2 == 0 ? Kind::King : Kind::Man;
    edit.put(squares[random() % squares.size()], {side, kind});
  }
  edit.set_side_to_move(random() % 2 == 0 ? Side::White : Side::Black);
  if (check(edit)) return std::nullopt;
  Game game(edit.position());
  if (game.outcome()) return std::nullopt;
  return game;
}

// The numbers of claims, by the place of their kind in Claim.
using Kinds = std::array<int, std::variant_size_v<Claim::Base>>;

template <class C>
int count_of(const Kinds& kinds) {
  return kinds[Claim(C{}).index()];
}

// Whether each game should bring one claim at least: tests/bench/claims.md counts six and more a
// game. Where one wins by losing, the coach looks only for the end of the game; and five men are
// soon gone.
bool has_much_to_claim(Variant variant) {
  const Game start(variant);
  return start.rules().goal != Goal::BeBlocked && start.material().men[0] > 5;
}

// Of what can be known without tables and without a search of the game, random play brings kinds
// that need no skill: pieces that hang or are exchanged, men that nobody stops, and the end, which
// is all that is looked for where one wins by losing. The other kinds are too rare in so few games;
// claims_test.cpp has a position for each.
void check_kinds(const Kinds& kinds) {
  CHECK(count_of<Worth>(kinds) == 0);
  CHECK(count_of<TableEnding>(kinds) == 0);
  CHECK(count_of<MainRoadHeld>(kinds) == 0);
  CHECK(count_of<ForcedEnd>(kinds) >= 1);
  CHECK(count_of<Shot>(kinds) >= 1);
  CHECK(count_of<PieceLost>(kinds) >= 10);
  CHECK(count_of<Gain>(kinds) >= 10);
  CHECK(count_of<Breakthrough>(kinds) >= 10);
  CHECK(count_of<Trade>(kinds) >= 10);
}

}  // namespace

TEST_CASE("Claims about random moves of every variant are true") {
  int completed = 0;
  Kinds kinds = {};
  for (std::size_t i = first_variant(); i < variants.size(); ++i) {
    std::mt19937 random(static_cast<unsigned>(i + 1));
    int here = 0;
    int games = 0;
    for (; !are_enough(games, here); ++games) {
      Game game(static_cast<Variant>(i));
      int recaptured = 0;
      while (!game.outcome() && game.ply() < most_plies) {
        const Move m = game.legal_moves()[random() % game.legal_moves().size()];
        // A capture that answers one ends an exchange, which claims must see as a whole.
        const bool recaptures =
            m.is_capture() && game.ply() > 0 && game.move_from(game.ply() - 1).is_capture();
        if (game.ply() % 5 == 4 || (recaptures && recaptured < most_recaptures)) {
          if (recaptures) ++recaptured;
          for (const Claim& claim : explain(game, m, {}, {})) {
            ++here;
            ++kinds[claim.index()];
            if (const auto* const trade = std::get_if<Trade>(&claim); trade && trade->completes)
              ++completed;
            CAPTURE(info(game.variant()).id);
            CAPTURE(to_fen(game.position()));
            CAPTURE(to_text(game, m));
            CAPTURE(claim.index());
            CHECK(std::visit(judge::Judge(game, m), claim));
          }
        }
        game.play(m);
      }
    }
    CAPTURE(variants[i].id);
    if (has_much_to_claim(static_cast<Variant>(i))) CHECK(here >= games);
    if (std::getenv("DAMAS_CLAIMS") != nullptr) {
      std::printf("| %s | %d | %d |\n", std::string(variants[i].id).c_str(), games, here);
      std::fflush(stdout);
    }
  }
  if (first_variant() == 0) {
    CHECK(completed > 0);
    check_kinds(kinds);
  }
  for (std::size_t k = 0; k < kinds.size(); ++k)
    MESSAGE("claims of kind ", k, ": ", kinds[k]);
}

namespace {

bool is_from_tables(const Claim& claim) {
  return std::holds_alternative<TableEnding>(claim) || std::holds_alternative<MainRoadHeld>(claim);
}

// Whether tables know that the game is a draw after the move.
bool is_known_draw(Game game, const Move& move, const KnownEndings& known) {
  game.play(move);
  const auto result = game.outcome() ? std::nullopt : known(game.position());
  return result && result->sign == 0;
}

// Judges the claims about so many random endings, of which known draws have one from tables;
// returns how many claims are from tables.
int claims_from_tables(Variant variant, std::string_view packed, int pieces, int endings) {
  std::mt19937 random(7);
  endgame::KnownResults tables(variant, packed, endgame::Computing::AtOnce);
  const KnownEndings known = [&](const AnyPosition& p) { return tables.find(p); };
  int claims = 0;
  for (int n = 0; n < endings; ++n) {
    const std::optional<Game> game = random_ending(variant, pieces, random);
    if (!game) continue;
    const Move m = game->legal_moves()[random() % game->legal_moves().size()];
    const std::vector<Claim> explained = explain(*game, m, {}, known);
    const auto from_tables =
        static_cast<int>(std::count_if(explained.begin(), explained.end(), is_from_tables));
    claims += from_tables;
    if (is_known_draw(*game, m, known)) CHECK(from_tables > 0);
    for (const Claim& claim : explained) {
      CAPTURE(info(variant).id);
      CAPTURE(to_fen(game->position()));
      CAPTURE(to_text(*game, m));
      CAPTURE(claim.index());
      CHECK(std::visit(judge::Judge(*game, m, &tables), claim));
    }
  }
  return claims;
}

}  // namespace

TEST_CASE("Claims from tables about random endings are true") {
  int claims = 0;
  for (const Variant variant : {Variant::Brazilian, Variant::Italian})
    claims += claims_from_tables(variant, {}, 3, 25);
  CHECK(claims > 0);
}

// Run by hand with DAMAS_TABLE_CLAIMS=10000, it judges the claims about so many endings of four
// pieces in each variant with shipped tables; tests/bench/claims.md has the result.
TEST_CASE("Claims from shipped tables about random endings are true") {
  const char* const wanted = std::getenv("DAMAS_TABLE_CLAIMS");
  const int endings = wanted == nullptr ? 3 : std::atoi(wanted);
  const int pieces = wanted == nullptr ? 3 : 4;
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const std::string_view packed = embedded_endings(variants[i].id);
    if (packed.empty()) continue;
    const int claims = claims_from_tables(static_cast<Variant>(i), packed, pieces, endings);
    if (wanted == nullptr) continue;
    std::printf("| %s | %d | %d |\n", std::string(variants[i].id).c_str(), endings, claims);
    std::fflush(stdout);
  }
}

}  // namespace damas::coach
