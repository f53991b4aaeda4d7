// Goes through every shipped lesson by its own answers, and checks what it claims.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include <doctest/doctest.h>

#include "assets/lessons.hpp"
#include "lessons/check_claim.hpp"
#include "lessons/reader.hpp"
#include "lessons/session.hpp"
#include "view/text/language.hpp"

namespace damas::test {

namespace {

using lessons::Lesson;
using lessons::Reaction;
using lessons::Step;
using Phase = lessons::Session::Phase;
using Verdict = lessons::Session::Verdict;

const std::vector<Lesson>& shipped() {
  static const auto read = lessons::read_lessons(embedded_lessons());
  if (const auto* error = std::get_if<lessons::LessonError>(&read)) {
    FAIL(lessons::describe(*error));
  }
  return std::get<std::vector<Lesson>>(read);
}

std::vector<const lessons::Words*> words_of(const Lesson& lesson) {
  std::vector<const lessons::Words*> all = {&lesson.title};
  for (const Step& step : lesson.steps) {
    all.push_back(&step.words);
    if (step.other) all.push_back(&*step.other);
    for (const auto* reactions : {&step.right, &step.wrong}) {
      for (const Reaction& reaction : *reactions)
        all.push_back(&reaction.words);
    }
  }
  return all;
}

// By the language's code.
using WordsOfLanguages = std::map<std::string, std::vector<std::string>>;

void expect_all_languages(const WordsOfLanguages& words, const std::string& about) {
  for (const Language language : languages) {
    const std::string spoken{code(language)};
    CHECK_MESSAGE(words.contains(spoken), "add the words of '", spoken, "' for ", about,
                  " to this test");
  }
}

}  // namespace

// The window and the terminal add the praise, but not for an answer that they have shown.
TEST_CASE("words about a right answer begin with no praise, because it may have been shown") {
  const WordsOfLanguages praises = {
      {"en", {"Yes", "Right", "Well done", "Good.", "Good:", "Correct"}},
      {"pt", {"Sim", "Isso:", "Isso.", "Certo", "Muito bem", "Bom.", "Bom:", "Correto"}}};
  expect_all_languages(praises, "praise");
  for (const Lesson& lesson : shipped()) {
    CAPTURE(lesson.id);
    for (const Step& step : lesson.steps) {
      for (const Reaction& reaction : step.right) {
        for (const auto& [language, beginnings] : praises) {
          const std::string& said = reaction.words.in(language);
          CAPTURE(said);
          // A game is won by the person.
          if (step.kind == Step::Kind::Play) continue;
          for (const std::string& praise : beginnings)
            CHECK_FALSE(said.starts_with(praise));
        }
      }
    }
  }
}

TEST_CASE("lessons name no mouse and no finger, because they are also read at a keyboard") {
  const WordsOfLanguages words = {
      {"en", {"press ", "Press ", "click", "Click", "drag", " tap ", "Tap ", "mouse"}},
      {"pt",
       {"toque", "Toque", "clique", "Clique", "arraste", "Arraste", "aperte", "Aperte", "pressione",
        "mouse"}}};
  expect_all_languages(words, "mouse and finger");
  for (const Lesson& lesson : shipped()) {
    CAPTURE(lesson.id);
    for (const lessons::Words* each : words_of(lesson)) {
      for (const auto& [language, unwanted] : words) {
        const std::string& said = each->in(language);
        CAPTURE(said);
        for (const std::string& word : unwanted)
          CHECK(said.find(word) == std::string::npos);
      }
    }
  }
}

TEST_CASE("Every course has lessons, each with its own id and with all texts in all languages") {
  std::set<std::string> ids;
  std::map<lessons::Course, int> courses;
  for (const Lesson& lesson : shipped()) {
    CAPTURE(lesson.id);
    CHECK(ids.insert(lesson.id).second);
    ++courses[lesson.course];
    CHECK(lesson.order > 0);
    CHECK(lesson.steps.size() >= 2);
    CHECK(lesson.steps.size() <= 8);
    for (const lessons::Words* words : words_of(lesson)) {
      for (const Language language : languages)
        CHECK_MESSAGE(words->has(code(language)), code(language), " is missing: ", words->in("en"));
    }
  }
  CHECK(ids.size() >= 25);
  CHECK(courses.size() == static_cast<std::size_t>(lessons::course_count));
}

TEST_CASE("English, international and Russian draughts each have lessons on the same subjects") {
  std::set<std::string> ids;
  for (const Lesson& lesson : shipped())
    ids.insert(lesson.id);
  for (const std::string variant : {"eng", "int", "russian"}) {
    for (const std::string topic :
         {"exchange", "shot", "breakthrough", "opposition", "two-kings", "draws", "opening"})
      CHECK_MESSAGE(ids.contains(variant + "-" + topic), variant, " has no lesson on ", topic);
  }
  // The Brazilian ones, whose names have no variant, those of games with flying kings, and what a
  // person needs who begins with the English or the International rules.
  for (const std::string id :
       {"draws", "three-kings", "main-road", "russian-three-kings", "int-three-kings", "eng-board",
        "eng-men", "eng-winning", "shot-of-three", "int-shot-of-three"})
    CHECK_MESSAGE(ids.contains(id), "there is no lesson ", id);
}

TEST_CASE("The name of each lesson file is the id of the lesson in it") {
  std::size_t files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(DAMAS_LESSONS)) {
    if (entry.path().extension() != ".lesson") continue;
    ++files;
    std::ostringstream text;
    text << std::ifstream(entry.path(), std::ios::binary).rdbuf();
    const auto read = lessons::read_lesson(text.str());
    if (const auto* error = std::get_if<lessons::LessonError>(&read)) {
      FAIL_CHECK(lessons::describe(*error));
      continue;
    }
    CHECK(std::get<Lesson>(read).id == entry.path().stem().string());
  }
  CHECK(files == shipped().size());
}

