import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Measurement, measurement, median } from '../measurement.ts'
import { type LoadOptions, placeUnderLoad } from './load.ts'

const ROUNDS = 4
/** The smallest stake that takes part in the jackpot of the demo world, in cents. */
const STAKE = 1_00
/** The book reads the running jackpots every two seconds. */
const READ_AGAIN_MS = 2_500

/**
 * Bets that take part in a jackpot of three levels, and are drawn at the same time, against the same bets while it is
 * paused, in turn.
 */
export async function placeInJackpot(url: string, load: LoadOptions): Promise<Measurement> {
  const db = new pg.Client({ connectionString: url })
  await db.connect()
  const turn = async (status: 'active' | 'paused') => {
    await db.query('UPDATE jackpots SET status = $1', [status])
    await sleep(READ_AGAIN_MS)
    return placeUnderLoad({ ...load, stake: STAKE })
  }
  const [beside, without]: [number[], number[]] = [[], []]
  try {
    for (let round = 0; round < ROUNDS; round++) {
      without.push(await turn('paused'))
      beside.push(await turn('active'))
    }
    const { rows } = await db.query<{ drawn: number }>('SELECT count(DISTINCT bet_id)::int AS drawn FROM jackpot_draws')
    if ((rows[0]?.drawn ?? 0) === 0) throw new Error('No bet took part in the jackpot')
  } finally {
    await db.end()
  }
  return measurement('placement with a jackpot, PostgreSQL, 16 accounts', median(beside), 'bets/s', median(without))
}
