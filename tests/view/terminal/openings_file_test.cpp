#include "view/terminal/openings_file.hpp"

#include <doctest/doctest.h>

#include "session.hpp"

namespace damas::terminal {
namespace {

const std::string path = "data/openings.txt";

std::string text() {
  return std::get<std::string>(read_text(path));
}

void learn(training::OpeningCards& cards, int move) {
  Game game(Variant::Russian);
  game.play(game.legal_moves()[static_cast<std::size_t>(move)]);
  cards.grade(game, training::Grade::Good, 20'000);
}

std::size_t learned(OpeningsFile& file) {
  return file.change([](training::OpeningCards&) {}).all().size();
}

TEST_CASE("practised openings are written in the form that the window reads") {
  const InEmptyFolder folder;
  OpeningsFile file(path);
  file.change([](training::OpeningCards& cards) { learn(cards, 0); });
  const auto read = training::opening_cards_from_text(text());
  CHECK(read.errors.empty());
  CHECK(read.cards.all().size() == 1);
  CHECK(file.trouble(Language::English).empty());
}

TEST_CASE("while practised openings are changed, the window cannot change them") {
  const InEmptyFolder folder;
  OpeningsFile file(path);
  file.change([](training::OpeningCards& cards) { learn(cards, 0); });
  bool locked = false;
  file.change([&](training::OpeningCards&) { locked = !FileLock::take(path + ".lock"); });
  CHECK(locked);
  CHECK(FileLock::take(path + ".lock"));
}

TEST_CASE("openings that the window has added meanwhile are kept") {
  const InEmptyFolder folder;
  OpeningsFile file(path);
  file.change([](training::OpeningCards& cards) { learn(cards, 0); });
  OpeningsFile other(path);
  other.change([](training::OpeningCards& cards) { learn(cards, 1); });
  file.change([](training::OpeningCards& cards) { learn(cards, 2); });
  CHECK(learned(file) == 3);
  CHECK(learned(other) == 3);
}

TEST_CASE("a file of openings that cannot be read is never overwritten") {
  const InEmptyFolder folder;
  make_folder_of(path);
  write_text(path, "something else\n");
  OpeningsFile file(path);
  file.change([](training::OpeningCards& cards) { learn(cards, 0); });
  CHECK(text() == "something else\n");
  CHECK(file.trouble(Language::English) ==
        "The file 'data/openings.txt' is not a file of practised openings: it stays as it is, and "
        "your "
        "progress is not kept.");
  CHECK(learned(file) == 1);
}

}  // namespace
}  // namespace damas::terminal
