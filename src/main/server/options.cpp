#include "main/server/options.hpp"

#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <string_view>

#include "main/server/page_place.hpp"
#include "net/server/storage/private_files.hpp"

namespace damas::net {

namespace {

namespace fs = std::filesystem;

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

fs::path default_data() {
  const std::string data = environment("XDG_DATA_HOME");
  if (fs::path(data).is_absolute()) return fs::path(data) / "damas-server";
  const std::string home = environment("HOME");
  if (home.empty())
    throw std::runtime_error("expected HOME or XDG_DATA_HOME to be set, or --data <folder>");
  return fs::path(home) / ".local" / "share" / "damas-server";
}

CLI::Validator whole_number(std::uint64_t low, std::uint64_t high) {
  const auto what = [low, high](const std::string& typed) -> std::string {
    std::uint64_t number = 0;
    const char* end = typed.data() + typed.size();
    const auto [stop, wrong] = std::from_chars(typed.data(), end, number);
    if (wrong == std::errc{} && stop == end && number >= low && number <= high) return "";
    return "expected a whole number from " + std::to_string(low) + " to " + std::to_string(high) +
           ", found '" + typed + "'";
  };
  return CLI::Validator(what, "");
}

// Expects an origin as browsers write it.
std::string what_is_no_origin(std::string& typed) {
  typed = CLI::detail::to_lower(typed);
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (!typed.starts_with(scheme)) continue;
    const auto host = std::string_view(typed).substr(scheme.size());
    if (!host.empty() && host.find_first_of("/?#@ ") == std::string_view::npos) return "";
  }
  return "expected an origin without a path, such as https://damas.example or "
         "http://192.168.0.5:8080, found '" +
         typed + "'";
}

// The message leaves out the typed text, which may contain a password.
std::string what_is_no_database(const std::string& typed) {
  const auto scheme = typed.find("://");
  if (scheme == std::string::npos) return "";
  const std::string name = typed.substr(0, scheme);
  if (name == "postgresql" || name == "postgres") return "";
  return "expected postgresql://user@host/name or the path of an SQLite file, found an address "
         "that begins with '" +
         name + "://'";
}

constexpr std::uint64_t most_connections = 1'000'000;

}  // namespace

void add_options(CLI::App& app, ServerOptions& options) {
  GatewaySettings& gateway = options.gateway;
  app.add_option("--port", gateway.port, "port to serve on, 0 for any free one")
      ->check(whole_number(0, 65'535))
      ->capture_default_str();
  app.add_option("--listen", gateway.listen,
                 "address to serve on; 0.0.0.0 or :: for all of this machine")
      ->capture_default_str();
  app.add_option("--database", options.database,
                 "postgresql://user@host/name, or an SQLite file; else damas.sqlite in --data")
      ->check(CLI::Validator(what_is_no_database, ""))
      ->envname("DAMAS_DATABASE");
  app.add_option("--data", options.data,
                 "folder for the SQLite file (default: damas-server in XDG_DATA_HOME)");
  app.add_option("--site", gateway.site,
                 "folder of the page, as scripts/web.sh builds it; else one beside the program");
  app.add_option("--origin", gateway.origins,
                 "another origin whose pages may connect, such as https://damas.example")
      ->transform(CLI::Validator(what_is_no_origin, ""));
  auto* certificate =
      app.add_option("--certificate", gateway.certificate,
                     "file with the certificate and its chain (PEM), to serve https:// and wss://; "
                     "read again at SIGHUP");
  auto* key = app.add_option("--key", gateway.key, "file with the key of --certificate (PEM)");
  certificate->needs(key);
  key->needs(certificate);
  app.add_flag(
      "--table", options.table,
      "for one meeting of friends: all matches can be watched, those of rooms, too, and who is "
      "connected at its end is told that it was closed for good");
  app.add_option("--connections", gateway.limits.connections, "most connections at once")
      ->check(whole_number(1, most_connections))
      ->capture_default_str();
  app.add_option("--per-address", gateway.limits.per_address,
                 "how many connections one address may have at once; 0: nothing is limited by "
                 "address, and each user still has the limits of one user")
      ->check(whole_number(0, most_connections))
      ->capture_default_str();
  auto* backup = app.add_subcommand(
      "backup", "Copy the SQLite file of --database or --data, also while a server uses it");
  backup->fallthrough();
  backup->add_option("file", options.backup, "the copy; checked before it gets its name")
      ->required();
  backup->add_flag("--replace", options.replace, "the copy may take the place of a file");
}

void find_database(ServerOptions& options) {
  if (!options.database.empty()) return;
  if (options.data.empty()) options.data = default_data().string();
  options.database = (fs::path(options.data) / "damas.sqlite").string();
}

void complete(ServerOptions& options, const std::string& program) {
  options.gateway.comes_back = !options.table;
  find_database(options);
  if (!options.data.empty()) make_private_folder(options.data);
  if (options.gateway.site.empty()) options.gateway.site = page_near(program, environment("PATH"));
}

}  // namespace damas::net
