#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <optional>
#include <poll.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>
#if defined(__linux__)
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

#include "process/line_buffer.hpp"
#include "process/program.hpp"

namespace damas {

namespace {

using Clock = std::chrono::steady_clock;

// One end of a pipe.
class End {
 public:
  End() = default;
  explicit End(int file) : file_(file) {}
  End(End&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
  End& operator=(End&& other) noexcept {
    if (this != &other) {
      close();
      file_ = std::exchange(other.file_, -1);
    }
    return *this;
  }
  ~End() { close(); }

  int file() const { return file_; }
  bool open() const { return file_ >= 0; }
  void close() {
    if (open()) ::close(std::exchange(file_, -1));
  }

 private:
  int file_ = -1;
};

struct Pipe {
  End reading;
  End writing;
};

std::optional<Pipe> make_pipe() {
  std::array<int, 2> ends{};
  if (pipe(ends.data()) != 0) return std::nullopt;
  for (const int end : ends)
    fcntl(end, F_SETFD, FD_CLOEXEC);
  return Pipe{End(ends[0]), End(ends[1])};
}

void never_wait(const End& end) {
  fcntl(end.file(), F_SETFL, fcntl(end.file(), F_GETFL) | O_NONBLOCK);
}

// Blocks SIGPIPE in this thread while it writes, since the signal would end this program.
class WithoutBrokenPipe {
 public:
  WithoutBrokenPipe() {
    sigemptyset(&broken_pipe_);
    sigaddset(&broken_pipe_, SIGPIPE);
    sigset_t pending;
    sigpending(&pending);
    was_pending_ = sigismember(&pending, SIGPIPE) == 1;
    pthread_sigmask(SIG_BLOCK, &broken_pipe_, &before_);
  }
  ~WithoutBrokenPipe() {
    sigset_t pending;
    sigpending(&pending);
    int signal = 0;
    if (!was_pending_ && sigismember(&pending, SIGPIPE) == 1) sigwait(&broken_pipe_, &signal);
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }
  WithoutBrokenPipe(const WithoutBrokenPipe&) = delete;
  WithoutBrokenPipe& operator=(const WithoutBrokenPipe&) = delete;

 private:
  sigset_t broken_pipe_;
  sigset_t before_;
  bool was_pending_ = false;
};

int milliseconds_until(Deadline deadline) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
  constexpr std::chrono::milliseconds::rep most = 3'600'000;  // an hour
  return static_cast<int>(std::max<decltype(left)>(0, std::min(left, most)));
}

class PosixProgram final : public Program {
 public:
  PosixProgram(pid_t id, End input, End output)
      : id_(id), input_(std::move(input)), output_(std::move(output)) {
    never_wait(input_);
    never_wait(output_);
  }
  ~PosixProgram() override {
    if (!status_) kill_all();
  }

  bool send(std::string_view line, Deadline deadline) override {
    std::string rest = std::string(line) + '\n';
    while (!rest.empty()) {
      if (!input_.open()) return false;
      if (!wait_for(input_.file(), POLLOUT, deadline)) return false;
      const WithoutBrokenPipe quiet;
      const ssize_t written = write(input_.file(), rest.data(), rest.size());
      if (written > 0) rest.erase(0, static_cast<std::size_t>(written));
      if (written < 0 && errno != EAGAIN && errno != EINTR) input_.close();
    }
    return true;
  }

  Received receive(Deadline deadline) override {
    for (;;) {
      if (auto line = lines_.take()) return {Received::Kind::Line, std::move(*line)};
      if (!output_.open()) {
        if (auto rest = lines_.take_rest()) return {Received::Kind::Line, std::move(*rest)};
        return {Received::Kind::End, {}};
      }
      if (!wait_for(output_.file(), POLLIN, deadline)) return {Received::Kind::Silence, {}};
      read_some();
    }
  }

  std::string end(Deadline deadline) override {
    input_.close();
    while (!status_ && !ended()) {
      if (Clock::now() >= deadline) {
        kill_all();
        return "had to be ended";
      }
      // Reads the output, because a full pipe would block the program. POSIX cannot wait for a
      // process with a deadline, so this polls.
      pollfd ask{output_.file(), POLLIN, 0};
      poll(&ask, 1, 2);
      if (ask.revents != 0) read_some();
    }
    return how_it_ended();
  }

 private:
  // Also reads output while it waits, so that a program that blocks on its output can go on
  // reading.
  bool wait_for(int file, short what, Deadline deadline) {
    for (;;) {
      std::array<pollfd, 2> ask{pollfd{file, what, 0}, pollfd{output_.file(), POLLIN, 0}};
      const nfds_t count = what == POLLOUT ? 2 : 1;
      const int ready = poll(ask.data(), count, milliseconds_until(deadline));
      if (ready > 0 && ask[0].revents != 0) return true;
      if (ready > 0) read_some();
      if (Clock::now() >= deadline) return false;
    }
  }

