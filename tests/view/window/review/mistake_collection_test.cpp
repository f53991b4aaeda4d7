// The mistakes of all games: how they are collected, and how they come back.
#include "view/window/review/mistake_collection.hpp"

#include <algorithm>

#include <doctest/doctest.h>

#include "core/typed_game.hpp"
#include "puzzle/daily.hpp"
#include "training/own_mistakes.hpp"
#include "view/text/names.hpp"
#include "view/window/accepted_picture.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/store.hpp"
#include "view/window/review/mistakes_scene.hpp"
#include "view/window/review/review_stage.hpp"
#include "view/window/task_scene.hpp"

namespace damas::test {

namespace {

using Milliseconds = Stage::Milliseconds;
using Phase = MistakeLessons::Phase;

const std::string headers =
    std::string(
        "[GameType \"26\"]\n[White \"Ana\"]\n[Black \"Computer\"]\n[Date \"2024.04.30\"]\n"
        "[WhiteType \"human\"]\n[BlackType \"program\"]\n") +
    gift_position;
const std::string played = headers + "1. c3-d4 e5xc3 *";
const std::string remarked = headers + remarked_gift;

training::Day today() {
  return puzzle::days_of({2024, 5, 1});  // as the stage tells
}

training::OwnMistake gives_a_man() {
  const Game game = game_from("W:Wc3,f2,h2:Be5,f8,h8");
  training::OwnMistake mistake =
      training::mistake_in(game, legal_move(game, "c3-d4"), legal_move(game, "c3-b4"), today());
  mistake.white = "Ana";
  mistake.date = "2024.04.30";
  return mistake;
}

const training::OwnMistakes& collected(Stage& stage) {
  return stage.app().store().mistakes().read();
}

// The whole program with these mistakes in the collection, which practises them.
struct Practice : Stage {
  explicit Practice(const std::vector<training::OwnMistake>& mistakes, const StageSetup& setup = {})
      : Stage(setup) {
    app().store().mistakes().change([&](training::OwnMistakes& all) {
      for (const training::OwnMistake& each : mistakes)
        REQUIRE(all.add(each));
    });
    open();
  }
  void open() {
    app().open(destination::Mistakes{});
    wait(Milliseconds{100});
  }
  const MistakesScene& scene() {
    const auto* found = dynamic_cast<const MistakesScene*>(&app().scenes().top());
    REQUIRE(found != nullptr);
    return *found;
  }
  void play(const char* from, const char* to) {
    for (const char* const square : {from, to})
      click(scene().board().center(*parse_square(square, scene().board().shape())));
    for (int i = 0; i < 100 && scene().lessons().phase() == Phase::Judging; ++i)
      wait(Milliseconds{16});
    wait(Milliseconds{300});
  }
  void go_on() {
    key(Key::Enter);
    wait(Milliseconds{100});
  }
  training::Memory memory() {
    REQUIRE(collected(*this).all().front().card.memory);
    return *collected(*this).all().front().card.memory;
  }
};

}  // namespace

TEST_CASE("The mistakes of persons count, not those of programs, nor of games that were watched") {
  const auto sides = [](const char* white, const char* black, PdnHeaders more = {}) {
    more.set("WhiteType", white);
    more.set("BlackType", black);
    return own_sides(more);
  };
  CHECK(sides("human", "program") == std::vector{Side::White});
  CHECK(sides("program", "human") == std::vector{Side::Black});
  CHECK(sides("human", "human") == std::vector{Side::White, Side::Black});
  CHECK(sides("program", "program").empty());
  CHECK(own_sides({}).empty());
  const PdnTag site{"Site", "http://damas.example/"};
  CHECK(sides("human", "human", {site}).empty());
  CHECK(sides("human", "human", {site, {"DamasSide", "Black"}}) == std::vector{Side::Black});
  CHECK(sides("human", "human", {site, {"DamasSide", "White"}}) == std::vector{Side::White});
  // A person may write a site.
  CHECK(sides("human", "program", {site}) == std::vector{Side::White});
}

TEST_CASE("The mistakes of an analysed game are collected once, with the game's names and date") {
  ReviewStage stage(remarked);
  const MainLineChances& chances = stage.review().chances();
  REQUIRE(chances.found() != nullptr);
  const PdnHeaders& tags = stage.review().document().game().headers;
  // Moves that were added to the game later are not the person's.
  Game before = chances.game();
  before.go_to(0);
  const Game unplayed(before.position());
  CHECK(collect_mistakes(chances.game(), *chances.found(), unplayed, tags, stage.app()) == 0);
  CHECK(collect_mistakes(chances.game(), *chances.found(), chances.game(), tags, stage.app()) == 1);
  REQUIRE(collected(stage).all().size() == 1);
  const training::OwnMistake& mistake = collected(stage).all().front();
  CHECK(mistake.played == "c3-d4");
  CHECK(mistake.better == "c3-b4");
  CHECK(mistake.white == "Ana");
  CHECK(mistake.black == "Computer");
  CHECK(mistake.date == "2024.04.30");
  CHECK(mistake.card == training::Card{today(), std::nullopt});
  CHECK(collect_mistakes(chances.game(), *chances.found(), chances.game(), tags, stage.app()) == 0);
  CHECK(collected(stage).all().size() == 1);
}

TEST_CASE("The other side's mistakes are not collected") {
  ReviewStage stage(remarked);
  const MainLineChances& chances = stage.review().chances();
  PdnHeaders tags = stage.review().document().game().headers;
  tags.set("WhiteType", "program");
  tags.set("BlackType", "human");
  CHECK(collect_mistakes(chances.game(), *chances.found(), chances.game(), tags, stage.app()) == 0);
  CHECK(collected(stage).all().empty());
}

TEST_CASE("The analysis of a game that was played here collects its mistakes, of another one not") {
  for (const bool own : {true, false}) {
    Stage stage;
    stage.app().open(destination::Review{game_in(played), std::nullopt, 0, true, own});
    stage.wait(Milliseconds{1000});
    REQUIRE(stage.shows<ReviewScene>());
    const auto& review = dynamic_cast<const ReviewScene&>(stage.app().scenes().top());
    REQUIRE_FALSE(review.analyses_game());
    CHECK(collected(stage).all().size() == (own ? 1 : 0));
    const std::vector<std::string> notices = stage.app().notices();
    CHECK(std::count(notices.begin(), notices.end(),
                     "1 mistake was added to Your mistakes (under Problems).") == (own ? 1 : 0));
  }
}

TEST_CASE("A mistake that is due is set as a problem, and its game is named") {
  Practice stage({gives_a_man()});
  CHECK(stage.scene().lessons().count() == 1);
  CHECK_FALSE(stage.scene().board().flipped());
  REQUIRE(stage.scene().remarks().size() == 1);
  CHECK(stage.scene().remarks().front() ==
        std::string(name(Language::English, Variant::Brazilian)) + " · Ana – ? · 2024.04.30");
}

TEST_CASE("The game of a mistake is named in the person's language, also after a change of it") {
  training::OwnMistake mistake = gives_a_man();
  mistake.white = "Player";
  mistake.black = name(Language::English, Player{Computer{strongest_level}});
  Practice stage({mistake});
  CHECK(stage.scene().remarks().front().starts_with("Brazilian · Player – Computer (level 10"));
  stage.app().change_preferences([](Preferences& p) { p.language = Language::Portuguese; });
  stage.wait(Milliseconds{100});
  CHECK(stage.scene().remarks().front() ==
        "Brasileira · Jogador – Computador (nível 10, Grande mestre) · 2024.04.30");
}

TEST_CASE("Found at the first try, it comes back in two days, and then nothing is due") {
  Practice stage({gives_a_man()});
  stage.play("c3", "b4");
  CHECK(stage.scene().lessons().phase() == Phase::Right);
  CHECK(collected(stage).next_due() == today() + 2);
  CHECK(stage.scene().remarks().back() == "The next mistake comes back in 2 days.");
  stage.go_on();
  CHECK_FALSE(stage.shows<MistakesScene>());
  stage.open();
  CHECK_FALSE(stage.shows<MistakesScene>());
  REQUIRE_FALSE(stage.app().notices().empty());
  CHECK(stage.app().notices().back() == "The next mistake comes back in 2 days.");
}

TEST_CASE("With a hint it was hard, and after a wrong try or the solution it comes again") {
  // The first stabilities of FSRS-6 are 0.212 for again, 1.293 for hard.
  Practice hinted({gives_a_man()});
  hinted.type("h");
  hinted.wait(Milliseconds{1500});
  hinted.play("c3", "b4");
  CHECK(hinted.memory().stability == doctest::Approx(1.293));
  CHECK(collected(hinted).next_due() == today() + 1);

  Practice failed({gives_a_man()});
  failed.play("c3", "d4");
  REQUIRE(failed.scene().lessons().phase() == Phase::Wrong);
  CHECK(failed.memory().stability == doctest::Approx(0.212));
  failed.go_on();
  failed.play("c3", "b4");
  CHECK(failed.scene().lessons().phase() == Phase::Right);
  CHECK(failed.memory().stability == doctest::Approx(0.212));
  CHECK(failed.scene().remarks().back() == "The next mistake comes back tomorrow.");
}

TEST_CASE("Why the move was wrong is told as in a game, and is no help") {
  Practice stage({gives_a_man()});
  stage.key(Key::Y);
  stage.wait(Milliseconds{500});
  REQUIRE(stage.scene().remarks().size() == 2);
  CHECK(stage.scene().remarks().back().starts_with("c3-d4: "));
  stage.play("c3", "b4");
  CHECK(collected(stage).next_due() == today() + 2);
}

TEST_CASE("Mistakes of all variants and both colours follow each other") {
  const Game large = game_from("B:W32,37,42:B8,13,19", Variant::International);
  const training::OwnMistake other =
      training::mistake_in(large, large.legal_moves().front(), large.legal_moves().back(), today());
  Practice stage({gives_a_man(), other});
  CHECK(stage.scene().lessons().count() == 2);
  stage.play("c3", "b4");
  CHECK(stage.scene().remarks().back() == stage.scene().remarks().front());
  stage.go_on();
  CHECK(stage.scene().lessons().place() == 1);
  CHECK(stage.scene().board().shape() == large.shape());
  CHECK(stage.scene().board().flipped());
  CHECK(stage.scene().lessons().game().position() == large.position());
}

TEST_CASE("The result of a lesson right after the game counts for the collection, too") {
  ReviewStage stage(remarked);
  const MainLineChances& chances = stage.review().chances();
  collect_mistakes(chances.game(), *chances.found(), chances.game(),
                   stage.review().document().game().headers, stage.app());
  stage.app().scenes().push(std::make_unique<MistakesScene>(
      mistakes_in(chances.game(), *chances.found(), Side::White), false));
  stage.wait(Milliseconds{100});
  const auto& scene = dynamic_cast<const MistakesScene&>(stage.app().scenes().top());
  for (const char* const square : {"c3", "b4"})
    stage.click(scene.board().center(*parse_square(square, scene.board().shape())));
  stage.wait(Milliseconds{300});
  REQUIRE(scene.lessons().phase() == Phase::Right);
  CHECK(collected(stage).next_due() == today() + 2);
}

TEST_CASE("A game that was analysed before is collected when one learns from it") {
  Stage stage;
  stage.app().open(destination::Review{game_in(remarked), std::nullopt, 0, false, true});
  stage.wait(Milliseconds{200});
  REQUIRE(stage.shows<ReviewScene>());
  CHECK(collected(stage).all().empty());
  const auto& review = dynamic_cast<const ReviewScene&>(stage.app().scenes().top());
  open_corner_list(stage, review.places().header);
  // Play from here, comment, headers, analyse, learn.
  choose_row(stage, 5);
  CHECK(stage.shows<MistakesScene>());
  CHECK(collected(stage).all().size() == 1);
}

TEST_CASE("As many as one can practise in one go are set at once") {
  std::vector<training::OwnMistake> many;
  for (int man = 1; man <= 25; ++man) {
    const std::string fen = "W:WK46:B" + std::to_string(man);
    const Game game = game_from(fen.c_str(), Variant::International);
    many.push_back(training::mistake_in(game, game.legal_moves().front(), game.legal_moves().back(),
                                        today() - 1));
  }
  Practice stage(many);
  CHECK(stage.scene().lessons().count() == 20);
}

TEST_CASE("The practice of mistakes matches its accepted pictures") {
  for (const Language language : languages) {
    for (const Size size : {Size{1000, 640}, Size{390, 760}}) {
      StageSetup setup;
      setup.size = size;
      setup.language = language;
      Practice stage({gives_a_man()}, setup);
      stage.play("c3", "b4");
      stage.wait(Milliseconds{1000});
      const std::string name =
          std::to_string(static_cast<int>(size.w)) + "_" + std::string(code(language));
      check_picture(stage.screen().picture(), "window/own_mistakes_" + name, with_text);
    }
  }
}

}  // namespace damas::test
