#include "main/server/serve.hpp"

#include <algorithm>
#include <chrono>
#include <iostream>
#include <memory>
#include <random>
#include <sys/resource.h>

#include "assets/ballots.hpp"
#include "main/server/front_page.hpp"
#include "main/server/table_arbiter.hpp"
#include "net/server/storage/backup.hpp"
#include "net/server/storage/notes_listener.hpp"
#include "net/server/storage/private_files.hpp"
#include "net/server/worker/worker.hpp"
#include "view/command_line/version.hpp"

namespace damas::net {

namespace {

Now read_clock() {
  using std::chrono::duration_cast;
  return {duration_cast<Milliseconds>(std::chrono::steady_clock::now().time_since_epoch()),
          duration_cast<Milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count()};
}

// The system's cryptographic random generator.
std::uint64_t random_bits() {
  thread_local std::random_device device;
  return std::uint64_t{device()} << 32 | device();
}

// Raises the limit of open files, since every connection is one and the usual limit is low. Answers
// how many connections are possible, at most `wished`; logs a smaller number only if it was not the
// default.
std::size_t allow_connections(std::size_t wished, Log& log) {
  constexpr rlim_t other_files = 100;
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  const rlim_t wanted = wished + other_files;
  if (limit.rlim_cur >= wanted) return wished;
  limit.rlim_cur = std::min(wanted, limit.rlim_max);
  setrlimit(RLIMIT_NOFILE, &limit);
  if (limit.rlim_cur >= wanted) return wished;
  const rlim_t most = limit.rlim_cur > other_files ? limit.rlim_cur - other_files : 1;
  if (wished == limits::connections) return most;
  log.info("fewer connections than requested",
           {{"wished", static_cast<std::int64_t>(wished)},
            {"connections", static_cast<std::int64_t>(most)},
            {"files", static_cast<std::int64_t>(limit.rlim_cur)}});
  return most;
}

void keep_private(const ServerOptions& options, Log& log) {
  if (!is_sqlite_file(options.database)) return;
  for (const Narrowed& file : narrow_files(options.database, options.data)) {
    if (file.why_not.empty()) {
      log.info("permissions narrowed", {{"path", file.path}, {"was", file.was}});
    } else {
      log.error("permissions too wide",
                {{"path", file.path}, {"mode", file.was}, {"why", file.why_not}});
    }
  }
}

}  // namespace

void back_up(const ServerOptions& options) {
  const Copied copied = back_up(options.database, options.backup, options.replace);
  std::cout << "Copied " << copied.matches << " matches and " << copied.players << " players to "
            << options.backup << ", and checked the copy\n";
}

void serve(const ServerOptions& options) {
  Log log = standard_log();
  const std::string process = random_hex(random_bits, 12);
  keep_private(options, log);
  auto storage = open_storage(options.database, process);
  const bool shared = storage->is_shared();
  GatewaySettings settings = options.gateway;
  const std::size_t connections = allow_connections(settings.limits.connections, log);
  settings.limits.connections = connections;
  settings.front_page = front_page();
  Gateway gateway(std::move(settings), log);
  Worker worker(
      std::move(storage), random_bits, read_clock,
      [&gateway](std::vector<OutgoingMessage> messages) { gateway.deliver(std::move(messages)); },
      log);
  if (options.table) worker.list_rooms();
  worker.let_tables_decide(std::make_shared<TableArbiter>(endgame::Computing::Beside));
  worker.let_openings_be_drawn([](Variant variant) { return embedded_ballots(info(variant).id); });
  std::unique_ptr<NotesListener> listener;
  if (shared) {
    listener = std::make_unique<NotesListener>(
        options.database, process,
        [&worker](const std::string& text) {
          if (auto note = read_note(text)) worker.noted(std::move(*note));
        },
        [&worker] { worker.look_again(); });
  }
  worker.start();
  log.info("serving", {{"version", std::string(version())},
                       {"address", options.gateway.listen},
                       {"port", std::int64_t{gateway.port()}},
                       {"connections", static_cast<std::int64_t>(connections)},
                       {"database", std::string(shared ? "postgresql" : options.database)},
                       {"site", options.gateway.site},
                       {"process", process}});
  const std::string here =
      url_here(options.gateway.listen, gateway.port(), !options.gateway.certificate.empty());
  // For the person at the terminal; programs read the log.
  std::cout << "Damas: open " << here << " in a browser\n" << std::flush;
  gateway.run(worker);
  listener.reset();
  worker.stop();
  log.info("closed");
}

}  // namespace damas::net
