import type { Http } from '@touchline/client/http'
import { CallFailure } from '../../../data/index.ts'

/** Links that can be looked at without using them up. */
export type CheckedLink = 'confirmation' | 'unlock'

/** Whether a link would work: it was looked up, or it was not complete from the start. */
export type LinkState = 'good' | 'over'

/**
 * Looks a link of a mail up; that does not use the link (mail scanners open links). Fails without a response, so that
 * the press of the button decides.
 */
export function linkQuery(http: Http, link: CheckedLink, token: string) {
  return {
    queryKey: ['link', link, token] as const,
    staleTime: 60_000,
    retry: false,
    queryFn: async (): Promise<LinkState> => {
      if (token === '') return 'over'
      const result =
        link === 'confirmation'
          ? await http.call('checkConfirmation', { query: { confirmation_token: token } })
          : await http.call('checkUnlock', { query: { unlock_token: token } })
      if (result.ok) return 'good'
      if (result.error.kind === 'answer' && result.error.status === 400) return 'over'
      throw new CallFailure('a link', result.error)
    },
  }
}
