#include <algorithm>
#include <array>
#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <windows.h>

#include "process/line_buffer.hpp"
#include "process/program.hpp"

namespace damas {

namespace {

using Clock = std::chrono::steady_clock;

class Handle {
 public:
  Handle() = default;
  explicit Handle(HANDLE handle) : handle_(handle) {}
  Handle(Handle&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  Handle& operator=(Handle&& other) noexcept {
    if (this != &other) {
      close();
      handle_ = std::exchange(other.handle_, nullptr);
    }
    return *this;
  }
  ~Handle() { close(); }

  HANDLE get() const { return handle_; }
  bool open() const { return handle_ != nullptr && handle_ != INVALID_HANDLE_VALUE; }
  void close() {
    if (open()) CloseHandle(handle_);
    handle_ = nullptr;
  }

 private:
  HANDLE handle_ = nullptr;
};

struct Pipe {
  Handle reading;
  Handle writing;
};

std::optional<Pipe> make_pipe() {
  HANDLE reading = nullptr;
  HANDLE writing = nullptr;
  if (CreatePipe(&reading, &writing, nullptr, 0) == 0) return std::nullopt;
  return Pipe{Handle(reading), Handle(writing)};
}

DWORD milliseconds_until(Deadline deadline) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
  constexpr std::chrono::milliseconds::rep most = 1000 * 3600;
  return static_cast<DWORD>(std::max<decltype(left)>(0, std::min(left, most)));
}

struct Child {
  Handle process;
  Handle job;  // contains the program and all its child processes
  Handle input;
  Handle output;
};

// Windows cannot wait for a pipe with a deadline, so one thread reads and another one writes. Both
// end with the program, because no other process has the pipes' other ends.
class WindowsProgram final : public Program {
 public:
  explicit WindowsProgram(Child started)
      : started_(std::move(started)), reader_([this] { read(); }), writer_([this] { write(); }) {}
  ~WindowsProgram() override {
    TerminateJobObject(started_.job.get(), 1);
    close_input();
    reader_.join();
    writer_.join();
  }

  bool send(std::string_view line, Deadline deadline) override {
    std::unique_lock lock(mutex_);
    if (closing_) return false;
    unwritten_ += line;
    unwritten_ += '\n';
    changed_.notify_all();
    const auto over = [this] { return broken_ || (unwritten_.empty() && !writing_); };
    if (!changed_.wait_until(lock, deadline, over)) closing_ = true;
    return !closing_ && !broken_;
  }

  Received receive(Deadline deadline) override {
    std::unique_lock lock(mutex_);
    for (;;) {
      if (auto line = lines_.take()) return {Received::Kind::Line, std::move(*line)};
      if (ended_) {
        if (auto rest = lines_.take_rest()) return {Received::Kind::Line, std::move(*rest)};
        return {Received::Kind::End, {}};
      }
      if (changed_.wait_until(lock, deadline) == std::cv_status::timeout &&
          Clock::now() >= deadline) {
        if (auto line = lines_.take()) return {Received::Kind::Line, std::move(*line)};
        return {Received::Kind::Silence, {}};
      }
    }
  }

  std::string end(Deadline deadline) override {
    close_input();
    const DWORD waited = WaitForSingleObject(started_.process.get(), milliseconds_until(deadline));
    if (waited != WAIT_OBJECT_0) {
      TerminateJobObject(started_.job.get(), 1);
      return "had to be ended";
    }
    DWORD status = 0;
    GetExitCodeProcess(started_.process.get(), &status);
    return "exit status " + std::to_string(status);
  }

 private:
  void read() {
    std::array<char, 4096> some;
    for (;;) {
      DWORD got = 0;
      const bool more = ReadFile(started_.output.get(), some.data(),
                                 static_cast<DWORD>(some.size()), &got, nullptr) != 0;
      const std::lock_guard lock(mutex_);
      if (more) lines_.add({some.data(), got});
      if (!more) ended_ = true;
      changed_.notify_all();
      if (!more) return;
    }
  }

  void write() {
    std::unique_lock lock(mutex_);
    for (;;) {
      changed_.wait(lock, [this] { return closing_ || !unwritten_.empty(); });
      if (closing_) break;
      const std::string text = std::exchange(unwritten_, {});
      writing_ = true;
      lock.unlock();
      const bool written = write_all(text);
      lock.lock();
      writing_ = false;
      if (!written) broken_ = true;
      changed_.notify_all();
      if (!written) break;
    }
    started_.input.close();
  }

  bool write_all(std::string_view text) {
    while (!text.empty()) {
      DWORD written = 0;
      if (WriteFile(started_.input.get(), text.data(), static_cast<DWORD>(text.size()), &written,
                    nullptr) == 0) {
        return false;
      }
      text.remove_prefix(written);
    }
    return true;
  }

  void close_input() {
    const std::lock_guard lock(mutex_);
    closing_ = true;
    changed_.notify_all();
  }

