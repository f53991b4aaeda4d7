// Owns LanTable: a server that this program starts for its network, and that ends with it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "view/text/text.hpp"
#include "view/window/desktop.hpp"
#include "view/window/online/address.hpp"

namespace damas {

class LanTable {
 public:
  enum class State : std::uint8_t { Opening, Open, Ended };
  // Why there is no table.
  enum class Trouble : std::uint8_t { None, NoServer, NotStarted, Ended };

  // Begins to open it; what is played goes to `folder`, empty for the server's own.
  LanTable(const TableMakings& makings, std::string folder);

  // Hears what the server says; call it now and then.
  void update();
  State state() const { return state_; }
  Trouble trouble() const { return trouble_; }
  // The server's last words, in English.
  const std::string& last_words() const { return last_words_; }
  // How it stands with it: that it is being opened, or why there is none.
  std::string sentence(Language language) const;

  // While it is open: where this program finds it, and where others do.
  ServerAddress own_address() const;
  ServerAddress address() const;
  bool on_network() const { return !addresses_.empty(); }
  // The server has a page for who comes by a browser.
  bool has_page() const { return has_page_; }

 private:
  void start();
  void hear(const std::string& line);
  void end(Trouble trouble);

  TableMakings makings_;
  std::string folder_;
  std::vector<std::string> addresses_;
  std::unique_ptr<ChildProgram> server_;
  State state_ = State::Opening;
  Trouble trouble_ = Trouble::None;
  bool any_port_ = false;  // the usual one is not free
  int port_ = 0;
  bool has_page_ = false;
  std::string heard_;  // the beginning of a line
  std::string last_words_;
};

}  // namespace damas
