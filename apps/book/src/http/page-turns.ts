import type { FastifyRequest } from 'fastify'
import { addressKey } from '../kernel/address-key.ts'
import { type Allowance, createMeter } from './edge/index.ts'

/**
 * Pages that are made for visitors of one address in a time; those that somebody else was just made do not count. A household or an
 * office asks for few: who is in moves on without the server.
 */
const PAGES: Allowance = { uses: 150, perMs: 10_000 }

/** Whose turn it is to have a page made. */
export interface PageTurns {
  /** Whom a request counts for. */
  visitorOf(request: FastifyRequest): string
  /** Counts one more page for a visitor; false where they have had too many. */
  mayMake(visitor: string): boolean
}

/** @param scale times the usual allowance */
export function createPageTurns(scale: number): PageTurns {
  const meter = createMeter(() => performance.now())
  return {
    visitorOf: ({ ip }) => addressKey(ip),
    mayMake: (visitor) => meter.use(visitor, { ...PAGES, uses: PAGES.uses * scale }) === null,
  }
}
