import type { Http } from '@touchline/client/http'
import type { CallName } from '@touchline/contract'
import type { Report } from '../../platform/reports/report.ts'
import type { CallChecks } from './answer-checks.ts'

/** A response that breaks the contract. */
export class BadAnswer extends Error {
  override readonly name = 'BadAnswer'
}

const UNREADABLE = { ok: false, error: { kind: 'network', reason: 'unreadable' } } as const

/**
 * The same calls with checked responses: one that does not fit the contract counts as unreadable, so that later code
 * handles valid responses only. Each misfit is reported.
 * @param checksOf loads the checks of a call; tried again after it failed
 */
export function checkAnswers(http: Http, checksOf: (call: CallName) => Promise<CallChecks>, report: Report): Http {
  return {
    locale: http.locale,
    async call(name, args) {
      // What cannot be checked is not trusted; the next call tries again.
      const [result, checks] = await Promise.all([http.call(name, args), checksOf(name).catch(() => null)])
      if (!result.ok) return result
      if (checks === null) return UNREADABLE
      for (;;) {
        const wrong = checks.misfit(name, result.data)
        if (wrong === null) return result
        report(
          'answer',
          name,
          new BadAnswer(`${name} answered something else than the contract says at ${wrong || 'its root'}`),
        )
        if (!checks.leaveOut(result.data, wrong)) return UNREADABLE
      }
    },
  }
}
