// Measures how long a probe of packed tables takes, in a row of probes at random and after all
// caches of the processor were overwritten: endings_bench FILE VARIANT
#include <algorithm>
#include <chrono>
#include <ctime>
#include <fstream>
#include <iostream>
#include <iterator>
#include <vector>

#include "endgame/packed_tables.hpp"
#include "endgame/tables.hpp"
#include "engine/random.hpp"

namespace damas::endgame {
namespace {

using Clock = std::chrono::steady_clock;

double nanoseconds(Clock::duration d) {
  return std::chrono::duration<double, std::nano>(d).count();
}

// Positions of the most pieces stored, each material as often as it has positions.
std::vector<AnyPosition> sample(const Tables& tables, int pieces, int count) {
  std::vector<Material> materials;
  std::vector<std::size_t> ends;
  std::size_t size = 0;
  for (const Material& pair : pairs(tables, pieces)) {
    for (const Material& material : {pair, pair.swapped()}) {
      materials.push_back(material);
      ends.push_back(size += tables.size(material));
      if (pair == pair.swapped()) break;
    }
  }
  Random random(1);
  std::vector<AnyPosition> positions;
  for (int i = 0; i < count; ++i) {
    const auto n = static_cast<std::size_t>(random.below(static_cast<int>(size)));
    const auto at =
        static_cast<std::size_t>(std::upper_bound(ends.begin(), ends.end(), n) - ends.begin());
    const std::size_t begin = at == 0 ? 0 : ends[at - 1];
    positions.push_back(tables.position(materials[at], n - begin));
  }
  return positions;
}

// Overwrites more memory than the caches hold.
void flush_caches() {
  static std::vector<unsigned char> memory(std::size_t{64} << 20);
  for (std::size_t i = 0; i < memory.size(); i += 64)
    ++memory[i];
}

int run(const std::string& path, Variant variant) {
  std::ifstream file(path, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  const auto before = Clock::now();
  const PackedTables packed(bytes, variant);
  std::cout << bytes.size() << " bytes, read in " << nanoseconds(Clock::now() - before) / 1e6
            << " ms\n";
  const auto tables = make_tables(variant);
  const std::vector<AnyPosition> positions = sample(*tables, packed.pieces(), 200'000);
  int sum = 0;
  const std::clock_t begin = std::clock();
  for (const AnyPosition& position : positions)
    sum += packed.find(position).value();
  const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  std::cout << "at random: " << seconds * 1e6 / static_cast<double>(positions.size())
            << " microseconds of the processor's time a probe\n";
  std::vector<double> cold;
  for (std::size_t i = 0; i < 300; ++i) {
    flush_caches();
    const auto start = Clock::now();
    sum += packed.find(positions[i]).value();
    cold.push_back(nanoseconds(Clock::now() - start) / 1000);
  }
  std::sort(cold.begin(), cold.end());
  std::cout << "after the caches were overwritten: median " << cold[cold.size() / 2]
            << ", 90 % within " << cold[cold.size() * 9 / 10] << " microseconds (checksum " << sum
            << ")\n";
  return 0;
}

}  // namespace
}  // namespace damas::endgame

int main(int count, char** arguments) {
  const auto variant = count == 3 ? damas::variant_by_id(arguments[2]) : std::nullopt;
  if (!variant) {
    std::cerr << "expected a file of packed endings and its variant\n";
    return 1;
  }
  try {
    return damas::endgame::run(arguments[1], *variant);
  } catch (const std::exception& error) {
    std::cerr << arguments[1] << ": " << error.what() << '\n';
    return 1;
  }
}
