import { ODDS_SCALE } from '@touchline/betting'
import { useEffect, useRef, useState } from 'react'
import { after } from '../../../platform/loading/timing.ts'
import { useAccount } from '../../account/index.ts'
import { type BuilderPick, pickKey } from './builder-state.ts'

/** The one price of the picks. */
export type CustomPrice =
  | { readonly step: 'none' }
  | { readonly step: 'asking' }
  /**
   * `apart` is the product of the single odds, scaled; `excluded` holds keys of outcomes that cannot win together with
   * the picks.
   */
  | {
      readonly step: 'priced'
      readonly odds: number
      readonly redundant: number
      readonly apart: number
      readonly excluded: ReadonlySet<string>
    }
  | { readonly step: 'refused'; readonly message: string; readonly code: number | null }

/** The price of unchanged picks is fetched again this often, in ms. */
const EVERY_MS = 3_000

/** Requests the price of the picks at once, and again and again as the match moves. */
export function useCustomPrice(eventId: number, picks: readonly BuilderPick[], failed: string): CustomPrice {
  const { http } = useAccount()
  const [price, setPrice] = useState<CustomPrice>({ step: 'none' })
  const asked = picks.map((pick) => pickKey(pick.market, pick.outcome.id)).join('+')
  const latest = useRef(picks)
  latest.current = picks
  useEffect(() => {
    if (asked === '') return setPrice({ step: 'none' })
    let isThere = true
    let cancel = () => {}
    setPrice({ step: 'asking' })
    async function ask() {
      const selections = latest.current.map(({ market, outcome }) => ({
        match_id: eventId,
        market_id: market.id,
        specifier: market.specifier,
        outcome_id: outcome.id,
        odds: Math.max(outcome.odds, 10_001),
      }))
      const answer = await http.call('getCustomOdds', { body: { selections, with_excluded: true } })
      if (!isThere) return
      if (answer.ok) {
        const { odds, selections: legs, excluded } = answer.data.data
        setPrice({
          step: 'priced',
          odds,
          redundant: legs.filter((leg) => leg.redundant).length,
          apart: legs.reduce(
            (product, leg) => (leg.redundant ? product : (product * leg.odds) / ODDS_SCALE),
            ODDS_SCALE,
          ),
          excluded: new Set(
            excluded.map((one) => pickKey({ id: one.market_id, specifier: one.specifier }, one.outcome_id)),
          ),
        })
      } else {
        const { error } = answer
        const isAnswer = error.kind === 'answer'
        setPrice({
          step: 'refused',
          message: isAnswer ? error.body.localized_message : failed,
          code: isAnswer ? error.body.code : null,
        })
      }
      cancel = after(EVERY_MS, () => void ask())
    }
    void ask()
    return () => {
      isThere = false
      cancel()
    }
  }, [asked, eventId, http, failed])
  return price
}
