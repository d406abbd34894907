import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { createPageTurns } from './page-turns.ts'

const from = (ip: string) => ({ ip }) as FastifyRequest

test('pages are made for one visitor in a bounded number, however many addresses of their network they use; others go on', () => {
  const turns = createPageTurns(1)
  const asked = Array.from({ length: 400 }, (_, n) => turns.visitorOf(from(`2001:db8:1:2::${n.toString(16)}`)))
  const made = asked.filter((visitor) => turns.mayMake(visitor)).length
  expect(made).toBeGreaterThanOrEqual(150)
  expect(made).toBeLessThan(200)
  expect(turns.mayMake(turns.visitorOf(from('2001:db8:1:3::1')))).toBe(true)
  expect(turns.mayMake(turns.visitorOf(from('203.0.113.7')))).toBe(true)
})

test('pictures are made for one network as long as they take little time together; others go on', () => {
  const turns = createPageTurns(1)
  let made = 0
  for (let n = 0; n < 100; n++) {
    const visitor = turns.visitorOf(from(`2001:db8:1:2::${n.toString(16)}`))
    if (!turns.mayDraw(visitor)) continue
    made++
    turns.drew(visitor, 5_000)
  }
  expect(made).toBeLessThanOrEqual(4)
  expect(made).toBeGreaterThanOrEqual(3)
  expect(turns.mayDraw(turns.visitorOf(from('2001:db8:1:3::1')))).toBe(true)
})
