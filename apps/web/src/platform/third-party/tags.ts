const SOURCE = 'https://www.googletagmanager.com/gtm.js'

declare global {
  interface Window {
    /** What the tag manager reads, in the order in which it happened. */
    dataLayer?: object[]
  }
}

/** Sends an entry to the tag manager. */
export function pushToTags(entry: object): void {
  window.dataLayer ??= []
  window.dataLayer.push(entry)
}

/** Loads a container, which then reads the earlier entries. */
export function loadTags(container: string, now: number): void {
  pushToTags({ 'gtm.start': now, event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `${SOURCE}?id=${encodeURIComponent(container)}`
  document.head.append(script)
}
