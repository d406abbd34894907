import { useQueryClient } from '@tanstack/react-query'
import type { CallError } from '@touchline/client/http'
import type { CallAnswer, CallBody } from '@touchline/contract'
import type { LimitStrategy } from '@touchline/contract/constants'
import { useState } from 'react'
import { useText } from '../../i18n/index.ts'
import { openChannel } from '../../platform/network/channel.ts'
import { useAccount } from '../account/index.ts'
import { playerKey } from '../profile/index.ts'
import { isOfTime, type LimitName } from './limit-names.ts'
import { PLAY_CHANNEL } from './play-words.ts'

/** A limit as it is to be. */
export type LimitWish = Pick<LimitName, 'type' | 'period'> & {
  /** In subunits or ms; null lifts it. */
  readonly amount: number | null
  /** Of money; left out for time. */
  readonly currency: string
  /** Null where it has no period. */
  readonly strategy: LimitStrategy | null
}

/** The call knows which limits have a currency and which a period. */
function bodyOf({ type, period, amount, currency, strategy }: LimitWish): CallBody<'setUserLimit'> {
  return {
    ...{ type, period, amount },
    ...(!isOfTime({ type }) && { currency }),
    ...(strategy !== null && { strategy }),
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  } as CallBody<'setUserLimit'>
}

/** Changes to the limits of a player; `problem` is the last error, until the next change. */
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
    if (result.ok) {
      client.setQueryData(playerKey('getUserLimits', playerId), result.data)
      const channel = openChannel(PLAY_CHANNEL)
      channel.send({ player: playerId, word: 'limits_changed' })
      channel.close()
    } else {
      setProblem(result.error.kind === 'answer' ? result.error.body.localized_message : text('profile.lost'))
      await client.invalidateQueries({ queryKey: playerKey('getUserLimits', playerId) })
    }
    return result.ok
  }

  return {
    isBusy,
    problem,
    save: (wish: LimitWish) => change(() => http.call('setUserLimit', { body: bodyOf(wish) })),
    confirm: (id: number) => change(() => http.call('confirmUserLimit', { params: { id } })),
  }
}
