import { toNumber } from '../../fraction/index.ts'
import { addMargin, MARGIN_METHODS, marginOf, removeMargin } from '../../margin/index.ts'
import { type Check, nearDouble, nearDoubles } from '../checks.ts'
import { MalformedCaseError } from '../malformed-case.ts'
import { readOddsList, toOdds } from '../odds-input.ts'
import { type Reader, toNumberOf } from '../reader.ts'

/** Published parameters are found by iteration and end at the tolerance of common root finders. */
const SOLVER_TOLERANCE = 2e-12

/** A margin put on fair probabilities. */
function addition(input: Reader, name: string): Record<string, Check> {
  const method = MARGIN_METHODS.find((known) => name.includes(known))
  if (method === undefined) throw new MalformedCaseError(`unknown method "${name}"`)
  const probabilities = input.list('probabilities', 'p').map((p) => toNumber(toNumberOf(p, 'probabilities')))
  if (probabilities.some((p) => p <= 0)) throw new MalformedCaseError('a probability must be above 0')
  return { odds: nearDoubles(addMargin(probabilities, toNumber(input.amount('margin')), method)) }
}

/** The margin of a book, and its fair probabilities by one of the methods. */
export function marginRemoval(input: Reader): Record<string, Check> {
  const name = input.text('method').toLowerCase()
  if (input.has('probabilities') || input.has('p')) return addition(input, name)
  const { values, format } = readOddsList(input)
  const odds = values.map((value) => toNumber(toOdds(value, format)))
  if (odds.length === 0) throw new MalformedCaseError('a book needs odds')
  const margin = marginOf(odds)
  const sums = { margin: nearDouble(margin), overround: nearDouble(1 + margin) }
  if (name === 'margin' || name === 'overround') return sums
  const method = MARGIN_METHODS.find((known) => known === name)
  if (method === undefined) throw new MalformedCaseError(`unknown method "${name}"`)
  const { probabilities, parameter } = removeMargin(odds, method)
  const fair = { p: nearDoubles(probabilities), odds: nearDoubles(probabilities.map((p) => 1 / p)), ...sums }
  if (parameter === null) return fair
  return { ...fair, [method === 'shin' ? 'z' : 'k']: nearDouble(parameter, SOLVER_TOLERANCE) }
}
