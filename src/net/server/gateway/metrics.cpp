// The metrics of the server in Prometheus' text format.
#include <chrono>
#include <sstream>
#include <string>

#include "net/server/gateway/gateway_state.hpp"

namespace damas::net {

namespace {

double seconds(std::chrono::milliseconds time) {
  return std::chrono::duration<double>(time).count();
}

class Page {
 public:
  template <typename Value>
  void counter(const char* name, const char* help, Value value) {
    line("counter", name, help, value);
  }
  template <typename Value>
  void gauge(const char* name, const char* help, Value value) {
    line("gauge", name, help, value);
  }
  void histogram(const char* name, const char* help, const Histogram& times) {
    head("histogram", name, help);
    for (std::size_t i = 0; i < Histogram::steps.size(); ++i)
      text_ << "damas_" << name << "_bucket{le=\"" << seconds(Histogram::steps.at(i)) << "\"} "
            << times.within(i) << '\n';
    text_ << "damas_" << name << "_bucket{le=\"+Inf\"} " << times.all() << "\ndamas_" << name
          << "_sum " << seconds(times.sum()) << "\ndamas_" << name << "_count " << times.all()
          << '\n';
  }
  std::string text() const { return text_.str(); }

 private:
  void head(const char* kind, const char* name, const char* help) {
    text_ << "# HELP damas_" << name << ' ' << help << "\n# TYPE damas_" << name << ' ' << kind
          << '\n';
  }
  template <typename Value>
  void line(const char* kind, const char* name, const char* help, Value value) {
    head(kind, name, help);
    text_ << "damas_" << name << ' ' << value << '\n';
  }

  std::ostringstream text_;
};

void tell_of_worker(Page& page, const GatewayState& state) {
  const WorkerCounts worker = state.worker->counts();
  page.gauge("users", "users connected here", worker.community.users);
  page.gauge("tables", "matches in memory", worker.community.matches);
  page.gauge("unreadable_matches", "matches whose rows cannot be read",
             worker.community.unreadable);
  page.gauge("jobs_waiting", "jobs that wait for the database", worker.waiting);
  const QueueDelay queue_delay = state.worker->queue_delay(GatewayState::now());
  page.gauge("oldest_wait_seconds", "how long the oldest request has waited",
             seconds(queue_delay.oldest));
  page.gauge("players_wait", "1 if those who ask for one thing at a time wait too long",
             queue_delay.players_wait ? 1 : 0);
  page.gauge("healthy", "1 while the database does what it is asked, and soon",
             worker.healthy ? 1 : 0);
  page.counter("clocks_stood_seconds_total",
               "time for which clocks stood since the database did not serve",
               worker.stood_seconds);
  page.counter("moves_total", "moves stored", worker.community.moves);
  page.counter("matches_begun_total", "matches begun", worker.community.matches_begun);
  page.counter("matches_ended_total", "matches ended", worker.community.matches_ended);
  page.counter("refusals_total", "requests refused by the rules of online play",
               worker.community.refusals);
  page.counter("busy_total", "requests refused because they would have waited too long",
               worker.busy);
  page.counter("wait_seconds_total", "time that requests waited before they were done",
               worker.waited_seconds);
  page.histogram("move_seconds", "time from the coming of a move until it was stored",
                 worker.moves);
  page.counter("jobs_total", "jobs done", worker.jobs);
  page.counter("transactions_total", "transactions of the database", worker.transactions);
  page.counter("transactions_failed_total", "transactions rolled back", worker.failures);
  page.counter("transaction_seconds_total", "time spent in transactions", worker.busy_seconds);
}

void tell_of_port(Page& page, const GatewayState& state) {
  const GatewayCounts& gate = state.counts;
  page.gauge("connections", "open WebSockets", state.sockets.size());
  page.gauge("http_connections", "connections that are no WebSockets (yet)",
             state.half_open.size());
  page.histogram("port_late_seconds", "how late the port's thread did what was due", gate.late);
  page.counter("accepted_total", "connections accepted", gate.accepted);
  page.counter("turned_away_total", "connections turned away", gate.turned_away);
  page.counter("gave_way_total", "half open connections closed for others", gate.gave_way);
  page.counter("http_requests_total", "HTTP requests", gate.requests);
  page.counter("messages_in_total", "messages that came", gate.messages_in);
  page.counter("messages_out_total", "messages sent", gate.messages_out);
  page.counter("bytes_in_total", "bytes of messages that came", gate.bytes_in);
  page.counter("bytes_out_total", "bytes of messages sent", gate.bytes_out);
  page.counter("bad_messages_total", "texts that were no messages", gate.bad_messages);
  page.counter("rate_refusals_total", "messages refused because there were too many",
               gate.refused_rate);
  page.counter("holds_total",
               "times that a connection was not heard for a while, as it said too much", gate.held);
  page.gauge("port_pace", "messages a second that are read of each address; 0: as many as come",
             state.reading_pace.pace().value_or(0));
  page.counter("closed_slow_total", "connections closed because they did not read",
               gate.closed_slow);
  page.counter("closed_rate_total", "connections closed because they sent too much",
               gate.closed_rate);
  page.counter("closed_silent_total", "connections closed without hello", gate.closed_silent);
  page.counter("closed_bad_total", "connections closed for what they sent", gate.closed_bad);
}

}  // namespace

std::string metrics_text(const GatewayState& state) {
  Page page;
  tell_of_port(page, state);
  tell_of_worker(page, state);
  return page.text();
}

}  // namespace damas::net
