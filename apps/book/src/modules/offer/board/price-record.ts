import { marketKey } from '@touchline/betting'
import type { BoardMarket, PricePoint, PriceRecord, RecordedOutcome } from '../../pricing/index.ts'

/** Changes that are kept of one market. What comes after them thins out the older half. */
const MOST_ROWS = 32
/** Numbers that are kept of all markets together, four bytes each: 16 MB. Markets recorded longest ago start again. */
const MOST_NUMBERS = 4_000_000
/** The largest price that is recorded; no single outcome comes near it. */
const HIGHEST_ODDS = 0xffff_ffff

/**
 * What a market takes besides its rows: time and odds of the first, the highest and the lowest price of each outcome.
 */
const EXTREMES = 6

interface Recorded {
  readonly ids: readonly string[]
  /**
   * Per outcome: first at, first odds, highest at, highest odds, lowest at, lowest odds; times in Unix seconds, 0 for
   * none.
   */
  readonly extremes: Uint32Array
  /** A row is a time and the odds of each outcome, 0 where it had none. */
  rows: Uint32Array
  count: number
  version: number
}

/** A record to be written. */
export interface WritablePriceRecord extends PriceRecord {
  /** Markets of a match as they are now; those that are as they were cost nothing. */
  took(eventId: number, markets: Iterable<BoardMarket>): void
  forget(eventId: number): void
  /** Numbers held now, against the bound. */
  numbers(): number
}

/** @param mostNumbers held in all; see `MOST_NUMBERS` */
export function createPriceRecord(mostNumbers = MOST_NUMBERS): WritablePriceRecord {
  const matches = new Map<number, Map<string, Recorded>>()
  let held = 0

  const sizeOf = ({ rows, extremes }: Recorded) => rows.length + extremes.length

  function drop(eventId: number, key: string): void {
    const own = matches.get(eventId)
    const recorded = own?.get(key)
    if (own === undefined || recorded === undefined) return
    held -= sizeOf(recorded)
    own.delete(key)
    if (own.size === 0) matches.delete(eventId)
  }

  /** Room by what was recorded first. */
  function shrink(): void {
    for (const [eventId, own] of matches) {
      for (const key of own.keys()) {
        if (held <= mostNumbers) return
        drop(eventId, key)
      }
    }
  }

  function recordOf(eventId: number, key: string, market: BoardMarket): Recorded {
    const own = matches.get(eventId) ?? new Map<string, Recorded>()
    matches.set(eventId, own)
    const known = own.get(key)
    if (known !== undefined && isOf(known, market)) return known
    if (known !== undefined) held -= sizeOf(known)
    const ids = market.outcomes.map(({ id }) => id)
    const fresh = {
      ids,
      extremes: new Uint32Array(ids.length * EXTREMES),
      rows: new Uint32Array(4 * (ids.length + 1)),
      count: 0,
      version: -1,
    }
    own.set(key, fresh)
    held += sizeOf(fresh)
    return fresh
  }

  return {
    took(eventId, markets) {
      for (const market of markets) {
        if (market.outcomes.every(({ odds }) => odds === 0)) continue
        const recorded = recordOf(eventId, marketKey(market.id, market.specifier), market)
        if (recorded.version === market.version) continue
        recorded.version = market.version
        const before = recorded.rows.length
        write(recorded, market)
        held += recorded.rows.length - before
      }
      shrink()
    },
    forget(eventId) {
      for (const key of [...(matches.get(eventId)?.keys() ?? [])]) drop(eventId, key)
    },
    of(eventId, key) {
      const recorded = matches.get(eventId)?.get(key)
      return recorded?.ids.map((id, at) => outcomeOf(recorded, id, at))
    },
    numbers: () => held,
  }
}

function isOf({ ids }: Recorded, { outcomes }: BoardMarket): boolean {
  return ids.length === outcomes.length && ids.every((id, at) => id === outcomes[at]?.id)
}

function write(recorded: Recorded, { outcomes, priced_at: at }: BoardMarket): void {
  const width = outcomes.length + 1
  const second = Math.floor(at / 1000)
  const odds = outcomes.map((one) => (one.active ? Math.min(one.odds, HIGHEST_ODDS) : 0))
  const last = (recorded.count - 1) * width
  if (recorded.count > 0 && odds.every((price, i) => recorded.rows[last + 1 + i] === price)) return
  if (recorded.count === MOST_ROWS) thin(recorded, width)
  if (recorded.count * width === recorded.rows.length) grow(recorded, width)
  recorded.rows.set([second, ...odds], recorded.count * width)
  recorded.count++
  for (const [i, price] of odds.entries()) if (price > 0) stretch(recorded.extremes, i * EXTREMES, second, price)
}

function grow(recorded: Recorded, width: number): void {
  const larger = new Uint32Array(Math.min(MOST_ROWS, recorded.count * 2) * width)
  larger.set(recorded.rows)
  recorded.rows = larger
}

/** Every second row of the older half goes; the first one stays. */
function thin(recorded: Recorded, width: number): void {
  const half = MOST_ROWS / 2
  let kept = 0
  for (let row = 0; row < recorded.count; row++) {
    if (row < half && row % 2 === 1) continue
    recorded.rows.copyWithin(kept * width, row * width, (row + 1) * width)
    kept++
  }
  recorded.count = kept
}

function stretch(extremes: Uint32Array, from: number, second: number, price: number): void {
  if (extremes[from + 1] === 0) extremes.set([second, price], from)
  if (price > (extremes[from + 3] ?? 0)) extremes.set([second, price], from + 2)
  if (extremes[from + 5] === 0 || price < (extremes[from + 5] ?? 0)) extremes.set([second, price], from + 4)
}

function outcomeOf({ extremes, rows, count, ids }: Recorded, id: string, index: number): RecordedOutcome {
  const width = ids.length + 1
  const point = (second = 0, odds = 0): PricePoint | null => (odds === 0 ? null : { at: second * 1000, odds })
  const from = index * EXTREMES
  const points: PricePoint[] = []
  for (let row = 0; row < count; row++) {
    const odds = rows[row * width + 1 + index] ?? 0
    if (odds > 0 && odds !== points.at(-1)?.odds) points.push({ at: (rows[row * width] ?? 0) * 1000, odds })
  }
  return {
    id,
    first: point(extremes[from], extremes[from + 1]),
    highest: point(extremes[from + 2], extremes[from + 3]),
    lowest: point(extremes[from + 4], extremes[from + 5]),
    points,
  }
}
