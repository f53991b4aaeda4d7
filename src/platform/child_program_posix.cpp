#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>
#if defined(__linux__)
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

#include <SDL.h>

#include "platform/child_program.hpp"

namespace damas {

namespace {

// Time for the child to store its running games and to say goodbye to its clients.
constexpr std::chrono::milliseconds patience{1500};

class Process {
 public:
  Process(pid_t id, int errors) : id_(id), errors_(errors) {}
  ~Process() { close(errors_); }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  bool running() {
    if (!ended_) ended_ = waitpid(id_, nullptr, WNOHANG) != 0;
    return !ended_;
  }
  std::string take_errors() {
    std::string text;
    std::array<char, 4096> some{};
    for (;;) {
      const ssize_t got = read(errors_, some.data(), some.size());
      if (got <= 0) return text;
      text.append(some.data(), static_cast<std::size_t>(got));
    }
  }
  void ask_to_end() {
    if (running()) kill(id_, SIGTERM);
  }
  void see_end() {
    const auto until = std::chrono::steady_clock::now() + patience;
    while (running() && std::chrono::steady_clock::now() < until) {
      take_errors();  // empties the pipe, since a full one would block the child
      std::this_thread::sleep_for(std::chrono::milliseconds{5});
    }
    if (!running()) return;
    kill(id_, SIGKILL);
    waitpid(id_, nullptr, 0);
    ended_ = true;
  }

 private:
  pid_t id_;
  int errors_;
  bool ended_ = false;
};

// Waits for the end of children in the background; its destructor waits for all of them.
class ChildReaper {
 public:
  ~ChildReaper() {
    for (std::thread& thread : threads_)
      thread.join();
  }
  void wait_for(std::unique_ptr<Process> process) {
    threads_.emplace_back([process = std::move(process)] { process->see_end(); });
  }

 private:
  std::vector<std::thread> threads_;
};

ChildReaper& child_reaper() {
  static ChildReaper only;
  return only;
}

class PosixChild final : public ChildProgram {
 public:
  explicit PosixChild(std::unique_ptr<Process> process) : process_(std::move(process)) {
    child_reaper();  // constructs it early, so that it is destroyed after the last child
  }
  ~PosixChild() override {
    process_->ask_to_end();
    if (process_->running()) child_reaper().wait_for(std::move(process_));
  }

  bool running() override { return process_->running(); }
  std::string take_errors() override { return process_->take_errors(); }

 private:
  std::unique_ptr<Process> process_;
};

// Closes the sockets and files that the child would inherit from this program.
void close_all_from(int first) {
#if defined(SYS_close_range)
  if (syscall(SYS_close_range, static_cast<unsigned>(first), ~0U, 0U) == 0) return;
#endif
  const int most = static_cast<int>(sysconf(_SC_OPEN_MAX));
  for (int file = first; file < most; ++file)
    close(file);
}

// Runs in the child after fork(), where only async-signal-safe calls are allowed.
[[noreturn]] void become(char* const* words, int errors, [[maybe_unused]] pid_t parent) {
#if defined(__linux__)
  prctl(PR_SET_PDEATHSIG, SIGTERM);     // end with this program, even if it is killed;
  if (getppid() != parent) _exit(127);  // it may have been killed before that call
#endif
  const int nothing = open("/dev/null", O_RDWR);
  dup2(nothing, STDIN_FILENO);
  dup2(nothing, STDOUT_FILENO);
  dup2(errors, STDERR_FILENO);
  close_all_from(STDERR_FILENO + 1);
  execv(words[0], words);
  _exit(127);
}

Failure failure(int error, const std::string& program) {
  const bool missing = error == ENOENT || error == EACCES || error == ENOTDIR;
  return {missing ? FailureKind::NotFound : FailureKind::Unavailable, program,
          std::strerror(error)};
}

}  // namespace

bool starts_children() {
  return true;
}

Expected<std::unique_ptr<ChildProgram>> start_child(const std::string& program,
                                                    const std::vector<std::string>& arguments) {
  if (access(program.c_str(), X_OK) != 0) return failure(errno, program);
  std::array<int, 2> ends{};
  if (pipe(ends.data()) != 0) return failure(errno, program);
  for (const int end : ends)
    fcntl(end, F_SETFD, FD_CLOEXEC);
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  std::vector<std::string> words = {program};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> pointers;
  for (std::string& word : words)
    pointers.push_back(word.data());
  pointers.push_back(nullptr);
  const pid_t self = getpid();
  const pid_t id = fork();
  if (id == 0) become(pointers.data(), ends[1], self);
  const int error = errno;
  close(ends[1]);
  if (id < 0) {
    close(ends[0]);
    return failure(error, program);
  }
  return std::unique_ptr<ChildProgram>(
      std::make_unique<PosixChild>(std::make_unique<Process>(id, ends[0])));
}

std::string program_beside(const std::string& name) {
  const std::unique_ptr<char, void (*)(void*)> folder{SDL_GetBasePath(), SDL_free};
  return (folder ? std::string(folder.get()) : std::string{}) + name;
}

}  // namespace damas
