#include "analysis/remarks.hpp"

#include <doctest/doctest.h>

#include "core/pdn/convert.hpp"
#include "core/pdn/edit.hpp"
#include "core/pdn/reader.hpp"
#include "core/pdn/writer.hpp"

namespace damas::analysis {

namespace {

// A game with a person's remarks. Its second move is analysed as a blunder.
struct Remarked {
  PdnGame game = read_pdn(
      "[GameType \"26\"] {Played at home} 1. c3-d4 {[%clk 0:01:00] usual} d6-c5 ({why not} "
      "1... f6-g5 2. b2-c3) 2. b2-c3 *")[0];
  PdnTree& tree = game.tree;
  Game played = replay(tree).game;

  std::string text() const {
    const std::string all = write_pdn(game);
    return all.substr(all.find("\n\n") + 2);
  }

  AnalysedGame blunder_with(const std::vector<std::string>& line) const {
    std::vector<std::optional<AnalysedPosition>> positions;
    for (const int score : {10, 5, 200, 210})
      positions.push_back(AnalysedPosition{score, {}});
    std::string moves = "[GameType \"26\"] 1. c3-d4";
    for (const std::string& move : line)
      moves += " " + move;
    const PdnGame better = read_pdn(moves + " *")[0];
    REQUIRE(better.is_whole());
    const auto nodes = better.tree.main_line();
    for (std::size_t i = 1; i < nodes.size(); ++i)
      positions[1]->line.push_back(better.tree.move(nodes[i]));
    return analysed(played, positions);
  }

