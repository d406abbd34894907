import { type BoxContent, boxSubject, parseFraction, weightsOfBox } from '@touchline/betting'
import type { Lootbox } from '@touchline/contract'
import type { StoredBox } from './load-boxes.ts'

/** What may be in a box, with exact chances. */
export function presentContents(contents: readonly BoxContent[]): Lootbox['contents'] {
  return contents.map(({ multiplier, chance }) => {
    const { n, d } = parseFraction(chance) ?? { n: 1n, d: 1n }
    return { multiplier, chance: { n: Number(n), d: Number(d) } }
  })
}

/** The boxes of a player, each with what proves it once it was opened. @param points what the loot box has farmed */
export function presentBoxes(boxes: readonly StoredBox[], points: number): Lootbox['boxes'] {
  return boxes.map((box) => {
    const { number, points: needed, commitment, opened_at } = box
    const state = opened_at !== null ? 'opened' : points >= needed ? 'ready' : 'locked'
    return { number, points: needed, state, commitment, opened: presentOpened(box) }
  })
}

function presentOpened(box: StoredBox): Lootbox['boxes'][number]['opened'] {
  const { id, seed, contents, opened_at, client_key, freebet_id, drawn, multiplier } = box
  if (opened_at === null || client_key === null || freebet_id === null || drawn === null || multiplier === null)
    return null
  return {
    opened_at: opened_at.toISOString(),
    multiplier,
    freebet_id,
    seed,
    subject: boxSubject({ boxId: id, clientKey: client_key }),
    weights: [...weightsOfBox(contents)],
    drawn,
  }
}
