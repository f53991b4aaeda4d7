// The page's services around the board: speech, language, colour, full screen, history, address.
mergeInto(LibraryManager.library, {
  $DamasPage: {
    call: function (name, text) {
      if (Module[name]) Module[name](UTF8ToString(text));
    },
    inFullscreen: function () {
      return !!(document.fullscreenElement || document['webkitFullscreenElement']);
    },
    setFullscreen: function (on) {
      if (on === DamasPage.inFullscreen()) return;
      var leave = document.exitFullscreen || document['webkitExitFullscreen'];
      if (!on) return leave.call(document);
      var root = document.documentElement;
      var enter = root.requestFullscreen || root['webkitRequestFullscreen'];
      if (!enter) {
        setTimeout(function () {
          _damas_left_fullscreen(1);
        });
        return;
      }
      var entered = enter.call(root);
      // Browsers allow full screen only after a press, not at the start. Older ones return nothing, and send
      // an event.
      if (entered) entered.catch(DamasPage.left);
    },
    left: function () {
      _damas_left_fullscreen(0);
    },
    changed: function () {
      if (!DamasPage.inFullscreen()) DamasPage.left();
    },
  },
  // Adds an entry to the browser's history. Going back from it acts as Escape while Escape does something
  // in the program; otherwise it leaves the page.
  $DamasBack: {
    wanted: false,
    want: function (wanted) {
      DamasBack.wanted = wanted;
      if (Module['setWayBack']) Module['setWayBack'](wanted);
      if (wanted && !history.state) history.pushState(1, '');
    },
    gone: function () {
      // The user went forward again, or to a link, which reloads the page.
      if (history.state || location.hash.length > 1) return;
      if (!DamasBack.wanted || DamasTurns.stopped) return history.back();
      _damas_key_pressed(27, 0);
      DamasTurns.now();
      DamasBack.want(DamasBack.wanted);
    },
  },
  $DamasBack__deps: ['$DamasTurns'],
  damas_watch_back__deps: ['$DamasBack'],
  damas_watch_back: function () {
    addEventListener('popstate', DamasBack.gone);
  },
  damas_show_back__deps: ['$DamasBack'],
  damas_show_back: function (on) {
    DamasBack.want(on !== 0);
  },
  damas_announce__deps: ['$DamasPage'],
  damas_announce: function (sentence) {
    DamasPage.call('announce', sentence);
  },
  damas_call_person__deps: ['$DamasPage'],
  damas_call_person: function (sentence) {
    DamasPage.call('callPerson', sentence);
  },
  damas_has_notifications: function () {
    return window['Notification'] && Module['setNotifications'] ? 1 : 0;
  },
  // Before the first frame nobody has pressed a setting, so the browser must not ask.
  damas_set_notifications: function (on) {
    if (!Module['setNotifications']) return;
    Module['setNotifications'](on !== 0, !Module['firstFrame']).then(function (allowed) {
      if (!allowed) _damas_no_notifications();
    });
  },
  damas_set_language__deps: ['$DamasPage'],
  damas_set_language: function (code) {
    DamasPage.call('setLanguage', code);
  },
  damas_set_panel: function (color, chosen) {
    if (Module['setPanel']) Module['setPanel'](UTF8ToString(color), chosen !== 0);
  },
  damas_fullscreen__deps: ['$DamasPage'],
  damas_fullscreen: function (on) {
    DamasPage.setFullscreen(on !== 0);
  },
  damas_system_settings: function () {
    var is = function (query) {
      return window.matchMedia('(' + query + ')').matches;
    };
    return (is('prefers-reduced-motion: reduce') ? 1 : 0) + (is('prefers-color-scheme: light') ? 2 : 0) +
      (is('prefers-contrast: more') || is('forced-colors: active') ? 4 : 0) +
      (window['damasAsksNothing'] ? 8 : 0) + (is('pointer: coarse') ? 16 : 0);
  },
  damas_watch_settings: function () {
    var changed = function () {
      _damas_settings_changed();
    };
    ['reduced-motion: reduce', 'color-scheme: light', 'contrast: more'].map(function (wish) {
      return 'prefers-' + wish;
    }).concat('forced-colors: active').forEach(function (query) {
      var list = window.matchMedia('(' + query + ')');
      if (list.addEventListener) list.addEventListener('change', changed);
    });
  },
  damas_cores: function () {
    return window['crossOriginIsolated'] && window['SharedArrayBuffer'] && navigator['hardwareConcurrency'] || 1;
  },
  damas_loads_rest: function () {
    return Module['loadsRest'] && Module['loadsRest']() ? 1 : 0;
  },
  damas_show_waiting: function (waiting) {
    if (Module['showWaiting']) Module['showWaiting'](waiting !== 0);
  },
  damas_give_origin__deps: ['$DamasText'],
  damas_give_origin: function () {
    DamasText.give(/^http/.test(location.protocol) ? location.origin : '');
  },
  damas_give_address__deps: ['$DamasText'],
  damas_give_address: function () {
    DamasText.give(/^http/.test(location.protocol) ? location.origin + location.pathname : '');
  },
  // Opening another link in a running page reloads the page.
  damas_give_link__deps: ['$DamasText'],
  damas_give_link: function () {
    var linked = location.hash.length > 1;
    DamasText.give(linked ? location.href : '');
    if (linked) history.replaceState(history.state, '', location.pathname + location.search);
    addEventListener('hashchange', function () {
      if (location.hash.length > 1) location.reload();
    });
  },
  damas_watch_fullscreen__deps: ['$DamasPage'],
  damas_watch_fullscreen: function () {
    document.addEventListener('fullscreenchange', DamasPage.changed);
    document.addEventListener('webkitfullscreenchange', DamasPage.changed);
    document.addEventListener('webkitfullscreenerror', DamasPage.left);
  },
});
