import type { SportKey } from '../sports.ts'
import { AMERICAN_FOOTBALL_MARKETS } from './american-football.ts'
import { BASEBALL_MARKETS } from './baseball.ts'
import { BASKETBALL_MARKETS } from './basketball.ts'
import { CS2_MARKETS } from './cs2.ts'
import { FOOTBALL_MARKETS } from './football.ts'
import { ICE_HOCKEY_MARKETS } from './ice-hockey.ts'
import { LOTTERY_MARKETS } from './lottery.ts'
import { MOBA_MARKETS } from './moba.ts'
import { OUTRIGHT_WINNER } from './outright.ts'
import { RACING_MARKETS } from './racing.ts'
import { TENNIS_MARKETS } from './tennis.ts'
import type { MarketDescriptor, MarketGroup } from './types.ts'

const MARKETS: Readonly<Record<SportKey, readonly MarketDescriptor[]>> = {
  football: FOOTBALL_MARKETS,
  'ice-hockey': ICE_HOCKEY_MARKETS,
  tennis: TENNIS_MARKETS,
  dota2: MOBA_MARKETS,
  lol: MOBA_MARKETS,
  'american-football': AMERICAN_FOOTBALL_MARKETS,
  baseball: BASEBALL_MARKETS,
  cs2: CS2_MARKETS,
  basketball: BASKETBALL_MARKETS,
  'horse-racing': RACING_MARKETS,
  lottery: LOTTERY_MARKETS,
}

interface Entry {
  readonly descriptor: MarketDescriptor
  readonly priority: number
}

const BY_ID = new Map<string, ReadonlyMap<number, Entry>>(
  Object.entries(MARKETS).map(([sport, list]) => [
    sport,
    new Map([...list, OUTRIGHT_WINNER].map((descriptor, priority) => [descriptor.id, { descriptor, priority }])),
  ]),
)

/** All markets of a sport in display order, the outright last. */
export function marketsOf(sport: SportKey): readonly MarketDescriptor[] {
  return [...(BY_ID.get(sport)?.values() ?? [])].map((entry) => entry.descriptor)
}

/** One market of a sport, or null when the sport has none with this id. */
export function marketDescriptor(sport: SportKey, id: number): MarketDescriptor | null {
  return BY_ID.get(sport)?.get(id)?.descriptor ?? null
}

/** Display order of a market inside its sport, smaller first. */
export function marketPriority(sport: SportKey, id: number): number {
  return BY_ID.get(sport)?.get(id)?.priority ?? Number.MAX_SAFE_INTEGER
}

/** Every tab a market belongs to, `all` first. */
export function groupsOf(descriptor: MarketDescriptor): readonly MarketGroup[] {
  return ['all', ...descriptor.groups]
}
