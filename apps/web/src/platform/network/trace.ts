import { sendCallsBy } from './fetch.ts'

const letters = () => crypto.randomUUID().replaceAll('-', '')

/** Names this visit of the page in the traces of the server. */
export const TRACE_ID = letters()

/** The id of the visit, for calls to the page's origin or to this machine; other hosts do not receive it. */
export function traceHeaders(url: string | URL): Readonly<Record<string, string>> {
  const { origin, hostname } = new URL(url, location.href)
  const isOurs = origin === location.origin || hostname === 'localhost'
  return isOurs ? { 'sentry-trace': `${TRACE_ID}-${letters().slice(16)}` } : {}
}

/**
 * Adds the visit to all calls from now on.
 * @param onAnswer receives each response with its request, and the failed responses of earlier calls
 */
export function traceCalls(onAnswer: (url: string, init: RequestInit, answer: Response) => void): void {
  sendCallsBy(
    async (url, init = {}) => {
      const headers = { ...(init.headers as object), ...traceHeaders(url) }
      const answer = await fetch(url, { ...init, headers })
      onAnswer(url, init, answer)
      return answer
    },
    (url, init = {}, answer) => onAnswer(url, init, answer),
  )
}