  // Plays one move more at the end of the line.
  PdnNode extend(PdnNode first) {
    const PdnNode end = last_node_of_line(tree, first);
    const auto added = play_move(tree, end, Game(tree.position_at(end)).legal_moves().front());
    REQUIRE(added);
    return *added;
  }
};

}  // namespace

TEST_CASE_FIXTURE(Remarked, "Scores, a judgement and a better line are written") {
  write_remarks(tree, blunder_with({"b6-a5", "b2-c3"}));
  CHECK(text() ==
        "{[%eval 0.10] Played at home} 1. c3-d4 {[%eval 0.05] [%clk 0:01:00] usual} 1...\n"
        "d6-c5?? {[%eval 2.00] [%damas ??]} ({why not} 1... f6-g5 2. b2-c3) (1... b6-a5\n"
        "{[%eval 0.05] [%damas line 2 02aa6abb]} 2. b2-c3) 2. b2-c3 {[%eval 2.10]} *\n");
}

TEST_CASE_FIXTURE(Remarked, "Removed remarks leave the game as it was") {
  const std::string before = text();
  write_remarks(tree, blunder_with({"b6-a5", "b2-c3"}));
  CHECK(text() != before);
  remove_remarks(tree);
  CHECK(text() == before);
}

TEST_CASE_FIXTURE(Remarked, "A second analysis replaces the first") {
  write_remarks(tree, blunder_with({"b6-a5", "b2-c3"}));
  const std::string once = text();
  write_remarks(tree, blunder_with({"h6-g5"}));
  CHECK(text().find("b6-a5") == std::string::npos);
  CHECK(text().find("h6-g5") != std::string::npos);
  write_remarks(tree, blunder_with({"b6-a5", "b2-c3"}));
  CHECK(text() == once);
}

TEST_CASE_FIXTURE(Remarked, "Remarks survive a file") {
  const AnalysedGame found = blunder_with({"b6-a5", "b2-c3"});
  write_remarks(tree, found);
  const PdnGame again = read_pdn(write_pdn(game))[0];
  CHECK(again.tree == tree);
  const auto read = analysis_in(again.tree, replay(again.tree).game);
  REQUIRE(read);
  REQUIRE(read->is_whole());
  CHECK(read->positions == found.positions);
  for (std::size_t i = 0; i < found.moves.size(); ++i) {
    CHECK(read->moves[i]->judgement == found.moves[i]->judgement);
    CHECK(read->moves[i]->loss == doctest::Approx(found.moves[i]->loss));
    CHECK(read->moves[i]->best == found.moves[i]->best);
  }
  CHECK(read->accuracy == found.accuracy);
}

TEST_CASE_FIXTURE(Remarked,
                  "Words about a judged move stand in its comment, and go with the remarks") {
  const std::string before = text();
  const PdnNode judged = tree.main_line()[1];
  set_comment(tree, judged, "mine");
  const MoveWords words = {{1, "White wins a man: c3-b4."}, {2, "never said of a good move"}};
  write_remarks(tree, blunder_with({"b6-a5"}), words);
  CHECK(tree.notes(judged).after ==
        "[%eval 2.00] [%damas ??] White wins a man: c3-b4. [%damas end] mine");
  CHECK(text().find("never said") == std::string::npos);
  write_remarks(tree, blunder_with({"b6-a5"}), {{1, "Another reason."}});
  CHECK(tree.notes(judged).after == "[%eval 2.00] [%damas ??] Another reason. [%damas end] mine");
  remove_remarks(tree);
  CHECK(tree.notes(judged).after == "mine");
  set_comment(tree, judged, "");
  CHECK(text() == before);
}

TEST_CASE_FIXTURE(Remarked, "Words that a person has written anew stay") {
  const PdnNode judged = tree.main_line()[1];
  write_remarks(tree, blunder_with({"b6-a5"}), {{1, "Loses."}});
  // A comment is edited without its commands, which then stand before it.
  set_comment(tree, judged, "[%eval 2.00] [%damas ??] [%damas end] Loses, but I did not see it.");
  remove_remarks(tree);
  CHECK(tree.notes(judged).after == "Loses, but I did not see it.");
  // Nor does an end without a beginning take anything away.
  set_comment(tree, judged, "all mine [%damas end] and this");
  remove_remarks(tree);
  CHECK(tree.notes(judged).after == "all mine and this");
}

TEST_CASE_FIXTURE(Remarked, "A game without remarks has no analysis") {
  CHECK_FALSE(analysis_in(tree, played));
}

TEST_CASE_FIXTURE(Remarked, "A person's judgement stands") {
  const PdnNode second = tree.main_line()[1];
  set_judgement(tree, second, 1);
  write_remarks(tree, blunder_with({"b6-a5"}));
  CHECK(tree.notes(second).nags == std::vector<int>{1});
  CHECK(tree.notes(second).after == "[%eval 2.00]");
  remove_remarks(tree);
  CHECK(tree.notes(second).nags == std::vector<int>{1});
}

TEST_CASE_FIXTURE(Remarked, "A judgement that a person changed is that person's") {
  const PdnNode second = tree.main_line()[1];
  write_remarks(tree, blunder_with({"b6-a5"}));
  set_judgement(tree, second, 6);
  write_remarks(tree, blunder_with({"b6-a5"}));
  CHECK(tree.notes(second).nags == std::vector<int>{6});
}

TEST_CASE_FIXTURE(Remarked, "A person's variation with the better move is not repeated") {
  write_remarks(tree, blunder_with({"f6-g5", "b2-c3"}));
  CHECK(tree.children(tree.main_line()[0]).size() == 2);
  CHECK(text().find("line") == std::string::npos);
  const std::string once = text();
  write_remarks(tree, blunder_with({"f6-g5", "b2-c3"}));
  CHECK(text() == once);
}

TEST_CASE_FIXTURE(Remarked, "A better move is known again that a person has shown") {
  const std::string before = text();
  const AnalysedGame found = blunder_with({"f6-g5", "b2-c3"});
  REQUIRE(found.moves[1]->teaches());
  write_remarks(tree, found);
  const PdnGame again = read_pdn(write_pdn(game))[0];
  const auto read = analysis_in(again.tree, replay(again.tree).game);
  REQUIRE(read);
  CHECK(read->moves[1]->teaches());
  CHECK(read->moves[1]->best == found.moves[1]->best);
  remove_remarks(tree);
  CHECK(text() == before);
}

// The best move of a search may look bad in the score of the next search.
TEST_CASE_FIXTURE(Remarked, "A move that was no mistake is none when the remarks are read") {
  std::vector<std::optional<AnalysedPosition>> positions;
  for (const int score : {10, 5, 200, 210})
    positions.push_back(AnalysedPosition{score, {}});
  positions[1]->line = {played.move_from(1)};
  const AnalysedGame found = analysed(played, positions);
  REQUIRE(found.moves[1]->judgement == Judgement::Fine);
  write_remarks(tree, found);
  const auto read = analysis_in(tree, played);
  REQUIRE(read);
  CHECK(read->moves[1]->judgement == Judgement::Fine);
  CHECK_FALSE(read->moves[1]->turning_point);
  for (const Side side : {Side::White, Side::Black}) {
    for (const Judgement judgement :
         {Judgement::Inaccuracy, Judgement::Mistake, Judgement::Blunder})
      CHECK(read->count(side, judgement) == 0);
  }
}

TEST_CASE_FIXTURE(Remarked, "A better line in which a person wrote becomes that person's") {
  write_remarks(tree, blunder_with({"b6-a5", "b2-c3"}));
  const PdnNode ours = tree.children(tree.main_line()[0])[2];
  SUBCASE("by a comment") {
    set_comment(tree, tree.first_child(ours), "I see");
  }
  SUBCASE("by a comment on its first move") {
    set_comment(tree, ours, tree.notes(ours).after + " I see");
  }
  SUBCASE("by a judgement") {
    set_judgement(tree, ours, 1);
  }
  SUBCASE("by another move") {
    MoveList moves;
    for (const char* text : {"d2-c3", "e3-f4"}) {
      const PdnGame with =
          read_pdn(std::string("[GameType \"26\"] 1. c3-d4 b6-a5 2. ") + text + " *")[0];
      REQUIRE(with.is_whole());
      play_move(tree, ours, with.tree.move(with.tree.main_line()[2]));
    }
  }
  SUBCASE("by another move at its end") {
    extend(ours);
  }
  remove_remarks(tree);
  const auto children = tree.children(tree.main_line()[0]);
  REQUIRE(children.size() == 3);
  CHECK(tree.notes(children[2]).after.find("damas") == std::string::npos);
  CHECK(tree.notes(children[2]).after.find("eval") == std::string::npos);
}

TEST_CASE_FIXTURE(Remarked, "Scores of another program are replaced, its words stay") {
  const PdnNode first = tree.main_line()[0];
  set_comment(tree, first, "[%eval 3.00,20] strong");
  write_remarks(tree, blunder_with({"b6-a5"}));
  CHECK(tree.notes(first).after == "[%eval 0.05] strong");
}

TEST_CASE_FIXTURE(Remarked, "Positions that were not reached get no remark") {
  AnalysedGame found = blunder_with({"b6-a5"});
  auto positions = found.positions;
  positions[0].reset();
  positions[1].reset();
  write_remarks(tree, analysed(played, positions));
  CHECK(tree.notes(PdnNode::Root).after == "Played at home");
  CHECK(text().find("??") == std::string::npos);
  CHECK(tree.notes(tree.main_line()[1]).after == "[%eval 2.00]");
}

TEST_CASE("A position set up in the game is where the analysis begins") {
  PdnGame game = read_pdn("[GameType \"26\"] 1. c3-d4 d6-c5 *")[0];
  REQUIRE(game.is_whole());
  const PdnNode last = game.tree.main_line().back();
  const PdnNode set_up = game.tree.add_setup(last, start_of(Variant::Brazilian));
  const Move first = Game(Variant::Brazilian).legal_moves().front();
  const PdnNode moved = game.tree.add(set_up, first);
  const Game played = replay(game.tree).game;
  REQUIRE(played.last_ply() == 1);
  write_remarks(game.tree, analysed(played, {AnalysedPosition{7, {}}, AnalysedPosition{8, {}}}));
  CHECK(game.tree.notes(last).empty());
  CHECK(game.tree.notes(set_up).after == "[%eval 0.07]");
  CHECK(game.tree.notes(moved).after == "[%eval 0.08]");
}

TEST_CASE_FIXTURE(Remarked, "A line of moves has a score at its end only") {
  write_remarks(tree, blunder_with({"b6-a5", "b2-c3"}));
  const auto main = tree.main_line();
  CHECK(score_of_line(tree, main.back()) == 210);
  CHECK_FALSE(score_of_line(tree, main[0]));
  CHECK_FALSE(score_of_line(tree, PdnNode::Root));
  const auto beside = tree.children(main[0]);
  REQUIRE(beside.size() == 3);
  // The person's variation has no score, the better line has one.
  CHECK_FALSE(score_of_line(tree, last_node_of_line(tree, beside[1])));
  CHECK_FALSE(score_of_line(tree, beside[2]));
  CHECK(score_of_line(tree, last_node_of_line(tree, beside[2])) == 5);
}

TEST_CASE_FIXTURE(Remarked, "The score of the better line is not that of what is played after it") {
  write_remarks(tree, blunder_with({"b6-a5", "b2-c3"}));
  const PdnNode ours = tree.children(tree.main_line()[0])[2];
  CHECK_FALSE(score_of_line(tree, extend(ours)));
}

TEST_CASE_FIXTURE(Remarked, "The score of the better line is not that of another last move") {
  write_remarks(tree, blunder_with({"b6-a5", "b2-c3"}));
  const PdnNode ours = tree.children(tree.main_line()[0])[2];
  const PdnNode end = last_node_of_line(tree, ours);
  const Move recorded = tree.move(end);
  tree.remove(end);
  // Nor does a shorter line end where the score belongs.
  CHECK_FALSE(score_of_line(tree, ours));
  const Game before(tree.position_at(ours));
  for (const Move& other : before.legal_moves()) {
    const auto replaced = play_move(tree, ours, other);
    REQUIRE(replaced);
    CHECK(score_of_line(tree, *replaced).has_value() == (other == recorded));
    tree.remove(*replaced);
  }
}

TEST_CASE_FIXTURE(Remarked, "A line of an older file, without the mark of its end, has no score") {
  write_remarks(tree, blunder_with({"b6-a5", "b2-c3"}));
  const PdnNode ours = tree.children(tree.main_line()[0])[2];
  SUBCASE("with its length") {
    set_comment(tree, ours, "[%eval 0.05] [%damas line 2]");
  }
  SUBCASE("without it") {
    set_comment(tree, ours, "[%eval 0.05] [%damas line]");
  }
  CHECK_FALSE(score_of_line(tree, last_node_of_line(tree, ours)));
  // But it is one of ours.
  remove_remarks(tree);
  CHECK(tree.children(tree.main_line()[0]).size() == 2);
}

TEST_CASE_FIXTURE(Remarked, "A score on the last move of a variation is that of its end") {
  const PdnNode last = last_node_of_line(tree, tree.children(tree.main_line()[0])[1]);
  set_comment(tree, last, "[%eval 0.40]");
  CHECK(score_of_line(tree, last) == 40);
}

}  // namespace damas::analysis
