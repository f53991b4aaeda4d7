#include "net/server/gateway/gateway.hpp"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <csignal>
#include <stdexcept>

#include "net/server/gateway/http_connection.hpp"
#include "net/server/gateway/socket.hpp"
#include "net/server/gateway/tls.hpp"

namespace damas::net {

namespace asio = boost::asio;
using asio::ip::tcp;

std::chrono::milliseconds GatewayState::now() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
      std::chrono::steady_clock::now().time_since_epoch());
}

namespace {

constexpr std::chrono::milliseconds watch_every{250};

Site site_of(const GatewaySettings& settings) {
  if (!settings.site.empty()) return Site::read(settings.site);
  return settings.front_page.empty() ? Site() : Site::with(settings.front_page);
}

}  // namespace

std::string url_here(const std::string& listen, std::uint16_t port, bool tls) {
  boost::system::error_code error;
  asio::ip::address address = asio::ip::make_address(listen, error);
  // A wildcard address listens on all addresses; use the loopback one.
  if (address.is_unspecified())
    address = address.is_v6() ? asio::ip::address(asio::ip::address_v6::loopback())
                              : asio::ip::address_v4::loopback();
  const std::string text = address.to_string();
  return (tls ? "https://" : "http://") + (address.is_v6() ? "[" + text + "]" : text) + ":" +
         std::to_string(port) + "/";
}

class Gateway::Impl {
 public:
  Impl(GatewaySettings settings, Log log)
      : state_(std::move(settings), std::move(log)),
        acceptor_(state_.io),
        signals_(state_.io),
        renewals_(state_.io),
        timer_(state_.io),
        watch_(state_.io),
        beat_(state_.io) {
    state_.site = site_of(state_.settings);
    if (speaks_tls()) tls_ = tls_with(state_.settings.certificate, state_.settings.key);
    open_port();
  }

  std::uint16_t port() const { return acceptor_.local_endpoint().port(); }

  void deliver(std::vector<OutgoingMessage> messages) {
    asio::post(state_.io, [this, messages = std::move(messages)] {
      for (const OutgoingMessage& message : messages)
        hand_out(message);
    });
  }

  void run(Worker& worker) {
    state_.worker = &worker;
    signals_.add(SIGINT);
    signals_.add(SIGTERM);
    signals_.async_wait([this](boost::system::error_code error, int) {
      if (!error) say_goodbye();
    });
    if (speaks_tls()) wait_for_renewals();
    accept();
    tidy();
    watch_worker();
    beat();
    state_.io.run();
    // The remaining callbacks must not use the objects that end now.
    state_.reading_pace.clear();
    state_.worker = nullptr;
  }

  void stop() {
    asio::post(state_.io, [this] { say_goodbye(); });
  }

  void renew_certificate() {
    asio::post(state_.io, [this] { renew(); });
  }

 private:
  void open_port() {
    boost::system::error_code error;
    const GatewaySettings& wanted = state_.settings;
    const auto fail = [&](const std::string& what) {
      throw std::runtime_error("cannot listen on " + wanted.listen + " port " +
                               std::to_string(wanted.port) + ": " + what);
    };
    const auto address = asio::ip::make_address(wanted.listen, error);
    if (error) fail("expected an address such as 127.0.0.1, 0.0.0.0 or ::");
    const tcp::endpoint endpoint(address, wanted.port);
    acceptor_.open(endpoint.protocol(), error);
    if (error) fail(error.message());
    acceptor_.set_option(tcp::acceptor::reuse_address(true), error);
    acceptor_.bind(endpoint, error);
    if (error == asio::error::address_in_use) fail("the port is taken; choose another with --port");
    if (error) fail(error.message());
    acceptor_.listen(1024, error);
    if (error) fail(error.message());
  }

  bool speaks_tls() const { return !state_.settings.certificate.empty(); }

  void wait_for_renewals() {
    renewals_.add(SIGHUP);
    renewals_.async_wait([this](boost::system::error_code error, int) {
      if (error) return;
      renew();
      wait_for_renewals();
    });
  }

  void renew() {
    if (!speaks_tls()) return;
    try {
      tls_ = tls_with(state_.settings.certificate, state_.settings.key);
      state_.log.info("certificate renewed");
    } catch (const std::exception& error) {
      state_.log.error("certificate not renewed", {{"why", std::string(error.what())}});
    }
  }

  void accept() {
    acceptor_.async_accept([this](boost::system::error_code error, tcp::socket socket) {
      if (state_.closing || error == asio::error::operation_aborted) return;
      if (error) {  // such as too many open files; others may be closed soon
        state_.log.error("cannot accept", {{"why", error.message()}});
        return accept_later();
      }
      welcome(std::move(socket));
      accept();
    });
  }

  void accept_later() {
    auto pause = std::make_shared<asio::steady_timer>(state_.io, std::chrono::milliseconds(100));
    pause->async_wait([this, pause](boost::system::error_code) { accept(); });
  }

