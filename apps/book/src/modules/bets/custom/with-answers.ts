import type { CustomPricer } from '../../pricing/index.ts'

/** Each round knows more than the one before; a custom bet of twelve legs needs about as many. */
const MOST_ROUNDS = 40

/**
 * Makes what needs the pricer's answers. In a process that follows another one they are fetched from there until none is
 * missing; what is made right after it, from the same outcomes, finds them all.
 */
export async function withAnswers<T>(pricer: CustomPricer, make: () => T): Promise<T> {
  let made = make()
  for (let round = 0; round < MOST_ROUNDS && (await pricer.fetch?.()) === true; round++) made = make()
  return made
}

/** Fetches what will be asked, so that it can be answered at once. Nothing to do where the answers are here. */
export async function fetchAnswers(pricer: CustomPricer, ask: () => unknown): Promise<void> {
  if (pricer.fetch !== undefined) await withAnswers(pricer, ask)
}
