// Owns the files of a variant's endgame tables in a folder: one for each pair of materials.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

#include "core/variants.hpp"
#include "endgame/tables.hpp"

namespace damas::tool {

class TableFolder {
 public:
  using Notice = std::function<void(const std::string&)>;

  // Creates the folder. Calls `notice` about a file that cannot be used, which is then made again.
  // Throws std::runtime_error if the folder cannot be made.
  TableFolder(const std::string& folder, Variant variant, Notice notice);

  // Nothing if there is no file of this pair, or an unusable one.
  std::optional<endgame::PairValues> read(const endgame::Tables& tables,
                                          const endgame::Material& material) const;
  // A file is complete or absent, even after a kill. Only one program may write the same pair.
  // Throws std::runtime_error.
  void write(const endgame::Material& material, const endgame::PairValues& values) const;

 private:
  std::filesystem::path path_of(const endgame::Material& material) const;

  std::filesystem::path folder_;
  Variant variant_;
  Notice notice_;
};

}  // namespace damas::tool
