import { type LocalNames, textInEach } from '../../texts/index.ts'

/** A lottery of the demo world: invented, drawn by the clock on the wall. */
export interface LotterySeed {
  readonly id: number
  readonly key: string
  /** Key of its country (`categories.ts`). */
  readonly category: string
  readonly names: LocalNames
  /** Main balls are drawn out of numbers from 1 to the pool, the bonus ball out of what is left. */
  readonly rules: { readonly pool: number; readonly drawn: number; readonly bonus: boolean }
  /** Draws are this many minutes apart, the first of a day so many after midnight UTC. */
  readonly everyMinutes: number
  readonly offsetMinutes: number
}

/** In the order of their priority. */
export const LOTTERIES: readonly LotterySeed[] = [
  {
    id: 902001,
    key: 'alster-lotto',
    category: 'germany',
    names: textInEach('lottery.alster-lotto'),
    rules: { pool: 49, drawn: 6, bonus: true },
    everyMinutes: 5,
    offsetMinutes: 0,
  },
  {
    id: 902002,
    key: 'rialto-cinquina',
    category: 'italy',
    names: textInEach('lottery.rialto-cinquina'),
    rules: { pool: 90, drawn: 5, bonus: false },
    everyMinutes: 10,
    offsetMinutes: 3,
  },
  {
    id: 902003,
    key: 'corinth-keno',
    category: 'greece',
    names: textInEach('lottery.corinth-keno'),
    rules: { pool: 80, drawn: 20, bonus: false },
    everyMinutes: 4,
    offsetMinutes: 2,
  },
  {
    id: 902004,
    key: 'tagus-five',
    category: 'portugal',
    names: textInEach('lottery.tagus-five'),
    rules: { pool: 40, drawn: 5, bonus: true },
    everyMinutes: 15,
    offsetMinutes: 6,
  },
]
