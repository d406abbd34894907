import { tellComeback } from './timing.ts'

let isLost = false

/** The browser's fetch, free of the object it was read from. The first answer after a call that was lost is told as a comeback. */
export const browserFetch: typeof fetch = async (input, init) => {
  try {
    const answer = await fetch(input, init)
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
