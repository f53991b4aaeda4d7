#include "view/window/online/lan_server.hpp"

#include <nlohmann/json.hpp>
#include <utility>

namespace damas {

namespace {

// Always tried first, so that an address that somebody has noted stays valid.
constexpr int usual_port = 8417;

}  // namespace

LanServer::LanServer(const LanServerSetup& setup, std::string folder)
    : setup_(setup), folder_(std::move(folder)), addresses_(setup.addresses()) {
  start();
}

void LanServer::start() {
  std::vector<std::string> arguments = {"--table", "--listen", "0.0.0.0", "--port",
                                        std::to_string(any_port_ ? 0 : usual_port)};
  // The database is named as well, because the environment may name another server's.
  if (!folder_.empty()) {
    arguments.insert(arguments.end(), {"--data", folder_, "--database", folder_ + "/damas.sqlite"});
  }
  auto started = setup_.start(setup_.program, arguments);
  if (started) {
    server_ = std::move(started).value();
    return;
  }
  last_words_ = started.failure().detail;
  const bool missing = started.failure().kind == FailureKind::NotFound;
  end(missing ? Trouble::NoServer : Trouble::NotStarted);
}

void LanServer::update() {
  if (state_ == State::Ended) return;
  const bool running = server_->running();  // checked first: then all its last output is there
  incomplete_ += server_->take_errors();
  for (auto at = incomplete_.find('\n'); at != std::string::npos; at = incomplete_.find('\n')) {
    read_line(incomplete_.substr(0, at));
    incomplete_.erase(0, at + 1);
  }
  if (running) return;
  const bool again = state_ == State::Opening && !std::exchange(any_port_, true);
  if (again) return start();
  end(Trouble::Ended);
}

// The lines of its log are JSON; any other line says why it cannot serve.
void LanServer::read_line(const std::string& line) {
  const auto json = nlohmann::json::parse(line, nullptr, false);
  if (!json.is_object()) {
    last_words_ = line;
    return;
  }
  if (json.value("event", "") != "serving") return;
  port_ = json.value("port", 0);
  has_page_ = !json.value("site", "").empty();
  state_ = State::Open;
}

void LanServer::end(Trouble trouble) {
  state_ = State::Ended;
  trouble_ = trouble;
}

std::string LanServer::sentence(Language language) const {
  switch (trouble_) {
    case Trouble::None:
      return tr(language, Text::LanOpening);
    case Trouble::NoServer:
      return tr(language, Text::LanNoServer, setup_.program);
    case Trouble::NotStarted:
      return tr(language, Text::LanEnded, tr(language, Text::LanNotStarted));
    case Trouble::Ended:
      break;
  }
  if (last_words_.empty()) return tr(language, Text::LanEnded, tr(language, Text::LanNoWord));
  return tr(language, Text::LanEnded, last_words_);
}

ServerAddress LanServer::own_address() const {
  return {false, "127.0.0.1:" + std::to_string(port_)};
}

ServerAddress LanServer::address() const {
  if (addresses_.empty()) return own_address();
  return {false, addresses_.front() + ":" + std::to_string(port_)};
}

}  // namespace damas
