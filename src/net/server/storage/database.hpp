// Owns a connection to SQLite or PostgreSQL and its prepared statements; internal to
// src/net/server/storage.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <soci/soci.h>
#include <string>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace damas::net::storage {

enum class Dialect { Sqlite, Postgres };

// Values are texts, 64-bit integers and doubles; an optional is a nullable value.
using Integer = long long;

template <typename T>
struct Input {
  T value{};
  soci::indicator state = soci::i_ok;

  void set(const T& given) {
    value = given;
    state = soci::i_ok;
  }
  void set(const std::optional<T>& given) {
    state = given ? soci::i_ok : soci::i_null;
    if (given) value = *given;
  }
};

template <typename T>
struct Bare {
  using Type = T;
};
template <typename T>
struct Bare<std::optional<T>> {
  using Type = T;
};

// Whether this is a PostgreSQL address; otherwise it is the path of an SQLite file.
bool is_postgres(const std::string& url);

// The password as it is written in a PostgreSQL address; empty: there is none.
std::string password_in(const std::string& url);

// All functions may throw soci::soci_error unless they are noexcept.
class Database {
 public:
  // A PostgreSQL URL or keywords ("postgresql://…", "host=…"), the path of an SQLite file, or
  // ":memory:".
  explicit Database(const std::string& url);

  Dialect dialect() const { return dialect_; }
  void begin() {
    written_ = false;
    session_.begin();
  }
  void commit() { session_.commit(); }
  void rollback() noexcept;
  // Drops the prepared statements, and reconnects if the connection is lost.
  void recover() noexcept;
  // Whether rows have changed since the last begin().
  bool has_written() const { return written_; }
  // Executes a statement without values, which is used only once.
  void execute(const std::string& text) { session_ << text; }

  // Returns the number of changed rows.
  template <typename... In>
  Integer run(const char* text, const In&... in) {
    using Statement = Prepared<std::tuple<>, typename Bare<In>::Type...>;
    Statement& statement = prepared<Statement>(text);
    statement.set(in...);
    statement.statement.execute(true);
    const Integer changed = statement.statement.get_affected_rows();
    written_ = written_ || changed > 0;
    return changed;
  }

  // Returns all rows; a null is an empty optional.
  template <typename... Out, typename... In>
  std::vector<std::tuple<std::optional<Out>...>> select(const char* text, const In&... in) {
    using Statement = Prepared<std::tuple<Out...>, typename Bare<In>::Type...>;
    Statement& statement = prepared<Statement>(text);
    statement.set(in...);
    std::vector<std::tuple<std::optional<Out>...>> rows;
    statement.statement.execute(false);
    while (statement.statement.fetch())
      rows.push_back(statement.row());
    return rows;
  }

 private:
  void own_file(const std::string& path);
  void configure();

  struct AnyPrepared {
    virtual ~AnyPrepared() = default;
  };

  template <typename Outputs, typename... In>
  struct Prepared;

  // SOCI binds addresses, so the values must live as long as the statement.
  template <typename... Out, typename... In>
  struct Prepared<std::tuple<Out...>, In...> : AnyPrepared {
    Prepared(soci::session& session, const char* text) : statement(session) {
      bind_outputs(std::index_sequence_for<Out...>{});
      std::apply(
          [this](auto&... input) {
            (statement.exchange(soci::use(input.value, input.state)), ...);
          },
          inputs);
      statement.alloc();
      statement.prepare(text);
      statement.define_and_bind();
    }

    template <std::size_t... I>
    void bind_outputs(std::index_sequence<I...>) {
      (statement.exchange(soci::into(std::get<I>(outputs), states[I])), ...);
    }

    template <typename... Given>
    void set(const Given&... given) {
      std::apply([&](auto&... input) { (input.set(given), ...); }, inputs);
    }

    std::tuple<std::optional<Out>...> row() const { return row(std::index_sequence_for<Out...>{}); }
    template <std::size_t... I>
    std::tuple<std::optional<Out>...> row(std::index_sequence<I...>) const {
      return {
          (states[I] == soci::i_ok ? std::optional<Out>(std::get<I>(outputs)) : std::nullopt)...};
    }

    std::tuple<Out...> outputs;
    std::array<soci::indicator, sizeof...(Out)> states{};
    std::tuple<Input<In>...> inputs;
    soci::statement statement;
  };

  template <typename Statement>
  Statement& prepared(const char* text) {
    auto& known = statements_[text];
    if (!known) known = std::make_unique<Statement>(session_, text);
    return static_cast<Statement&>(*known);
  }

  // Held while the file is in use; the end of the process releases it.
  class Lock {
   public:
    Lock() = default;
    ~Lock();
    Lock(const Lock&) = delete;
    Lock& operator=(const Lock&) = delete;
    // Throws std::runtime_error if another process holds it.
    void take(const std::string& path);

   private:
    int file_ = -1;
  };

  Dialect dialect_;
  Lock lock_;
  soci::session session_;
  bool written_ = false;
  // By the address of the text, which is a literal of the program.
  std::unordered_map<const char*, std::unique_ptr<AnyPrepared>> statements_;
};

}  // namespace damas::net::storage
