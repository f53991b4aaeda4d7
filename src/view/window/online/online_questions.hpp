// Owns OnlineQuestions: what an online match asks the person: how to go on without a connection, an
// answer to an offer, a claim of a match that the opponent has left.
#pragma once

#include <memory>
#include <optional>
#include <utility>

#include "net/client/remote_match.hpp"
#include "view/window/checkers/question_panel.hpp"

namespace damas {

class Online;

class OnlineQuestions {
 public:
  explicit OnlineQuestions(std::shared_ptr<Online> online) : online_(std::move(online)) {}

  // Call it at the beginning of every update.
  void begin_update();
  // Call it only while the client has the match.
  std::optional<Question> question(const App& app);

 private:
  net::RemoteMatch& remote();
  std::optional<Question> of_connection(const App& app);
  std::optional<Question> of_offers(const App& app);
  std::optional<Question> of_claim(const App& app);

  std::shared_ptr<Online> online_;
  bool comes_anew_ = false;  // reconnect as a new user in the next update
};

}  // namespace damas
