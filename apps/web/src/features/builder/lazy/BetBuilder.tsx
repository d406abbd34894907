import { betKey, EVENT_STATUS, eventStatusName, MARKET_STATUS, outcomeKey } from '@touchline/betting'
import { ERRORS } from '@touchline/contract/error-codes'
import { Button, Skeleton } from '@touchline/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useCall } from '../../../data/index.ts'
import { useText } from '../../../i18n/index.ts'
import { useEventLive } from '../../../live/index.ts'
import { keepInSight } from '../../../platform/scroll/keep-in-sight.ts'
import { useSettings } from '../../account/index.ts'
import { type EventNames, pickedNames, useSlip } from '../../slip/index.ts'
import styles from './BetBuilder.module.css'
import { BuilderFooter } from './BuilderFooter.tsx'
import { BuilderMarket } from './BuilderMarket.tsx'
import { type BuilderPick, pickKey, toggled } from './builder-state.ts'
import { type FromSlip, picksOf, slipOfMatch } from './from-slip.ts'
import { useCustomPrice } from './use-custom-price.ts'

const SHOWN = 12

/**
 * Several outcomes of one match at one price: picked here, placed from the slip. @param onAdded called once it is in
 * the slip
 */
export function BetBuilder({ event, onAdded }: { event: EventNames; onAdded?: () => void }) {
  const text = useText()
  const { edit, openTicket, store } = useSlip()
  const status = useEventLive(event.matchId)?.status ?? EVENT_STATUS.prematch
  const allowSingle = useSettings()?.custom_bet_allow_single ?? false
  const { data, isError, refetch } = useCall('getCustomMarkets', { params: { matchId: event.matchId } })
  const [picks, setPicks] = useState<readonly BuilderPick[]>([])
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  const [isAll, setAll] = useState(false)
  const price = useCustomPrice(event.matchId, picks, text('builder.failed'))

  const pressed = useRef<string | null>(null)

  // What the slip holds of this match is picked already, and goes over into the one bet.
  const from = useRef<FromSlip | null>(null)
  useEffect(() => {
    if (data === undefined || from.current !== null) return
    from.current = slipOfMatch(store.get().slip.bets, event.matchId)
    const held = picksOf(from.current, event.matchId, data.data)
    if (held[0] !== undefined) pressed.current = pickKey(held[0].market, held[0].outcome.id)
    setPicks(held)
  }, [data, store, event.matchId])

  // What cannot join the picks is greyed before it is pressed.
  useEffect(() => {
    if (price.step === 'priced') setExcluded(price.excluded)
  }, [price])

  // What the server refuses beside the others is taken back, and greyed until the picks are others.
  useEffect(() => {
    const last = picks.at(-1)
    if (price.step !== 'refused' || price.code !== ERRORS.custom_bet_impossible.code || last === undefined) return
    if (picks.length < 2) return
    setExcluded((known) => new Set([...known, pickKey(last.market, last.outcome.id)]))
    setPicks(picks.slice(0, -1))
  }, [price, picks])

  // The foot grows with the picks and the text about their price: never over the button just pressed.
  useLayoutEffect(() => {
    if (pressed.current === null || picks.length === 0 || price.step === 'none') return
    keepInSight(`[data-pick="${CSS.escape(pressed.current)}"]`, '[data-at-foot]')
  }, [picks, price.step])

  function press(pick: BuilderPick) {
    const next = toggled(picks, pick)
    const isTaken = next.length > picks.length
    pressed.current = isTaken ? pickKey(pick.market, pick.outcome.id) : null
    if (!isTaken) setExcluded(new Set())
    setPicks(next)
  }
  function add() {
    const keys = new Set(
      picks.map(({ market, outcome }) =>
        outcomeKey({ ...event, marketId: market.id, specifier: market.specifier, outcomeId: outcome.id }),
      ),
    )
    if (price.step !== 'priced') return
    const matchStatus = eventStatusName(status)
    const { custom, legs } = from.current ?? { custom: null, legs: [] }
    if (custom !== null) edit({ type: 'remove_bet', betKey: betKey(custom) })
    else for (const { id } of legs) if (keys.has(id)) edit({ type: 'remove_selection', selectionId: id })
    from.current = { custom: null, legs: [] }
    edit({
      type: 'add_custom_bet',
      odds: price.odds,
      picks: picks.map(({ market, outcome }) => ({
        ...pickedNames(event, market, outcome),
        odds: outcome.odds,
        active: true,
        matchStatus,
      })),
    })
    const added = store.get().slip.bets.findLast((bet) => bet.betType === 'CUSTOM_BET')
    if (custom !== null && custom.stake > 0 && added !== undefined) {
      edit({ type: 'set_stake', betKey: betKey(added), stake: custom.stake })
    }
    openTicket('BET_SLIP')
    setPicks([])
    setExcluded(new Set())
    onAdded?.()
  }

  if (isError) {
    return (
      <div role="alert" className={styles.Message}>
        <p>{text('builder.failed')}</p>
        <Button onClick={() => void refetch()}>{text('builder.retry')}</Button>
      </div>
    )
  }
  if (data === undefined) return <Skeleton block={320} />
  const open = data.data.filter((market) => market.status === MARKET_STATUS.allowed)
  if (open.length === 0) return <p className={styles.Message}>{text('builder.none')}</p>
  return (
    <div className={styles.Builder}>
      <p className={styles.Lead}>{text('builder.lead')}</p>
      <ul className={styles.Markets}>
        {(isAll ? open : open.slice(0, SHOWN)).map((market) => (
          <BuilderMarket
            key={`${market.id}/${market.specifier}`}
            market={market}
            picks={picks}
            excluded={excluded}
            onPress={press}
          />
        ))}
      </ul>
      {open.length > SHOWN && !isAll && (
        <Button onClick={() => setAll(true)}>{text('builder.more', { count: open.length - SHOWN })}</Button>
      )}
      <BuilderFooter picks={picks} price={price} least={allowSingle ? 1 : 2} onAdd={add} onPress={press} />
    </div>
  )
}
