import { expect, test } from 'vitest'
import { bareStatuses } from './bare-codes.ts'

test('a status by its number is found, in TypeScript and in SQL', () => {
  for (const line of [
    'if (market.status === 1) return',
    'if (update.status > 2) books.delete(id)',
    'return { ...market, status: -3 as const, outcomes }',
    'status: event?.status ?? 5,',
    "`SELECT id FROM matches m WHERE m.status < 3 AND m.type = 'match'`",
  ]) {
    expect(bareStatuses(`first\n${line}`), line).toEqual([2])
  }
})

test('names, HTTP statuses and numbers of other things are not', () => {
  const fine = [
    'if (market.status === MARKET_STATUS.allowed) return',
    'if (answer.status === 200 || answer.status >= 500) return',
    'UPDATE matches SET status = $2 WHERE id = $1',
    'const stage = 3',
  ]
  expect(bareStatuses(fine.join('\n'))).toEqual([])
})
