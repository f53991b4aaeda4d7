#include "main/engine/weights_file.hpp"

#include <filesystem>
#include <utility>

#include "engine/shipped_weights.hpp"
#include "files/paths.hpp"
#include "main/engine/growing_file.hpp"
#include "main/engine/setup.hpp"

namespace damas::tool {

namespace {

std::string bytes_of(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path_of(path), error))
    throw BadInput("cannot read the weights '" + path + "': expected a file");
  return content_of(path);
}

}  // namespace

std::shared_ptr<const LearntWeights> read_any_weights(const std::string& path) {
  const std::string bytes = bytes_of(path);
  for (std::size_t i = 0; i < variants.size(); ++i) {
    auto read = learnt_weights_from(bytes, static_cast<Variant>(i));
    if (auto* weights = std::get_if<LearntWeights>(&read))
      return std::make_shared<const LearntWeights>(std::move(*weights));
  }
  return read_weights(path, Variant::Brazilian);
}

std::shared_ptr<const LearntWeights> read_weights(const std::string& path, Variant variant) {
  auto read = learnt_weights_from(bytes_of(path), variant);
  if (const auto* refused = std::get_if<WeightsError>(&read))
    throw BadInput("the file '" + path + "' " + refused->what);
  return std::make_shared<const LearntWeights>(std::move(std::get<LearntWeights>(read)));
}

void add_weights_option(CLI::App& command, std::string& weights) {
  command
      .add_option("--weights", weights,
                  "Learnt weights to judge by: a file, shipped (where there are some), or none")
      ->capture_default_str();
}

std::shared_ptr<const LearntWeights> weights_for(const std::string& option, Variant variant) {
  if (option == "none") return nullptr;
  if (option == "shipped") return shipped_weights(variant);
  return read_weights(option, variant);
}

std::string evaluation_name(const LearntWeights* weights) {
  if (weights == nullptr) return "hand-made";
  return "learnt from " + std::to_string(weights->positions) + " positions of " +
         std::to_string(weights->games) + " games (" + weights->commit + ")";
}

}  // namespace damas::tool
