import { lineCount } from '../../system/named-bets.ts'
import { foldsOf, readFolds } from '../bet-input.ts'
import { type Check, integer } from '../checks.ts'
import { MalformedCaseError } from '../malformed-case.ts'
import type { Reader } from '../reader.ts'

const MAX_COUNT = 99

function selectionsOf(input: Reader): number {
  if (input.has('selections')) return input.count('selections', 1, MAX_COUNT)
  const total = /(?:\/|of)\s*(\d{1,2})$/.exec(input.text('system_id', 'system', 'bet'))
  if (total === null) throw new MalformedCaseError('input needs "selections"')
  return Number(total[1])
}

/** Lines of a named bet or a system. Folds that are given must be those of the name. */
export function systemLines(input: Reader): Record<string, Check> {
  const selections = selectionsOf(input)
  const folds = readFolds(input, selections)
  if (input.has('folds') && input.has('bet')) {
    const given = input.list('folds').map((fold) => foldsOf(`${showFold(fold)}/${selections}`, selections)[0])
    const same = given.length === folds.length && given.every((fold, at) => fold === folds[at])
    if (!same) throw new MalformedCaseError(`${input.text('bet')} has folds ${folds.join(', ')}`)
  }
  return { lines: integer(lineCount(selections, folds)) }
}

function showFold(fold: unknown): string {
  return typeof fold === 'object' && fold !== null && 'text' in fold ? String(fold.text) : String(fold)
}
