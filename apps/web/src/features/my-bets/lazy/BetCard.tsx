import type { Bet } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { type ReactNode, Suspense, useState } from 'react'
import { useFormat, useText } from '../../../i18n/index.ts'
import { Link } from '../../../navigation/index.ts'
import { CashOut } from '../cash-out/CashOut.tsx'
import { CounterOffer } from '../offer/lazy-counter-offer.ts'
import { useBetTitle } from '../parts/use-bet-title.ts'
import { useBetOdds } from '../parts/use-odds.ts'
import { isOpen, isRefused } from '../state/filters.ts'
import styles from './BetCard.module.css'
import { BetFigures } from './BetFigures.tsx'
import { BetLeg } from './BetLeg.tsx'
import { BonusLine } from './BonusLine.tsx'
import { Progress } from './Progress.tsx'
import { refusalMessage } from './refusal-message.ts'
import { Waiting } from './Waiting.tsx'
import { hasWon } from './won-in-view.ts'

/** Legs shown before the others are expanded. */
const SHOWN_LEGS = 4

export interface BetCardProps {
  readonly bet: Bet
  /** What else can be done with it. */
  readonly actions?: ReactNode
  /** Its number leads to its own page. */
  readonly hasPage?: boolean
  /** Shows all legs, as on the bet's own page. */
  readonly isWhole?: boolean
}

/** One bet: its legs, what was staked and what it may pay or paid. */
export function BetCard({ bet, actions, hasPage = false, isWhole = false }: BetCardProps) {
  const text = useText()
  const format = useFormat()
  const price = useBetOdds()(bet)
  const title = useBetTitle()
  const [isUnfolded, setUnfolded] = useState(isWhole)
  const [wasOpen] = useState(isOpen(bet))
  const legs = isUnfolded ? bet.selections : bet.selections.slice(0, SHOWN_LEGS)
  const isFoldable = bet.selections.length > SHOWN_LEGS && !isWhole
  const placed = format.date(Date.parse(bet.created_at), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  return (
    <article className={styles.BetCard} data-bet-id={bet.id} data-won-here={(wasOpen && hasWon(bet)) || undefined}>
      <header className={styles.Header}>
        <strong data-bet-state={bet.status}>
          {title(bet)}
          {price !== null && bet.selections.length > 1 && (
            <>
              {' · '}
              <bdi>{price}</bdi>
            </>
          )}
        </strong>
        <span>
          <time dateTime={bet.created_at}>{placed}</time>
          {' · '}
          {hasPage ? (
            <Link to={`/bets/${bet.id}`}>{text('bets.number', { ref: bet.ref })}</Link>
          ) : (
            text('bets.number', { ref: bet.ref })
          )}
        </span>
      </header>
      {bet.selections.length > 1 && !isRefused(bet) && <Progress bet={bet} />}
      <ul className={styles.Legs}>
        {legs.map((leg) => (
          <BetLeg key={leg.id} bet={bet} leg={leg} />
        ))}
      </ul>
      {isFoldable && (
        <Button size="small" variant="plain" className={styles.Fold} onClick={() => setUnfolded(!isUnfolded)}>
          {isUnfolded ? text('bets.legs.fewer') : text('bets.legs.all', { count: bet.selections.length })}
        </Button>
      )}
      {bet.status === 'submitted' && bet.counter_offer === null && <Waiting bet={bet} />}
      {bet.counter_offer !== null && bet.status !== 'rejected' && (
        <div className={styles.Offer}>
          <Suspense>
            <CounterOffer bet={bet} />
          </Suspense>
        </div>
      )}
      {bet.rejection !== null && <p className={styles.Rejection}>{text(refusalMessage(bet.rejection.code))}</p>}
      <BonusLine bet={bet} />
      <BetFigures bet={bet} />
      <CashOut bet={bet} />
      {actions !== undefined && <div className={styles.Actions}>{actions}</div>}
    </article>
  )
}
