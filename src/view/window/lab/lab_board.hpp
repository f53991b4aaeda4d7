// Owns LabBoard: a sliding piece among friends and enemies, the effect of clicks, and its slide.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/sliding/walk.hpp"

namespace damas {

// The last two are flying kings: on diagonals, and on files and ranks as in Turkish draughts.
enum class LabPiece : std::uint8_t { Rook, Bishop, Queen, DiagonalKing, StraightKing };

// The first five place the piece of that name.
enum class LabTool : std::uint8_t {
  Rook,
  Bishop,
  Queen,
  DiagonalKing,
  StraightKing,
  Friend,
  Enemy,
  Erase
};

inline constexpr std::array lab_tools = {
    LabTool::Rook,         LabTool::Bishop, LabTool::Queen, LabTool::DiagonalKing,
    LabTool::StraightKing, LabTool::Friend, LabTool::Enemy, LabTool::Erase};

constexpr bool is_piece(LabTool tool) {
  return tool <= LabTool::StraightKing;
}
constexpr LabPiece piece_of(LabTool tool) {
  return static_cast<LabPiece>(tool);
}
constexpr bool is_king(LabPiece piece) {
  return piece >= LabPiece::DiagonalKing;
}

// A value type. The piece, its friends and its enemies all stand on different squares.
struct LabBoard {
  LabPiece piece = LabPiece::Rook;
  sliding::Square at = sliding::Square::D4;
  sliding::Bitboard friends;
  sliding::Bitboard enemies;

  sliding::Bitboard occupied() const { return friends | enemies; }
  sliding::Slider rays() const;

  // Moves the piece there, replacing what stands there.
  void place(sliding::Square s);
  // Empties the square, unless the piece is there.
  void erase(sliding::Square s);
  // Changes empty, friend, enemy, empty; with `enemy_first` empty, enemy, friend, empty. No effect
  // on the piece's square.
  void cycle(sliding::Square s, bool enemy_first = false);
  // The effect of a click with the tool.
  void use(LabTool tool, sliding::Square s);
  // Moves the contents of `from`, replacing those of `to`; no effect if the piece is on `to`.
  void carry(sliding::Square from, sliding::Square to);

  friend bool operator==(const LabBoard&, const LabBoard&) = default;
};

// The squares as one letter each, A1, B1 and so on: 'p' for the piece, 'f' for friends, 'e' for
// enemies, else '.'. Reading ignores what is no such letter.
std::string text_of(const LabBoard& board);
LabBoard lab_board_of(std::string_view squares, LabPiece piece);

// One step of the slide, and what was on its square.
struct LabStep {
  enum class Met : std::uint8_t {
    Free,
    Enemy,   // can be captured
    Friend,  // blocks the way
    Victim,  // jumped by a king
    Landing  // square behind the victim
  };
  sliding::Step step;
  Met met = Met::Free;

  friend bool operator==(const LabStep&, const LabStep&) = default;
};

// All steps, ray by ray, clockwise from the north.
std::vector<LabStep> steps_of(const LabBoard& board);

// The result of the first `count` steps.
struct LabSight {
  sliding::Bitboard reached;  // squares the piece can move to, including captured enemies
  sliding::Bitboard landings;
  sliding::Bitboard victims;  // enemies that it can capture
  sliding::Bitboard stops;    // pieces that only block it

  friend bool operator==(const LabSight&, const LabSight&) = default;
};
LabSight sight_of(const std::vector<LabStep>& steps, std::size_t count);

// The boards of the article on which the lab is based: a rook alone, among enemies, among friends.
const std::vector<LabBoard>& lab_situations();

}  // namespace damas
