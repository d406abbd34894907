import { tellComeback } from './timing.ts'

let isLost = false

/** A failed answer, with what was sent. */
export type FailedCall = readonly [url: string, init: RequestInit | undefined, answer: Response]

/** Failed answers of a page that still starts: no more than so many are kept. */
const KEPT = 10
const failed: FailedCall[] = []

let send = async (url: string, init?: RequestInit): Promise<Response> => {
  const answer = await fetch(url, init)
  if (!answer.ok && failed.length < KEPT) failed.push([url, init, answer.clone()])
  return answer
}

/**
 * From now on calls are sent so.
 * @returns the calls that failed before
 */
export function sendCallsBy(way: typeof send): readonly FailedCall[] {
  send = way
  return failed
}

/** The browser's fetch, free of the object it was read from. The first answer after a call that was lost is told as a comeback. */
export const browserFetch: typeof send = async (url, init) => {
  try {
    const answer = await send(url, init)
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
