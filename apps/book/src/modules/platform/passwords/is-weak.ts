import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { lazily } from '../../../kernel/lazily.ts'

const core = lazily<typeof import('@zxcvbn-ts/core')>('@zxcvbn-ts/core')
const common = lazily<typeof import('@zxcvbn-ts/language-common')>('@zxcvbn-ts/language-common')

/** Of 0 to 4: from here on more than a million guesses are needed, which the limits of signing in keep out of reach. */
const STRONG_ENOUGH = 2

/**
 * What of a password is looked at: the time of estimating, some tens of ms here, grows with the square of the length.
 */
const MAX_SIGNS = 32

let made: ZxcvbnFactory | null = null

/** Made once, for the first password that is chosen: with what it loads about 150 ms, and 10 MB. */
function estimator(): ZxcvbnFactory {
  const { adjacencyGraphs, dictionary } = common()
  made ??= new (core().ZxcvbnFactory)({ dictionary, graphs: adjacencyGraphs, maxLength: MAX_SIGNS })
  return made
}

/**
 * Whether a password is among the first million that are tried: common ones with their variants, keyboard rows, dates,
 * repetitions, and the player's own details.
 * Capitals do not count: most people put them in the same places.
 * @param known the player's logins and names
 */
export function isWeak(password: string, known: readonly string[]): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  return estimator().check(plain, ['touchline', ...known.flatMap(formsOf)]).score < STRONG_ENOUGH
}

/** An e-mail address, the part before the sign in it, and the words of that; a name and its words. */
function formsOf(known: string): string[] {
  const plain = known.normalize('NFKC').toLowerCase()
  const [name = ''] = plain.split('@')
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= 3)
  return [plain, name, name.replace(/[^\p{L}\p{N}]/gu, ''), ...words].filter((form) => form !== '')
}