  void welcome(tcp::socket socket) {
    boost::system::error_code error;
    const auto remote = socket.remote_endpoint(error);
    if (error) return;
    const std::string address = client_prefix(remote.address().to_string());
    // A connection from this machine may be a proxy; its first request names the client.
    const bool local = is_loopback(address);
    if (state_.admission.enter(local ? "" : address, GatewayState::now()) != Entry::Welcome) {
      ++state_.counts.turned_away;
      return;
    }
    ++state_.counts.accepted;
    if (state_.half_open.size() >= state_.settings.limits.half_open) {
      ++state_.counts.gave_way;
      state_.half_open.front()->evict();
    }
    socket.set_option(tcp::no_delay(true), error);
    ByteStream line = tls_ ? ByteStream(std::move(socket), *tls_) : ByteStream(std::move(socket));
    std::make_shared<HttpConnection>(state_, std::move(line), address, !local)->begin();
  }

  void hand_out(const OutgoingMessage& message) {
    const auto found = state_.sockets.find(message.to);
    const auto socket = found == state_.sockets.end() ? nullptr : found->second.lock();
    if (!socket) return;
    if (message.standing == Standing::Welcome) socket->was_welcomed(message.user);
    if (message.standing == Standing::WrongToken)
      state_.admission.wrong_token(socket->address(), GatewayState::now());
    socket->send(message.text, message.close);
  }

  void tidy() {
    timer_.expires_after(std::chrono::seconds(60));
    timer_.async_wait([this](boost::system::error_code error) {
      if (error) return;
      state_.admission.forget_old(GatewayState::now());
      std::erase_if(state_.budgets, [](const auto& kept) {
        return kept.second.use_count() == 1 && kept.second->is_full(GatewayState::now());
      });
      tidy();
    });
  }

  // Measures how late this thread is, which handles all connections in turn.
  void beat() {
    const auto due = GatewayState::now() + limits::port_looked_at_every;
    beat_.expires_after(limits::port_looked_at_every);
    beat_.async_wait([this, due](boost::system::error_code error) {
      if (error) return;
      const auto now = GatewayState::now();
      const auto late = std::max(std::chrono::milliseconds{0}, now - due);
      state_.counts.late.add(late);
      state_.reading_pace.beat(now, late);
      beat();
    });
  }

  // Runs on this thread because the worker's thread may be waiting for its database.
  void watch_worker() {
    watch_.expires_after(watch_every);
    watch_.async_wait([this](boost::system::error_code error) {
      if (error) return;
      const auto now = GatewayState::now();
      state_.worker->refuse_late(now);
      const QueueDelay queue_delay = state_.worker->queue_delay(now);
      if (queue_delay.players_wait != players_wait_) note_crowding(queue_delay);
      watch_worker();
    });
  }

  void note_crowding(const QueueDelay& queue_delay) {
    players_wait_ = queue_delay.players_wait;
    const WorkerCounts worker = state_.worker->counts();
    const auto waiting = static_cast<std::int64_t>(worker.waiting);
    const auto busy = static_cast<std::int64_t>(worker.busy);
    if (players_wait_) {
      state_.log.error(
          "players wait",
          {{"waiting", waiting}, {"oldest_ms", queue_delay.oldest.count()}, {"busy", busy}});
    } else {
      state_.log.info("players no longer wait", {{"waiting", waiting}, {"busy", busy}});
    }
  }

  void say_goodbye() {
    if (state_.closing) return;
    state_.closing = true;
    state_.log.info("closing", {{"connections", static_cast<std::int64_t>(state_.sockets.size())}});
    boost::system::error_code ignored;
    acceptor_.close(ignored);
    watch_.cancel();
    beat_.cancel();
    signals_.cancel(ignored);
    renewals_.cancel(ignored);
    const auto reason = state_.settings.comes_back ? ByeReason::Shutdown : ByeReason::Closed;
    const auto sockets = state_.sockets;  // a copy, since saying goodbye may remove sockets
    for (const auto& [id, weak] : sockets) {
      if (const auto socket = weak.lock()) socket->say_bye(reason);
    }
    wait_for_the_last(30);
  }

  // Waits until all connections are closed, but with a limit.
  void wait_for_the_last(int rounds) {
    if (state_.sockets.empty() || rounds == 0) return state_.io.stop();
    timer_.expires_after(std::chrono::milliseconds(50));
    timer_.async_wait([this, rounds](boost::system::error_code) { wait_for_the_last(rounds - 1); });
  }

  GatewayState state_;
  tcp::acceptor acceptor_;
  asio::signal_set signals_;
  asio::signal_set renewals_;
  std::shared_ptr<asio::ssl::context> tls_;
  asio::steady_timer timer_;
  asio::steady_timer watch_;
  asio::steady_timer beat_;
  bool players_wait_ = false;  // the last value written to the log
};

Gateway::Gateway(GatewaySettings settings, Log log)
    : impl_(std::make_unique<Impl>(std::move(settings), std::move(log))) {}
Gateway::~Gateway() = default;

std::uint16_t Gateway::port() const {
  return impl_->port();
}
void Gateway::deliver(std::vector<OutgoingMessage> messages) {
  impl_->deliver(std::move(messages));
}
void Gateway::run(Worker& worker) {
  impl_->run(worker);
}
void Gateway::stop() {
  impl_->stop();
}
void Gateway::renew_certificate() {
  impl_->renew_certificate();
}

}  // namespace damas::net
