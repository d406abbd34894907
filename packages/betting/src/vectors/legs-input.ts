import type { Fraction } from '../fraction/index.ts'
import { ONE } from '../fraction/index.ts'
import { type DecidedLegResult, effectiveOdds } from '../payout/index.ts'
import { isList, isRecord, type Json, show } from './exact-json.ts'
import { MalformedCaseError } from './malformed-case.ts'
import { readOddsList, toOdds } from './odds-input.ts'
import { type Reader, toNumberOf } from './reader.ts'

const RESULT_WORDS: Readonly<Record<string, DecidedLegResult>> = {
  w: 'win',
  win: 'win',
  won: 'win',
  l: 'lose',
  lose: 'lose',
  lost: 'lose',
  loss: 'lose',
  v: 'void',
  void: 'void',
  p: 'void',
  push: 'void',
  refund: 'void',
  hw: 'half_win',
  half_win: 'half_win',
  half_won: 'half_win',
  hl: 'half_lose',
  half_lose: 'half_lose',
  half_lost: 'half_lose',
  half_loss: 'half_lose',
}

/** The leg result that a word or letter means; undefined if it means none. */
export function resultOfWord(word: string): DecidedLegResult | undefined {
  const key = word
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')
  return Object.hasOwn(RESULT_WORDS, key) ? RESULT_WORDS[key] : undefined
}

function needResult(value: Json | undefined): DecidedLegResult {
  const result = typeof value === 'string' ? resultOfWord(value) : undefined
  if (result === undefined) throw new MalformedCaseError(`unknown leg result ${show(value)}`)
  return result
}

/** Results as a text of letters ('WWL', 'W L V') or a list of words. */
function readResults(input: Reader): readonly Json[] | undefined {
  if (!input.has('results')) return undefined
  const value = input.need('results')
  if (isList(value)) return value
  if (typeof value !== 'string') throw new MalformedCaseError(`results must be a text or a list, not ${show(value)}`)
  return /[\s,]/.test(value.trim()) ? value.trim().split(/[\s,]+/) : [...value.trim()]
}

function readFactor(value: Json | undefined): Fraction {
  return value === undefined || value === null ? ONE : toNumberOf(value, 'dead_heat_factor')
}

/**
 * Effective odds of an input's legs. Legs without results count as won. A result may be an object with its own
 * dead heat factor; a price may be the word void.
 */
export function readLegs(input: Reader): readonly Fraction[] {
  const { values, format } = readOddsList(input)
  const results = readResults(input)
  if (results !== undefined && results.length !== values.length) {
    throw new MalformedCaseError(`${values.length} odds but ${results.length} results`)
  }
  const factors = input.has('dead_heat_factors') ? input.list('dead_heat_factors') : []
  return values.map((price, at) => {
    if (typeof price === 'string' && resultOfWord(price) === 'void') return ONE
    const given = results?.[at] ?? 'win'
    const word = isRecord(given) ? given.result : given
    const factor = isRecord(given) ? given.dead_heat_factor : factors[at]
    return effectiveOdds(toOdds(price, format), needResult(word), readFactor(factor))
  })
}
