import type { Bet } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { useNow } from '../../../live/index.ts'
import { Figure, Figures } from '../../../ui/figures/Figures.tsx'
import { Money, useMoney } from '../../../ui/index.ts'
import type { OrderOutcome } from '../cash-out/auto-orders.ts'
import { useOdds } from '../parts/use-odds.ts'
import { useBetsService } from '../service.ts'
import styles from './CounterOffer.module.css'

type Offer = NonNullable<Bet['counter_offer']>
type Sending = OrderOutcome | { readonly kind: 'idle' } | { readonly kind: 'sending' }

/** The desk's offer instead of a large stake: to accept or decline while it is valid; afterwards its result. */
export function CounterOffer({ bet }: { bet: Bet }) {
  const offer = bet.counter_offer
  if (offer === null) return null
  return offer.answer === null ? <Open bet={bet} offer={offer} /> : <Answered bet={bet} offer={offer} />
}

/** Renders once a second: the time that is left runs. */
function Open({ bet, offer }: { bet: Bet; offer: Offer }) {
  const text = useText()
  const money = useMoney()
  const odds = useOdds()
  const now = useNow()
  const { answerOffer } = useBetsService()
  const [sending, setSending] = useState<Sending>({ kind: 'idle' })
  const currency = { code: bet.stake.currency, subunits: bet.stake.subunits }
  // The clock of the page is at the last whole second: rather a second too few than one too many.
  const leftMs = Date.parse(offer.until) - now - 1_000
  const isLess = offer.stake < offer.asked_stake
  const isBusy = sending.kind === 'sending'
  const isOff = isBusy || leftMs <= 0

  async function answer(takes: boolean) {
    if (isOff) return
    setSending({ kind: 'sending' })
    setSending(await answerOffer(bet, takes))
  }

  return (
    <section className={styles.CounterOffer} aria-label={text('offer.title')} data-counter-offer={offer.stake}>
      <p className={styles.Title}>{text('offer.title')}</p>
      <Figures>
        {isLess && (
          <Figure name={text('offer.asked')}>
            <s>
              <Money subunits={offer.asked_stake} currency={currency} />
            </s>
          </Figure>
        )}
        <Figure name={text('offer.stake')}>
          <Money subunits={offer.stake} currency={currency} />
        </Figure>
        {offer.odds !== null && (
          <Figure name={text('offer.price')}>
            {offer.odds !== bet.odds && (
              <>
                <s>{odds(bet.odds)}</s>{' '}
              </>
            )}
            <bdi>{odds(offer.odds)}</bdi>
          </Figure>
        )}
        <Figure name={text('offer.may_pay')}>
          <Money subunits={offer.win_amount} currency={currency} />
        </Figure>
      </Figures>
      <p className={styles.Note}>
        {text(offer.odds === null ? 'offer.price.checked' : 'offer.price.holds')}{' '}
        {isLess
          ? text('offer.rest', { amount: money(offer.asked_stake - offer.stake, currency) })
          : text('offer.rest.all')}
      </p>
      {/* Not announced every second: how long it is valid is in the sentence before the buttons. */}
      <p className={styles.Left} data-offer-left="">
        {leftMs > 0 ? text('offer.left', { seconds: Math.ceil(leftMs / 1_000) }) : text('offer.over')}
      </p>
      {(sending.kind === 'lost' || sending.kind === 'refused') && (
        <p role="alert">{sending.kind === 'lost' ? text('offer.lost') : sending.message}</p>
      )}
      <div className={styles.Buttons}>
        <Button aria-disabled={isOff || undefined} onClick={() => void answer(false)}>
          {text('offer.let_go')}
        </Button>
        <Button variant="go" aria-disabled={isOff || undefined} onClick={() => void answer(true)}>
          {isBusy ? text('offer.sending') : text('offer.take', { amount: money(offer.stake, currency) })}
        </Button>
      </div>
    </section>
  )
}

function Answered({ bet, offer }: { bet: Bet; offer: Offer }) {
  const text = useText()
  const money = useMoney()
  if (offer.answer !== 'taken' || offer.stake === offer.asked_stake) return null
  const currency = { code: bet.stake.currency, subunits: bet.stake.subunits }
  const amounts = { asked: money(offer.asked_stake, currency), taken: money(offer.stake, currency) }
  return <p className={styles.Taken}>{text('offer.taken', amounts)}</p>
}
