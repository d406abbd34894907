import { expect, test } from 'vitest'
import { Unusable } from './hand-over.ts'
import { readHead } from './read-head.ts'
import { createUnlistedProducers, MOST_ASIDE } from './unlisted-producers.ts'

const HOUR_MS = 3_600_000

/** A session whose vendor lists producer 1 alone. */
function session() {
  let now = HOUR_MS * 1_000
  const noted = new Map<string, number>()
  const isUnlisted = createUnlistedProducers({
    clock: { now: () => now, after: () => () => {} },
    monitor: { isListed: (producer) => producer === '1' },
    unknowns: { note: (kind, name) => void noted.set(`${kind} ${name}`, (noted.get(`${kind} ${name}`) ?? 0) + 1) },
  })
  const result = (text: string): 'taken' | 'put aside' | 'counted' => {
    const head = readHead(text)
    if (head === null) throw new Error(`${text} has no head`)
    try {
      return isUnlisted(head) ? 'counted' : 'taken'
    } catch (error) {
      expect(error).toBeInstanceOf(Unusable)
      return 'put aside'
    }
  }
  return {
    noted,
    result,
    passes: (ms: number) => {
      now += ms
    },
  }
}

test('SLIP-07: messages of producers that are not listed are put aside, their signs of life are counted, and all others are taken', () => {
  const { noted, result } = session()
  expect(result('<odds_change product="1" event_id="sr:match:1"/>')).toBe('taken')
  expect(result('<rollback_bet_cancel event_id="sr:match:1"/>')).toBe('taken')
  for (const name of ['odds_change', 'bet_settlement', 'bet_cancel', 'rollback_bet_settlement', 'fixture_change'])
    expect(result(`<${name} product="99" event_id="sr:match:1"/>`)).toBe('put aside')
  for (const name of ['alive', 'snapshot_complete', 'product_down'])
    expect(result(`<${name} product="99" timestamp="1"/>`)).toBe('counted')
  expect(result('<odds_change product="" event_id="sr:match:1"/>')).toBe('put aside')
  expect([...noted]).toEqual([
    ['producer 99', 8],
    ['producer ', 1],
  ])
})

test('SLIP-07: so many messages of a producer that is not listed are put aside in an hour, and all are counted', () => {
  const { noted, result, passes } = session()
  const message = (product: number) => result(`<odds_change product="${product}" event_id="sr:match:1"/>`)
  for (let i = 0; i < MOST_ASIDE; i++) expect(message(99)).toBe('put aside')
  expect(message(99)).toBe('counted')
  expect(message(98)).toBe('put aside')
  passes(HOUR_MS)
  expect(message(99)).toBe('put aside')
  expect(noted.get('producer 99')).toBe(MOST_ASIDE + 2)
})
