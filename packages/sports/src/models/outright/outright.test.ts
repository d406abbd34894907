import { describe, expect, test } from 'vitest'
import { priceBook } from '../../pricing/book.ts'
import { createRng } from '../../rng.ts'
import { type Field, type League, outrightFair, outrightMarket, winningChances } from './index.ts'
import { decideOutright } from './outcomes.ts'

function league(points: readonly number[], left: number, winner: string | null = null): League {
  return {
    kind: 'league',
    variant: 'tl:championship:1',
    winner,
    winPoints: 3,
    entrants: points.map((p, i) => ({ id: `c${i}`, rating: 1 - i * 0.1, points: p, left })),
  }
}

function cup(out: readonly boolean[], winner: string | null = null): Field {
  return {
    kind: 'field',
    variant: 'tl:championship:2',
    winner,
    sharpness: 1,
    entrants: out.map((gone, i) => ({ id: `c${i}`, rating: i === 0 ? 1 : 0, out: gone })),
  }
}

const TABLE = Array.from({ length: 20 }, () => 0)

describe('championship winners', () => {
  test('chances of a season sum to one, favour the strong, and are the same at every call', () => {
    const chances = winningChances(league(TABLE, 38))
    expect([...chances.values()].reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12)
    expect(chances.get('c0') ?? 0).toBeGreaterThan(chances.get('c5') ?? 1)
    expect([...winningChances(league(TABLE, 38))]).toEqual([...chances])
  })

  test('a lead of ten points late in the season is worth more than early', () => {
    const lead = [10, ...TABLE.slice(1)].map((p) => p + 30)
    const late = winningChances(league(lead, 5)).get('c0') ?? 0
    const early = winningChances(league(lead, 30)).get('c0') ?? 0
    expect(late).toBeGreaterThan(early)
    expect(late).toBeGreaterThan(0.95)
  })

  test('chances of a season are what seasons played with plain normal numbers give, to the last of them', () => {
    const table = league([31, 30, 28, 20, 12, 3], 9)
    const rng = createRng(`outright ${table.variant}`)
    const wins = new Map(table.entrants.map(({ id }) => [id, 0]))
    for (let season = 0; season < 4_000; season++) {
      const points = table.entrants.map(({ rating, points: has, left }) =>
        rng.normal(has + (0.457 + 0.127 * rating) * 3 * left, Math.hypot(0.417 * 3 * Math.sqrt(left), 0.1)),
      )
      const first = table.entrants[points.indexOf(Math.max(...points))]?.id ?? ''
      wins.set(first, (wins.get(first) ?? 0) + 1)
    }
    for (const [id, count] of wins) expect(winningChances(table).get(id), id).toBe(count / 4_000)
  })

  test('in a cup chances follow e to the rating among those left', () => {
    const chances = winningChances(cup([false, false, true]))
    expect(chances.get('c0')).toBeCloseTo(Math.E / (Math.E + 1), 12)
    expect(chances.get('c2')).toBe(0)
  })

  test('the market carries 15 to 25 % margin and prices up to 501.00', () => {
    const [market] = priceBook(outrightFair(league(TABLE, 38)), { sport: 'football', phase: 'prematch', betStop: null })
    expect(market).toMatchObject({ id: 534, specifier: 'variant=tl:championship:1' })
    const active = market?.outcomes.filter((o) => o.active) ?? []
    const implied = active.reduce((sum, o) => sum + 10_000 / o.odds, 0)
    const covered = active.reduce((sum, o) => sum + o.probability, 0)
    expect(implied / covered).toBeGreaterThan(1.15)
    expect(implied / covered).toBeLessThan(1.3)
    for (const o of active) expect(o.odds).toBeLessThanOrEqual(5_010_000)
  })

  test('who can no longer catch up has lost, and who cannot be caught has won', () => {
    const table = league([80, 77, 60], 1)
    expect(decideOutright(table, 'c2')).toBe('lose')
    expect(decideOutright(table, 'c0')).toBe('open')
    expect(decideOutright(table, 'c1')).toBe('open')
    const won = league([84, 77, 60], 1)
    expect(decideOutright(won, 'c0')).toBe('win')
    expect(decideOutright(won, 'c1')).toBe('lose')
    expect(outrightFair(won)).toEqual([])
  })

  test('a named winner decides everything, a stranger is void', () => {
    for (const decided of [league([80, 80], 0, 'c1'), cup([false, false], 'c1')]) {
      expect(decideOutright(decided, 'c1')).toBe('win')
      expect(decideOutright(decided, 'c0')).toBe('lose')
      expect(decideOutright(decided, 'unknown')).toBe('void')
      expect(winningChances(decided).get('c1')).toBe(1)
    }
    expect(decideOutright(cup([false, true, false]), 'c1')).toBe('lose')
    expect(decideOutright(cup([false, true, true]), 'c0')).toBe('win')
    expect(outrightMarket(cup([false])).specifier).toBe('variant=tl:championship:2')
  })
})
