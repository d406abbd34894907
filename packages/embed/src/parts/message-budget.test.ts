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

  test('drops a message above 64 KB, counted in bytes of UTF-8, and one that is no JSON', () => {
    const budget = createMessageBudget(() => 0)
    const quotes = 2
    expect(budget.takes('a'.repeat(EMBED_LIMITS.messageBytes - quotes))).toBe(true)
    expect(budget.takes('a'.repeat(EMBED_LIMITS.messageBytes))).toBe(false)
    expect(budget.takes('ä'.repeat(EMBED_LIMITS.messageBytes / 2))).toBe(false)
    expect(budget.takes(1n)).toBe(false)
    const loop: Record<string, unknown> = {}
    loop.self = loop
    expect(budget.takes(loop)).toBe(false)
    expect(budget.dropped()).toBe(4)
  })
})
