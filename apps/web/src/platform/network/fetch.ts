import { notifyOnline } from '../loading/timing.ts'

let isLost = false

type OnAnswer = (url: string, init: RequestInit | undefined, answer: Response) => void

/** At most so many failed calls are stored until reporting starts. */
const MAX_STORED = 10
const failed: Parameters<OnAnswer>[] = []
let onFailed: OnAnswer = (...call) => {
  if (failed.length < MAX_STORED) failed.push(call)
}

let send = async (url: string, init?: RequestInit): Promise<Response> => {
  const answer = await fetch(url, init)
  if (!answer.ok) onFailed(url, init, answer.clone())
  return answer
}

/**
 * From now on calls are sent so.
 * @param onEarlier receives the failed responses of calls that were sent before, pending ones included
 */
export function sendCallsBy(way: typeof send, onEarlier: OnAnswer): void {
  send = way
  onFailed = onEarlier
  for (const call of failed) onEarlier(...call)
}

/**
 * The browser's fetch, callable without its object. The first response after a lost call reports that the browser is
 * back.
 */
export const browserFetch: typeof send = async (url, init) => {
  try {
    const answer = await send(url, init)
    if (isLost) {
      isLost = false
      notifyOnline()
    }
    return answer
  } catch (error) {
    isLost = true
    throw error
  }
}
