// Links over the machine's own sockets.
#include <algorithm>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "net/client/native_socket.hpp"

namespace damas::net {

namespace {

// The threads of destroyed links, which end by themselves. The end of the program waits for them,
// but only briefly: a name lookup may block one for long.
class LinkThreads {
 public:
  ~LinkThreads() {
    {
      std::unique_lock lock(done_->mutex);
      done_->finished.wait_for(lock, patience,
                               [this] { return done_->threads.size() == all_.size(); });
    }
    join_done();
    for (std::thread& thread : all_)
      thread.detach();
  }
  // Must always be called from the same thread.
  void start(std::function<void()> work) {
    join_done();
    all_.emplace_back([done = done_, work = std::move(work)]() mutable {
      std::exchange(work, {})();
      const std::lock_guard lock(done->mutex);
      done->threads.push_back(std::this_thread::get_id());
      done->finished.notify_all();
    });
  }

 private:
  static constexpr std::chrono::milliseconds patience{500};
  struct Done {
    std::mutex mutex;
    std::condition_variable finished;
    std::vector<std::thread::id> threads;  // finished, but not joined yet
  };

  // Joining also waits for the per-thread data of libraries to be released.
  void join_done() {
    const std::lock_guard lock(done_->mutex);
    for (const std::thread::id id : std::exchange(done_->threads, {})) {
      const auto thread =
          std::find_if(all_.begin(), all_.end(), [id](auto& t) { return t.get_id() == id; });
      thread->join();
      all_.erase(thread);
    }
  }

  std::shared_ptr<Done> done_ = std::make_shared<Done>();  // may outlive this object
  std::vector<std::thread> all_;
};

LinkThreads& link_threads() {
  static LinkThreads only;
  return only;
}

// Used on the link's thread only, except for its constructor.
class SocketStarter {
 public:
  explicit SocketStarter(std::shared_ptr<TrustedCertificates> trust) : trust_(std::move(trust)) {}

  void start(boost::asio::io_context& io, const std::shared_ptr<Mailbox>& box, const Url& url) {
    using Plain = StreamSocket<boost::beast::tcp_stream>;
    native_ = url.tls ? tls_socket(io, box, url, *trust_)
                      : std::make_shared<Plain>(io, box, url, Carrier<boost::beast::tcp_stream>{});
    native_->start();
  }
  void send(std::string text) {
    if (native_) native_->send(std::move(text));
  }
  void leave() {
    if (native_) native_->leave();
  }

 private:
  std::shared_ptr<TrustedCertificates> trust_;
  std::shared_ptr<NativeSocket> native_;
};

class NativeLink : public Link {
 public:
  NativeLink(const std::string& address, std::function<void()> wake,
             const std::shared_ptr<TrustedCertificates>& trust) {
    box_->wake = std::move(wake);
    const auto url = parse_url(address);
    if (!url || (url->tls && !trust)) {
      give_up(url ? "this program was built without TLS; " + address + " needs it"
                  : "expected an address like wss://host:port/ws, found " + address);
      return;
    }
    starter_ = std::make_shared<SocketStarter>(trust);
    boost::asio::post(*io_, [starter = starter_, &io = *io_, box = box_, url = *url] {
      starter->start(io, box, url);
    });
    link_threads().start([io = io_, box = box_] { run(*io, *box); });
  }

  // Queued messages are still sent, without anybody waiting for it.
  ~NativeLink() override {
    {
      const std::lock_guard lock(box_->mutex);
      box_->wake = nullptr;
    }
    if (starter_) boost::asio::post(*io_, [starter = starter_] { starter->leave(); });
  }

  State state() const override {
    const std::lock_guard lock(box_->mutex);
    return box_->state;
  }
  void send(std::string text) override {
    if (state() != State::Open) return;
    boost::asio::post(*io_, [starter = starter_, text = std::move(text)]() mutable {
      starter->send(std::move(text));
    });
  }
  std::optional<std::string> receive() override {
    const std::lock_guard lock(box_->mutex);
    if (box_->inbox.empty()) return std::nullopt;
    std::string text = std::move(box_->inbox.front());
    box_->inbox.pop_front();
    return text;
  }
  std::string why_closed() const override {
    const std::lock_guard lock(box_->mutex);
    return box_->why;
  }
  Found found() const override {
    const std::lock_guard lock(box_->mutex);
    return box_->found;
  }
  bool hopeless() const override { return !starter_; }

 private:
  static void run(boost::asio::io_context& io, Mailbox& box) {
    try {
      io.run();
    } catch (const std::exception& error) {
      box.close(error.what());
    }
  }

  void give_up(const std::string& why) {
    box_->state = State::Closed;
    box_->why = why;
  }

  std::shared_ptr<Mailbox> box_ = std::make_shared<Mailbox>();
  std::shared_ptr<boost::asio::io_context> io_ = std::make_shared<boost::asio::io_context>(1);
  std::shared_ptr<SocketStarter> starter_;  // null: hopeless
};

}  // namespace

Dial machine_dial() {
  return [trust = make_trust()](const std::string& url, std::function<void()> wake) {
    return std::make_unique<NativeLink>(url, std::move(wake), trust);
  };
}

}  // namespace damas::net
