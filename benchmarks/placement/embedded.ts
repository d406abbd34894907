import { join } from 'node:path'
import { openPGlite } from '../../apps/book/src/db/index.ts'
import { PLACE_ONE, valuesOfOne } from './floor-bet.ts'

/** Placements per second on the embedded database of a folder, one after the other, without the book. */
export async function placeEmbedded(dataDir: string, email: string, seconds: number): Promise<number> {
  const db = await openPGlite(join(dataDir, 'pg'))
  try {
    const [player] = await db.query<{ id: number }>('SELECT id FROM players WHERE email = $1', [email])
    const began = performance.now()
    let placed = 0
    for (; performance.now() - began < seconds * 1_000; placed++) {
      const rows = await db.query<{ outcome: string }>(PLACE_ONE, valuesOfOne(player?.id ?? 0))
      if (rows[0]?.outcome !== 'placed') throw new Error(`The floor placed nothing: ${JSON.stringify(rows)}`)
    }
    return placed / ((performance.now() - began) / 1_000)
  } finally {
    await db.close()
  }
}
