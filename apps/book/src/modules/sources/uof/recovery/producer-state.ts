import { SILENCE_MS } from '../../../../kernel/silence.ts'

/** Why nothing of a producer counts. */
export type DownReason =
  | 'no_session'
  | 'no_alive'
  | 'silent'
  | 'says_down'
  | 'unsubscribed'
  | 'gap'
  | 'request_failed'
  | 'stalled'

/** A recovery that was requested. */
export interface RecoveryRequest {
  readonly requestId: number
  /** Unix ms from which messages are sent again; null: everything that is on offer now. */
  readonly after: number | null
}

export type ProducerPhase =
  | { readonly name: 'down'; readonly why: DownReason }
  | (RecoveryRequest & {
      /** `resuming`: the snapshot is complete, and what came before its end is still to be played. */
      readonly name: 'recovering' | 'resuming'
      /** Wall ms. */
      readonly askedAt: number
      /** Wall ms at which a message of this recovery came last. */
      readonly progressAt: number
    })
  | { readonly name: 'up' }
  /** Nothing is missing, but what arrives is played too late. */
  | { readonly name: 'delayed' }

/** A producer as this book knows it. Prices of it count while it is up, and at no other time. */
export interface Producer {
  readonly phase: ProducerPhase
  /** Number of the session that its messages come through; null while there is none. */
  readonly generation: number | null
  /** Wall ms of the session's last sign of life; null before the first. */
  readonly aliveAt: number | null
  /** Unix ms by the producer's clock of the latest sign of life; null: none yet. */
  readonly messageAt: number | null
  /** Unix ms by the producer's clock of the latest sign of life that came through with the content and was played. */
  readonly playedAt: number | null
  /** The hand-over of messages is full. */
  readonly isBacklogged: boolean
  /** Unix ms up to which nothing is missing; null: nothing was ever complete. */
  readonly checkpoint: number | null
  /** Wall ms before which no recovery is requested. */
  readonly notBefore: number
  readonly lastRequestId: number
}

/** Times are wall ms (`at`) or unix ms by the producer's clock (`messageAt`). */
export type ProducerEvent = { readonly at: number } & (
  | { readonly kind: 'session_opened'; readonly generation: number }
  | { readonly kind: 'session_lost' | 'says_down' | 'tick' }
  | { readonly kind: 'alive'; readonly messageAt: number; readonly isSubscribed: boolean }
  /** The vendor has sent everything of a recovery. */
  | { readonly kind: 'snapshot_complete'; readonly requestId: number }
  /** A message of a recovery came. */
  | { readonly kind: 'progress'; readonly requestId: number }
  /** A sign of life, or the end of a recovery, was reached among the content that is played. */
  | { readonly kind: 'played_alive'; readonly messageAt: number }
  | { readonly kind: 'played_snapshot'; readonly requestId: number }
  /** The vendor did not take a request. */
  | { readonly kind: 'request_failed'; readonly requestId: number; readonly retryAt: number }
  | { readonly kind: 'backlog'; readonly isFull: boolean }
)

export interface ProducerRules {
  /** In a replay there are no signs of life and no recoveries: what comes counts. */
  readonly isReplay: boolean
  /** A producer without a sign of life for so long is down, in ms. */
  readonly silenceMs: number
  /** Content that is played later than this is too late to bet on, in ms. */
  readonly lagMs: number
  /** Least time between two requests, in ms. */
  readonly cooldownMs: number
  /** A recovery without progress for so long is requested again, in ms. */
  readonly stalledMs: number
  /** How far back messages can be requested, in ms. */
  readonly windowMs: number
  /** Recoveries begin so long before the checkpoint, in ms. */
  readonly overlapMs: number
}

export const UOF_RULES: ProducerRules = {
  isReplay: false,
  silenceMs: SILENCE_MS,
  lagMs: 20_000,
  cooldownMs: 30_000,
  stalledMs: 1_200_000,
  windowMs: 10 * 3_600_000,
  overlapMs: 300_000,
}

/** The vendor refuses what lies before its window: the request takes time to arrive. */
const WINDOW_MARGIN_MS = 60_000

/** A producer as it is before its first session, or as an earlier owner of the session left it. */
export function newProducer(
  before: Partial<Pick<Producer, 'checkpoint' | 'notBefore' | 'lastRequestId'>> = {},
): Producer {
  return {
    phase: { name: 'down', why: 'no_session' },
    generation: null,
    aliveAt: null,
    messageAt: null,
    playedAt: null,
    isBacklogged: false,
    checkpoint: null,
    notBefore: 0,
    lastRequestId: 0,
    ...before,
  }
}

/** The producer after an event, and the recovery to request now. */
export interface ProducerStep {
  readonly producer: Producer
  readonly request: RecoveryRequest | null
}

export function stepProducer(before: Producer, event: ProducerEvent, rules: ProducerRules): ProducerStep {
  const after = take(before, event, rules)
  if (rules.isReplay) return { producer: { ...after, phase: inReplay(after) }, request: null }
  return follow(watch(after, event.at, rules), event.at, rules)
}

function inReplay({ generation, isBacklogged }: Producer): ProducerPhase {
  if (generation === null) return { name: 'down', why: 'no_session' }
  return { name: isBacklogged ? 'delayed' : 'up' }
}

