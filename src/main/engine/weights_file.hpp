// Owns the choice of a command's learnt weights: those of a file, the shipped ones, or none.
#pragma once

#include <memory>
#include <string>

#include <CLI/CLI.hpp>

#include "engine/learnt_weights.hpp"

namespace damas::tool {

// Reads the weights of one variant. Throws BadInput with a sentence about the problem.
std::shared_ptr<const LearntWeights> read_weights(const std::string& path, Variant variant);

// Reads the weights of any variant. Throws BadInput.
std::shared_ptr<const LearntWeights> read_any_weights(const std::string& path);

void add_weights_option(CLI::App& command, std::string& weights);

// The weights for an option: "none", "shipped" or the path of a file. Null stands for the hand-made
// evaluation. Throws BadInput.
std::shared_ptr<const LearntWeights> weights_for(const std::string& option, Variant variant);

// "hand-made" for null, else "learnt from 900 positions of 20 games (95c0541)".
std::string evaluation_name(const LearntWeights* weights);

}  // namespace damas::tool
