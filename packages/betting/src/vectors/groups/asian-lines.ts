import { multiply, toNumber } from '../../fraction/index.ts'
import { effectiveOdds, settleHandicap, settleTotal } from '../../payout/index.ts'
import { readCurrency } from '../bet-input.ts'
import { type Check, exactly, money } from '../checks.ts'
import { resultOfWord } from '../legs-input.ts'
import { MalformedCaseError } from '../malformed-case.ts'
import { readOdds } from '../odds-input.ts'
import type { Reader } from '../reader.ts'

type Result = ReturnType<typeof settleHandicap>

function readScore(input: Reader): readonly [home: number, away: number] {
  const match = /^(\d{1,3})\s*[-:]\s*(\d{1,3})$/.exec(input.text('score'))
  if (match === null) throw new MalformedCaseError('score must look like "2-1"')
  return [Number(match[1]), Number(match[2])]
}

function readLine(input: Reader): number {
  const line = toNumber(input.number('line', 'handicap', 'total_line'))
  if (!Number.isInteger(line * 4)) throw new MalformedCaseError('line must be a multiple of 0.25')
  return line
}

function goalDifference(input: Reader): number {
  const given = input.firstOf('goal_difference_of_backed_team', 'goal_difference')
  if (given !== undefined) return input.count(given, -999, 999)
  const [home, away] = readScore(input)
  const team = input.text('team', 'side').toLowerCase()
  if (team !== 'home' && team !== 'away') throw new MalformedCaseError(`unknown team "${team}"`)
  return team === 'home' ? home - away : away - home
}

function settle(input: Reader): Result {
  const line = readLine(input)
  const side = input.firstOf('side', 'team', 'outcome')
  const name = side === undefined ? '' : input.text(side).toLowerCase()
  if (name !== 'over' && name !== 'under') return settleHandicap(line, goalDifference(input))
  if (input.has('total')) return settleTotal(line, input.count('total', 0, 999), name)
  const [home, away] = readScore(input)
  return settleTotal(line, home + away, name)
}

/** 'push' and 'void' are the same result. */
function resultCheck(result: Result): Check {
  return (expected) => {
    const meant = typeof expected === 'string' ? resultOfWord(expected) : undefined
    return meant === result ? null : `"${result === 'void' ? 'push' : result}"`
  }
}

/** An asian handicap or total: its result, and what it returns where a price and a stake are given. */
export function asianLines(input: Reader): Record<string, Check> {
  const result = settle(input)
  if (!input.has('stake')) return { result: resultCheck(result) }
  const returned = multiply(input.amount('stake'), effectiveOdds(readOdds(input), result))
  return {
    result: resultCheck(result),
    return: money(returned, readCurrency(input)),
    exact: exactly(returned),
  }
}
