/**
 * Shows what the book tells by push while no page is open, and leads to it. It keeps nothing and answers no request.
 * What arrives: { title, body, path, tag, lang } (`apps/book/src/modules/push/push-text.ts`).
 */
const worker = /** @type {any} */ (self)

worker.addEventListener('push', (event) => {
  const { title, body, path, tag, lang } = event.data.json()
  const dir = lang === 'ar' ? 'rtl' : 'ltr'
  const options = { body, tag, lang, dir, icon: '/sports/icon.svg', data: { path } }
  event.waitUntil(worker.registration.showNotification(title, options))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { origin } = worker.location
  const place = new URL(event.notification.data.path, origin)
  // Only pages of this site are opened, whatever the message says.
  if (place.origin === origin) event.waitUntil(open(place.href))
})

async function open(href) {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => url === href)
  return there === undefined ? worker.clients.openWindow(href) : there.focus()
}
