#include "net/server/running_server.hpp"

#include <fstream>
#include <random>
#include <stdexcept>

#include "net/protocol/protocol.hpp"

namespace damas::net {

namespace {

GatewaySettings with(GatewaySettings settings, const test::Folder& page) {
  std::ofstream(page.path("index.html"))
      << "<meta property=\"og:image\" content=\"pictures/a.png\"><p>page";
  std::ofstream(page.path("damas.wasm")) << "plain";
  std::ofstream(page.path("damas.wasm.br")) << "packed";
  settings.port = 0;
  if (settings.front_page.empty()) settings.site = page.path();
  return settings;
}

Log no_log() {
  return Log([](const std::string&) {});
}

}  // namespace

RunningServer::RunningServer(GatewaySettings settings)
    : gateway_(with(std::move(settings), page_), no_log()),
      worker_(
          open_storage(":memory:", "test"),
          [random = std::make_shared<std::mt19937_64>(7)] { return (*random)(); },
          [] {
            return Now{Milliseconds{1000}, 1'700'000'000'000};
          },
          [this](std::vector<OutgoingMessage> messages) { gateway_.deliver(std::move(messages)); },
          no_log()) {
  worker_.start();
  thread_ = std::thread([this] { gateway_.run(worker_); });
}

RunningServer::RunningServer(const AdmissionLimits& limits)
    : RunningServer(GatewaySettings{.site = {}, .limits = limits}) {}

RunningServer::~RunningServer() {
  stop();
}

void RunningServer::stop() {
  gateway_.stop();
  if (thread_.joinable()) thread_.join();
  worker_.stop();
}

Reply heard(RawClient& client) {
  const auto frame = client.receive();
  if (!frame || frame->opcode != 1) throw std::runtime_error("no message came");
  auto reply = read_reply(frame->payload);
  if (const auto* bad = std::get_if<BadText>(&reply)) throw std::runtime_error(bad->what);
  return std::get<Reply>(std::move(reply));
}

int closing_code(RawClient& client) {
  while (const auto frame = client.receive()) {
    if (frame->opcode == 8) return frame->code();
  }
  return 0;
}

}  // namespace damas::net
