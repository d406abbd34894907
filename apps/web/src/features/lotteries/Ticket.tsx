import { EVENT_STATUS, MARKET_STATUS } from '@touchline/betting'
import type { Draw, Market } from '@touchline/contract'
import { Button, chipClass } from '@touchline/ui'
import { useState } from 'react'
import { useText } from '../../i18n/index.ts'
import { useEventLive, useMarkets, usePricesFresh } from '../../live/index.ts'
import { chance } from '../../platform/chance.ts'
import { useCustomPrice } from '../builder/index.ts'
import { eventNames } from '../markets/index.ts'
import { pickedNames, useOdds, useSlip } from '../slip/index.ts'
import { mostNumbers, quickPick, toggledNumber } from './picked-numbers.ts'
import styles from './Ticket.module.css'

/** A ticket of the draw's numbers: one is a single, several are one bet that wins when all of them come. */
export function Ticket({ draw }: { draw: Draw }) {
  const text = useText()
  const status = useEventLive(draw.id)?.status ?? draw.status
  const known = useMarkets(draw.id).find(({ market }) => market.id === draw.main_market?.id)?.market
  const market = known ?? draw.main_market
  // Numbers stay when the ticket goes over to the next draw.
  const [numbers, setNumbers] = useState<readonly number[]>([])
  const isOpen = status === EVENT_STATUS.prematch && market !== null && market.status === MARKET_STATUS.allowed
  if (!isOpen) return <p className={styles.Closed}>{text('match.ticket.closed')}</p>
  return <OpenTicket draw={draw} market={market} numbers={numbers} setNumbers={setNumbers} />
}

interface OpenTicketProps {
  readonly draw: Draw
  readonly market: Market
  readonly numbers: readonly number[]
  readonly setNumbers: (numbers: readonly number[]) => void
}

function OpenTicket({ draw, market, numbers, setNumbers }: OpenTicketProps) {
  const text = useText()
  const odds = useOdds()
  const isFresh = usePricesFresh()
  const { edit, toggle, openTicket } = useSlip()
  const most = mostNumbers(draw.ball_count)
  const event = eventNames(draw)
  const picks = numbers.flatMap((number) => {
    const outcome = market.outcomes.find(({ id }) => Number(id) === number)
    return outcome ? [{ market, outcome }] : []
  })
  const [single] = picks
  const joint = useCustomPrice(draw.id, picks.length > 1 ? picks : [], text('match.ticket.failed'))
  const price = picks.length === 1 ? single?.outcome.odds : joint.step === 'priced' ? joint.odds : undefined
  const isReady = isFresh && price !== undefined

  function add() {
    if (!isReady || single === undefined) return
    const named = picks.map((pick) => ({
      ...pickedNames(event, market, pick.outcome),
      odds: pick.outcome.odds,
      active: true,
      matchStatus: 'prematch' as const,
    }))
    const [one] = named
    if (named.length === 1 && one) toggle(one)
    else edit({ type: 'add_custom_bet', odds: price, picks: named })
    openTicket('BET_SLIP')
    setNumbers([])
  }

  return (
    <section className={styles.Ticket} aria-label={text('match.ticket.title')}>
      <header className={styles.Head}>
        <h2>{text('match.ticket.title')}</h2>
        <p>{text('match.ticket.lead', { count: most })}</p>
      </header>
      <fieldset className={styles.Quick} aria-label={text('match.ticket.quick')}>
        <span aria-hidden="true">{text('match.ticket.quick')}</span>
        {Array.from({ length: most }, (_, at) => at + 1).map((count) => (
          <button
            key={count}
            type="button"
            className={chipClass}
            aria-label={text('match.ticket.quick_count', { count })}
            onClick={() => setNumbers(quickPick(draw.pool, count, chance))}
          >
            {count}
          </button>
        ))}
      </fieldset>
      <fieldset className={styles.Numbers} aria-label={text('match.ticket.numbers')}>
        {/* Outcome ids of this market are the numbers. */}
        {market.outcomes.map(({ id }) => {
          const number = Number(id)
          const isPicked = numbers.includes(number)
          const isFull = !isPicked && numbers.length >= most
          return (
            <button
              key={number}
              type="button"
              className={styles.Number}
              data-number={number}
              aria-pressed={isPicked}
              aria-disabled={isFull || undefined}
              onClick={() => setNumbers(toggledNumber(numbers, number, most))}
            >
              {number}
            </button>
          )
        })}
      </fieldset>
      <footer className={styles.Foot}>
        <p role="status">
          {joint.step === 'refused' ? joint.message : text('match.ticket.picked', { count: numbers.length })}
        </p>
        {numbers.length > 0 && <Button onClick={() => setNumbers([])}>{text('match.ticket.clear')}</Button>}
        <Button variant="go" aria-disabled={!isReady || undefined} onClick={add}>
          {text('match.ticket.add')} {price !== undefined && <bdi data-ticket-price={price}>{odds(price)}</bdi>}
        </Button>
      </footer>
    </section>
  )
}
