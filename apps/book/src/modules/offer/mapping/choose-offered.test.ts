import type { Provider, SportType } from '@touchline/betting'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Candidate, type Choice, chooseOffered, STAGES, type Stage } from './choose-offered.ts'

const PROVIDERS = ['betradar', 'oddin', 'betconstruct'] as const satisfies readonly Provider[]
const FAILOVER_MS = 5_000
const ORDER = new Map<SportType, readonly Provider[]>([['cyber', ['oddin']]])

const candidate = (provider: (typeof PROVIDERS)[number], of: Partial<Candidate> = {}): Candidate => ({
  id: PROVIDERS.indexOf(provider) + 1,
  provider,
  isUp: true,
  isOpen: true,
  stage: 'before',
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
  const before: Choice = { id: 2, downSince: 0, isBehind: false }
  expect(chooseOffered(all, before, { ...terms, failoverMs: null })).toEqual(before)
})

test('an event takes no bets while another provider says that the match has begun or is over, and nothing that is behind takes over', () => {
  const late = [candidate('betradar'), candidate('oddin', { stage: 'in play' })]
  expect(chooseOffered(late, { id: 1, downSince: null }, terms)).toEqual({ id: 1, downSince: null, isBehind: true })
  expect(chooseOffered(late, null, { ...terms, sportType: 'regular' })?.id).toBe(2)
  const over = [
    candidate('betradar', { isUp: false, stage: 'over', isOpen: false }),
    candidate('oddin', { stage: 'in play' }),
  ]
  expect(chooseOffered(over, { id: 1, downSince: 0 }, terms)).toMatchObject({ id: 1 })
  expect(chooseOffered(late.slice(0, 1), { id: 1, downSince: null }, terms)).toMatchObject({ isBehind: false })
})

/** One step of a history: its duration, and which providers are up and markets open after it. */
const STEP = fc.record({
  ms: fc.integer({ min: 1, max: 4_000 }),
  up: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
  open: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
  stages: fc.tuple(fc.constantFrom(...STAGES), fc.constantFrom(...STAGES), fc.constantFrom(...STAGES)),
})

test('in 2,000 random histories an event changes hands only after its provider was down for the whole delay, and only to one that is up, open and not behind', () => {
  fc.assert(
    fc.property(
      fc.array(STEP, { maxLength: 30 }),
      fc.constantFrom<SportType>('regular', 'cyber'),
      (steps, sportType) => {
        let now = 0
        let choice: Choice | null = null
        /** For how long each provider has been down without a break. */
        const downFor = new Map<number, number>()
        for (const { ms, up, open, stages } of steps) {
          now += ms
          const all = PROVIDERS.map((name, i) =>
            candidate(name, { isUp: up[i] === true, isOpen: open[i] === true, stage: stages[i] ?? 'before' }),
          )
          const next = chooseOffered(all, choice, { ...terms, sportType, now })
          for (const { id, isUp } of all) downFor.set(id, isUp ? 0 : (downFor.get(id) ?? 0) + ms)
          const isFurthest = (stage: Stage) => all.every((one) => STAGES.indexOf(one.stage) <= STAGES.indexOf(stage))
          expect(next?.isBehind).toBe(!isFurthest(all.find(({ id }) => id === next?.id)?.stage ?? 'before'))
          const chosen = all.find(({ id }) => id === next?.id)
          expect(chosen).toBeDefined()
          const isOther: boolean = choice !== null && next?.id !== choice.id
          if (isOther) {
            expect(chosen).toMatchObject({ isUp: true, isOpen: true })
            expect(next?.isBehind).toBe(false)
            expect(downFor.get(choice?.id ?? 0)).toBeGreaterThanOrEqual(FAILOVER_MS)
          }
          // No event waits longer than the delay while another provider is ready.
          const current = all.find(({ id }) => id === choice?.id)
          const waited = next === null || next.downSince === null ? 0 : now - next.downSince
          if (
            !isOther &&
            current?.isUp === false &&
            all.some(({ isUp, isOpen, stage }) => isUp && isOpen && isFurthest(stage))
          )
            expect(waited).toBeLessThan(FAILOVER_MS)
          choice = next
        }
      },
    ),
    { numRuns: 2_000 },
  )
})
