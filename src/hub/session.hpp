// Owns our engine's side of the Hub protocol: commands in, answers out, one search at a time.
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
  // Takes an answer, without the end of a line. Searches call it from a thread of their own, but
  // never two at a time.
  using Write = std::function<void(const std::string& line)>;

  // Reads the learnt weights that the parameter `weights` names for a variant: "shipped", "none" or
  // the path of a file. Null stands for the hand-made evaluation.
  using WeightsOrError = std::variant<std::shared_ptr<const LearntWeights>, Error>;
  using ReadWeights = std::function<WeightsOrError(const std::string& name, Variant variant)>;

  // Without `read_weights` only shipped weights and none are known.
  Session(std::string version, Write write, ReadWeights read_weights = {});
  // Ends a search.
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  // Obeys a line; what cannot be obeyed is answered by an error. False after `quit`.
  bool take(std::string_view line);
  // Returns when no search runs any more.
  void wait();

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace damas::hub
