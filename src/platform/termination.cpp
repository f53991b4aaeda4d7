#include "platform/termination.hpp"

#include <csignal>

namespace damas {

namespace {

using Handler = void (*)(int);

volatile std::sig_atomic_t told = 0;
Handler before_term = SIG_DFL;
Handler before_int = SIG_DFL;

void remember(int signal) {
  told = 1;
  const Handler before = signal == SIGTERM ? before_term : before_int;
  if (before != SIG_DFL) before(signal);
}

void watch(int signal, Handler& before) {
  const Handler found = std::signal(signal, remember);
  if (found == SIG_IGN) {
    std::signal(signal, SIG_IGN);  // the program was started with & by a script
  } else if (found != SIG_ERR && found != remember) {
    before = found;
  }
}

}  // namespace

void watch_for_termination() {
  told = 0;
  watch(SIGTERM, before_term);
  watch(SIGINT, before_int);
}

bool told_to_terminate() {
  return told != 0;
}

}  // namespace damas
