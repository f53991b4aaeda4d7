// Owns LabBoard: a sliding piece among friends and enemies, what clicks do to it, and its slide.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/sliding/walk.hpp"

namespace damas {

// Last the kings that fly: over the diagonals, and over files and ranks as in Turkey.
enum class LabPiece : std::uint8_t { Rook, Bishop, Queen, DiagonalKing, StraightKing };

// The first five put the piece of that name.
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

// A value; the piece never stands on a friend or an enemy, nor are these on one square.
struct LabBoard {
  LabPiece piece = LabPiece::Rook;
  sliding::Square at = sliding::Square::D4;
  sliding::Bitboard friends;
  sliding::Bitboard enemies;

  sliding::Bitboard occupied() const { return friends | enemies; }
  sliding::Slider rays() const;

  // The piece comes there, instead of what was there.
  void place(sliding::Square s);
  // Nothing stands there any more, but that the piece stays.
  void erase(sliding::Square s);
  // Empty, friend, enemy, empty; with `enemy_first` empty, enemy, friend, empty. The piece stays.
  void cycle(sliding::Square s, bool enemy_first = false);
  // What a click with the tool does.
  void use(LabTool tool, sliding::Square s);
  // Carries whatever is on `from`; what is on `to` goes, but nothing lands on the piece.
  void carry(sliding::Square from, sliding::Square to);

  friend bool operator==(const LabBoard&, const LabBoard&) = default;
};

// One step of the slide, and what it met.
struct LabStep {
  enum class Met : std::uint8_t {
    Free,
    Enemy,   // within reach
    Friend,  // out of reach
    Victim,  // leapt over by a king
    Landing  // behind the victim
  };
  sliding::Step step;
  Met met = Met::Free;

  friend bool operator==(const LabStep&, const LabStep&) = default;
};

// All steps, ray after ray, clockwise from the north.
std::vector<LabStep> steps_of(const LabBoard& board);

// What the first `count` of them have shown.
struct LabSight {
  sliding::Bitboard reached;  // where the piece may go; with the enemies that it takes there
  sliding::Bitboard landings;
  sliding::Bitboard victims;  // enemies that it may take
  sliding::Bitboard stops;    // pieces that only stop it

  friend bool operator==(const LabSight&, const LabSight&) = default;
};
LabSight sight_of(const std::vector<LabStep>& steps, std::size_t count);

// The boards of the article that the lab began with: a rook alone, among enemies, among friends.
const std::vector<LabBoard>& lab_situations();

}  // namespace damas