function take(producer: Producer, event: ProducerEvent, rules: ProducerRules): Producer {
  const { phase } = producer
  switch (event.kind) {
    case 'session_opened':
      // Messages between two sessions are missing.
      return {
        ...down(producer, 'no_alive'),
        generation: event.generation,
        aliveAt: null,
        messageAt: null,
        playedAt: null,
      }
    case 'session_lost':
      return { ...down(producer, 'no_session'), generation: null, aliveAt: null, isBacklogged: false }
    case 'says_down':
      return down(producer, 'says_down')
    case 'alive':
      return producer.generation === null ? producer : takeAlive(producer, event, rules)
    case 'snapshot_complete':
      return isCurrent(phase, event.requestId)
        ? { ...producer, phase: { ...phase, name: 'resuming', progressAt: event.at } }
        : producer
    case 'progress':
      return isCurrent(phase, event.requestId) ? { ...producer, phase: { ...phase, progressAt: event.at } } : producer
    case 'played_alive':
      return { ...producer, playedAt: Math.max(event.messageAt, producer.playedAt ?? event.messageAt) }
    case 'played_snapshot':
      return isCurrent(phase, event.requestId)
        ? { ...producer, phase: { name: 'up' }, playedAt: Math.max(event.at, producer.playedAt ?? 0) }
        : producer
    case 'request_failed':
      return isCurrent(phase, event.requestId) && phase.name === 'recovering'
        ? {
            ...down(producer, 'request_failed'),
            notBefore: Math.max(producer.notBefore, event.retryAt, event.at + rules.cooldownMs),
          }
        : producer
    case 'backlog':
      return { ...producer, isBacklogged: event.isFull }
    case 'tick':
      return producer
  }
}

type Requested = Extract<ProducerPhase, { readonly name: 'recovering' | 'resuming' }>

function isCurrent(phase: ProducerPhase, requestId: number): phase is Requested {
  return (phase.name === 'recovering' || phase.name === 'resuming') && phase.requestId === requestId
}

function takeAlive(
  producer: Producer,
  { at, messageAt, isSubscribed }: Extract<ProducerEvent, { readonly kind: 'alive' }>,
  rules: ProducerRules,
): Producer {
  const { phase, messageAt: before } = producer
  // One that comes out of order adds nothing.
  if (before !== null && messageAt < before) return producer
  const received = { ...producer, aliveAt: at, messageAt }
  if (before !== null && messageAt - before > rules.silenceMs) return down(received, 'gap')
  if (!isSubscribed) {
    // The vendor may send this for a while after the request.
    const isAsked = phase.name === 'recovering' && at - phase.askedAt < rules.cooldownMs
    return isAsked ? received : down(received, 'unsubscribed')
  }
  if (phase.name === 'down' && phase.why === 'says_down') return down(received, 'gap')
  if (phase.name !== 'up' || isLate(received, at, rules)) return received
  return { ...received, checkpoint: Math.max(Math.min(messageAt, at), received.checkpoint ?? 0) }
}

function down(producer: Producer, why: DownReason): Producer {
  return { ...producer, phase: { name: 'down', why } }
}

function isLate({ isBacklogged, playedAt, messageAt }: Producer, at: number, { lagMs }: ProducerRules): boolean {
  const isBehind = playedAt !== null && at - playedAt > lagMs
  return isBacklogged || isBehind || (messageAt !== null && at - messageAt > lagMs)
}

/** What follows from the time that has passed. */
function watch(producer: Producer, at: number, rules: ProducerRules): Producer {
  const { phase, aliveAt } = producer
  if (phase.name === 'down') return producer
  if (aliveAt === null || at - aliveAt > rules.silenceMs) return down(producer, 'silent')
  const isStalled = 'progressAt' in phase && at - phase.progressAt > rules.stalledMs
  if (isStalled) return down(producer, 'stalled')
  if (phase.name === 'up' && isLate(producer, at, rules)) return { ...producer, phase: { name: 'delayed' } }
  if (phase.name === 'delayed' && !isLate(producer, at, rules)) return { ...producer, phase: { name: 'up' } }
  return producer
}

/**
 * Requests a recovery where one is missing and may be requested. The checkpoint stays until it is complete, and with it
 * `after`.
 */
function follow(producer: Producer, at: number, rules: ProducerRules): ProducerStep {
  const { phase, generation, aliveAt, checkpoint } = producer
  const isReceived = generation !== null && aliveAt !== null && at - aliveAt <= rules.silenceMs
  if (phase.name !== 'down' || phase.why === 'says_down' || !isReceived || at < producer.notBefore) {
    return { producer, request: null }
  }
  // Numbers of a database that was emptied are not used again.
  const requestId = Math.max(producer.lastRequestId + 1, Math.floor(at / 1_000))
  const after =
    checkpoint === null ? null : Math.max(checkpoint - rules.overlapMs, at - rules.windowMs + WINDOW_MARGIN_MS)
  return {
    producer: {
      ...producer,
      phase: { name: 'recovering', requestId, after, askedAt: at, progressAt: at },
      notBefore: at + rules.cooldownMs,
      lastRequestId: requestId,
    },
    request: { requestId, after },
  }
}
