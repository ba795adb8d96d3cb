// The service worker: it shows what the site sends to this browser, and opens the table at a click. It keeps no page.
self.addEventListener("push", (event) => {
  const what = event.data.json();
  const more = { body: what.body, tag: what.tag, renotify: true, data: what.path };
  event.waitUntil(self.registration.showNotification(what.title, more));
});

async function open(path) {
  const to = new URL(path, self.location.origin).href;
  for (const page of await self.clients.matchAll({ type: "window" })) if (page.url === to) return page.focus();
  return self.clients.openWindow(to);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
