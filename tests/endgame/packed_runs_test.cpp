#include "endgame/packed_runs.hpp"

#include <stdexcept>

#include <doctest/doctest.h>

#include "engine/random.hpp"

namespace damas::endgame {

namespace {

// Runs whose lengths have every order of magnitude.
std::vector<Cell> sample(std::uint64_t seed, std::size_t size) {
  Random random(seed);
  std::vector<Cell> cells;
  while (cells.size() < size) {
    const int length = 1 + random.below(1 << random.below(14));
    cells.insert(cells.end(), static_cast<std::size_t>(length), static_cast<Cell>(random.below(4)));
  }
  cells.resize(size);
  return cells;
}

void check_round_trip(const std::vector<Cell>& cells) {
  const std::string bytes = packed_runs(cells);
  ByteReader reader(bytes);
  const PackedRuns runs(reader, cells.size());
  CHECK(reader.ok());
  CHECK(reader.rest().empty());
  int wrong = 0;
  for (std::size_t i = 0; i < cells.size(); ++i)
    wrong += cells[i] != any_sign && runs.sign(i) != cells[i] - 1 ? 1 : 0;
  CHECK(wrong == 0);
}

}  // namespace

TEST_CASE("every sign is read back") {
  for (const std::size_t size : {1U, 2U, 63U, 1000U, 100'000U})
    check_round_trip(sample(size, size));
  check_round_trip(std::vector<Cell>(5, any_sign));
  check_round_trip({any_sign, any_sign, 2, any_sign, 0, 0, any_sign});
  check_round_trip(std::vector<Cell>(3'000'000, 1));
}

TEST_CASE("cells that nobody asks for take no space") {
  std::vector<Cell> cells(1000, 2);
  const std::size_t size = packed_runs(cells).size();
  for (std::size_t i = 0; i < cells.size(); i += 3)
    cells[i] = any_sign;
  CHECK(packed_runs(cells).size() == size);
}

TEST_CASE("another number of cells, and bytes that end too early, are refused") {
  const std::vector<Cell> cells = sample(1, 5000);
  const std::string bytes = packed_runs(cells);
  for (const std::size_t size : {4999U, 50'000U}) {
    ByteReader reader(bytes);
    CHECK_THROWS_AS(PackedRuns(reader, size), std::runtime_error);
  }
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    ByteReader reader(std::string_view(bytes).substr(0, size));
    CHECK_THROWS_AS(PackedRuns(reader, cells.size()), std::runtime_error);
  }
}

TEST_CASE("damaged bytes are refused or read as other signs, without harm") {
  const std::vector<Cell> cells = sample(2, 5000);
  const std::string bytes = packed_runs(cells);
  int refused = 0;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    std::string damaged = bytes;
    damaged[i] = static_cast<char>(damaged[i] ^ 0x15);
    ByteReader reader(damaged);
    try {
      const PackedRuns runs(reader, cells.size());
      for (std::size_t cell = 0; cell < cells.size(); cell += 100)
        CHECK(std::abs(runs.sign(cell)) <= 1);
    } catch (const std::runtime_error&) {
      ++refused;
    }
  }
  CHECK(refused > 0);
}

}  // namespace damas::endgame
