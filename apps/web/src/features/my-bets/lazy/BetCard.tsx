import type { Bet } from '@touchline/contract'
import { useText } from '../../../i18n/index.ts'
import { Money } from '../../account/index.ts'
import { useBetTitle } from '../parts/use-bet-title.ts'
import { useOdds, useTotalOdds } from '../parts/use-odds.ts'
import { isOpen } from '../state/filters.ts'
import styles from './BetCard.module.css'
import { BetLeg } from './BetLeg.tsx'
import { betOutcome } from './bet-outcome.ts'

/** One bet: its legs, what was staked and what it may pay or paid. */
export function BetCard({ bet }: { bet: Bet }) {
  const text = useText()
  const odds = useOdds()
  const totalOdds = useTotalOdds()
  const title = useBetTitle()
  const currency = { code: bet.stake.currency, subunits: bet.stake.subunits }
  const outcome = betOutcome(bet)
  return (
    <article className={styles.BetCard} data-bet-id={bet.id}>
      <header className={styles.Header}>
        <span>
          {title(bet)}
          {bet.odds > 0 && (
            <>
              {' · '}
              <bdi>{(bet.type === 'combo' ? totalOdds : odds)(bet.odds)}</bdi>
            </>
          )}
        </span>
        <span>{text('bets.number', { ref: bet.ref })}</span>
      </header>
      <ul className={styles.Legs}>
        {bet.selections.map((leg) => (
          <BetLeg key={leg.id} leg={leg} isOpen={isOpen(bet)} />
        ))}
      </ul>
      {bet.rejection !== null && <p className={styles.Rejection}>{bet.rejection.localized_message}</p>}
      <footer className={styles.Footer}>
        <span>
          {text('bets.stake')}{' '}
          <strong>
            <Money subunits={bet.stake.value} currency={currency} />
          </strong>
        </span>
        <span data-tone={outcome.tone} className={styles.Outcome}>
          {text(outcome.label)}{' '}
          {outcome.showsAmount && (
            <strong>
              <Money subunits={bet.win_amount} currency={currency} />
            </strong>
          )}
        </span>
      </footer>
    </article>
  )
}
