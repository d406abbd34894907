import { setTimeout as pause } from 'node:timers/promises'
import type { Backend } from '@touchline/web/server'

const PATIENCE_MS = 15_000
const PAUSE_MS = 100

/** A back end at an address that may be starting again: a page waits for it instead of failing. */
export function patientBackend(origin: string): Backend {
  return async ({ method, url, headers, body }) => {
    const deadline = Date.now() + PATIENCE_MS
    for (;;) {
      try {
        const response = await fetch(origin + url, { method, headers, ...(body !== undefined && { body }) })
        return { status: response.status, text: await response.text() }
      } catch (cause) {
        if (Date.now() > deadline) throw cause
        await pause(PAUSE_MS)
      }
    }
  }
}
