import type { Db } from '../../db/index.ts'

/** Hands out bet ids before the bets are stored, so that a response can be written first. */
export interface BetIds {
  /** The first of `count` ids in a row. */
  take(count: number): Promise<number>
}

/** Ids of one block of the sequence. A request takes at most 50. */
const BLOCK = 1_000

/**
 * Hands out ids from blocks of a database sequence: one round trip for a thousand bets, and never the same id twice.
 */
export function createBetIds(db: Db): BetIds {
  let next = 0
  let end = 0
  let loading: Promise<void> | null = null

  async function load(): Promise<void> {
    const [row] = await db.query<{ block: bigint }>(`SELECT nextval('bet_id_blocks') AS block`, [])
    next = Number(row?.block) * BLOCK
    end = next + BLOCK
  }

  return {
    async take(count) {
      while (next + count > end) {
        loading ??= load().finally(() => {
          loading = null
        })
        await loading
      }
      const first = next
      next += count
      return first
    },
  }
}
