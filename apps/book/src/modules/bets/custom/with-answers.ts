import type { CustomPricer } from '../../pricing/index.ts'

/** Each round finds more prices than the one before; a custom bet of twelve legs needs about twelve. */
const MOST_ROUNDS = 40

/**
 * Runs `make`. On a follower, fetches the prices that it lacked from the owner of the offer and runs it again until it
 * lacks none. A later call with the same outcomes finds the fetched prices.
 */
export async function withAnswers<T>(pricer: CustomPricer, make: () => T | Promise<T>): Promise<T> {
  let made = await make()
  for (let round = 0; round < MOST_ROUNDS && (await pricer.fetch?.()) === true; round++) made = await make()
  return made
}

/**
 * Fetches the prices that `ask` needs, so that its next call finds them all. Does nothing on the owner of the offer.
 */
export async function fetchAnswers(pricer: CustomPricer, ask: () => unknown): Promise<void> {
  if (pricer.fetch !== undefined) await withAnswers(pricer, ask)
}
