// Owns a stream for tests: two ends in one process, which never wait.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "tcp/stream.hpp"

namespace damas::dxp {

class MemoryStream final : public tcp::Stream {
 public:
  // One direction.
  struct Pipe {
    std::string bytes;
    bool closed = false;
    std::size_t portion = std::string::npos;  // most bytes that are received at a time
  };

  MemoryStream(std::shared_ptr<Pipe> in, std::shared_ptr<Pipe> out)
      : in_(std::move(in)), out_(std::move(out)) {}
  ~MemoryStream() override { in_->closed = out_->closed = true; }

  std::optional<std::string> send(std::string_view bytes, tcp::Deadline) override {
    if (out_->closed) return "closed the connection";
    out_->bytes += bytes;
    return std::nullopt;
  }

  tcp::Received receive(tcp::Deadline) override {
    if (!in_->bytes.empty()) {
      std::string bytes = in_->bytes.substr(0, in_->portion);
      in_->bytes.erase(0, bytes.size());
      return {tcp::Received::Kind::Bytes, std::move(bytes)};
    }
    if (in_->closed) return {tcp::Received::Kind::End, "closed the connection"};
    return {tcp::Received::Kind::Silence, {}};
  }

 private:
  std::shared_ptr<Pipe> in_;
  std::shared_ptr<Pipe> out_;
};

struct MemoryEnds {
  explicit MemoryEnds(std::size_t portion = std::string::npos)
      : first(std::make_unique<MemoryStream>(to_first, to_second)),
        second(std::make_unique<MemoryStream>(to_second, to_first)) {
    to_first->portion = to_second->portion = portion;
  }

  std::shared_ptr<MemoryStream::Pipe> to_first = std::make_shared<MemoryStream::Pipe>();
  std::shared_ptr<MemoryStream::Pipe> to_second = std::make_shared<MemoryStream::Pipe>();
  std::unique_ptr<tcp::Stream> first;
  std::unique_ptr<tcp::Stream> second;
};

}  // namespace damas::dxp
