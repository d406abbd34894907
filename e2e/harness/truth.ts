import { MARKET_STATUS } from '@touchline/contract'
import { type ApiBet, fetchJson } from './api.ts'

interface ListedMatch {
  readonly id: number
  readonly slug: string
  readonly start_time: string
  readonly tournament: { readonly sport: { readonly key: string } }
}

/** The match that kicks off next: of football, unless any will do. */
export async function soonestKickOff(origin: string, of: 'football' | 'any' = 'football'): Promise<ListedMatch> {
  const sport = of === 'any' ? '' : '&sport_key=football'
  const { data } = await fetchJson<{ data: readonly ListedMatch[] }>(
    origin,
    `/api/v2/matches?type=match${sport}&match_status=prematch&bettable=true&sort_by=start_time&limit=50`,
  )
  const [first] = data.filter((match) => Date.parse(match.start_time) > Date.now() + 15_000)
  if (!first) throw new Error('No match is about to start.')
  return first
}

interface OpenMarket {
  readonly id: number
  readonly status: number
  readonly specifier: string
  readonly outcomes: readonly { readonly id: string; readonly active: boolean; readonly odds: number }[]
}

/** Minutes after kick-off between which a match is bet on first: it is over soon, but not before the bet is placed. */
const MIDDLE = { from: 30, to: 75 } as const

/**
 * The `data-outcome` of a result of a live football match, at a price that will not vanish at once: a match in its
 * middle, or else the one that began last.
 * @param speed how much faster than real time matches run
 */
export async function steadyLivePrice(origin: string, speed: number): Promise<string> {
  const { data } = await fetchJson<{ data: readonly (ListedMatch & { main_market: OpenMarket | null })[] }>(
    origin,
    '/api/v2/matches?type=match&sport_key=football&match_status=live&bettable=true&sort_by=-start_time&limit=20',
  )
  const isInTheMiddle = ({ start_time }: ListedMatch): boolean => {
    const minutes = ((Date.now() - Date.parse(start_time)) / 60_000) * speed
    return minutes >= MIDDLE.from && minutes <= MIDDLE.to
  }
  const inOrder = data.toSorted((a, b) => Number(isInTheMiddle(b)) - Number(isInTheMiddle(a)))
  for (const { id, main_market: market } of inOrder) {
    if (market?.status !== MARKET_STATUS.allowed) continue
    const outcome = market.outcomes.find(({ active, odds }) => active && odds > 18_000 && odds < 50_000)
    if (outcome) return `${id}/${market.id}/${market.specifier}/${outcome.id}`
  }
  throw new Error('No football match is under way with an open result market.')
}

/** What a settled single must have paid, from its own leg: exact, rounded half-up to the subunit once. */
export function settledReturn(bet: ApiBet): number {
  const [leg] = bet.selections
  if (!leg || bet.selections.length !== 1) throw new Error('Only singles are recomputed here.')
  const stake = BigInt(bet.stake.value)
  const odds = BigInt(leg.odds)
  const scale = 10_000n
  const halfUp = (numerator: bigint, denominator: bigint): number =>
    Number((2n * numerator + denominator) / (2n * denominator))
  const returns: Record<string, number> = {
    win: halfUp(stake * odds, scale),
    half_win: halfUp(stake * (odds + scale), 2n * scale),
    void: bet.stake.value,
    half_lose: halfUp(stake, 2n),
    lose: 0,
  }
  const amount = returns[leg.status]
  if (amount === undefined) throw new Error(`A settled leg cannot be ${leg.status}.`)
  return amount
}
