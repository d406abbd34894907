import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from 'playwright-core'

const MANIFEST = join(import.meta.dirname, '../../apps/web/dist/client/.vite/manifest.json')

/** Address of the chunk that the build made of a module: chunks are named by their content alone. */
export function chunkOf(module: string): RegExp {
  const chunks = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Readonly<Record<string, { readonly file: string }>>
  const found = Object.entries(chunks).filter(([key]) => key.endsWith(module))
  const [[, chunk] = []] = found
  if (found.length !== 1 || chunk === undefined) throw new Error(`${found.length} chunks are made of ${module}.`)
  return new RegExp(chunk.file.replaceAll('.', '\\.'))
}

/** The reports that a page sent, as `kind where`. */
export interface Reports {
  readonly reported: () => readonly string[]
}

/** Listens to what a page reports. */
export function listenToReports(page: Page): Reports {
  const reported: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/sports/-/reports')) return
    const { reports } = JSON.parse(request.postData() ?? '{}') as { reports: { kind: string; where: string }[] }
    reported.push(...reports.map(({ kind, where }) => `${kind} ${where}`))
  })
  return { reported: () => reported }
}

/** Breaks an address until it is mended. */
export async function breaks(
  page: Page,
  address: string | RegExp,
  how: (route: Route) => Promise<unknown>,
): Promise<{ readonly mend: () => Promise<void> }> {
  await page.route(address, how)
  return { mend: () => page.unroute(address, how) }
}

/** Handles requests of a page that may be closed in the meantime; failures because of that are ignored. */
export function whileOpen(handle: (route: Route) => Promise<unknown>): (route: Route) => Promise<unknown> {
  return (route) =>
    handle(route).catch((error: unknown) => {
      if (!/closed|disposed/.test(String(error))) throw error
    })
}

export const gone = (route: Route): Promise<void> => route.abort('connectionreset')

/** A route with this response instead. */
export function answers(status: number, body: unknown): (route: Route) => Promise<void> {
  return (route) => route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
}

/** The realtime line of a page in the test's hands. */
interface TappedLine {
  readonly publish: (channel: string, data: unknown) => void
  /** Drops what the server publishes from now on: only messages of the test arrive. */
  readonly mute: () => void
  /** Ends it as the server does, with a code that says whether to come back. */
  readonly end: (code: number) => Promise<void>
}

/** Everything passes, and more can be put in. */
export async function tapLine(page: Page): Promise<TappedLine> {
  let toPage: (message: string) => void = () => {}
  let isMuted = false
  let end: TappedLine['end'] = async () => {}
  await page.routeWebSocket(/\/connection\/websocket/, (socket) => {
    const server = socket.connectToServer()
    toPage = (message) => socket.send(message)
    end = (code) => socket.close({ code, reason: 'ended by the test' })
    server.onMessage((message) => {
      // Muted messages go to an unused channel, because a silent connection would be taken for a broken one.
      const pass = (line: string) =>
        isMuted ? line.replace(/^\{"push":\{"channel":"[^"]*"/, '{"push":{"channel":"unused"') : line
      socket.send(String(message).split('\n').map(pass).join('\n'))
    })
    socket.onMessage((message) => server.send(message))
  })
  return {
    mute: () => {
      isMuted = true
    },
    publish: (channel, data) => toPage(JSON.stringify({ push: { channel, pub: { data } } })),
    end: (code) => end(code),
  }
}

/** Holds the next call back from the server until it is released. */
export async function holds(page: Page, address: string) {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let sent = () => {}
  const isSent = new Promise<void>((resolve) => {
    sent = resolve
  })
  let isFirst = true
  await page.route(address, async (route: Route) => {
    if (route.request().method() !== 'POST' || !isFirst) return route.continue()
    isFirst = false
    sent()
    await released
    return route.continue()
  })
  return { isSent, letGo }
}
