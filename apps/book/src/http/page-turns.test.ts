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
