import { commitmentOf } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import type { NewSeed } from '../../../kernel/ports/seeds.ts'
import type { LootboxDefinition } from '../definition/definition.ts'

const INSERT = `
  INSERT INTO loot_boxes (issue_id, number, points, seed, commitment, contents)
  SELECT $1, b.number, b.points, b.seed, b.commitment, $3::jsonb
  FROM jsonb_to_recordset($2::jsonb) AS b (number SMALLINT, points BIGINT, seed TEXT, commitment TEXT)`

/** Stores the boxes of a loot box for a player, each with the commitment of a secret seed. */
export async function giveBoxes(
  tx: Db,
  issueId: number,
  { opens_at, contents }: LootboxDefinition,
  newSeed: NewSeed,
): Promise<void> {
  const boxes = opens_at.map((points, place) => {
    const seed = newSeed()
    return { number: place + 1, points, seed, commitment: commitmentOf(seed) }
  })
  await tx.query(INSERT, [issueId, JSON.stringify(boxes), JSON.stringify(contents)])
}
