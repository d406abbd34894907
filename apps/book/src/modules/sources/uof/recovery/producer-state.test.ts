import { expect, test } from 'vitest'
import { newProducer, type Producer, type ProducerEvent, stepProducer, UOF_RULES } from './producer-state.ts'

const NOW = 1_800_000_000_000
const S = 1_000

type Step = Omit<ProducerEvent, 'at'> & Record<string, unknown>

/** A producer to which things happen, seconds apart. */
class Played {
  producer: Producer
  readonly requests: { readonly requestId: number; readonly after: number | null; readonly at: number }[] = []
  readonly rules
  constructor(rules: Partial<typeof UOF_RULES> = {}, before: Parameters<typeof newProducer>[0] = {}) {
    this.rules = { ...UOF_RULES, ...rules }
    this.producer = newProducer(before)
  }
  at(second: number, event: Step): this {
    const at = NOW + second * S
    const { producer, request } = stepProducer(this.producer, { ...event, at } as ProducerEvent, this.rules)
    this.producer = producer
    if (request !== null) this.requests.push({ ...request, at })
    return this
  }
  opens(second: number, generation = 1) {
    return this.at(second, { kind: 'session_opened', generation })
  }
  alive(second: number, isSubscribed = true, messageAt = second) {
    return this.at(second, { kind: 'alive', messageAt: NOW + messageAt * S, isSubscribed })
  }
  /** Signs of life through both channels, ten seconds apart. */
  lives(from: number, to: number) {
    for (let second = from; second <= to; second += 10) {
      this.alive(second).at(second, { kind: 'played_alive', messageAt: NOW + second * S })
    }
    return this
  }
  completes(second: number, requestId = this.requests.at(-1)?.requestId) {
    return this.at(second, { kind: 'snapshot_complete', requestId }).at(second, { kind: 'played_snapshot', requestId })
  }
  get phase() {
    const { phase } = this.producer
    return phase.name === 'down' ? `down: ${phase.why}` : phase.name
  }
}

const up = (rules = {}) => new Played(rules).opens(0).lives(1, 1).completes(2)

test('a full recovery is requested at the first heartbeat of a producer, and it is up once the end of the recovery is processed', () => {
  const played = new Played().opens(0)
  expect(played.phase).toBe('down: no_alive')
  played.alive(1)
  expect([played.phase, played.requests]).toMatchObject(['recovering', [{ after: null }]])
  const { requestId = 0 } = played.requests[0] ?? {}
  played.at(2, { kind: 'snapshot_complete', requestId })
  expect(played.phase).toBe('resuming')
  played.at(3, { kind: 'played_snapshot', requestId })
  expect([played.phase, played.requests.length]).toEqual(['up', 1])
})

test('fault 1: a request that failed stays to be made, and is made after the cooldown, not after the time of a recovery', () => {
  const played = new Played().opens(0).alive(1)
  played.at(2, { kind: 'request_failed', requestId: played.requests[0]?.requestId, retryAt: 0 })
  expect(played.phase).toBe('down: request_failed')
  played.alive(11).alive(21).alive(31)
  expect(played.requests.length).toBe(1)
  played.alive(41)
  expect([played.phase, played.requests.length]).toEqual(['recovering', 2])
})

test('after Retry-After of a vendor no request is made before that time', () => {
  const played = new Played().opens(0).alive(1)
  played.at(2, { kind: 'request_failed', requestId: played.requests[0]?.requestId, retryAt: NOW + 95 * S })
  for (let second = 11; second < 95; second += 10) played.alive(second)
  expect(played.requests.length).toBe(1)
  played.alive(101)
  expect(played.requests.length).toBe(2)
})

test('fault 2: one end of a recovery is enough for a producer with several scopes, and it is not requested again', () => {
  // Premium cricket is live and pre-match, and one session takes both.
  const played = up().lives(10, 3_000)
  expect([played.phase, played.requests.length]).toEqual(['up', 1])
})

test('fault 3: a recovery that moves is not stalled, however long it takes; one that does not is requested again with the old time', () => {
  const played = up().lives(10, 600)
  const checkpoint = NOW + 600 * S
  played.opens(601, 2).alive(602)
  const [, first] = played.requests
  expect(first?.after).toBe(checkpoint - 300 * S)
  for (let second = 610; second <= 3_000; second += 10) {
    played.alive(second).at(second, { kind: 'progress', requestId: first?.requestId })
  }
  expect([played.phase, played.requests.length]).toEqual(['recovering', 2])
  for (let second = 3_010; second <= 4_200; second += 10) {
    played.alive(second).at(second, { kind: 'progress', requestId: 1 })
  }
  expect(played.requests.length).toBe(2)
  played.alive(4_210)
  expect([played.requests.length, played.requests[2]?.after]).toEqual([3, first?.after])
  expect(played.requests[2]?.requestId).toBeGreaterThan(first?.requestId ?? 0)
})

