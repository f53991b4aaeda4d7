#include "main/engine/table_work.hpp"

#include <algorithm>
#include <exception>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>

namespace damas::tool {

namespace {

using endgame::Material;
using endgame::PairValues;
using endgame::Tables;

}  // namespace

std::vector<TableLevel> table_levels(const Tables& tables, int pieces) {
  std::vector<TableLevel> levels;
  for (int n = 2; n <= pieces; ++n) {
    int men = -1;
    for (const Material& pair : endgame::pairs(tables, n)) {
      if (pair.men() != men) levels.push_back({n, pair.men(), {}});
      men = pair.men();
      levels.back().pairs.push_back(pair);
    }
  }
  return levels;
}

std::size_t positions_of(const Tables& tables, const std::vector<Material>& pairs) {
  std::size_t sum = 0;
  for (const Material& material : pairs) {
    sum += tables.size(material);
    if (material != material.swapped()) sum += tables.size(material.swapped());
  }
  return sum;
}

std::size_t most_memory(const Tables& tables, const std::vector<TableLevel>& levels, int threads) {
  // The program without tables; measured in a release build.
  constexpr std::size_t base = 11'000'000;
  std::size_t all = 0;
  std::size_t most = 0;
  for (const TableLevel& level : levels) {
    all += positions_of(tables, level.pairs);
    for (const Material& pair : level.pairs)
      most = std::max(most, positions_of(tables, {pair}));
  }
  // A finished position takes a byte; one of a pair under way takes three, and the buffer of its
  // file, or what the allocator keeps of the pair before, a fourth.
  return base + all + 4 * most * static_cast<std::size_t>(threads);
}

std::string names_of(const std::vector<Material>& pairs) {
  std::string names;
  for (const Material& pair : pairs)
    names += (names.empty() ? "" : ", ") + endgame::name_of(pair);
  return names;
}

std::vector<Material> make_level(Tables& tables, const TableLevel& level, const TableFolder& folder,
                                 int threads, Shard shard, const LevelProgress& progress) {
  std::mutex mutex;  // guards all that follows
  std::size_t next = 0;
  std::exception_ptr error;
  std::vector<Material> missing;
  std::size_t finished = 0;
  std::vector<Material> under_way;
  const auto compute = [&](const Material& material) {
    {
      const std::lock_guard lock(mutex);
      under_way.push_back(material);
    }
    std::optional<PairValues> pair = tables.compute(material, [&] {
      const std::lock_guard lock(mutex);
      if (progress) progress(finished, under_way);
      return false;
    });
    const std::lock_guard lock(mutex);
    std::erase(under_way, material);
    return pair;
  };
  const auto work = [&] {
    while (true) {
      std::size_t mine = 0;
      {
        const std::lock_guard lock(mutex);
        if (next == level.pairs.size() || error) return;
        mine = next++;
      }
      const Material& material = level.pairs[mine];
      try {
        std::optional<PairValues> pair = folder.read(tables, material);
        if (!pair && mine % shard.count == shard.index) {
          pair = compute(material);
          folder.write(material, *pair);
        }
        const std::lock_guard lock(mutex);
        if (pair) {
          tables.add(material, std::move(*pair));
          finished += positions_of(tables, {material});
        } else {
          missing.push_back(material);
        }
      } catch (...) {
        const std::lock_guard lock(mutex);
        error = std::current_exception();
      }
    }
  };
  std::vector<std::thread> others;
  others.reserve(static_cast<std::size_t>(threads));
  try {
    for (int i = 1; i < threads; ++i)
      others.emplace_back(work);
  } catch (const std::system_error&) {
    // The system gives no more threads; those that run do all the work.
  }
  work();
  for (std::thread& other : others)
    other.join();
  if (error) std::rethrow_exception(error);
  return missing;
}

}  // namespace damas::tool
