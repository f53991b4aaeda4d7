#include "view/window/review/game_analysis.hpp"

#include <algorithm>
#include <cstring>
#include <memory>
#include <set>

#include <doctest/doctest.h>

#include "analysis/judgement.hpp"
#include "core/notation.hpp"
#include "core/pdn/writer.hpp"
#include "engine/shipped_endings.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/review/comment_dialog.hpp"
#include "view/window/review/mistake_lessons.hpp"
#include "view/window/review/mistakes_scene.hpp"
#include "view/window/review/review_stage.hpp"

namespace damas::test {

namespace {

using Milliseconds = Stage::Milliseconds;

constexpr const char* plain = "[GameType \"26\"]\n1. c3-d4 b6-a5 2. d4-c5 d6xb4 3. a3xc5 *";
// As an analysis writes it: Black's second move gives a man away.
constexpr const char* remarked =
    "[GameType \"26\"]\n{[%eval 0.00]} 1. c3-d4 {[%eval 0.00]} b6-a5 {[%eval 0.00]} 2. b2-c3 "
    "{[%eval 0.00]} f6-g5?? {[%eval 9.00] [%damas ??]} (2... f6-e5 {[%eval 0.00] [%damas line]}) *";

// Both sides' first moves are blunders.
const std::string both_blunder =
    "{[%eval 0.00]} 1. c3-d4?? {[%eval -9.00] [%damas ??]} (1. c3-b4 {[%eval 0.00] [%damas "
    "line]}) b6-a5?? {[%eval 9.00] [%damas ??]} (1... f6-g5 {[%eval -9.00] [%damas line]}) *";
std::string headers_of(const char* white, const char* black) {
  return std::string("[GameType \"26\"]\n[WhiteType \"") + white + "\"]\n[BlackType \"" + black +
         "\"]\n";
}

constexpr const char* more_plies =
    "[GameType \"26\"]\n1. c3-d4 b6-a5 2. b2-c3 f6-g5 3. g3-f4 g7-f6 4. f2-g3 *";

// Moves the focus by Tab until the words are announced.
bool reaches(ReviewStage& stage, const std::string& words) {
  for (int i = 0; i < 80; ++i) {
    stage.announced.clear();
    stage.key(Key::Tab);
    stage.wait(Milliseconds{96});
    const auto& said = stage.announced;
    if (std::any_of(said.begin(), said.end(),
                    [&](const std::string& s) { return s.find(words) != std::string::npos; }))
      return true;
  }
  return false;
}

void analyse(ReviewStage& stage) {
  stage.key(Key::G, with_ctrl);
  for (int i = 0; i < 400 && stage.review().analyses_game(); ++i)
    stage.wait(Milliseconds{16});
  REQUIRE_FALSE(stage.review().analyses_game());
}

}  // namespace

TEST_CASE("The help explains accuracy with the numbers of the analysis") {
  CHECK(analysis::accuracy_of(0.125) == doctest::Approx(50));
  CHECK(analysis::accuracy_of(0.25) == doctest::Approx(25));
  const std::string english = tr(Language::English, Text::HowToAnalysis);
  CHECK(english.find("lowers them by 12.5 points 50 %, by 25 points 25 %.") != std::string::npos);
  const std::string portuguese = tr(Language::Portuguese, Text::HowToAnalysis);
  CHECK(portuguese.find("baixa em 12,5 pontos vale 50 %, e em 25 pontos, 25 %.") !=
        std::string::npos);
}

TEST_CASE("The whole game is analysed on request, and its remarks are in the game") {
  ReviewStage stage(plain);
  CHECK(stage.review().places().graph.empty());
  analyse(stage);
  const analysis::AnalysedGame* const found = stage.review().chances().found();
  REQUIRE(found != nullptr);
  CHECK(found->is_whole());
  CHECK(found->positions.size() == 6);
  CHECK_FALSE(stage.review().places().graph.empty());
  CHECK(stage.moves().find("[%eval ") != std::string::npos);
  CHECK(stage.review().document().changed());
  const std::vector<std::string> notices = stage.app().notices();
  CHECK(std::any_of(notices.begin(), notices.end(),
                    [](const std::string& n) { return n.starts_with("Accuracy: White "); }));
}

TEST_CASE("The whole game is analysed with the shipped endgame tables") {
  ReviewStage stage(plain);
  bool asked = false;
  ship_endings([&](Variant) {
    asked = true;
    return nullptr;
  });
  analyse(stage);
  ship_endings({});
  CHECK(asked);
}

TEST_CASE("A saved analysis is shown again without analysing, and undo removes it") {
  ReviewStage first(plain);
  analyse(first);
  ReviewStage again(write_pdn(first.review().document().game()));
  CHECK_FALSE(again.review().analyses_game());
  CHECK_FALSE(again.review().document().changed());
  CHECK_FALSE(again.review().places().graph.empty());
  REQUIRE(again.review().chances().found() != nullptr);
  CHECK(again.review().chances().found()->expected == first.review().chances().found()->expected);
  first.key(Key::Z, with_ctrl);
  first.rest();
  CHECK(first.review().chances().found() == nullptr);
  CHECK(first.review().places().graph.empty());
}

TEST_CASE("The end of a line says its score") {
  ReviewStage stage(remarked);
  stage.key(Key::End);
  stage.rest();
  CHECK(reaches(stage, "The game turned here. This line ends at +9.00."));
}

TEST_CASE("A score at the end of a line leaves a person's sign in its words") {
  ReviewStage stage(
      "[GameType \"26\"]\n1. c3-d4 b6-a5 2. b2-c3 f6-g5 $7 {[%eval 9.00] I saw this.} *");
  stage.key(Key::End);
  stage.rest();
  CHECK(reaches(stage, "Forced move. I saw this.\nAnalysis: this line ends at +9.00."));
}

TEST_CASE("A running analysis shows how far it is, and can be stopped") {
  ReviewStage stage(more_plies);
  stage.key(Key::G, with_ctrl);
  CHECK(stage.review().analyses_game());
  CHECK_FALSE(stage.review().places().graph.empty());
  stage.wait(Milliseconds{32});
  REQUIRE(stage.review().analyses_game());
  const Rect graph = stage.review().places().graph;
  stage.click(Point{graph.right() - 24, graph.y + 16});
  stage.wait(Milliseconds{32});
  CHECK_FALSE(stage.review().analyses_game());
  REQUIRE(stage.review().chances().found() != nullptr);
  CHECK_FALSE(stage.review().chances().found()->is_whole());
  CHECK(stage.review().chances().found()->positions.back().has_value());
}

TEST_CASE("A change of the main line ends its analysis") {
  ReviewStage stage(more_plies);
  stage.key(Key::End);
  stage.key(Key::G, with_ctrl);
  REQUIRE(stage.review().analyses_game());
  stage.key(Key::Delete, with_ctrl);
  stage.wait(Milliseconds{32});
  CHECK_FALSE(stage.review().analyses_game());
  CHECK(stage.review().chances().found() == nullptr);
  CHECK(stage.review().places().graph.empty());
}

TEST_CASE("A click and a drag on the graph go to a move") {
  ReviewStage stage(remarked);
  const Rect graph = stage.review().places().graph;
  REQUIRE_FALSE(graph.empty());
  const float row = graph.bottom() - 24;
  // Five positions, each with a fifth of the width.
  stage.click(Point{graph.x + graph.w * 0.5F, row});
  stage.rest();
  CHECK(stage.ply() == 2);
  stage.feed(made::drag({graph.x + graph.w * 0.5F, row}, {graph.right() - 12, row}));
  stage.rest();
  CHECK(stage.ply() == 4);
}

TEST_CASE("A judged move is said with the better one") {
  ReviewStage stage(remarked);
  stage.key(Key::End);
  stage.rest();
  REQUIRE(stage.ply() == 4);
  REQUIRE_FALSE(stage.announced.empty());
  CHECK(stage.announced.back() == "2… f6-g5??. Blunder. Better was f6-e5. The game turned here.");
}

TEST_CASE("The analysis of a move has a label of its own and is not part of the comment") {
  ReviewStage stage(remarked);
  stage.key(Key::End);
  stage.rest();
  constexpr const char* remark = "Analysis: Blunder. Better was f6-e5. The game turned here.";
  stage.announced.clear();
  stage.key(Key::F2);
  stage.rest();
  REQUIRE(stage.shows<CommentDialog>());
  REQUIRE_FALSE(stage.announced.empty());
  CHECK(stage.announced.front().find(remark) != std::string::npos);
  stage.type("unlucky");
  stage.rest();
  stage.key(Key::Enter);
  stage.rest();
  REQUIRE(stage.shows<ReviewScene>());
  const std::string comment = stage.tree().notes(stage.node()).after;
  CHECK(comment.find("unlucky") != std::string::npos);
  CHECK(comment.find("Blunder") == std::string::npos);
  // Both are said where the comment is shown.
  CHECK(reaches(stage, std::string("unlucky\n") + remark));
}

TEST_CASE("The button to learn says how many mistakes there are, and which count") {
  ReviewStage stage("[GameType \"26\"]\n" + both_blunder);
  REQUIRE(stage.review().chances().found() != nullptr);
  CHECK(count_of_lessons(*stage.review().chances().found()) == 2);
  CHECK(
      reaches(stage, "Learn from the mistakes: 2, marked ? or ??. Moves marked ?! do not count."));
}

TEST_CASE("The counts, the lessons and the next mistakes are the same moves") {
  // Doubtful; and a score that fell without a better move.
  const std::string doubtful =
      "{[%eval 0.00]} 1. c3-d4?! {[%eval -0.30] [%damas ?!]} (1. c3-b4 {[%eval 0.00] [%damas "
      "line]}) b6-a5 {[%eval 9.00]} *";
  for (const std::string& moves : {both_blunder, doubtful}) {
    CAPTURE(moves);
    ReviewStage stage("[GameType \"26\"]\n" + moves);
    const MainLineChances& chances = stage.review().chances();
    REQUIRE(chances.found() != nullptr);
    int counted = 0;
    for (const Side side : {Side::White, Side::Black}) {
      counted += chances.found()->count(side, analysis::Judgement::Mistake) +
                 chances.found()->count(side, analysis::Judgement::Blunder);
    }
    std::set<int> mistakes;
    for (int ply = 0; ply <= chances.game().last_ply(); ++ply) {
      if (const auto next = chances.mistake_after(ply)) mistakes.insert(*next);
    }
    CHECK(counted == (moves == both_blunder ? 2 : 0));
    CHECK(count_of_lessons(*chances.found()) == counted);
    CHECK(static_cast<int>(mistakes.size()) == counted);
  }
}

TEST_CASE("The accuracy and the mistakes of each side are told in words, or briefly in signs") {
  ReviewStage stage("[GameType \"26\"]\n" + both_blunder);
  const analysis::AnalysedGame* const found = stage.review().chances().found();
  REQUIRE(found != nullptr);
  const auto lines = [&](Language language, SideForm form) {
    return lines_of_sides(language, *found, form);
  };
  const auto ends = [](const std::string& line, const std::string& begin, const std::string& end) {
    return line.starts_with(begin) && line.ends_with(end);
  };
  REQUIRE(lines(Language::English, SideForm::Words).size() == 2);
  CHECK(ends(lines(Language::English, SideForm::Words).front(), "White: accuracy ",
             " % · 1 blunder"));
  CHECK(
      ends(lines(Language::English, SideForm::Words).back(), "Black: accuracy ", " % · 1 blunder"));
  CHECK(ends(lines(Language::English, SideForm::Signs).front(), "White: accuracy ", " % · 1 ??"));
  CHECK(
      ends(lines(Language::Portuguese, SideForm::Signs).back(), "Pretas: precisão ", " % · 1 ??"));
  CHECK(ends(lines(Language::English, SideForm::Brief).front(), "White: ", " % · 1 ??"));
  CHECK(ends(lines(Language::Portuguese, SideForm::Words).back(), "Pretas: precisão ",
             " % · 1 erro grave"));
  analysis::AnalysedGame other = *found;
  other.moves[0]->judgement = analysis::Judgement::Fine;
  CHECK(lines_of_sides(Language::English, other, SideForm::Words)
            .front()
            .ends_with(" · no mistakes"));
  CHECK(lines_of_sides(Language::English, other, SideForm::Brief)
            .front()
            .ends_with(" · no mistakes"));
  other.accuracy[0].reset();
  CHECK(lines_of_sides(Language::English, other, SideForm::Brief).front() ==
        "White: – · no mistakes");
}

TEST_CASE("A key goes to the next mistake, and from the last one to the first") {
  ReviewStage stage("[GameType \"26\"]\n" + both_blunder);
  for (const int ply : {1, 2, 1}) {
    stage.type("k");
    stage.rest();
    CHECK(stage.ply() == ply);
  }
  // A variation is left at its beginning.
  stage.key(Key::Home);
  stage.key(Key::Down);
  stage.key(Key::Right);
  REQUIRE(stage.review().chances().ply_of(stage.node()) == -1);
  stage.type("k");
  stage.rest();
  CHECK(stage.ply() == 1);
  CHECK(stage.review().chances().ply_of(stage.node()) == 1);

  ReviewStage plain_game(plain);
  plain_game.type("k");
  CHECK(plain_game.ply() == 0);
  REQUIRE(plain_game.app().notices().size() == 1);
  CHECK(plain_game.app().notices().back() == tr(Language::English, Text::LearnAnalyseFirst));
}

TEST_CASE("A button above the graph opens the person's own mistakes without a question") {
  const auto open = [](const std::string& game) {
    auto stage = std::make_unique<ReviewStage>(game);
    const Rect graph = stage->review().places().graph;
    stage->click(Point{graph.right() - 24, graph.y + 16});
    stage->wait(Milliseconds{100});
    return stage;
  };
  const auto mistake = [&](const std::string& game) {
    const auto stage = open(game);
    REQUIRE(stage->shows<MistakesScene>());
    const MistakeLessons& lessons =
        dynamic_cast<const MistakesScene&>(stage->app().scenes().top()).lessons();
    CHECK(lessons.count() == 1);
    return to_text(lessons.mistake().before, lessons.mistake().played);
  };
  CHECK(mistake(headers_of("human", "program") + both_blunder) == "c3-d4");
  CHECK(mistake(headers_of("program", "human") + both_blunder) == "b6-a5");
  // Where the side is not known, or has no mistakes, it is asked.
  CHECK(open(headers_of("human", "human") + both_blunder)->shows<ChoicesScene>());
  CHECK(open(headers_of("human", "program") + (remarked + std::strlen("[GameType \"26\"]\n")))
            ->shows<ChoicesScene>());
  // Without mistakes there is no button.
  CHECK(open("[GameType \"26\"]\n{[%eval 0.00]} 1. c3-d4 {[%eval 0.00]} *")->shows<ReviewScene>());
}

TEST_CASE("A place in a line of an earlier analysis is left when that line goes") {
  ReviewStage stage(remarked);
  for (int i = 0; i < 3; ++i)
    stage.key(Key::Right);
  stage.key(Key::Down);
  stage.key(Key::Right);
  REQUIRE(stage.ply() == 4);
  analyse(stage);
  stage.rest();
  const std::vector<PdnNode> way = stage.tree().line_to(stage.node());
  CHECK(stage.tree().position_at(stage.node()) == stage.review().controller().game().position());
  CHECK(way.size() >= 3);
}

TEST_CASE("A person who writes a comment neither sees nor loses the scores") {
  ReviewStage stage(remarked);
  stage.key(Key::Right);
  stage.key(Key::F2);
  stage.wait(Milliseconds{150});
  for (const char c : std::string("solid")) {
    stage.type(std::string(1, c));
    stage.wait(Milliseconds{32});
  }
  stage.key(Key::Enter);
  stage.wait(Milliseconds{150});
  CHECK(stage.tree().notes(stage.node()).after == "[%eval 0.00] solid");
  CHECK_FALSE(stage.review().places().graph.empty());
  const std::string text = stage.moves();
  stage.key(Key::F2);
  stage.wait(Milliseconds{150});
  stage.key(Key::Enter);
  stage.wait(Milliseconds{150});
  CHECK(stage.moves() == text);
}

TEST_CASE("A game with an error or without moves says why it is not analysed") {
  ReviewStage broken("[GameType \"26\"]\n1. c3-d4 b6-a5 2. d4-d5 *");
  broken.key(Key::G, with_ctrl);
  CHECK_FALSE(broken.review().analyses_game());
  CHECK(broken.app().notices().size() == 1);
  ReviewStage empty("[GameType \"26\"]\n*");
  empty.key(Key::G, with_ctrl);
  CHECK_FALSE(empty.review().analyses_game());
  CHECK(empty.app().notices().size() == 1);
}

TEST_CASE("A review can be opened to analyse the game at once") {
  Stage stage;
  stage.app().open(destination::Review{game_in(plain), std::nullopt, 0, true});
  stage.wait(Milliseconds{200});
  REQUIRE(stage.shows<ReviewScene>());
  const auto& review = dynamic_cast<const ReviewScene&>(stage.app().scenes().top());
  CHECK_FALSE(review.places().graph.empty());
}

}  // namespace damas::test