test('fault 4: a new session is a gap, also while a recovery runs: the end of the one before says nothing', () => {
  const played = new Played().opens(0).alive(1)
  const [first] = played.requests
  played.opens(5, 2).alive(6)
  expect([played.phase, played.requests.length]).toEqual(['down: no_alive', 1])
  played.completes(7, first?.requestId)
  expect(played.phase).toBe('down: no_alive')
  played.alive(16).alive(26).alive(36)
  expect([played.phase, played.requests.length]).toEqual(['recovering', 2])
  played.completes(37, first?.requestId)
  expect(played.phase).toBe('recovering')
  played.completes(38)
  expect(played.phase).toBe('up')
})

test('fault 5: a producer that falls silent is down after 20 s; after a lost session at once', () => {
  const played = up().lives(11, 21).at(41, { kind: 'tick' })
  expect(played.phase).toBe('up')
  expect(played.at(42, { kind: 'tick' }).phase).toBe('down: silent')
  expect(up().at(3, { kind: 'session_lost' }).phase).toBe('down: no_session')
})

test('fault 8: what lies before the window of the producer is not requested', () => {
  const windowMs = 3_600 * S
  const played = new Played({ windowMs }, { checkpoint: NOW - 9_000 * S }).opens(0).alive(1)
  const [request] = played.requests
  expect(request?.after).toBeGreaterThan((request?.at ?? 0) - windowMs)
  expect(request?.after).toBeLessThan((request?.at ?? 0) - windowMs + 120 * S)
})

test('fault 13: times of the rules are in milliseconds: 20 s of silence, 30 s between requests, 20 min of a recovery, 300 s of overlap', () => {
  expect(UOF_RULES).toMatchObject({ silenceMs: 20_000, cooldownMs: 30_000, stalledMs: 1_200_000, overlapMs: 300_000 })
})

test('fault 15: a replay has no signs of life and no recoveries: what comes counts', () => {
  const played = new Played({ isReplay: true }).opens(0)
  expect(played.phase).toBe('up')
  expect(played.at(3_000, { kind: 'tick' }).phase).toBe('up')
  expect(played.at(3_001, { kind: 'session_lost' }).phase).toBe('down: no_session')
  expect(played.requests).toEqual([])
})

test('fault 22: content that is played too late is not bet on, and nothing is requested for it', () => {
  const played = up().lives(10, 20)
  for (let second = 30; second <= 60; second += 10) played.alive(second)
  expect([played.phase, played.requests.length]).toEqual(['delayed', 1])
  expect(played.producer.checkpoint).toBe(NOW + 40 * S)
  played.at(61, { kind: 'played_alive', messageAt: NOW + 60 * S })
  expect([played.phase, played.requests.length]).toEqual(['up', 1])
})

test('a hand-over that is full makes the producer delayed until there is room again', () => {
  const played = up().at(3, { kind: 'backlog', isFull: true })
  expect(played.phase).toBe('delayed')
  expect(played.at(4, { kind: 'backlog', isFull: false }).phase).toBe('up')
})

test('a producer that is unsubscribed is recovered again; one that reports it during a recovery is not', () => {
  const played = up().alive(10, false)
  expect([played.phase, played.requests.length]).toEqual(['down: unsubscribed', 1])
  played.alive(20, false).alive(30, false).alive(40, false)
  expect([played.phase, played.requests.length]).toEqual(['recovering', 2])
  played.alive(50, false)
  expect([played.phase, played.requests.length]).toEqual(['recovering', 2])
  played.alive(60).completes(61)
  expect(played.phase).toBe('up')
})

test('a producer that says it is down stays so until it lives again, and is then recovered', () => {
  const played = up().at(40, { kind: 'says_down' })
  expect(played.phase).toBe('down: says_down')
  expect(played.at(45, { kind: 'tick' }).requests.length).toBe(1)
  played.alive(46)
  expect([played.phase, played.requests.length]).toEqual(['recovering', 2])
})

test('the checkpoint moves by signs of life while the producer is up, and by nothing else', () => {
  const played = new Played()
    .opens(0)
    .alive(1)
    .at(2, { kind: 'played_alive', messageAt: NOW + 2 * S })
  expect(played.producer.checkpoint).toBe(null)
  played.completes(3).lives(11, 11)
  expect(played.producer.checkpoint).toBe(NOW + 11 * S)
  // From the future it is no later than now; out of order it does not go back.
  played.alive(21, true, 25).alive(22, true, 15)
  expect(played.producer.checkpoint).toBe(NOW + 21 * S)
})
