#include "main/engine/table_folder.hpp"

#include <fstream>
#include <stdexcept>
#include <string_view>

#include "endgame/table_codec.hpp"
#include "main/engine/growing_file.hpp"

namespace damas::tool {

using endgame::Material;
using endgame::PairValues;

TableFolder::TableFolder(const std::string& folder, Variant variant, Notice notice)
    : folder_(std::filesystem::path(folder) / std::string(info(variant).id)),
      variant_(variant),
      notice_(std::move(notice)) {
  std::error_code error;
  std::filesystem::create_directories(folder_, error);
  if (!std::filesystem::is_directory(folder_))
    throw std::runtime_error("cannot make the folder " + folder_.string());
}

std::filesystem::path TableFolder::path_of(const Material& material) const {
  return folder_ / (endgame::name_of(material) + ".table");
}

std::optional<PairValues> TableFolder::read(const endgame::Tables& tables,
                                            const Material& material) const {
  const std::filesystem::path path = path_of(material);
  if (!std::filesystem::exists(path)) return std::nullopt;
  try {
    return endgame::pair_from(content_of(path.string()), tables, variant_, material);
  } catch (const std::runtime_error& error) {
    notice_(path.string() + " cannot be used (" + error.what() + "); it is made again");
    return std::nullopt;
  }
}

void TableFolder::write(const Material& material, const PairValues& values) const {
  const std::filesystem::path path = path_of(material);
  const std::filesystem::path part = path.string() + ".part";
  {
    std::ofstream file(part, std::ios::binary);
    const std::string bytes = endgame::bytes_of(values, variant_, material);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    file.close();
    if (!file) throw std::runtime_error("cannot write " + part.string());
  }
  std::filesystem::rename(part, path);
}

}  // namespace damas::tool