namespace {

void hurry(lessons::Session& session) {
  while (session.hurry()) {
  }
}

// Checks the words about the answer, its verdict, and the phase after it.
void check_reply(const lessons::Session& session, const Reaction& reaction, Verdict verdict) {
  CHECK(session.said() == &reaction.words);
  CHECK(session.verdict() == verdict);
  REQUIRE(session.phase() == (verdict == Verdict::Right ? Phase::Done : Phase::Asking));
}

// Gives each of the answers, each from the beginning of the step.
void give_all(lessons::Session& session, const Reaction& reaction, Verdict verdict) {
  const auto give = [&](const auto& each) {
    session.again();
    hurry(session);
    each();
    hurry(session);
    check_reply(session, reaction, verdict);
  };
  for (const Move& move : reaction.moves)
    give([&] { CHECK(session.play(move)); });
  for (const int number : reaction.numbers)
    give([&] { CHECK(session.choose(number)); });
  if (reaction.squares.empty()) return;
  // Right squares are found one after another; each wrong one gets the reply.
  give([&] {
    for (const Square square : reaction.squares) {
      CHECK(session.touch(square));
      if (verdict == Verdict::Wrong) check_reply(session, reaction, verdict);
    }
  });
}

// The engine plays both sides, until the goal is reached or the game is over.
void play_on(lessons::Session& session) {
  const auto engine = make_engine({Drive::Caller, 16, {}});
  while (session.phase() == Phase::Asking || session.phase() == Phase::Machine) {
    engine->start(session.game(), {{std::nullopt, 30'000, std::nullopt}, strongest_level, 0});
    const Move best = *engine->poll()->best;
    CHECK((session.phase() == Phase::Asking ? session.play(best) : session.play_for_machine(best)));
  }
}

}  // namespace

TEST_CASE("A listed wrong answer gets its text and another try, and a right one ends the step") {
  for (const Lesson& lesson : shipped()) {
    CAPTURE(lesson.id);
    lessons::Session session(lesson);
    while (session.phase() != Phase::Over) {
      CAPTURE(session.step_number());
      hurry(session);
      if (session.phase() == Phase::Asking) {
        for (const Reaction& wrong : session.step().wrong)
          give_all(session, wrong, Verdict::Wrong);
        for (const Reaction& right : session.step().right)
          give_all(session, right, Verdict::Right);
        if (session.step().kind == Step::Kind::Play) play_on(session);
      }
      REQUIRE(session.phase() == Phase::Done);
      session.next();
    }
  }
}

namespace {

class Checks {
 public:
  void check(const Lesson& lesson) {
    int number = 0;
    for (const Step& step : lesson.steps) {
      where_ = lesson.id + ", step " + std::to_string(++number);
      check(step);
    }
  }

 private:
  void check(const Step& step) {
    std::vector<Move> answers;
    for (const Reaction& right : step.right)
      answers.insert(answers.end(), right.moves.begin(), right.moves.end());
    check(step.claims, {step.start, step.moves, answers, {}, {}});
    for (const auto* reactions : {&step.right, &step.wrong}) {
      for (const Reaction& reaction : *reactions)
        check(step, reaction, answers);
    }
  }

  void check(const Step& step, const Reaction& reaction, const std::vector<Move>& answers) {
    Claimed of{step.start, {}, answers, reaction.squares, {}};
    if (!reaction.numbers.empty()) of.number = reaction.numbers.front();
    if (reaction.moves.empty()) return check(reaction.claims, of);
    for (const Move& move : reaction.moves) {
      of.moves = {move};
      of.moves.insert(of.moves.end(), reaction.then.begin(), reaction.then.end());
      check(reaction.claims, of);
    }
  }

  void check(const std::vector<lessons::Claim>& claims, const Claimed& of) {
    for (const lessons::Claim& claim : claims) {
      const std::string complaint = checker_.complaint(claim, of);
      CHECK_MESSAGE(complaint.empty(), where_, ", ", lessons::name_of(claim.kind), ": ", complaint);
    }
  }

  ClaimChecker checker_;
  std::string where_;
};

}  // namespace

TEST_CASE("Each right answer to a question for a move or a number has a line 'claims'") {
  for (const Lesson& lesson : shipped()) {
    int number = 0;
    for (const Step& step : lesson.steps) {
      ++number;
      if (step.kind != Step::Kind::Move && step.kind != Step::Kind::Count) continue;
      for (const Reaction& right : step.right)
        CHECK_MESSAGE(!right.claims.empty(), lesson.id, ", step ", number, ": ",
                      right.words.in("en"));
    }
  }
}

TEST_CASE("Each line 'claims' of a lesson is true of the position and the moves beside it") {
  Checks checks;
  for (const Lesson& lesson : shipped())
    checks.check(lesson);
}

}  // namespace damas::test
