import { tellComeback } from './timing.ts'

let isLost = false
let send: (url: string, init?: RequestInit) => Promise<Response> = (url, init) => fetch(url, init)

/** From now on calls are sent so. */
export function sendCallsBy(way: typeof send): void {
  send = way
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