  void read_some() {
    std::array<char, 4096> some;
    const ssize_t got = read(output_.file(), some.data(), some.size());
    if (got > 0) lines_.add({some.data(), static_cast<std::size_t>(got)});
    if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR)) output_.close();
  }

  bool ended() {
    int status = 0;
    if (waitpid(id_, &status, WNOHANG) == id_) status_ = status;
    return status_.has_value();
  }

  // Kills the program and all its child processes.
  void kill_all() {
    kill(-id_, SIGKILL);
    kill(id_, SIGKILL);
    int status = 0;
    while (waitpid(id_, &status, 0) < 0 && errno == EINTR) {
    }
    status_ = status;
  }

  std::string how_it_ended() const {
    if (WIFSIGNALED(*status_)) return "signal " + std::to_string(WTERMSIG(*status_));
    return "exit status " + std::to_string(WEXITSTATUS(*status_));
  }

  pid_t id_;
  End input_;
  End output_;
  LineBuffer lines_;
  std::optional<int> status_;
};

// Closes the files that the child would inherit from this program, except those up to `last`.
void close_all_after(int last) {
#if defined(SYS_close_range)
  if (syscall(SYS_close_range, static_cast<unsigned>(last) + 1, ~0U, 0U) == 0) return;
#endif
  const int most = static_cast<int>(sysconf(_SC_OPEN_MAX));
  for (int file = last + 1; file < most; ++file)
    close(file);
}

struct ChildFiles {
  int input;
  int output;
  int trouble;  // receives the error number if the program cannot be run
};

// Runs in the child after fork(), where only async-signal-safe calls are allowed.
[[noreturn]] void become(char* const* words, const char* folder, ChildFiles files,
                         [[maybe_unused]] pid_t parent) {
  setpgid(0, 0);
#if defined(__linux__)
  prctl(PR_SET_PDEATHSIG, SIGKILL);     // ends the child with its parent, even if that is killed
  if (getppid() != parent) _exit(127);  // the parent may have ended before the call
#endif
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  std::signal(SIGPIPE, SIG_DFL);
  // The files must not have the numbers of the standard streams, which dup2() replaces.
  constexpr int first_free = 10;
  files.input = fcntl(files.input, F_DUPFD, first_free);
  files.output = fcntl(files.output, F_DUPFD, first_free);
  files.trouble = fcntl(files.trouble, F_DUPFD, first_free);
  const int nothing = open("/dev/null", O_RDWR);
  dup2(files.input, STDIN_FILENO);
  dup2(files.output, STDOUT_FILENO);
  dup2(nothing, STDERR_FILENO);
  constexpr int trouble = STDERR_FILENO + 1;
  dup2(files.trouble, trouble);
  fcntl(trouble, F_SETFD, FD_CLOEXEC);
  close_all_after(trouble);
  if (*folder == '\0' || chdir(folder) == 0) execvp(words[0], words);
  const int error = errno;
  [[maybe_unused]] const ssize_t told = write(trouble, &error, sizeof error);
  _exit(127);
}

std::string failure(const std::string& program, int error) {
  return "cannot start '" + program + "': " + std::strerror(error);
}

}  // namespace

Started start_program(const std::vector<std::string>& words, const std::string& folder) {
  auto to_child = make_pipe();
  auto from_child = make_pipe();
  auto trouble = make_pipe();
  if (!to_child || !from_child || !trouble) return failure(words.front(), errno);
  std::vector<std::string> copies = words;
  std::vector<char*> pointers;
  for (std::string& word : copies)
    pointers.push_back(word.data());
  pointers.push_back(nullptr);
  const ChildFiles files{to_child->reading.file(), from_child->writing.file(),
                         trouble->writing.file()};
  const pid_t self = getpid();
  const pid_t id = fork();
  if (id == 0) become(pointers.data(), folder.c_str(), files, self);
  if (id < 0) return failure(words.front(), errno);
  setpgid(id, id);
  trouble->writing.close();
  int error = 0;
  ssize_t got = 0;
  do {
    got = read(trouble->reading.file(), &error, sizeof error);
  } while (got < 0 && errno == EINTR);
  auto program = std::make_unique<PosixProgram>(id, std::move(to_child->writing),
                                                std::move(from_child->reading));
  if (got > 0) return failure(words.front(), error);
  return std::unique_ptr<Program>(std::move(program));
}

}  // namespace damas
