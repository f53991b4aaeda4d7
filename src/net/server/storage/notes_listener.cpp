#include "net/server/storage/notes_listener.hpp"

#include <array>
#include <libpq-fe.h>
#include <poll.h>
#include <stdexcept>
#include <string_view>
#include <thread>
#include <unistd.h>

#include "net/server/storage/storage.hpp"

namespace damas::net {

namespace {

struct Close {
  void operator()(PGconn* connection) const { PQfinish(connection); }
  void operator()(PGresult* result) const { PQclear(result); }
  void operator()(PGnotify* note) const { PQfreemem(note); }
};
using Connection = std::unique_ptr<PGconn, Close>;

constexpr int retry_ms = 500;

}  // namespace

class NotesListener::Impl {
 public:
  Impl(std::string url, std::string process, std::function<void(std::string)> heard,
       std::function<void()> lost)
      : url_(std::move(url)),
        mark_(std::move(process) + " "),
        heard_(std::move(heard)),
        lost_(std::move(lost)) {
    if (pipe(stop_.data()) != 0) throw std::runtime_error("no pipe for the listener");
    thread_ = std::thread([this] { run(); });
  }

  ~Impl() {
    close(stop_[1]);
    thread_.join();
    close(stop_[0]);
  }

 private:
  void run() {
    while (!stopped(0)) {
      Connection connection = connect();
      if (!connection) {
        if (stopped(retry_ms)) return;
        continue;
      }
      lost_();
      listen(connection.get());
    }
  }

  Connection connect() {
    Connection connection(PQconnectdb(url_.c_str()));
    if (PQstatus(connection.get()) != CONNECTION_OK) return nullptr;
    const std::string command = std::string("LISTEN ") + note_channel;
    const std::unique_ptr<PGresult, Close> result(PQexec(connection.get(), command.c_str()));
    if (PQresultStatus(result.get()) != PGRES_COMMAND_OK) return nullptr;
    return connection;
  }

  // Listens until the connection breaks or the object is destroyed.
  void listen(PGconn* connection) {
    for (;;) {
      while (const std::unique_ptr<PGnotify, Close> note{PQnotifies(connection)}) {
        pass_on(note->extra);
      }
      std::array<pollfd, 2> ready{{{PQsocket(connection), POLLIN, 0}, {stop_[0], POLLIN, 0}}};
      poll(ready.data(), ready.size(), -1);
      if (ready[1].revents != 0 || PQconsumeInput(connection) == 0) return;
    }
  }

  void pass_on(std::string_view text) {
    if (text.starts_with(mark_)) return;
    while (text.find(' ') != std::string_view::npos) {
      text.remove_prefix(text.find(' ') + 1);
      heard_(std::string(text.substr(0, text.find(' '))));
    }
  }

  bool stopped(int wait_ms) {
    pollfd ready{stop_[0], POLLIN, 0};
    return poll(&ready, 1, wait_ms) > 0;
  }

  std::string url_;
  std::string mark_;
  std::function<void(std::string)> heard_;
  std::function<void()> lost_;
  std::array<int, 2> stop_{-1, -1};
  std::thread thread_;
};

NotesListener::NotesListener(std::string url, std::string process,
                             std::function<void(std::string)> heard, std::function<void()> lost)
    : impl_(std::make_unique<Impl>(std::move(url), std::move(process), std::move(heard),
                                   std::move(lost))) {}

NotesListener::~NotesListener() = default;

}  // namespace damas::net
