// Owns the index of positions and materials: segments, each of up to 65,536 successive games, that
// are written once and searched by key.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "games/postings.hpp"
#include "games/sqlite.hpp"
#include "games/visits.hpp"

namespace damas::games {

struct Segment {
  std::int64_t id = 0;
  std::uint32_t first = 1;  // number of its first game
  std::uint32_t games = 0;
  int bits = 0;  // of keys, which tell its buckets apart
};

inline constexpr std::uint32_t most_games_in_segment = 0x10000;

// In ascending order of their games. All functions throw DatabaseError.
std::vector<Segment> segments_of(const Connection& connection);

// Adds a segment after the last. Sorts the postings.
void write_segment(const Connection& connection, std::uint32_t first, std::uint32_t games,
                   std::vector<Posting>& postings);
void remove_segment(const Connection& connection, const Segment& segment);

// A game that reached a position or material.
struct Reached {
  std::uint32_t number = 0;
  std::uint16_t ply = 0;
  std::uint16_t next = no_move;
};

// Looks into a game for the key; answers nothing if the game has not reached it.
using LookInto = std::function<bool(std::uint32_t number, Reached& reached)>;

// All games that reached the key, in ascending order.
std::vector<Reached> find_key(const Connection& connection, std::uint64_t key,
                              const LookInto& look_into);

}  // namespace damas::games
