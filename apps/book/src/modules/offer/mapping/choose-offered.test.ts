import type { Provider, SportType } from '@touchline/betting'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Candidate, type Choice, chooseOffered } from './choose-offered.ts'

const PROVIDERS = ['betradar', 'oddin', 'betconstruct'] as const satisfies readonly Provider[]
const FAILOVER_MS = 5_000
const ORDER = new Map<SportType, readonly Provider[]>([['cyber', ['oddin']]])

const candidate = (provider: (typeof PROVIDERS)[number], of: Partial<Candidate> = {}): Candidate => ({
  id: PROVIDERS.indexOf(provider) + 1,
  provider,
  isUp: true,
  isOpen: true,
  ...of,
})
const terms = { sportType: 'cyber', order: ORDER, now: 100_000, failoverMs: FAILOVER_MS } as const

test('the provider that is configured for the sport offers the event, and others come in the order of all providers', () => {
  const all = [candidate('betradar'), candidate('oddin')]
  expect(chooseOffered(all, null, terms)?.id).toBe(2)
  expect(chooseOffered(all, null, { ...terms, sportType: 'regular' })?.id).toBe(1)
  expect(chooseOffered([], null, terms)).toBe(null)
})

test('where no provider may take over, the event stays with a provider that is down', () => {
  const all = [candidate('betradar'), candidate('oddin', { isUp: false })]
  const before: Choice = { id: 2, downSince: 0 }
  expect(chooseOffered(all, before, { ...terms, failoverMs: null })).toEqual(before)
})

/** One step of a history: how long it takes, and what is up and open after it. */
const STEP = fc.record({
  ms: fc.integer({ min: 1, max: 4_000 }),
  up: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
  open: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
})

test('in 2,000 random histories an event changes hands only after its provider was down for the whole delay, and only to one that is up and open', () => {
  fc.assert(
    fc.property(
      fc.array(STEP, { maxLength: 30 }),
      fc.constantFrom<SportType>('regular', 'cyber'),
      (steps, sportType) => {
        let now = 0
        let choice: Choice | null = null
        /** For how long each provider has been down without a break. */
        const downFor = new Map<number, number>()
        for (const { ms, up, open } of steps) {
          now += ms
          const all = PROVIDERS.map((name, i) => candidate(name, { isUp: up[i] === true, isOpen: open[i] === true }))
          const next = chooseOffered(all, choice, { ...terms, sportType, now })
          for (const { id, isUp } of all) downFor.set(id, isUp ? 0 : (downFor.get(id) ?? 0) + ms)
          const chosen = all.find(({ id }) => id === next?.id)
          expect(chosen).toBeDefined()
          const isOther: boolean = choice !== null && next?.id !== choice.id
          if (isOther) {
            expect(chosen).toMatchObject({ isUp: true, isOpen: true })
            expect(downFor.get(choice?.id ?? 0)).toBeGreaterThanOrEqual(FAILOVER_MS)
          }
          // No event waits longer than the delay while another provider is ready.
          const current = all.find(({ id }) => id === choice?.id)
          const waited = next === null || next.downSince === null ? 0 : now - next.downSince
          if (!isOther && current?.isUp === false && all.some(({ isUp, isOpen }) => isUp && isOpen))
            expect(waited).toBeLessThan(FAILOVER_MS)
          choice = next
        }
      },
    ),
    { numRuns: 2_000 },
  )
})
