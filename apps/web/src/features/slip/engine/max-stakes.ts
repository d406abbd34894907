import { activeAccount } from '../../account/index.ts'
import { maxStakeBody, maxStakesOf } from './request-body.ts'
import type { Ticket } from './ticket.ts'

export interface MaxStakes {
  /** Requests the largest stakes of the current bets. */
  ask(): Promise<void>
  /** Drops the response when the balance has changed: a largest stake never exceeds it. */
  forgetOnNewBalance(): void
}

export function createMaxStakes({ deps, slip, patch }: Ticket): MaxStakes {
  const balanceOf = () => activeAccount(deps.account.get().auth)?.balance ?? null
  let lastBalance = balanceOf()
  return {
    async ask() {
      const { bets } = slip()
      const balance = balanceOf()
      patch({ maxStakes: { step: 'asking' } })
      const answer = await deps.http.call('getMaxStake', { body: maxStakeBody(bets) })
      if (slip().bets !== bets || balanceOf() !== balance) return
      patch({ maxStakes: answer.ok ? maxStakesOf(answer.data, bets) : { step: 'failed' } })
    },
    forgetOnNewBalance() {
      const balance = balanceOf()
      if (balance !== lastBalance) patch({ maxStakes: { step: 'unasked' } })
      lastBalance = balance
    },
  }
}
