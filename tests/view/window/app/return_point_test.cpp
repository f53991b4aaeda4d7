#include "view/window/app/return_point.hpp"

#include <doctest/doctest.h>

#include "core/pdn/reader.hpp"
#include "puzzle/diagram.hpp"

namespace damas::test {

namespace {

// The text of the point, after it was read from its text.
std::string again(const Destination& to) {
  const auto read = return_points_of(to_text({{to, true}}));
  REQUIRE(read.has_value());
  REQUIRE(read->size() == 1);
  CHECK(read->front().unsaved);
  CHECK(read->front().to.index() == to.index());
  return to_text(*read);
}

bool lasts(const Destination& to) {
  return again(to) == to_text({{to, true}});
}

destination::Review review_in_file() {
  destination::Review review{read_pdn("[GameType \"26\"]\n1. c3-d4 {a} (1. e3-f4) b6-a5 *").front(),
                             std::nullopt};
  review.earlier = destination::EarlierFile{"/home/ana/club.pdn", false, 3, "1. c3-d4 *"};
  review.way = {1};
  review.changed = true;
  review.flipped = true;
  return review;
}

// Kings, men on the row where they would be crowned, and many pieces: as they may stand in between.
BoardEdit strange_board(Variant variant) {
  BoardEdit board(variant);
  board.set_side_to_move(Side::Black);
  for (int i = 0; i < board.shape().square_count(); ++i) {
    const Piece piece{i % 2 == 0 ? Side::White : Side::Black, i % 3 == 0 ? Kind::King : Kind::Man};
    if (i % 5 != 0) board.put(board.shape().square_at(i), piece);
  }
  return board;
}

}  // namespace

TEST_CASE("The text keeps all that is needed to come back") {
  CHECK(lasts(destination::ResumedMatch{}));
  CHECK(lasts(review_in_file()));
  CHECK(lasts(destination::Editor{start_of(Variant::Frisian), true, std::nullopt, "W:W"}));
  CHECK(lasts(destination::Problems{Variant::Russian, false, 18446744073709551615U}));
  CHECK(lasts(destination::Problems{std::nullopt, true}));
  CHECK(lasts(destination::Mistakes{}));
  CHECK(lasts(destination::Lessons{"board", "lesson: \xc3\xa9", 4}));
  CHECK(lasts(destination::Lessons{{}, {}, 0, Variant::English}));
  CHECK(lasts(destination::SquareTrainer{Variant::Turkish, true, true}));
  CHECK(lasts(destination::EndgameTrainer{Variant::English, 2}));
  CHECK(lasts(destination::OpeningPractice{}));
  CHECK(lasts(
      destination::OpeningPractice{Variant::English, start_of(Variant::English), Side::Black, 12}));
  CHECK(lasts(destination::Puzzle{}));
  CHECK(lasts(destination::Puzzle{puzzle::board_of("1 2 3 / 4 5 6 / 0 7 8")}));
  CHECK(lasts(destination::Lab{}));
  CHECK(lasts(destination::Lab{destination::LabSetting{
      3, "p" + std::string(31, 'f') + std::string(32, 'e'), 7, true, true}}));
  CHECK(lasts(destination::Help{Variant::Italian, 0, HelpPage::Online}));
  CHECK(lasts(destination::Settings{}));
  CHECK(lasts(destination::Statistics{}));
  CHECK(lasts(destination::MyGames{}));
  CHECK(lasts(destination::GamesDatabase{}));
  CHECK(lasts(destination::GamesDatabase{exactly(start_of(Variant::Frisian))}));
  CHECK(lasts(destination::Files{{"/a.pdn", "/b.pdn"}}));
  CHECK(lasts(destination::Files{{"/a.pdn"}, true}));
  CHECK(lasts(destination::PastedGames{"1. c3-d4 *"}));
}

TEST_CASE("Every board that is being set up lasts, also one that no FEN can express") {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    destination::Editor editor;
    editor.edited = strange_board(static_cast<Variant>(i));
    const auto read = return_points_of(to_text({{editor, true}}));
    REQUIRE(read.has_value());
    CHECK(std::get<destination::Editor>(read->front().to).edited == editor.edited);
  }
}

TEST_CASE("Scenes that cannot come back are left out") {
  CHECK(return_points_of(to_text({{destination::NewGame{}, false}}))->empty());
  CHECK(return_points_of(to_text(ReturnPoints{}))->empty());
}

}  // namespace damas::test
