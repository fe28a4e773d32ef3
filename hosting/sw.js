// Takes the offline copy of SNAG out of every browser that has it: put this file in the place of the built sw.js. Each browser asks for
// that once more, and from the next visit on the game comes from the server alone. Saved games stay. docs/hosting.md
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  await self.registration.unregister();
  await caches.delete(`snag-files ${self.registration.scope}`);
})()));
