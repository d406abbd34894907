import type { Http } from '@touchline/client/http'
import type { CallName } from '@touchline/contract'
import type { AnswerChecks } from './answer-checks.ts'

/** An answer that is not as the contract says. */
export class BadAnswer extends Error {
  override readonly name = 'BadAnswer'
}

const UNREADABLE = { ok: false, error: { kind: 'network', reason: 'unreadable' } } as const

/**
 * The same calls; an answer that is not as the contract says counts as unreadable, so that nothing behind it has to be
 * ready for anything.
 * @param loadChecks fetches what tells; asked again after it failed
 * @param onBadAnswer hears of each
 */
export function checkAnswers(
  http: Http,
  loadChecks: () => Promise<AnswerChecks>,
  onBadAnswer: (call: CallName, error: BadAnswer) => void,
): Http {
  let known: AnswerChecks | null = null
  /** What cannot be checked is not trusted; the next call tries again. */
  async function load(): Promise<AnswerChecks | null> {
    try {
      known = await loadChecks()
    } catch {
      known = null
    }
    return known
  }
  return {
    locale: http.locale,
    async call(name, args) {
      const [result, checks] = await Promise.all([http.call(name, args), known ?? load()])
      if (!result.ok) return result
      if (checks === null) return UNREADABLE
      for (;;) {
        const wrong = checks.misfit(name, result.data)
        if (wrong === null) return result
        onBadAnswer(
          name,
          new BadAnswer(`${name} answered something else than the contract says at ${wrong || 'its root'}`),
        )
        if (!checks.leaveOut(result.data, wrong)) return UNREADABLE
      }
    },
  }
}
