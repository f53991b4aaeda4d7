// Owns the engine side of the Hub protocol: reads commands, writes answers, runs one search at a
// time.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "engine/learnt_weights.hpp"
#include "hub/message.hpp"

namespace damas::hub {

class Session {
 public:
  // Called with one answer, without a line end. Searches call it from their own thread, but never
  // two calls at the same time.
  using Write = std::function<void(const std::string& line)>;

  // Reads the learnt weights that the parameter `weights` names for a variant: "shipped", "none" or
  // the path of a file. Null stands for the hand-made evaluation.
  using WeightsOrError = std::variant<std::shared_ptr<const LearntWeights>, Error>;
  using ReadWeights = std::function<WeightsOrError(const std::string& name, Variant variant)>;

  // Without `read_weights`, only the names "shipped" and "none" are known.
  Session(std::string version, Write write, ReadWeights read_weights = {});
  // Stops a running search.
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  // Carries out one command line; writes an error if it cannot. False after `quit`.
  bool take(std::string_view line);
  // Blocks until no search runs.
  void wait();

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace damas::hub
