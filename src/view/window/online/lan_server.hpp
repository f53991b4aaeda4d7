// Owns LanServer: a server for the local network that this program starts and ends.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "view/text/text.hpp"
#include "view/window/app/address.hpp"
#include "view/window/app/desktop.hpp"

namespace damas {

class LanServer {
 public:
  enum class State : std::uint8_t { Opening, Open, Ended };
  // Why there is no server.
  enum class Trouble : std::uint8_t { None, NoServer, NotStarted, Ended };

  // Starts the server; it stores its data in `folder`, if empty in its default folder.
  LanServer(const LanServerSetup& setup, std::string folder);

  // Reads the server's output; call it regularly.
  void update();
  State state() const { return state_; }
  Trouble trouble() const { return trouble_; }
  // The last line of the server's output, in English.
  const std::string& last_words() const { return last_words_; }
  // The state of the server: it is being started, or why it failed.
  std::string sentence(Language language) const;

  // Valid while it is open: the address for this program, and the one for others.
  ServerAddress own_address() const;
  ServerAddress address() const;
  bool on_network() const { return !addresses_.empty(); }
  // Whether the server has a web page for players with a browser.
  bool has_page() const { return has_page_; }

 private:
  void start();
  void read_line(const std::string& line);
  void end(Trouble trouble);

  LanServerSetup setup_;
  std::string folder_;
  std::vector<std::string> addresses_;
  std::unique_ptr<ChildProgram> server_;
  State state_ = State::Opening;
  Trouble trouble_ = Trouble::None;
  bool any_port_ = false;  // the usual port is in use
  int port_ = 0;
  bool has_page_ = false;
  std::string incomplete_;  // beginning of an incomplete line
  std::string last_words_;
};

}  // namespace damas
