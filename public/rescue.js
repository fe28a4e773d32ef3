// Where the game does not start: says so, and saves what the data base holds to a file, as it lies there. docs/decisions/0037-the-rescue.md
(function () {
  'use strict';
  var begun, started;

  function at(id) { return document.getElementById(id); }
  function on(target, type, act) { target.addEventListener(type, act, true); }
  function show(game) {
    at('page').hidden = at('picture').hidden = at('waiting').hidden = !game;
    at('first').hidden = at('rescue').hidden = game;
  }
  function rescue(why) {
    if (started) return;
    show(false);
    if (why) at('r-why').textContent = why;
  }

  // By ui/start/startSignal.ts.
  on(window, 'snag', function (event) {
    var how = event.detail.how;
    begun = true;
    started = /^[sw]/.test(how);
    if (how === 'started') show(true);
    if (how === 'failed') rescue(event.detail.why);
  });
  on(window, 'error', function (event) {
    if (event.message || event.target.tagName === 'SCRIPT') rescue(event.message);
  });
  on(window, 'unhandledrejection', function (event) { rescue(String(event.reason)); });
  on(window, 'load', function () { setTimeout(rescue, begun ? 8e3 : 0); });
  setTimeout(rescue, 3e4);

  function tell(what) { at('r-told').textContent = at('r-told').getAttribute('data-' + what); }
  function fail(why) { tell('unread'); at('r-why').textContent = why; }
  function reload() { location.reload(); }
  // The copy may not start: then all comes from the server.
  on(at('r-reload'), 'click', function () {
    var workers = navigator.serviceWorker;
    if (!workers || !workers.controller) return reload();
    fetch('sw.js', { method: 'HEAD', cache: 'no-store' }).then(function (answer) {
      return answer.ok && workers.getRegistration().then(function (there) {
        // Not the worker of a folder above.
        if (!there || there.scope !== new URL('.', document.baseURI).href) return;
        return Promise.all([there.unregister(), caches.delete('snag-files ' + there.scope)]);
      });
    }).then(reload, reload);
  });
  on(at('r-save'), 'click', function () {
    var none, opening;
    tell('reading');
    try {
      // In whichever version. Where there is none, none shall come of asking.
      opening = indexedDB.open('snag');
      on(opening, 'upgradeneeded', function () { none = true; opening.transaction.abort(); });
      on(opening, 'error', function () { if (none) tell('none'); else fail(opening.error); });
      on(opening, 'success', function () { read(opening.result); });
    } catch (fault) { fail(fault); }
  });

  // Each store by itself: none is lost by another.
  function read(db) {
    var file = { format: 'snag-raw', version: 1, database: db.version, stores: {} };
    var left = db.objectStoreNames.length;
    function done(why) {
      if (why) fail(why);
      if (--left > 0) return;
      db.close();
      try { file.settings = localStorage.getItem('snag-settings'); } catch (fault) { fail(fault); }
      if (Object.keys(file.stores)[0]) save(JSON.stringify(file));
    }
    if (!left) tell('none');
    Array.from(db.objectStoreNames).forEach(function (name) {
      try {
        var all = db.transaction(name).objectStore(name).getAll();
        on(all, 'success', function () { file.stores[name] = all.result; done(); });
        on(all, 'error', function () { done(all.error); });
      } catch (fault) { done(fault); }
    });
  }

  function save(text) {
    var link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text]));
    link.download = 'snag-rescued-games.json';
    link.click();
    tell('saved');
  }
})();
