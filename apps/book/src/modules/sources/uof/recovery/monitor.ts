import type { Provider } from '@touchline/betting'
import type { Infra } from '../../../../kernel/infra.ts'
import { readProducers } from '../api/read-producers.ts'
import type { UofApi } from '../api/uof-api.ts'
import {
  newProducer,
  type Producer,
  type ProducerEvent,
  type ProducerRules,
  type RecoveryRequest,
  stepProducer,
} from './producer-state.ts'
import { loadProducers, type ProducerInfo, saveProducer, storeIntent, storeOutcome } from './stored-producers.ts'

type Without<E> = E extends unknown ? Omit<E, 'at'> : never
/** What happens to one producer, or to all of them. */
export type Happening = Without<ProducerEvent>

export interface MonitorPorts extends Pick<Infra, 'db' | 'clock' | 'log'> {
  readonly api: UofApi
  readonly provider: Provider
  readonly nodeId: number | null
  readonly rules: ProducerRules
}

/** Which producers of an account can be relied on, and the recoveries that make them so. */
export interface Monitor {
  /** Takes up what an earlier owner left. */
  load(): Promise<void>
  /** @param producer as the feed numbers it; null: all of them */
  happens(producer: string | null, happening: Happening): void
  isUp(producer: string): boolean
  /**
   * Whether a producer is in the vendor's list; while that was not read yet, in the one before. One that is not has the
   * list requested again soon.
   */
  isListed(producer: string): boolean
  /** Producers of the account that gave a sign of life. */
  received(): readonly string[]
  /** Changes whenever something else can be relied on. */
  version(): number
  /** Looks at the time, requests producers that are not known yet, and stores what is new. */
  round(): Promise<void>
  /** Resolves when all pending requests are complete. */
  stop(): Promise<void>
}

const LIST_EVERY_MS = 3_600_000
/** How often the list is requested again while it is not there. */
const LIST_AGAIN_MS = 5_000
/** How often it is requested where messages name a producer that it does not have. */
const LIST_LACKS_MS = 60_000

interface Held {
  info: ProducerInfo
  producer: Producer
  isDirty: boolean
}

export function createMonitor({ db, clock, log, api, provider, nodeId, rules }: MonitorPorts): Monitor {
  const held = new Map<string, Held>()
  let before: ReadonlyMap<string, Producer> = new Map()
  let generation: number | null = null
  let version = 0
  let listAt = 0
  /** Wall ms at which the list was read; null: not by this process. */
  let listedAt: number | null = null
  const pending = new Set<Promise<void>>()

  function step(one: Held, event: ProducerEvent): void {
    const { phase } = one.producer
    const next = stepProducer(one.producer, event, { ...rules, windowMs: one.info.windowMs })
    one.producer = next.producer
    one.isDirty = true
    if (next.producer.phase.name !== phase.name) {
      version += 1
      const { phase: now } = next.producer
      log.info(`Producer ${one.info.id} (${one.info.name}) is ${now.name === 'down' ? `down: ${now.why}` : now.name}`)
      if (event.kind === 'played_snapshot' && 'requestId' in phase) answered(one, phase.requestId, 'complete')
    }
    if (next.request === null) return
    const request = ask(one, next.request).finally(() => pending.delete(request))
    pending.add(request)
  }

  /**
   * What is to be requested is stored first: the next owner knows of it, and the vendor's limits hold over a restart.
   */
  async function ask(one: Held, request: RecoveryRequest): Promise<void> {
    const { requestId } = request
    const { id, path } = one.info
    const fail = (retryAt: number) => step(one, { kind: 'request_failed', requestId, retryAt, at: clock.now() })
    try {
      await saveProducer(db, provider, one.info, one.producer, clock.now())
      const freeAt = await storeIntent(db, provider, id, request, clock.now())
      if (freeAt !== null) {
        log.warn(`The vendor allows no recovery of producer ${id} before ${new Date(freeAt).toISOString()}`)
        return fail(freeAt)
      }
    } catch (error) {
      log.warn(`The recovery of producer ${id} could not be stored, will try again`, error)
      return fail(0)
    }
    const query = new URLSearchParams()
    if (request.after !== null) query.set('after', String(request.after))
    query.set('request_id', String(requestId))
    if (nodeId !== null) query.set('node_id', String(nodeId))
    const answer = await api.post(`/${path}/recovery/initiate_request?${query}`)
    if (answer.ok) return answered(one, requestId, 'accepted')
    log.warn(`The recovery of producer ${id} was not taken: ${answer.why}`)
    answered(one, requestId, answer.isRefused ? 'refused' : 'failed')
    fail(answer.retryAt)
  }

  function answered({ info }: Held, requestId: number, outcome: 'accepted' | 'refused' | 'failed' | 'complete'): void {
    const storing = storeOutcome(db, provider, info.id, requestId, outcome, clock.now())
      .catch((error: unknown) => log.warn('The outcome of a recovery could not be stored', error))
      .finally(() => pending.delete(storing))
    pending.add(storing)
  }

  async function list(): Promise<void> {
    const now = clock.now()
    if (now < listAt) return
    listAt = now + LIST_AGAIN_MS
    const answer = await api.get('/descriptions/producers.xml')
    const infos = answer.ok ? readProducers(answer.body) : null
    if (infos === null) {
      log.warn(`The producers of the feed are not known: ${answer.ok ? 'the list cannot be read' : answer.why}`)
      return
    }
    listAt = now + LIST_EVERY_MS
    listedAt = now
    for (const info of infos) {
      const known = held.get(info.id)
      if (known !== undefined) {
        known.info = info
        continue
      }
      const one: Held = { info, producer: before.get(info.id) ?? newProducer(), isDirty: true }
      held.set(info.id, one)
      if (generation !== null) step(one, { kind: 'session_opened', generation, at: clock.now() })
    }
  }

  return {
    async load() {
      before = await loadProducers(db, provider)
    },
    happens(producer, happening) {
      if (happening.kind === 'session_opened') generation = happening.generation
      if (happening.kind === 'session_lost') generation = null
      const event = { ...happening, at: clock.now() } as ProducerEvent
      const all = producer === null ? [...held.values()] : [held.get(producer)]
      for (const one of all) if (one !== undefined) step(one, event)
    },
    isUp: (producer) => held.get(producer)?.producer.phase.name === 'up',
    isListed(producer) {
      if (held.has(producer)) return true
      if (listedAt === null) return before.has(producer)
      listAt = Math.min(listAt, listedAt + LIST_LACKS_MS)
      return false
    },
    received: () => [...held].flatMap(([id, { producer }]) => (producer.messageAt === null ? [] : [id])),
    version: () => version,
    async round() {
      await list()
      for (const one of held.values()) step(one, { kind: 'tick', at: clock.now() })
      for (const one of held.values()) {
        if (!one.isDirty) continue
        one.isDirty = false
        await saveProducer(db, provider, one.info, one.producer, clock.now())
      }
    },
    async stop() {
      await Promise.all(pending)
    },
  }
}
