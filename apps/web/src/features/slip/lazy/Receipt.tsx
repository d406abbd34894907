import type { SlipBet, SlipState } from '@touchline/betting'
import type { Bet } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { Suspense, useEffect, useId, useRef } from 'react'
import { useFormat, useText } from '../../../i18n/index.ts'
import { Figure, Figures } from '../../../ui/figures/Figures.tsx'
import { Money } from '../../../ui/index.ts'
import { CounterOffer, SellPlaced, useBetOdds, useBetTitle, useOdds, useStartTime } from '../../my-bets/index.ts'
import { useSlip } from '../service.ts'
import { ShareButton } from '../share/ShareButton.tsx'
import { sharedRequest } from '../share/shared-request.ts'
import { useTicket } from '../use-slip.ts'
import styles from './Receipt.module.css'

type Success = Extract<SlipState, { ticketState: 'SUCCESS' }>

/** Shows that a leg got a better price than the player requested. */
function Better({ was, now }: { was: number | undefined; now: number }) {
  const text = useText()
  const odds = useOdds()
  if (was === undefined || now <= was) return null
  return <span className={styles.Better}>{text('slip.placed.better', { old: odds(was), now: odds(now) })}</span>
}

/** When the event of a leg starts. */
function KickOff({ at }: { at: string }) {
  return <time dateTime={at}>{useStartTime(at)}</time>
}

/** One placed bet: legs with the odds taken, stake and return. */
function PlacedBetCard({ bet, asked }: { bet: Bet; asked: SlipBet | undefined }) {
  const text = useText()
  const odds = useOdds()
  const price = useBetOdds()(bet)
  const title = useBetTitle()
  const currency = { code: bet.stake.currency, subunits: bet.stake.subunits }
  return (
    <div className={styles.Bet} data-bet-id={bet.id}>
      <ul className={styles.Legs}>
        {bet.selections.map((leg, at) => (
          <li key={leg.id} className={styles.Leg}>
            <strong>{leg.outcome.name}</strong>
            <bdi className={styles.Odds}>{odds(leg.odds)}</bdi>
            <span>{leg.market.name}</span>
            <span>{leg.match.name}</span>
            <KickOff at={leg.match.start_time} />
            <Better was={asked?.selections[at]?.acceptedOdds} now={leg.odds} />
          </li>
        ))}
      </ul>
      <div className={styles.Figures}>
        <Figures>
          <Figure name={title(bet)}>{price}</Figure>
          <Figure name={text('slip.stake')}>
            <Money subunits={bet.stake.value} currency={currency} />
          </Figure>
          <Figure name={text('slip.potential_win')}>
            <Money subunits={bet.win_amount} currency={currency} />
          </Figure>
        </Figures>
      </div>
      {(bet.status === 'waiting_results' ||
        bet.cashout_request !== null ||
        bet.cashouts.length > 0 ||
        bet.bonus !== null) && (
        <div className={styles.Sell}>
          <Suspense>
            <SellPlaced bet={bet} />
          </Suspense>
        </div>
      )}
      {bet.is_vip && bet.status === 'submitted' && bet.counter_offer === null && (
        <p className={styles.Decision}>{text('slip.placed.vip')}</p>
      )}
      {bet.status === 'rejected' && (
        <p role="alert" className={styles.Decision}>
          {bet.rejection?.localized_message}
        </p>
      )}
      {bet.counter_offer !== null && (
        <div className={styles.Decision}>
          <Suspense>
            <CounterOffer bet={bet} />
          </Suspense>
        </div>
      )}
    </div>
  )
}

/** Nothing is placed that still waits for the desk, or that it has refused. */
function stepOf(placed: readonly Bet[]): 'placed' | 'refused' | 'waiting' {
  if (placed.length > 0 && placed.every(({ status }) => status === 'rejected')) return 'refused'
  return placed.length > 0 && placed.every(({ status }) => status === 'submitted') ? 'waiting' : 'placed'
}

/** What was placed, and what to do next. Takes the focus, so that it is read out and the keyboard continues from it. */
export function Receipt({ success }: { success: Success }) {
  const text = useText()
  const { edit } = useSlip()
  const format = useFormat()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const accepted = new Set(success.placedBets.map((bet) => bet.betId))
  const placed = useTicket((ticket) => ticket.placed).filter((bet) => accepted.has(bet.id))
  const [first] = placed
  const step = stepOf(placed)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section className={styles.Receipt} aria-label={text('slip.placed')}>
      <header className={styles.Header}>
        <span className={styles.Mark} data-step={step} aria-hidden="true" />
        <div>
          <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.Heading}>
            {step === 'placed' ? text('slip.placed.many', { count: placed.length }) : text(`slip.placed.${step}`)}
          </h2>
          {first !== undefined && (
            <p className={styles.Number}>
              {text('slip.placed.number', {
                ref: placed.map((bet) => bet.ref).join(', '),
                time: format.date(first.created_at, {
                  day: 'numeric',
                  month: 'short',
                  hour: '2-digit',
                  minute: '2-digit',
                  second: '2-digit',
                }),
              })}
            </p>
          )}
        </div>
      </header>
      {success.error !== null && (
        <div role="alert" className={styles.Refused}>
          <strong>{text('slip.error.some', { count: success.error.byBet.length })}</strong>
          {success.error.byBet.map((bet) => bet.message !== null && <p key={bet.betKey}>{bet.message}</p>)}
          <p>{text('slip.keep_stake_hint')}</p>
        </div>
      )}
      {placed.map((bet) => (
        <PlacedBetCard
          key={bet.id}
          bet={bet}
          asked={success.processedBets[success.placedBets.findIndex(({ betId }) => betId === bet.id)]}
        />
      ))}
      <div className={styles.Actions}>
        <Button size="large" onClick={() => edit({ type: 'close_receipt', keepSelections: true })}>
          {text('slip.keep_selections')}
        </Button>
        <ShareButton
          size="large"
          bets={placed.map(sharedRequest)}
          {...(first !== undefined && placed.length === 1 && { bet: first })}
        />
        <Button
          size="large"
          variant="go"
          className={styles.Done}
          onClick={() => edit({ type: 'close_receipt', keepSelections: false })}
        >
          {text('slip.done')}
        </Button>
      </div>
    </section>
  )
}