  Child started_;
  std::mutex mutex_;  // protects the members below
  std::condition_variable changed_;
  LineBuffer lines_;
  std::string unwritten_;
  bool writing_ = false;
  bool broken_ = false;
  bool closing_ = false;
  bool ended_ = false;
  std::thread reader_;
  std::thread writer_;
};

std::wstring wide(const std::string& utf8) {
  const int size = static_cast<int>(utf8.size());
  const int length = MultiByteToWideChar(CP_UTF8, 0, utf8.data(), size, nullptr, 0);
  std::wstring text(static_cast<std::size_t>(length), L'\0');
  MultiByteToWideChar(CP_UTF8, 0, utf8.data(), size, text.data(), length);
  return text;
}

// Quotes as programs parse their command line: a quotation mark is written \", and backslashes
// before one are doubled.
std::string quoted(const std::string& word) {
  std::string text = "\"";
  std::size_t backslashes = 0;
  for (const char c : word) {
    if (c == '"') text.append(backslashes + 1, '\\');
    backslashes = c == '\\' ? backslashes + 1 : 0;
    text += c;
  }
  text.append(backslashes, '\\');
  return text + '"';
}

std::string failure(const std::string& program) {
  return "cannot start '" + program + "': error " + std::to_string(GetLastError()) +
         " of the system";
}

// Restricts the inherited handles to the given ones. Otherwise the child would keep open the
// handles of children that other threads start at the same time.
class InheritedHandles {
 public:
  explicit InheritedHandles(std::array<HANDLE, 3> handles) : handles_(handles) {
    for (HANDLE handle : handles_)
      SetHandleInformation(handle, HANDLE_FLAG_INHERIT, HANDLE_FLAG_INHERIT);
    SIZE_T size = 0;
    InitializeProcThreadAttributeList(nullptr, 1, 0, &size);
    memory_.resize(size);
    list_ = reinterpret_cast<LPPROC_THREAD_ATTRIBUTE_LIST>(memory_.data());
    ready_ = InitializeProcThreadAttributeList(list_, 1, 0, &size) != 0;
    good_ = ready_ &&
            UpdateProcThreadAttribute(list_, 0, PROC_THREAD_ATTRIBUTE_HANDLE_LIST, handles_.data(),
                                      sizeof handles_, nullptr, nullptr) != 0;
  }
  ~InheritedHandles() {
    if (ready_) DeleteProcThreadAttributeList(list_);
  }
  InheritedHandles(const InheritedHandles&) = delete;
  InheritedHandles& operator=(const InheritedHandles&) = delete;

  bool good() const { return good_; }
  LPPROC_THREAD_ATTRIBUTE_LIST list() const { return list_; }

 private:
  std::array<HANDLE, 3> handles_;
  std::vector<std::byte> memory_;
  LPPROC_THREAD_ATTRIBUTE_LIST list_ = nullptr;
  bool ready_ = false;
  bool good_ = false;
};

// A job that ends all its processes when it is closed, even if this program is killed.
Handle make_job() {
  Handle job(CreateJobObjectW(nullptr, nullptr));
  JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
  limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
  SetInformationJobObject(job.get(), JobObjectExtendedLimitInformation, &limits, sizeof limits);
  return job;
}

}  // namespace

Started start_program(const std::vector<std::string>& words, const std::string& folder) {
  auto to_child = make_pipe();
  auto from_child = make_pipe();
  const Handle nothing(CreateFileW(L"NUL", GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE,
                                   nullptr, OPEN_EXISTING, 0, nullptr));
  Handle job = make_job();
  if (!to_child || !from_child || !nothing.open() || !job.open()) return failure(words.front());
  const InheritedHandles inherited(
      {to_child->reading.get(), from_child->writing.get(), nothing.get()});
  if (!inherited.good()) return failure(words.front());
  std::string command;
  for (const std::string& word : words)
    command += (command.empty() ? "" : " ") + quoted(word);
  std::wstring line = wide(command);
  const std::wstring place = wide(folder);
  STARTUPINFOEXW startup{};
  startup.StartupInfo.cb = sizeof startup;
  startup.StartupInfo.dwFlags = STARTF_USESTDHANDLES;
  startup.StartupInfo.hStdInput = to_child->reading.get();
  startup.StartupInfo.hStdOutput = from_child->writing.get();
  startup.StartupInfo.hStdError = nothing.get();
  startup.lpAttributeList = inherited.list();
  PROCESS_INFORMATION made{};
  constexpr DWORD flags = CREATE_NO_WINDOW | CREATE_SUSPENDED | EXTENDED_STARTUPINFO_PRESENT;
  if (CreateProcessW(nullptr, line.data(), nullptr, nullptr, TRUE, flags, nullptr,
                     place.empty() ? nullptr : place.c_str(), &startup.StartupInfo, &made) == 0) {
    return failure(words.front());
  }
  Handle process(made.hProcess);
  const Handle thread(made.hThread);
  if (AssignProcessToJobObject(job.get(), process.get()) == 0) {
    const std::string why = failure(words.front());
    TerminateProcess(process.get(), 1);
    return why;
  }
  ResumeThread(thread.get());
  return std::unique_ptr<Program>(std::make_unique<WindowsProgram>(
      Child{std::move(process), std::move(job), std::move(to_child->writing),
            std::move(from_child->reading)}));
}

}  // namespace damas
