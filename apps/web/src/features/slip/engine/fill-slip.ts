import {
  convertAmount,
  createSelection,
  eventStatusName,
  isBettable,
  MARKET_STATUS,
  type SlipBase,
  type SlipBet,
  type SlipSelection,
  type StakeSource,
} from '@touchline/betting'
import type { Http } from '@touchline/client/http'
import { eventNames, pickedNames } from '../state/outcome-pick.ts'
import type { WantedBet, WantedLeg } from '../state/wanted-bet.ts'
import { askCustomOdds } from './custom-prices.ts'
import { type CurrentMarkets, fetchCurrent } from './fetch-current.ts'
import { rateBetween } from './rate-between.ts'

/** Bets for the slip at the prices now, and what is not on offer any more. */
export interface Filling {
  readonly bets: readonly SlipBet[]
  readonly gone: readonly string[]
  readonly current: CurrentMarkets
}

function findSelection(leg: WantedLeg, current: CurrentMarkets, base: SlipBase): SlipSelection | null {
  const event = current.events.find(({ id }) => id === leg.matchId)
  if (event === undefined || !isBettable(event.status)) return null
  const markets = current.markets.filter(({ eventId }) => eventId === leg.matchId).flatMap((one) => one.markets)
  const market = markets.find(({ id, specifier }) => id === leg.marketId && specifier === leg.specifier)
  const outcome = market?.outcomes.find(({ id }) => id === leg.outcomeId)
  if (market === undefined || outcome === undefined) return null
  const pick = {
    ...pickedNames(eventNames(event), market, outcome),
    odds: outcome.odds,
    active: market.status === MARKET_STATUS.allowed && outcome.active,
    matchStatus: eventStatusName(event.status),
  }
  return createSelection(pick, base.settings.inactiveProviders)
}

/** A wanted stake in the slip's currency, by the rates of now; 0 where there is none, or no rate is known. */
async function stakeIn(http: Http, { currency }: SlipBase, stake: WantedBet['stake']): Promise<number> {
  if (stake === null || stake.currency === currency.code) return stake?.value ?? 0
  const rate = await rateBetween(http, stake.currency, currency.code)
  if (rate === null) return 0
  const value = convertAmount(stake.value, { code: stake.currency, subunits: stake.subunits }, currency, rate)
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : 0
}

/** Wanted bets as bets of the slip, at the prices of now. */
export async function fillSlip(
  http: Http,
  base: SlipBase,
  wanted: readonly WantedBet[],
  stakeSource: StakeSource,
): Promise<Filling> {
  const current = await fetchCurrent(
    http,
    wanted.flatMap((bet) => bet.legs),
  )
  const bets: SlipBet[] = []
  const gone: string[] = []
  for (const bet of wanted) {
    const found = bet.legs.map((leg) => ({ leg, selection: findSelection(leg, current, base) }))
    const selections = found.flatMap(({ selection }) => (selection === null ? [] : [selection]))
    const stake = await stakeIn(http, base, bet.stake)
    const common = {
      stake,
      stakeSource: stake > 0 ? stakeSource : 'stake',
      wantedWin: null,
      currency: base.currency.code,
      subunits: base.currency.subunits,
    } as const
    gone.push(...found.flatMap(({ leg, selection }) => (selection === null ? [leg.name] : [])))
    if (selections.length === 0) continue
    if (bet.type === 'custom_bet') {
      const odds = selections.length === bet.legs.length ? await askCustomOdds(http, selections) : null
      if (odds === null) gone.push(...found.flatMap(({ leg, selection }) => (selection === null ? [] : [leg.name])))
      else {
        const price = { customOdds: odds, acceptedCustomOdds: odds, isCustomOddsChanged: false }
        bets.push({ betType: 'CUSTOM_BET', ...common, ...price, selections })
      }
      continue
    }
    const systemType = base.systemTypes.find(
      ({ id, totalCount }) => id === bet.systemId && totalCount === selections.length,
    )
    if (selections.length === 1) bets.push({ betType: 'SINGLE', ...common, selections })
    else if (systemType !== undefined) bets.push({ betType: 'SYSTEM', ...common, systemType, selections })
    else bets.push({ betType: 'COMBO', ...common, selections })
  }
  return { bets, gone, current }
}
