import { EVENT_STATUS, rule4Percent } from '@touchline/betting'
import { decideRace, type Finisher, placeSpecifier, RACE_PLACE, RACE_WIN } from '@touchline/sports'
import type { Db } from '../../../../db/index.ts'
import type { StoredCourse } from '../../../catalogue/index.ts'
import type { BoardMarketInput } from '../../../pricing/index.ts'
import { applyMessage, type MessageMarket, type SettledMarket } from '../../../pricing/results/index.ts'
import { dividendsOf, startingOdds } from './closing-prices.ts'
import { finishOf, type HeldRace, statusOf } from './held-race.ts'
import { outcomeOf, winOdds } from './price-race.ts'

const SOURCE = 'racing'

/**
 * Stores that horses were taken out: bets on them are void, winnings of bets before bear the deduction. All in one
 * transaction; a race that is over by now is left as it is.
 * @param priced markets as they were offered with the horses
 * @param at wall ms: bets until now were priced with them
 * @returns whether it was stored
 */
export async function storeWithdrawals(
  db: Db,
  { race, withdrawn }: HeldRace,
  horses: readonly number[],
  priced: Iterable<BoardMarketInput>,
  at: number,
): Promise<boolean> {
  const offered = [...priced]
  const all = { ...Object.fromEntries(withdrawn), ...Object.fromEntries(horses.map((id) => [id, at])) }
  const outcomes = horses.flatMap((horseId) =>
    marketsOf(race.setup.places).map((market) => {
      const odds = winOdds(offered, horseId)
      return { ...market, outcomeId: outcomeOf(horseId), percent: odds === 0 ? 0 : rule4Percent(odds) }
    }),
  )
  return db.tx(async (tx) => {
    if (!(await saveCourse(tx, race.id, null, { withdrawn: all, finish: {} }))) return false
    await applyMessage(
      tx,
      { kind: 'withdrawal', eventId: race.id, messageAt: at, source: SOURCE, outcomes, pricedTo: at },
      at,
    )
    return true
  })
}

/** Stores the off, or how a race ended with the results of its markets. Returns false when it is over already. */
export async function storePhase(
  db: Db,
  held: HeldRace,
  horseNames: ReadonlyMap<number, string>,
  at: number,
): Promise<boolean> {
  const { race, withdrawn, script, phase } = held
  const finish = phase === 'over' ? finishOf(script) : new Map<number, number>()
  const course = {
    withdrawn: Object.fromEntries(withdrawn),
    finish: Object.fromEntries(finish),
    ...(phase !== 'coming' && { startingOdds: Object.fromEntries(startingOdds(held)) }),
    ...(phase === 'over' && { dividends: dividendsOf(held) }),
  }
  return db.tx(async (tx) => {
    if (!(await saveCourse(tx, race.id, statusOf(held), course))) return false
    if (phase !== 'over') return true
    const markets = resultsOf(held, finish, horseNames)
    await applyMessage(tx, { kind: 'bet_settlement', eventId: race.id, messageAt: at, source: SOURCE, markets }, at)
    return true
  })
}

/** Of the races, those with bets that a withdrawal has not been applied to yet. */
export async function unsettledRaces(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db.query<{ id: number }>(
    'SELECT DISTINCT match_id::int AS id FROM settlement_changes WHERE match_id = ANY ($1::bigint[])',
    [ids],
  )
  return new Set(rows.map(({ id }) => id))
}

async function saveCourse(tx: Db, id: number, status: number | null, course: StoredCourse): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE matches SET status = coalesce($2, status), score = $3::jsonb WHERE id = $1 AND status < ${EVENT_STATUS.closed} RETURNING 1`,
    [id, status, JSON.stringify(course)],
  )
  return rows.length > 0
}

function resultsOf(
  { race }: HeldRace,
  finish: ReadonlyMap<number, number>,
  horseNames: ReadonlyMap<number, string>,
): readonly SettledMarket[] {
  const { runners, places } = race.setup
  const finishers = runners.map(
    ({ horseId }): Finisher => ({ id: outcomeOf(horseId), place: finish.get(horseId) ?? null }),
  )
  const finalText = resultText(finish, horseNames)
  const hasNonRunner = finishers.some(({ place }) => place === null)
  return marketsOf(places).map((market) => ({
    ...market,
    outcomes: decideRace(finishers, { id: market.marketId, specifier: market.specifier }),
    others: 'void',
    finalText,
    voidReason: hasNonRunner ? 'non_runner' : null,
  }))
}

function marketsOf(places: number): readonly MessageMarket[] {
  const win = { marketId: RACE_WIN.id, specifier: '' }
  return places === 0 ? [win] : [win, { marketId: RACE_PLACE.id, specifier: placeSpecifier(places) }]
}

const SHOWN_PLACES = 4

/** The first home, as a player reads it: '1. Silver Lane, 2. Quiet Echo'; level ones share a number. */
function resultText(finish: ReadonlyMap<number, number>, horseNames: ReadonlyMap<number, string>): string {
  return [...finish]
    .filter(([, place]) => place <= SHOWN_PLACES)
    .map(([horseId, place]) => `${place}. ${horseNames.get(horseId) ?? horseId}`)
    .join(', ')
}
