import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newProducer, type Producer, type ProducerEvent, stepProducer, UOF_RULES } from './producer-state.ts'

const BEGIN = 1_800_000_000_000

/** Short times as a rule, so that producers come up, and long ones now and then. */
function mostly(short: number, long: number) {
  return fc.oneof(
    { weight: 12, arbitrary: fc.integer({ min: 1, max: short }) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: long }) },
  )
}

/** What may happen next, in any order. `own` picks the current request rather than another one. */
const happening = fc.record({
  passes: mostly(3_000, 45_000),
  kind: fc.constantFrom(
    ...(['opened', 'lost', 'alive', 'alive', 'alive', 'lost_us', 'down', 'tick'] as const),
    ...([
      'snapshot',
      'played',
      'played',
      'progress',
      'failed',
      'full',
      'room',
      'played_alive',
      'played_alive',
    ] as const),
  ),
  own: fc.boolean(),
  late: mostly(500, 30_000),
})
type Happening = (typeof happening extends fc.Arbitrary<infer T> ? T : never) & object

function eventOf({ kind, own, late }: Happening, at: number, producer: Producer, generation: number): ProducerEvent {
  const current = 'requestId' in producer.phase ? producer.phase.requestId : -1
  const requestId = own ? current : producer.lastRequestId - 1
  switch (kind) {
    case 'opened':
      return { kind: 'session_opened', generation, at }
    case 'lost':
      return { kind: 'session_lost', at }
    case 'alive':
    case 'lost_us':
      return { kind: 'alive', messageAt: at - late, isSubscribed: kind === 'alive', at }
    case 'down':
      return { kind: 'says_down', at }
    case 'tick':
      return { kind: 'tick', at }
    case 'snapshot':
      return { kind: 'snapshot_complete', requestId, at }
    case 'played':
      return { kind: 'played_snapshot', requestId, at }
    case 'progress':
      return { kind: 'progress', requestId, at }
    case 'failed':
      return { kind: 'request_failed', requestId, retryAt: at + late, at }
    case 'full':
    case 'room':
      return { kind: 'backlog', isFull: kind === 'full', at }
    case 'played_alive':
      return { kind: 'played_alive', messageAt: at - late, at }
  }
}

/**
 * What holds in every history, from the outside: a model that knows only what happened since the last thing that may
 * have lost messages, and nothing of phases.
 */
class Model {
  generation: number | null = null
  aliveAt: number | null = null
  /** The request that the end of the last possible gap is recovered by was played to its end. */
  isWhole = false
  request: number | null = null
  askedAt = Number.NEGATIVE_INFINITY
  checkpoint: number | null = null

  take(event: ProducerEvent, before: Producer): void {
    if (event.kind === 'session_opened') Object.assign(this, { generation: event.generation, aliveAt: null })
    if (event.kind === 'session_lost') Object.assign(this, { generation: null, aliveAt: null })
    const isOld = event.kind === 'alive' && before.messageAt !== null && event.messageAt < before.messageAt
    if (event.kind === 'alive' && this.generation !== null && !isOld) {
      if (!event.isSubscribed && !(this.request !== null && event.at - this.askedAt < UOF_RULES.cooldownMs))
        this.break()
      if (before.messageAt !== null && event.messageAt - before.messageAt > UOF_RULES.silenceMs) this.break()
      this.aliveAt = event.at
    }
    if (['session_opened', 'session_lost', 'says_down'].includes(event.kind)) this.break()
    if (event.kind === 'played_snapshot' && event.requestId === this.request) {
      this.isWhole = true
      this.request = null
    }
    if (this.aliveAt === null || event.at - this.aliveAt > UOF_RULES.silenceMs) this.break()
  }

  break(): void {
    this.isWhole = false
    this.request = null
  }
}

test('in every history: up only with a session, signs of life and a recovery of the last gap; requests apart, with new numbers, never before the window', () => {
  let timesUp = 0
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 120, size: 'max' }), (history) => {
      let producer = newProducer()
      let at = BEGIN
      let generation = 0
      const model = new Model()
      for (const one of history) {
        at += one.passes
        const event = eventOf(one, at, producer, ++generation)
        const before = producer
        const step = stepProducer(before, event, UOF_RULES)
        producer = step.producer
        model.take(event, before)
        if (producer.phase.name === 'up' || producer.phase.name === 'delayed') expect(model.isWhole).toBe(true)
        if (producer.phase.name === 'up') {
          timesUp += 1
          expect(producer.isBacklogged).toBe(false)
          expect(at - (producer.playedAt ?? 0)).toBeLessThanOrEqual(UOF_RULES.lagMs)
        }
        // The checkpoint never goes back, and moves while the producer is up alone.
        expect(producer.checkpoint ?? 0).toBeGreaterThanOrEqual(before.checkpoint ?? 0)
        if (producer.checkpoint !== before.checkpoint) expect(before.phase.name).toBe('up')
        if (step.request === null) continue
        expect(at - model.askedAt).toBeGreaterThanOrEqual(UOF_RULES.cooldownMs)
        expect(step.request.requestId).toBeGreaterThan(before.lastRequestId)
        if (before.checkpoint !== null) {
          expect(step.request.after).toBeLessThanOrEqual(
            Math.max(before.checkpoint - UOF_RULES.overlapMs, at - UOF_RULES.windowMs + 60_000),
          )
        }
        expect(step.request.after ?? at).toBeGreaterThan(at - UOF_RULES.windowMs)
        model.break()
        Object.assign(model, { request: step.request.requestId, askedAt: at })
      }
    }),
    { numRuns: 1_000 },
  )
  expect(timesUp).toBeGreaterThan(100)
})
