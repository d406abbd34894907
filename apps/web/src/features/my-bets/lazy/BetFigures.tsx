import type { Bet } from '@touchline/contract'
import { useText } from '../../../i18n/index.ts'
import { Money } from '../../../ui/index.ts'
import { paidSoFar } from '../parts/paid-so-far.ts'
import { isOpen } from '../state/filters.ts'
import styles from './BetCard.module.css'
import { betOutcome } from './bet-outcome.ts'

/** The money of a bet. Of one that was sold in part: what was paid, what is at risk, what it may still win. */
export function BetFigures({ bet }: { bet: Bet }) {
  const text = useText()
  const currency = { code: bet.stake.currency, subunits: bet.stake.subunits }
  const outcome = betOutcome(bet)
  const paid = paidSoFar(bet)
  const isOpenBet = isOpen(bet)
  const isSoldInPart = isOpenBet && paid > 0
  const lines = isSoldInPart
    ? ([
        ['bets.stake', bet.stake.value, undefined],
        ['bets.paid', paid, 'paid'],
        ['bets.at_risk', bet.open_stake, 'risk'],
        ['bets.may_win', bet.win_amount - paid, undefined],
      ] as const)
    : ([['bets.stake', bet.stake.value, isOpenBet ? 'risk' : undefined]] as const)
  return (
    <footer className={styles.Footer} data-parts={isSoldInPart || undefined}>
      {lines.map(([label, amount, what]) => (
        <span
          key={label}
          data-bet-paid={what === 'paid' ? amount : undefined}
          data-bet-at-risk={what === 'risk' ? bet.open_stake : undefined}
        >
          {text(label)}{' '}
          <strong>
            <Money subunits={amount} currency={currency} />
          </strong>
        </span>
      ))}
      {!isSoldInPart && (
        <span
          data-tone={outcome.tone}
          className={styles.Outcome}
          data-bet-paid={isOpenBet ? undefined : bet.win_amount}
        >
          {text(outcome.label)}{' '}
          {outcome.showsAmount && (
            <strong>
              <Money subunits={bet.win_amount} currency={currency} />
            </strong>
          )}
        </span>
      )}
    </footer>
  )
}
