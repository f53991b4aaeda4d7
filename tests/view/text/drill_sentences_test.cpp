#include "view/text/drill_sentences.hpp"

#include <set>

#include <doctest/doctest.h>

#include "assets/endings.hpp"
#include "endgame/known_results.hpp"

namespace damas {

namespace {

using training::Ending;
using training::EndingDrill;
using training::EndingGoal;
using training::EndingTask;

EndingDrill drill_of(Variant variant, EndingTask task) {
  return {variant, task,
          std::make_shared<endgame::KnownResults>(variant, embedded_endings(info(variant).id),
                                                  endgame::Computing::AtOnce),
          1};
}

// By the moves of the hints.
void play_to_end(EndingDrill& drill) {
  while (drill.phase() == EndingDrill::Phase::Moving) {
    const auto move = drill.take_hint();
    REQUIRE(move);
    REQUIRE(drill.play({*move}));
    drill.hurry();
  }
  REQUIRE(drill.phase() == EndingDrill::Phase::Over);
}

}  // namespace

TEST_CASE("Every task has its own name in every language") {
  for (const Language language : languages) {
    std::set<std::string> names;
    for (const training::Ending ending : training::all_endings) {
      for (const EndingGoal goal : {EndingGoal::Win, EndingGoal::Hold})
        CHECK(names.insert(name(language, {ending, goal})).second);
    }
  }
  const EndingTask task{training::Ending::MainRoad, EndingGoal::Hold};
  CHECK(name(Language::English, task) == "Hold this: Three kings against one on the main road");
}

TEST_CASE("A task says which side the person plays, and with which pieces") {
  for (const EndingGoal goal : {EndingGoal::Win, EndingGoal::Hold}) {
    CAPTURE(static_cast<int>(goal));
    const EndingDrill drill = drill_of(Variant::English, {Ending::KingAndMen, goal});
    REQUIRE(drill.has_position());
    const bool white = drill.person() == Side::White;
    const std::string side = white ? "You play White: " : "You play Black: ";
    const bool king = goal == EndingGoal::Win;
    const std::string pieces = king ? "one king against two men. " : "two men against one king. ";
    CHECK(task_sentence(Language::English, drill).starts_with(side + pieces));
  }
  const EndingDrill drill = drill_of(Variant::English, {Ending::ManAndKing, EndingGoal::Win});
  REQUIRE(drill.has_position());
  CHECK(task_sentence(Language::English, drill).find(": one man and one king against one king. ") !=
        std::string::npos);
  CHECK(
      task_sentence(Language::Portuguese, drill).find(": uma pedra e uma dama contra uma dama. ") !=
      std::string::npos);
}

TEST_CASE("The sides are those of the start, also after moves") {
  EndingDrill drill = drill_of(Variant::English, {Ending::TwoKings, EndingGoal::Win});
  const std::string before = task_sentence(Language::English, drill);
  play_to_end(drill);
  CHECK(task_sentence(Language::English, drill) == before);
}

TEST_CASE("The result takes the place of the task in the heading") {
  EndingDrill drill = drill_of(Variant::English, {Ending::TwoKings, EndingGoal::Win});
  CHECK(heading(Language::English, drill) == "Win this: Two kings against one");
  play_to_end(drill);
  CHECK(heading(Language::English, drill) == "Won: Two kings against one");
  CHECK(heading(Language::Portuguese, drill) == "Ganho: Duas damas contra uma");
  const std::vector<std::string> lines = counts(Language::English, drill);
  CHECK(lines.back() == "Hints: " + std::to_string(drill.moves()));
}

namespace {

// Plays the first move after which the other side can win, in the first position that has one.
void lose(EndingDrill& drill) {
  for (int i = 0; i < 60; ++i, drill.next()) {
    REQUIRE(drill.phase() == EndingDrill::Phase::Moving);
    for (const Move& move : std::vector<Move>(drill.game().legal_moves())) {
      if (!drill.play({move})) continue;
      if (drill.phase() == EndingDrill::Phase::Slipped && drill.lost_in()) return;
      drill.take_back();
    }
  }
  FAIL("no position has such a move");
}

}  // namespace

TEST_CASE("A move that loses is said with the certain result, in words") {
  EndingDrill drill = drill_of(Variant::English, {Ending::TwoKings, EndingGoal::Hold});
  lose(drill);
  const bool white = drill.person() == Side::Black;
  const std::string moves = std::to_string(*drill.lost_in());
  const std::string said = remark(Language::English, drill);
  CHECK(said.find(" loses. " + std::string(white ? "White" : "Black") + " wins in " + moves +
                  " move") != std::string::npos);
  CHECK(said.ends_with(". Take the move back."));
  CHECK(remark(Language::Portuguese, drill).find(" em " + moves + " lance") != std::string::npos);
}

// Two kings must beat one within five moves.
TEST_CASE("An ending that is held by a draw rule names the rule") {
  EndingDrill drill = drill_of(Variant::Brazilian, {Ending::TwoKings, EndingGoal::Hold});
  play_to_end(drill);
  REQUIRE(drill.reached());
  REQUIRE(drill.moves() < EndingDrill::moves_to_hold);
  CHECK(heading(Language::English, drill) == "Held: Two kings against one");
  CHECK(remark(Language::English, drill) ==
        "You held it: the game is over. Draw: this ending had to be won within 5 moves.");
}

TEST_CASE(
    "An ending to hold counts the moves that are still to hold, up to a draw rule or the goal") {
  EndingDrill ruled = drill_of(Variant::Brazilian, {Ending::TwoKings, EndingGoal::Hold});
  CHECK(task_sentence(Language::English, ruled)
            .ends_with("Keep the draw for 5 moves: then a draw rule ends the game."));
  // The task has said what happens then.
  CHECK(counts(Language::English, ruled) ==
        std::vector<std::string>{"Your moves: 0 · still to hold: 5"});
  const auto move = ruled.take_hint();
  REQUIRE(move);
  REQUIRE(ruled.play({*move}));
  CHECK(counts(Language::English, ruled) ==
        std::vector<std::string>{"Your moves: 1 · still to hold: 4", "Hints: 1"});
  ruled.hurry();
  REQUIRE(ruled.phase() == EndingDrill::Phase::Moving);
  CHECK(counts(Language::English, ruled).front() == "Your moves: 1 · still to hold: 4");
  CHECK(counts(Language::Portuguese, ruled).front() == "Seus lances: 1 · ainda por segurar: 4");

  const EndingDrill free = drill_of(Variant::English, {Ending::TwoKings, EndingGoal::Hold});
  CHECK(task_sentence(Language::English, free).ends_with("Keep the draw for 12 moves."));
  CHECK(counts(Language::English, free) ==
        std::vector<std::string>{"Your moves: 0 · still to hold: 12"});
}

// A man that is crowned changes the ending, so that its count begins again with the other side's
// move.
TEST_CASE("The moves that are still to hold stay while the other side answers") {
  EndingDrill drill = drill_of(Variant::Brazilian, {Ending::KingAndMen, EndingGoal::Hold});
  REQUIRE(drill.has_position());
  int crowned = 0;
  for (int i = 0; i < 40; ++i, drill.next()) {
    while (drill.phase() == EndingDrill::Phase::Moving) {
      const Material start = drill.game().material();
      const auto move = drill.take_hint();
      REQUIRE(move);
      REQUIRE(drill.play({*move}));
      if (drill.phase() != EndingDrill::Phase::Answering) break;
      const Material material = drill.game().material();
      const std::string before = counts(Language::English, drill).front();
      drill.hurry();
      const bool captured = drill.game().material().total() != material.total();
      if (captured || drill.phase() != EndingDrill::Phase::Moving) continue;
      CHECK(counts(Language::English, drill).front() == before);
      const int person = index(drill.person());
      if (material.kings[person] > start.kings[person]) ++crowned;
    }
  }
  CHECK(crowned > 0);
}

TEST_CASE("After an ending was held, its moves are counted") {
  EndingDrill drill = drill_of(Variant::Brazilian, {Ending::TwoKings, EndingGoal::Hold});
  play_to_end(drill);
  CHECK(counts(Language::English, drill).front() == "Your moves: " + std::to_string(drill.moves()));
}

TEST_CASE("A move is compared with the other moves of an ending") {
  using training::EndingChoice;
  using Result = EndingChoice::Result;
  const auto english = [](const EndingChoice& choice) {
    return sentence(Language::English, choice);
  };
  CHECK(english({Result::Win, 9, 0, 0, 0, 0, {}}) == "It is the only legal move.");
  CHECK(english({Result::Win, 9, 0, 1, 2, 0, {}}) == "It is the only move that wins.");
  CHECK(english({Result::Win, 9, 2, 0, 0, 0, 12}) ==
        "Counting this move, the win takes 9 moves; with any other winning move, at least 12.");
  CHECK(english({Result::Win, 9, 2, 0, 3, 0, 12}) ==
        "Counting this move, the win takes 9 moves; with any other winning move, at least 12. Of "
        "the other moves, 3 give the win away.");
  CHECK(english({Result::Win, 1, 1, 0, 1, 0, 4}) ==
        "It wins at once; any other winning move takes at least 4 moves. One of the other moves "
        "gives the win away.");
  CHECK(english({Result::Win, 1, 1, 0, 0, 0, 1}) == "It wins at once; so does another move.");
  CHECK(english({Result::Win, 12, 2, 0, 1, 0, 9}) ==
        "Counting this move, the win takes 12 moves; with the fastest one, 9. One of the other "
        "moves gives the win away.");
  CHECK(english({Result::Win, 9, 2, 0, 1, 1, 9}) ==
        "Counting this move, the win takes 9 moves: no move wins faster. Of the other moves, 2 "
        "give the win away.");
  // The lengths are still being computed.
  CHECK(english({Result::Win, {}, 2, 0, 0, 0, {}}).empty());
  CHECK(english({Result::Draw, {}, 0, 0, 0, 3, {}}) == "It is the only move that holds the draw.");
  CHECK(english({Result::Draw, {}, 0, 0, 2, 1, {}}) == "One of the other moves loses.");
  CHECK(english({Result::Draw, {}, 0, 0, 2, 0, {}}) == "None of the moves loses.");
  CHECK(english({Result::Draw, {}, 1, 0, 2, 0, 5}) == "Another move wins.");
  CHECK(english({Result::Loss, {}, 0, 0, 1, 2, {}}) == "Another move holds the draw.");
  CHECK(english({Result::Loss, {}, 0, 0, 0, 2, {}}) == "All moves lose.");
  CHECK(sentence(Language::Portuguese, EndingChoice{Result::Win, 9, 2, 0, 0, 0, 12}) ==
        "Contando este lance, a vitória leva 9 lances; com qualquer outro lance que ganha, pelo "
        "menos 12.");
  // A number at a sentence's beginning would read like a part of the number before it.
  CHECK(sentence(Language::Portuguese, EndingChoice{Result::Win, 9, 2, 0, 4, 0, 10}) ==
        "Contando este lance, a vitória leva 9 lances; com qualquer outro lance que ganha, pelo "
        "menos 10. Dos outros lances, 4 deixam a vitória escapar.");
  CHECK(sentence(Language::Portuguese, EndingChoice{Result::Draw, {}, 0, 0, 1, 3, {}}) ==
        "Dos outros lances, 3 perdem.");
}

}  // namespace damas
