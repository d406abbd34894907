import type { FastifyRequest } from 'fastify'
import { addressKey } from '../kernel/address-key.ts'
import { type Allowance, createMeter } from './edge/index.ts'

/**
 * Pages rendered for the visitors of one address per time; shared renders do not count. A household or an office
 * requests few: once loaded, the app moves on without the server.
 */
const PAGES: Allowance = { uses: 150, perMs: 10_000 }

/** Ms that pictures of one address are worked on in a time, by threads of their own: a quarter of a core. */
const PICTURES: Allowance = { uses: 15_000, perMs: 60_000 }

/** Whose turn it is to have a page made, or a picture. */
export interface PageTurns {
  /** Whom a request counts for. */
  visitorOf(request: FastifyRequest): string
  /** Counts one more page for a visitor; false where they have had too many. */
  mayMake(visitor: string): boolean
  /** Whether another picture may be made for a visitor. */
  mayDraw(visitor: string): boolean
  /** A picture that was made for a visitor took so many ms. */
  drew(visitor: string, ms: number): void
}

/** @param scale multiple of the default allowance */
export function createPageTurns(scale: number): PageTurns {
  const meter = createMeter(() => performance.now())
  const pictures = { ...PICTURES, uses: PICTURES.uses * scale }
  return {
    visitorOf: ({ ip }) => addressKey(ip),
    mayMake: (visitor) => meter.use(visitor, { ...PAGES, uses: PAGES.uses * scale }) === null,
    mayDraw: (visitor) => meter.wait(`pictures ${visitor}`, pictures) === null,
    drew: (visitor, ms) => meter.spend(`pictures ${visitor}`, pictures, ms),
  }
}
