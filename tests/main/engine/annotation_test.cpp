#include "main/engine/annotation.hpp"

#include <doctest/doctest.h>

#include "analysis/remarks.hpp"
#include "core/pdn/convert.hpp"
#include "core/pdn/reader.hpp"
#include "engine/shipped_endings.hpp"

namespace damas::tool {

namespace {

constexpr std::string_view three =
    "[White \"A\"]\n[Result \"2-0\"]\n[GameType \"20\"]\n\n1. 32-28 {mine} 19-23 2. 28x19 14x23 "
    "2-0\n\n"
    "[White \"B\"]\n[GameType \"20\"]\n\n1. 32-28   19-24 2. 1-50 {broken} *\n\n\n"
    "[White \"C\"]\n[GameType \"20\"]\n\n1. 34-30 *\n";

SearchRequest search_of(std::uint64_t nodes) {
  SearchRequest request;
  request.limits.nodes = nodes;
  return request;
}

// A game of Brazilian draughts from that position.
std::string game_from(const std::string& fen, const std::string& moves) {
  return "[GameType \"26\"]\n[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n\n" + moves + " *\n";
}

std::string annotated(const AnnotatedText& text, std::size_t game, Engine& engine) {
  return text.annotated(game, analyse(text.games()[game], engine, search_of(300), [](float) {}));
}

}  // namespace

TEST_CASE("A broken game and one without moves cannot be annotated") {
  const AnnotatedText text(three, {});
  REQUIRE(text.games().size() == 3);
  CHECK(text.can_be_annotated(0));
  CHECK_FALSE(text.can_be_annotated(1));
  CHECK(text.can_be_annotated(2));
  CHECK_FALSE(AnnotatedText("[GameType \"20\"]\n\n*\n", {}).can_be_annotated(0));
}

TEST_CASE("The text of games that are not annotated stays as it is") {
  const AnnotatedText text(three, {});
  CHECK(text.unchanged(1) ==
        "[White \"B\"]\n[GameType \"20\"]\n\n1. 32-28   19-24 2. 1-50 {broken} *\n");
  std::string all;
  for (std::size_t i = 0; i < 3; ++i)
    all += text.unchanged(i);
  const auto again = read_pdn(all);
  REQUIRE(again.size() == 3);
  for (std::size_t i = 0; i < 3; ++i)
    CHECK(again[i].tree == text.games()[i].tree);
  CHECK(text.rest().empty());
}

TEST_CASE("An annotated game keeps its moves, tags, comments and form of the end") {
  const auto engine = make_engine({Drive::Caller, 1});
  const AnnotatedText text(three, {});
  const std::string first = annotated(text, 0, *engine);
  CHECK(first.find("mine}") != std::string::npos);
  CHECK(first.ends_with("2-0\n"));
  CHECK(annotated(text, 2, *engine).ends_with("*\n"));
  PdnGame read = read_pdn(first)[0];
  REQUIRE(read.is_whole());
  CHECK(read.headers == text.games()[0].headers);
  CHECK(read.result == text.games()[0].result);
  const auto found = analysis::analysis_in(read.tree, replay(read.tree).game);
  REQUIRE(found);
  CHECK(found->is_whole());
  analysis::remove_remarks(read.tree);
  CHECK(read.tree == text.games()[0].tree);
}

TEST_CASE("A game annotated twice is the same as once") {
  const auto engine = make_engine({Drive::Caller, 1});
  const AnnotatedText text(three, {});
  const std::string once = annotated(text, 0, *engine);
  const AnnotatedText again(once, {});
  CHECK(annotated(again, 0, *engine) == once);
}

TEST_CASE("Why a judged move is a mistake is said in words, in each language") {
  const std::string pdn = game_from("W:Wc3,f2,h2:Be5,f8,h8", "1. c3-d4 e5xc3");
  const AnnotatedText text(pdn, {});
  REQUIRE(text.can_be_annotated(0));
  const auto engine = make_engine({Drive::Caller, 1});
  const auto found = analyse(text.games()[0], *engine, search_of(20'000), [](float) {});
  const auto in_english = reasons(text.games()[0], found, *engine, Language::English);
  REQUIRE(in_english.size() == 1);
  CHECK(in_english.begin()->first == 0);
  CHECK(in_english.begin()->second.starts_with("The man on d4 is lost: c3-d4 e5xc3."));
  const auto in_portuguese = reasons(text.games()[0], found, *engine, Language::Portuguese);
  CHECK(in_portuguese.begin()->second != in_english.begin()->second);
  const std::string annotated = text.annotated(0, found, in_english);
  const PdnGame read = read_pdn(annotated)[0];
  CHECK(read.tree.notes(read.tree.main_line()[0]).after.find("The man on d4 is lost") !=
        std::string::npos);
  // A second time, without words, takes them away.
  CHECK(AnnotatedText(annotated, {}).annotated(0, found).find("lost") == std::string::npos);
}

// The search sees White clearly better after it, which would read as praise.
TEST_CASE("A mistake after which its side still stands better is compared with the better move") {
  const std::string pdn = game_from("W:Wa5,c5,b4,a3,b2,f2,g1:Bb8,f8,h8,a7,e5,g5,h2", "1. b2-c3");
  const AnnotatedText text(pdn, {});
  REQUIRE(text.can_be_annotated(0));
  const auto engine = make_engine({Drive::Caller, 1});
  const auto found = analyse(text.games()[0], *engine, search_of(20'000), [](float) {});
  const auto said = reasons(text.games()[0], found, *engine, Language::English);
  REQUIRE(said.size() == 1);
  CHECK(said.begin()->second.starts_with("The search finds c5-b6 "));
  CHECK(said.begin()->second.find("better. After c5-b6 the line is a7xc5 b4xh6") !=
        std::string::npos);
  CHECK(said.begin()->second.find("White stands") == std::string::npos);
}

TEST_CASE("A judged move is compared with the analysis's better one, for the side that makes it") {
  const Move better{};
  analysis::AnalysedGame found;
  found.positions.emplace_back(analysis::AnalysedPosition{-30, {better}});
  found.positions.emplace_back(analysis::AnalysedPosition{90, {}});
  found.moves.resize(1);
  found.moves[0].emplace().side = Side::Black;
  found.moves[0]->best = better;
  const coach::Worth compared = comparison_beside(found, 0);
  CHECK(compared.score == -90);
  CHECK(compared.loss == 120);
  CHECK(compared.better == better);
  CHECK(compared.better_line == coach::Line{better});
}

TEST_CASE("The score that is written beside a move counts for the side that makes it") {
  analysis::AnalysedGame found;
  for (const int score : {0, -40, 400})
    found.positions.emplace_back(analysis::AnalysedPosition{score, {}});
  found.moves.resize(2);
  found.moves[0].emplace().side = Side::White;
  found.moves[1].emplace().side = Side::Black;
  CHECK(score_beside(found, 0) == -40);
  CHECK(score_beside(found, 1) == -400);
}

TEST_CASE("Games are analysed with the shipped endgame tables") {
  bool asked = false;
  ship_endings([&](Variant) {
    asked = true;
    return nullptr;
  });
  const auto engine = make_engine({Drive::Caller, 1});
  const AnnotatedText text(three, {});
  static_cast<void>(annotated(text, 2, *engine));
  ship_endings({});
  CHECK(asked);
}

TEST_CASE("The summary counts mistakes by size") {
  analysis::AnalysedGame found;
  CHECK(summary(found) == "White no choice; Black no choice");
  found.accuracy = {90.6, 33.2};
  using analysis::Judgement;
  for (const auto& [side, judgement] :
       {std::pair{Side::White, Judgement::Fine}, std::pair{Side::Black, Judgement::Inaccuracy},
        std::pair{Side::Black, Judgement::Inaccuracy}, std::pair{Side::White, Judgement::Mistake},
        std::pair{Side::Black, Judgement::Blunder}}) {
    analysis::AnalysedMove move;
    move.side = side;
    move.judgement = judgement;
    found.moves.emplace_back(move);
  }
  CHECK(summary(found) == "White 91 %, 1 mistake; Black 33 %, 2 inaccuracies, 1 blunder");
}

}  // namespace damas::tool
