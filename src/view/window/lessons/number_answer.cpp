#include "view/window/lessons/number_answer.hpp"

#include <algorithm>
#include <vector>

#include "view/window/app/app.hpp"
#include "view/window/frame/status.hpp"
#include "view/window/lessons/square_choice.hpp"

namespace damas {

namespace {

// Whether one of the numbers is longer than what was typed, and begins with it.
bool may_continue(const std::string& typed, const std::vector<int>& numbers) {
  return std::any_of(numbers.begin(), numbers.end(), [&](int number) {
    const std::string name = std::to_string(number);
    return name.size() > typed.size() && name.starts_with(typed);
  });
}

std::string list_of(const std::vector<int>& numbers) {
  std::string list;
  for (const int number : numbers)
    list += (list.empty() ? "" : ", ") + std::to_string(number);
  return list;
}

}  // namespace

void NumberAnswer::take(const Input& input, const lessons::Session& session, App& app,
                        const Choose& choose) {
  if (!number_is_asked(session)) return clear();
  const std::vector<int>& offered = session.step().choices;
  const AnswerTyping::Rules rules{
      [&](const std::string& text) {
        return number_is_asked(session) && text.back() >= '0' && text.back() <= '9';
      },
      [&](const std::string& text) { return !may_continue(text, offered); }};
  typing_.take(input, rules, [&](const std::string& typed) { give(typed, session, app, choose); });
  if (!typing_.empty()) drop_refusal();
}

bool NumberAnswer::enter(const lessons::Session& session, App& app, const Choose& choose) {
  return typing_.enter([&](const std::string& typed) { give(typed, session, app, choose); });
}

void NumberAnswer::give(const std::string& typed, const lessons::Session& session, App& app,
                        const Choose& choose) {
  const std::vector<int>& offered = session.step().choices;
  const auto meant = std::find_if(offered.begin(), offered.end(),
                                  [&](int number) { return std::to_string(number) == typed; });
  if (meant != offered.end()) return choose(*meant);
  refused_ = typed;
  app.announce(refusal(session, app));
  app.redraw();
}

void NumberAnswer::clear() {
  typing_.clear();
  drop_refusal();
}

std::string NumberAnswer::refusal(const lessons::Session& session, const App& app) const {
  return app.tr(Text::LessonNoChoice, list_of(session.step().choices), refused_);
}

void NumberAnswer::show(Status& status, const lessons::Session& session, const App& app) const {
  if (!refused_.empty()) status = Status::refusal(refusal(session, app));
  status.typed = typing_.text();
}

}  // namespace damas
