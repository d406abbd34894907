import { EMBED_LIMITS } from '@touchline/contract/embed'
import { describe, expect, test } from 'vitest'
import { createMessageBudget } from './message-budget.ts'

describe('the message budget between a host page and the frame (EMBED-02)', () => {
  test('takes 50 messages in a second, drops the others, and takes 50 again in the next', () => {
    let now = 0
    const budget = createMessageBudget(() => now)
    const send = (count: number) => Array.from({ length: count }, () => budget.takes({})).filter(Boolean).length
    expect(send(10_000)).toBe(EMBED_LIMITS.messagesPerSecond)
    expect(budget.dropped()).toBe(10_000 - EMBED_LIMITS.messagesPerSecond)
    now = 999
    expect(send(1)).toBe(0)
    now = 1_000
    expect(send(60)).toBe(EMBED_LIMITS.messagesPerSecond)
  })

  test('drops a message above 64 KB, counted in bytes of UTF-8, and one that holds itself', () => {
    const budget = createMessageBudget(() => 0)
    const quotes = 2
    expect(budget.takes('a'.repeat(EMBED_LIMITS.messageBytes - quotes))).toBe(true)
    expect(budget.takes('a'.repeat(EMBED_LIMITS.messageBytes))).toBe(false)
    expect(budget.takes('ä'.repeat(EMBED_LIMITS.messageBytes / 2))).toBe(false)
    expect(budget.takes({ many: Array.from({ length: EMBED_LIMITS.messageBytes }, () => 1) })).toBe(false)
    const loop: Record<string, unknown> = {}
    loop.self = loop
    expect(budget.takes(loop)).toBe(false)
    expect(budget.dropped()).toBe(4)
  })

  test('looks at a huge message for less time than the browser takes to copy it', () => {
    const rows = Array.from({ length: 50_000 }, (_, id) => ({ id, name: 'x'.repeat(20) }))
    const median = (run: () => void) => {
      const times = Array.from({ length: 9 }, () => {
        const began = performance.now()
        run()
        return performance.now() - began
      })
      return times.sort((a, b) => a - b)[4] ?? 0
    }
    const budget = createMessageBudget(() => 0)
    for (const message of [rows, { text: 'x'.repeat(5_000_000) }, Object.fromEntries(rows.map((row) => [row.id, row]))])
      expect(median(() => budget.takes(message))).toBeLessThan(median(() => structuredClone(message)))
  })
})
