import type { Check } from '../checks.ts'
import type { Reader } from '../reader.ts'
import { asianLines } from './asian-lines.ts'
import { cashOut } from './cash-out.ts'
import { deadHeat } from './dead-heat.ts'
import { eachWay } from './each-way.ts'
import { integerArithmetic } from './integer-arithmetic.ts'
import { ladder } from './ladder.ts'
import { marginRemoval } from './margin-removal.ts'
import { oddsFormats } from './odds-formats.ts'
import { payouts } from './payouts.ts'
import { slip } from './slip.ts'
import { systemLines } from './system-lines.ts'
import { uofSettlement } from './uof-settlement.ts'

/** The figures of a group for an input, each with the check of its expected value. */
export type Group = (input: Reader, expectedKeys: readonly string[]) => Record<string, Check>

/** Groups by name; text in brackets after a name is an explanation. */
export const GROUPS: Readonly<Record<string, Group>> = {
  'odds formats': oddsFormats,
  ladder,
  'system line counts': systemLines,
  'system and combo payouts': payouts,
  'half win / half lose in combos': payouts,
  'asian line settlement': asianLines,
  'dead heat': deadHeat,
  'each way': eachWay,
  'uof settlement': uofSettlement,
  slip,
  'cash out': cashOut,
  'margin removal': marginRemoval,
  'integer arithmetic and rounding': integerArithmetic,
}
