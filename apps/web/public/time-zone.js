/**
 * The server draws a first visit in UTC, because no cookie names the visitor's time zone yet. Where the device's day is another
 * one, lists of days would change when the page is ready. This script runs before the first paint: it keeps the zone and
 * loads the page again. Where the browser keeps no cookie it does nothing.
 */
{
  const now = new Date()
  const isKept = () => /(?:^|; )timeZone=/.test(document.cookie)
  if (now.getDate() !== now.getUTCDate() && !isKept()) {
    const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)
    const secure = location.protocol === 'https:' ? '; secure' : ''
    const site = window === window.parent ? `lax${secure}` : 'none; secure; partitioned'
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers too late to stop the first paint
    document.cookie = `timeZone=${zone}; path=/; max-age=31536000; samesite=${site}`
    if (isKept()) {
      document.documentElement.style.visibility = 'hidden'
      location.reload()
    }
  }
}
