#include "view/window/online/shown_phrases.hpp"

#include "net/client/remote_match.hpp"
#include "view/window/app/app.hpp"
#include "view/window/online/words.hpp"

namespace damas {

namespace {
constexpr std::chrono::milliseconds phrase_shows{6000};
}  // namespace

void ShownPhrases::update(net::RemoteMatch& match, std::chrono::milliseconds elapsed, App& app) {
  for (Phrase* phrase : {&phrases_.white, &phrases_.black}) {
    phrase->left -= elapsed;
    if (phrase->left <= std::chrono::milliseconds{0}) *phrase = {};
  }
  for (const net::Said& said : match.take_phrases()) {
    const std::string text = app.tr(text_of(said.phrase));
    phrases_[said.by] = {text, phrase_shows};
    const std::string who = name(app.language(), match.players()[said.by]);
    if (said.by != match.seat()) app.announce(app.tr(Text::OnlineSaid, who, text));
  }
  for (const Phrase* phrase : {&phrases_.white, &phrases_.black}) {
    if (!phrase->text.empty()) app.wake_after(phrase->left);
  }
}

}  // namespace damas
