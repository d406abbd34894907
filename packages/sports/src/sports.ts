import type { MatchSportKey, SportKey } from '@touchline/betting'
import { boundedCache } from './chance/bounded-cache.ts'
import { customGroups } from './markets/custom-groups.ts'
import type { Market, MarketDescriptor, MarketGroup } from './markets/types.ts'
import { AMERICAN_FOOTBALL } from './models/american-football/index.ts'
import { BASEBALL } from './models/baseball/index.ts'
import { BASKETBALL } from './models/basketball/index.ts'
import { CS2 } from './models/cs2/index.ts'
import { FOOTBALL } from './models/football/index.ts'
import { ICE_HOCKEY } from './models/ice-hockey/index.ts'
import { LOTTERY } from './models/lottery/index.ts'
import { DOTA2_SPORT, LOL_SPORT } from './models/moba/index.ts'
import { OUTRIGHT_WINNER } from './models/outright/markets.ts'
import { HORSE_RACING } from './models/racing/index.ts'
import { TENNIS } from './models/tennis/index.ts'
import type { AnySportModel } from './models/types.ts'
import type { MarketRef } from './pricing/fair.ts'
import { coversAmong, type HedgingLeg, type Opposition, oppositionOf, type Played } from './sport/opposition.ts'
import { partsOf } from './sport/parts.ts'

/** A sport as other packages see it: its markets in the order of a match page, and its model, if it has one. */
export interface Sport {
  readonly markets: readonly Market[]
}
interface PlayedSport extends Sport {
  readonly model: AnySportModel
}

/** Every sport there is. Events of the last two are races and draws, which have no model of matches. */
export const SPORTS: { readonly [K in SportKey]: K extends MatchSportKey ? PlayedSport : Sport } = {
  football: FOOTBALL,
  tennis: TENNIS,
  basketball: BASKETBALL,
  'ice-hockey': ICE_HOCKEY,
  'american-football': AMERICAN_FOOTBALL,
  baseball: BASEBALL,
  cs2: CS2,
  dota2: DOTA2_SPORT,
  lol: LOL_SPORT,
  'horse-racing': HORSE_RACING,
  lottery: LOTTERY,
}

/** The model of every sport of matches. */
export const SPORT_MODELS = Object.fromEntries(
  Object.entries<Sport | PlayedSport>(SPORTS).flatMap(([key, sport]) => ('model' in sport ? [[key, sport.model]] : [])),
) as { readonly [K in MatchSportKey]: AnySportModel }

interface Entry {
  readonly market: Market
  readonly priority: number
}

/** Championships are won in every sport; their one market comes last. */
const BY_ID: ReadonlyMap<string, ReadonlyMap<number, Entry>> = new Map(
  Object.entries<Sport>(SPORTS).map(([key, { markets }]) => [
    key,
    new Map([...markets, OUTRIGHT_WINNER].map((market, priority) => [market.id, { market, priority }])),
  ]),
)

/** All markets of a sport in display order, the outright last. */
export function marketsOf(sport: SportKey): readonly MarketDescriptor[] {
  return [...(BY_ID.get(sport)?.values() ?? [])].map(({ market }) => market)
}

/** One market of a sport, or null when the sport has none with this id. */
export function marketDescriptor(sport: SportKey, id: number): MarketDescriptor | null {
  return BY_ID.get(sport)?.get(id)?.market ?? null
}

/** Display order of a market inside its sport, smaller first. */
export function marketPriority(sport: SportKey, id: number): number {
  return BY_ID.get(sport)?.get(id)?.priority ?? Number.MAX_SAFE_INTEGER
}

/** Every tab a market belongs to, `all` first. */
export function groupsOf(market: Pick<MarketDescriptor, 'groups'>): readonly MarketGroup[] {
  return ['all', ...market.groups]
}

/** The custom bets of a market: markets that share a group can be priced together. [] where it can be in none. */
export function customBetGroups(sport: SportKey, ref: MarketRef): readonly string[] {
  const market = marketDescriptor(sport, ref.id)
  return market === null ? [] : customGroups(market, ref)
}

/** The same pairs of outcomes recur in all matches and for all players. */
const oppositions = boundedCache<Opposition>(20_000)

/** How two outcomes of one match of a sport hedge each other. */
export function opposition(sport: SportKey, a: HedgingLeg, b: HedgingLeg): Opposition {
  return oppositions(JSON.stringify([sport, keyOf(a), keyOf(b)]), () => oppositionOf(playedBy(sport), a, b))
}

/** The same outcomes, in one order, recur when bets are settled again, and for players with the same bets. */
const covering = boundedCache<readonly (readonly number[])[]>(1_000)

/** Which three outcomes or more of one match of a sport cover it: sets of places in `legs`. */
export function covers(sport: SportKey, legs: readonly HedgingLeg[]): readonly (readonly number[])[] {
  return covering(JSON.stringify([sport, legs.map(keyOf)]), () => coversAmong(playedBy(sport), legs))
}

const keyOf = ({ id, specifier, outcomeId, names, bestOf }: HedgingLeg) => [id, specifier, outcomeId, names, bestOf]

function playedBy(sport: SportKey): Played {
  return { marketOf: (id) => marketDescriptor(sport, id), parts: partsOf(sport) }
}
