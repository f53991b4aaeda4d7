#include "endgame/asked_tables.hpp"

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/game.hpp"
#include "endgame/table_answers.hpp"
#include "endgame/tables.hpp"

namespace damas::endgame {

namespace {

constexpr Variant brazilian = Variant::Brazilian;
constexpr std::size_t most_positions = 700'000;

AnyPosition position_from(const char* fen) {
  return std::get<AnyPosition>(parse_fen(brazilian, fen));
}

Material material_of(const AnyPosition& position) {
  return Placement::of(position).material();
}

// Asks until all tables that the material needs have come. Returns the number of questions.
int ask_all(AskedTables& asked, TableAnswers& worker, const Material& material) {
  int questions = 0;
  while (true) {
    const auto left = missing(asked, material, most_positions);
    REQUIRE(left);
    if (left->empty()) return questions;
    const auto question = asked.next(left->front());
    REQUIRE(question);
    const auto text = worker.answer(to_wire(*question));
    REQUIRE(text);
    const auto answer = table_answer_from_wire(*text);
    REQUIRE(answer);
    REQUIRE(asked.add(*answer));
    ++questions;
  }
}

}  // namespace

TEST_CASE("tables that a worker computes have the same results as those computed here") {
  AskedTables asked(brazilian);
  TableAnswers worker;
  const Material two_against_one{{0, 2}, {1, 0}};
  CHECK(ask_all(asked, worker, two_against_one) > 4);
  CHECK(ask_all(asked, worker, two_against_one) == 0);
  const auto tables = make_tables(brazilian);
  const auto all = missing(*tables, two_against_one, most_positions);
  REQUIRE(all);
  for (const Material& each : *all) {
    CAPTURE(name_of(each));
    tables->add(each, *tables->compute(each, [] { return false; }));
    CHECK(asked.has(each));
    for (std::size_t i = 0; i < tables->size(each); i += 7) {
      const AnyPosition position = tables->position(each, i);
      REQUIRE(asked.find(position) == tables->find(position));
    }
  }
}

TEST_CASE("with Black to move, the turned position with White to move is looked up") {
  AskedTables asked(brazilian);
  TableAnswers worker;
  const AnyPosition position = position_from("B:WKb2:BKa1");
  CHECK_FALSE(asked.find(position));
  ask_all(asked, worker, material_of(position));
  CHECK(asked.find(position) == Result{1, 1});
}

TEST_CASE("a table comes in parts, and is used when it is whole") {
  AskedTables asked(brazilian);
  TableAnswers worker;
  const AnyPosition position = position_from("W:WKa1,Kc1,Ke1:BKb8");
  const Material material = material_of(position);
  REQUIRE(asked.size(material) > values_in_part);
  ask_all(asked, worker, {{0, 2}, {0, 1}});
  const auto first = asked.next(material);
  REQUIRE(first);
  CHECK(first->from == 0);
  REQUIRE(asked.add(*table_answer_from_wire(*worker.answer(to_wire(*first)))));
  const auto second = asked.next(material);
  REQUIRE(second);
  CHECK(second->material == material);
  CHECK(second->from == values_in_part);
  CHECK_FALSE(asked.has(material));
  CHECK_FALSE(asked.find(position));
  ask_all(asked, worker, material);
  const auto found = asked.find(position);
  REQUIRE(found);
  CHECK(found->sign == 1);
}

TEST_CASE("a game that is over needs no table") {
  const AskedTables asked(brazilian);
  Game game(position_from("W:WKa1:BKb2"));
  REQUIRE(game.play(game.legal_moves().front()));
  CHECK(asked.find(game.position()) == Result{-1, 0});
  CHECK_FALSE(asked.find(start_of(brazilian)));
}

TEST_CASE("an answer that does not fit is refused") {
  AskedTables asked(brazilian);
  const Material kings{{0, 1}, {0, 1}};
  const std::size_t size = asked.size(kings);
  CHECK_FALSE(asked.add({kings, 1, std::vector<Value>(2)}));
  CHECK_FALSE(asked.add({kings, 0, {}}));
  CHECK_FALSE(asked.add({kings, 0, std::vector<Value>(size + 1)}));
  CHECK_FALSE(asked.add({{{0, 0}, {0, 1}}, 0, std::vector<Value>(1)}));
  CHECK(asked.add({kings, 0, std::vector<Value>(size)}));
  CHECK_FALSE(asked.add({kings, size, std::vector<Value>(1)}));
  CHECK(asked.has(kings));
  CHECK_FALSE(asked.next(kings));
}

TEST_CASE("questions and answers keep their values as text") {
  const TableQuestion question{Variant::English, {{1, 0}, {0, 2}}, 100'000};
  CHECK(is_table_question(to_wire(question)));
  CHECK(table_question_from_wire(to_wire(question)) == question);
  TableAnswer answer{{{1, 0}, {0, 2}}, 3, {}};
  for (int value = 0; value <= most_plies + 1; ++value)
    answer.values.push_back(static_cast<Value>(value));
  CHECK(table_answer_from_wire(to_wire(answer)) == answer);
}

TEST_CASE("other texts are neither questions nor answers") {
  CHECK_FALSE(is_table_question("damas 4\n"));
  CHECK_FALSE(table_question_from_wire("tables 1\nvariant nowhere\nmaterial 0101\nfrom 0\n"));
  CHECK_FALSE(table_question_from_wire("tables 1\nvariant english\nmaterial 01x1\nfrom 0\n"));
  CHECK_FALSE(table_question_from_wire("tables 2\nvariant english\nmaterial 0101\nfrom 0\n"));
  for (const char* const values : {"!\x7f", "\x1f", "{", "{{!", "|z"}) {
    CAPTURE(values);
    CHECK_FALSE(table_answer_from_wire("tables 1\nmaterial 0101\nfrom 0\nvalues " +
                                       std::string(values) + "\n"));
  }
}

TEST_CASE("a worker refuses nonsense and questions about materials without a table") {
  TableAnswers worker;
  CHECK_FALSE(worker.answer("nonsense"));
  CHECK_FALSE(worker.answer(to_wire(TableQuestion{brazilian, {{0, 1}, {0, 1}}, 1'000'000})));
  CHECK_FALSE(worker.answer(to_wire(TableQuestion{brazilian, {{9, 0}, {9, 0}}, 0})));
  CHECK_FALSE(worker.answer(to_wire(TableQuestion{brazilian, {{0, 0}, {0, 1}}, 0})));
}

}  // namespace damas::endgame
