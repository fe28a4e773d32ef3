// Chooses the language before anything is loaded, so that nobody sees another one first: by the link (?lang=sv), by the setting, by the
// browser. Then it says the first page's own words in it, and lets its first words come beside the script. The list of languages is in
// src/strings/languages/table.ts.
(function () {
  'use strict';
  var page = document.documentElement;
  var known = JSON.parse(document.querySelector('meta[name="snag-languages"]').content);
  var wanted = [], chosen = 'en', link;

  wanted.push((/[?&]lang=([\w-]+)/.exec(location.search) || [])[1]);
  // A browser that keeps nothing may say so by a fault.
  try { wanted.push(localStorage.getItem('snag-language')); } catch (fault) { wanted.push(fault.name); }
  wanted = wanted.concat(navigator.languages || navigator.language);
  wanted.some(function (tag) {
    var key = String(tag).toLowerCase().split('-')[0];
    // The pseudo-language is for those who ask for it.
    var found = Object.prototype.hasOwnProperty.call(known, key) && (key !== 'pseudo' || wanted[0] === key);
    if (found) chosen = key;
    return found;
  });

  page.lang = known[chosen].tag;
  page.setAttribute('data-language', chosen);
  if (known[chosen].file) {
    link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = known[chosen].file;
    document.head.appendChild(link);
  }
  Array.from(document.querySelectorAll('[data-say], [data-say-attributes]')).forEach(function (element) {
    var words = known[chosen].words;
    var text = words[element.getAttribute('data-say')];
    if (text) element.textContent = text;
    (element.getAttribute('data-say-attributes') || '').split(/\s+/).forEach(function (pair) {
      var parts = pair.split(':');
      if (words[parts[1]]) element.setAttribute(parts[0], words[parts[1]]);
    });
  });
})();
