// Owns which learnt weights a command's engines judge by: those of a file, shipped ones, or none.
#pragma once

#include <memory>
#include <string>

#include <CLI/CLI.hpp>

#include "engine/learnt_weights.hpp"

namespace damas::tool {

// Throws BadInput with a sentence on what is wrong with the file.
std::shared_ptr<const LearntWeights> read_weights(const std::string& path, Variant variant);

// Of whichever variant.
std::shared_ptr<const LearntWeights> read_any_weights(const std::string& path);

void add_weights_option(CLI::App& command, std::string& weights);

// For the option's text: a file, "none", or "shipped". Null for the hand-made evaluation.
std::shared_ptr<const LearntWeights> weights_for(const std::string& option, Variant variant);

// Which evaluation that is: "hand-made", or "learnt from 20000 games (…)".
std::string evaluation_name(const LearntWeights* weights);

}  // namespace damas::tool
