import { SILK_PATTERNS } from '@touchline/betting'
import type { Silk } from '@touchline/contract'
import { createRng } from '@touchline/sports'
import { SILKS } from '../../../../seed/racing/racing-world.ts'
import type { CompetitorRow } from '../../../catalogue/index.ts'

/** What the jockeys of a horse wear: its owner's colours, the same in every race. */
export function silkOf({ id, primary, secondary }: Pick<CompetitorRow, 'id' | 'primary' | 'secondary'>): Silk {
  const rng = createRng(`silk/${id}`)
  const figure = secondary === primary ? (primary === '#f4f4f4' ? '#111111' : '#f4f4f4') : secondary
  const own = [primary, figure]
  return {
    pattern: rng.pick(SILK_PATTERNS),
    body: primary,
    figure,
    sleeves: rng.chance(0.8) ? rng.pick(own) : rng.pick(SILKS),
    cap: rng.chance(0.7) ? rng.pick(own) : rng.pick(SILKS),
  }
}
