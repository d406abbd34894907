import { tellComeback } from './timing.ts'

let isLost = false

const letters = () => crypto.randomUUID().replaceAll('-', '')

/** Names this visit of the page in the traces of the server. */
export const TRACE_ID = letters()

/** Of a call to the own origin or to this machine: which visit it belongs to. Nobody else learns of it. */
export function traceHeaders(url: string | URL): Readonly<Record<string, string>> {
  const { origin, hostname } = new URL(url, location.href)
  return origin === location.origin || hostname === 'localhost'
    ? { 'sentry-trace': `${TRACE_ID}-${letters().slice(16)}` }
    : {}
}

/** The browser's fetch, free of the object it was read from. The first answer after a call that was lost is told as a comeback. */
export const browserFetch = async (url: string, init?: RequestInit): Promise<Response> => {
  try {
    const answer = await fetch(url, { ...init, headers: { ...(init?.headers as object), ...traceHeaders(url) } })
    if (isLost) {
      isLost = false
      tellComeback()
    }
    return answer
  } catch (error) {
    isLost = true
    throw error
  }
}
