import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A small operator's site on its own origin: each path is one document. */
export interface HostSite {
  /** Of another site than the book, as browsers see it: `http://127.0.0.1:PORT`. */
  readonly origin: string
  /** Sets the document of a path from now on. */
  show(path: string, html: string): void
  close(): Promise<void>
}

export async function startHostSite(): Promise<HostSite> {
  const pages = new Map<string, string>()
  const server = createServer((request, answer) => {
    const page = pages.get((request.url ?? '').split('?')[0] ?? '')
    answer.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
    answer.end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    show: (path, html) => void pages.set(path, html),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const documentOf = (body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title>
<style>body{margin:0;font:16px sans-serif}header{height:60px;background:#ddd}.tall{height:2400px;background:#eee}</style></head><body>${body}</body></html>`

/** Keeps every event of the element in `window.received`. */
const LISTEN = `window.received = []
const book = document.querySelector('touchline-sportsbook')
for (const name of ['ready','failed','navigate','height','slip','auth-needed','deposit-needed','modal','currency','event-opened','signed-out'])
  book.addEventListener(name, ({ detail }) => window.received.push([name, detail]))`

/** A script of the tag that a page is pinned to, with its hash. */
export interface PinnedScript {
  readonly version: string
  readonly integrity: string
}

const scriptTag = (book: string, pinned: PinnedScript | null): string =>
  pinned === null
    ? `<script type="module" src="${book}/embed/1/touchline.js"></script>`
    : `<script type="module" src="${book}/embed/${pinned.version}/touchline.js" crossorigin integrity="${pinned.integrity}"></script>`

/** A page that uses the tag of a book. @param attributes of the element @param pinned the newest script where null */
export function tagPage(book: string, attributes: string, below = '', pinned: PinnedScript | null = null): string {
  return documentOf(
    `<header>Host</header><touchline-sportsbook src="${book}" ${attributes}></touchline-sportsbook>${below}
<script>${LISTEN}</script>${scriptTag(book, pinned)}`,
  )
}

/** A page of a host that speaks for itself: plain messages, a frame of its own. */
export function plainPage(book: string, path = '/sports'): string {
  return documentOf(
    `<header>Host</header><iframe src="${book}${path}" style="width:100%;height:700px;border:0" referrerpolicy="origin"></iframe>
<script>window.received = []
addEventListener('message', ({ data, origin }) => origin === '${book}' && data.type && window.received.push([data.type, data.data]))
window.say = (type, data) => document.querySelector('iframe').contentWindow.postMessage({ type, data }, '${book}')</script>`,
  )
}
