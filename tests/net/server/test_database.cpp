#include "net/server/test_database.hpp"

#include <cstdlib>
#include <libpq-fe.h>
#include <memory>
#include <stdexcept>

namespace damas::net {

namespace {

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

}  // namespace

bool on_postgres() {
  return !environment("DAMAS_POSTGRES").empty();
}

std::string new_database() {
  if (!on_postgres()) return ":memory:";
  static int last = 0;
  const std::string schema = "test" + std::to_string(++last);
  const std::string url = environment("DAMAS_DATABASE");
  run_on_postgres(url, "CREATE SCHEMA " + schema);
  return url + "&options=-csearch_path%3D" + schema;
}

void run_on_postgres(const std::string& url, const std::string& statement) {
  const std::unique_ptr<PGconn, void (*)(PGconn*)> connection(PQconnectdb(url.c_str()), PQfinish);
  const std::unique_ptr<PGresult, void (*)(PGresult*)> result(
      PQexec(connection.get(), statement.c_str()), PQclear);
  const ExecStatusType status = PQresultStatus(result.get());
  if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK)
    throw std::runtime_error(PQerrorMessage(connection.get()));
}

}  // namespace damas::net
