#include "main/engine/table_work.hpp"

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

std::vector<Material> make_level(Tables& tables, const TableLevel& level, const TableFolder& folder,
                                 int threads, Shard shard) {
  std::mutex mutex;
  std::size_t next = 0;
  std::exception_ptr error;
  std::vector<Material> missing;
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
          pair = tables.compute(material, [] { return false; });
          folder.write(material, *pair);
        }
        const std::lock_guard lock(mutex);
        if (pair) {
          tables.add(material, std::move(*pair));
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
