import { useQueryClient } from '@tanstack/react-query'
import type { CallError } from '@touchline/client/http'
import type { CallAnswer, CallBody } from '@touchline/contract'
import { useState } from 'react'
import { useText } from '../../i18n/index.ts'
import { useAccount } from '../account/index.ts'
import { playerKey } from '../profile/index.ts'
import type { LimitName } from './limit-names.ts'

/** A limit as it is to be; the call knows that one stake has no period. */
export type LimitWish = Pick<LimitName, 'type' | 'period'> & Pick<CallBody<'setUserLimit'>, 'amount' | 'currency'>

/** Changes to the limits of a player; what went wrong is said in `problem` until the next. */
export function useLimits(playerId: number) {
  const { http } = useAccount()
  const client = useQueryClient()
  const text = useText()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  type Answered =
    | { readonly ok: true; readonly data: CallAnswer<'getUserLimits'> }
    | { readonly ok: false; readonly error: CallError }
  async function change(ask: () => Promise<Answered>): Promise<boolean> {
    if (isBusy) return false
    setIsBusy(true)
    setProblem(null)
    const result = await ask()
    setIsBusy(false)
    if (result.ok) client.setQueryData(playerKey('getUserLimits', playerId), result.data)
    else {
      setProblem(result.error.kind === 'answer' ? result.error.body.localized_message : text('profile.lost'))
      await client.invalidateQueries({ queryKey: playerKey('getUserLimits', playerId) })
    }
    return result.ok
  }

  return {
    isBusy,
    problem,
    save: (wish: LimitWish) =>
      change(() =>
        http.call('setUserLimit', {
          body: { ...wish, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone } as CallBody<'setUserLimit'>,
        }),
      ),
    confirm: (id: number) => change(() => http.call('confirmUserLimit', { params: { id } })),
  }
}
