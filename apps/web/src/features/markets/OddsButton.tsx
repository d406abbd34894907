import { EVENT_STATUS, eventStatusName, MARKET_STATUS, outcomeKey } from '@touchline/betting'
import type { Market, Outcome } from '@touchline/contract'
import { Icon } from '@touchline/ui'
import { useFormat, writeOdds } from '../../i18n/index.ts'
import { useLiveStore, useOutcome, usePricesFresh } from '../../live/index.ts'
import { usePreference } from '../../preferences/index.ts'
import { type EventNames, pickedNames, useQuickBet, useQuickMark, useSelected, useSlip } from '../slip/index.ts'
import styles from './OddsButton.module.css'

/** How long an arrow shows which way a price moved, in ms. */
const ARROW_MS = 4_000

export interface OddsButtonProps {
  readonly event: EventNames
  readonly market: Market
  readonly outcome: Outcome
  /** Short label above or beside the price: 1, X, 2, "O 2.5", or the outcome's name. */
  readonly label: string
  /** Beside the label and never cut: the line of a ladder. */
  readonly line?: string | undefined
  /** In place of the label where that does not fit. */
  readonly short?: string | undefined
  /** `stack`: label above the price; `row`: beside it; `price`: the price alone, below the head of its column. */
  readonly look?: 'stack' | 'row' | 'price'
  /** Little room for the label: three in a row. */
  readonly dense?: boolean
}

/**
 * One price that can be picked. Follows its own outcome, so that a changed price renders this button and nothing else.
 */
export function OddsButton(props: OddsButtonProps) {
  const { event, market, outcome, label, line, short, look = 'stack', dense = false } = props
  const { locale, text } = useFormat()
  const store = useLiveStore()
  const { toggle } = useSlip()
  const { tap } = useQuickBet()
  const live = useOutcome(event.matchId, market.id, market.specifier, outcome.id)
  const fresh = usePricesFresh()
  const format = usePreference('oddsFormat')
  const key = outcomeKey({
    matchId: event.matchId,
    marketId: market.id,
    specifier: market.specifier,
    outcomeId: outcome.id,
  })
  const selected = useSelected(key)
  const mark = useQuickMark(key)

  const odds = live?.odds ?? outcome.odds
  const open = (live?.active ?? outcome.active) && (live?.marketStatus ?? market.status) === MARKET_STATUS.allowed
  const bettable = open && fresh
  const shown = writeOdds(odds, format, locale)
  const moved = open && live?.direction && store.now() - live.changedAt < ARROW_MS ? live.direction : null

  function pick() {
    const status = store.facts(event.matchId)?.status ?? EVENT_STATUS.prematch
    const picked = {
      ...pickedNames(event, market, outcome),
      odds,
      active: bettable,
      matchStatus: eventStatusName(status),
    }
    if (!tap(picked)) toggle(picked)
  }

  return (
    <button
      type="button"
      className={styles.OddsButton}
      data-outcome={key}
      data-look={look}
      data-dense={dense || undefined}
      data-moved={moved ?? undefined}
      data-quick={mark ?? undefined}
      aria-busy={mark === 'pending' || undefined}
      aria-pressed={selected}
      disabled={!bettable && !selected}
      aria-label={open ? `${outcome.name}, ${market.name}, ${shown}` : text('markets.suspended')}
      onClick={pick}
    >
      {/* The accessible name has it as text already; speech control needs all text of a button in its name. */}
      {label && <span className={styles.Label} data-label={label} data-short={short} aria-hidden="true" />}
      {line && <span className={styles.Line} data-label={line} dir="ltr" aria-hidden="true" />}
      {open ? (
        <span className={styles.Price} dir="ltr">
          {shown}
        </span>
      ) : (
        <span className={styles.Locked}>
          <Icon name="lock" size={14} />
        </span>
      )}
      {moved && <span key={live?.changedAt} className={styles.Arrow} data-direction={moved} />}
    </button>
  )
}
