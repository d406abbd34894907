import { DiscardPolicy, jetstream, jetstreamManager, RetentionPolicy, StorageType } from '@nats-io/jetstream'
import type { NatsConnection, Subscription } from '@nats-io/transport-node'
import { answerQuestion } from '../answer-question.ts'
import { BEAT_MS, EVERY_MS, PER_PART } from '../rhythm.ts'
import type { OfferSender, SenderParts } from '../transport.ts'
import type { NatsLine } from './line.ts'
import type { BetsMessage, EventMessage, HeadMessage, ReferenceMessage } from './messages.ts'
import type { OfferNames } from './names.ts'
import type { NatsOptions } from './options.ts'

/** A server that does not respond in this time has lost the messages. */
const WITHIN_MS = 2_000

/**
 * Publishes the offer to a stream of its epoch that keeps the last message per subject, in memory. Where a message may
 * be lost (the connection broke, the server started again), it makes the stream again and publishes everything.
 */
export function createNatsSender(
  { clock, log }: NatsOptions,
  line: NatsLine,
  names: OfferNames,
  parts: SenderParts,
): OfferSender {
  const { changes } = parts
  const writer = createStateWriter(names, changes, clock.now)
  const questions = createQuestions(parts)
  let epoch: number | null = null
  let isWhole = false
  let isLogged = false
  let sentAt = 0
  let cancel = () => {}
  let working: Promise<void> = Promise.resolve()
  line.onBreak(() => {
    isWhole = false
  })

  async function publish(own: number, to: NatsConnection): Promise<void> {
    if (!isWhole) {
      await renewStream(to, names, own)
      questions.listen(to, names.questions(own))
      changes.restart()
      isWhole = true
      await writer.everything(to, own)
    } else {
      const moved = changes.takeMoved()
      if (moved === null && clock.now() - sentAt < BEAT_MS) return
      await writer.moved(to, own, moved)
    }
    sentAt = clock.now()
    isLogged = false
  }

  async function round(): Promise<void> {
    const [own, to] = [epoch, line.current()]
    if (own === null) return
    try {
      if (to !== null) await publish(own, to)
    } catch (error) {
      isWhole = false
      if (!isLogged) log.warn(`The offer could not be published, it is published again: ${String(error)}`)
      isLogged = true
    }
    if (epoch !== null) cancel = clock.after(EVERY_MS, start)
  }

  function start(): void {
    working = round()
  }

  return {
    open: async () => names.address,
    begin(own) {
      epoch = own
      isWhole = false
      start()
    },
    async close() {
      const left = epoch
      epoch = null
      cancel()
      await working
      questions.stop()
      const to = line.current()
      if (left !== null && to !== null) await deleteStream(to, names.stream(left)).catch(() => undefined)
    },
  }
}

/** Handles the questions of followers while it listens. */
function createQuestions({ customPricer }: SenderParts) {
  let subscription: Subscription | null = null
  return {
    listen(to: NatsConnection, subject: string): void {
      subscription?.unsubscribe()
      subscription = to.subscribe(subject, {
        callback(error, question) {
          if (error !== null) return
          void answerQuestion(customPricer, question.string())
            .then((answer) => answer !== null && question.respond(JSON.stringify(answer)))
            .catch(() => undefined)
        },
      })
    },
    stop: () => subscription?.unsubscribe(),
  }
}

/**
 * Writes what subjects hold. The server confirms the head alone: its number in the stream shows whether the messages
 * before it were stored.
 */
function createStateWriter(names: OfferNames, changes: SenderParts['changes'], now: () => number) {
  const revs = new Map<number, number>()
  let references = 0
  let seq = 0
  /** Messages in the stream. */
  let stored = 0

  function put(to: NatsConnection, epoch: number, what: string, message: object): void {
    to.publish(names.state(epoch, what), JSON.stringify(message))
    stored++
  }

  function event(to: NatsConnection, epoch: number, id: number): void {
    const whole = changes.whole(id)
    if (whole === null) return
    const rev = (revs.get(id) ?? 0) + 1
    revs.set(id, rev)
    put(to, epoch, `event.${id}`, { rev, ...whole } satisfies EventMessage)
  }

  function headMessage(): HeadMessage {
    const at = now()
    const events: (number | null)[] = []
    for (const [id, freshAt] of changes.all()) {
      const rev = revs.get(id)
      // An event without a message came just now: it is in the next head.
      if (rev !== undefined) events.push(id, rev, freshAt === 0 || changes.isPending(id) ? null : at - freshAt)
    }
    return { seq: ++seq, at, events }
  }

  async function head(to: NatsConnection, epoch: number): Promise<void> {
    const message = JSON.stringify(headMessage())
    const ack = await jetstream(to).publish(names.state(epoch, 'head'), message, { timeout: WITHIN_MS, retries: 0 })
    stored++
    if (ack.seq !== stored) throw new Error(`The stream holds ${ack.seq} messages, and ${stored} were sent.`)
  }

  function rest(to: NatsConnection, epoch: number, has: { readonly bets: boolean; readonly reference: boolean }): void {
    if (has.reference) put(to, epoch, 'reference', { changes: references } satisfies ReferenceMessage)
    if (has.bets) put(to, epoch, 'bets', { bets: changes.betsCounts() } satisfies BetsMessage)
  }

  return {
    /** Everything, to a stream that is empty. */
    async everything(to: NatsConnection, epoch: number): Promise<void> {
      stored = 0
      rest(to, epoch, { bets: true, reference: references > 0 })
      const ids = [...changes.all()].map(([id]) => id)
      for (const [i, id] of ids.entries()) {
        event(to, epoch, id)
        // Others get their turn in between.
        if (i % PER_PART === PER_PART - 1) await to.flush()
      }
      await head(to, epoch)
    },
    /** @param moved null where nothing moved: then only the head is sent */
    async moved(to: NatsConnection, epoch: number, moved: ReturnType<typeof changes.takeMoved>): Promise<void> {
      if (moved?.reference === true) references++
      rest(to, epoch, moved ?? { bets: false, reference: false })
      const gone: number[] = []
      for (const id of moved?.events ?? []) {
        event(to, epoch, id)
        if (changes.whole(id) === null && revs.delete(id)) gone.push(id)
      }
      await head(to, epoch)
      // Followers know by the head that they have left; those that come later need not receive them.
      for (const id of gone) await purge(to, names.stream(epoch), names.state(epoch, `event.${id}`))
    },
  }
}

/** Makes the stream of an epoch, empty, and deletes those of earlier owners. */
async function renewStream(to: NatsConnection, names: OfferNames, epoch: number): Promise<void> {
  const manager = await jetstreamManager(to, { timeout: WITHIN_MS, checkAPI: false })
  for await (const name of manager.streams.names()) {
    const other = names.epochOf(name)
    if (other !== null && other <= epoch) await manager.streams.delete(name)
  }
  await manager.streams.add({
    name: names.stream(epoch),
    subjects: [names.state(epoch, '>')],
    storage: StorageType.Memory,
    retention: RetentionPolicy.Limits,
    discard: DiscardPolicy.Old,
    max_msgs_per_subject: 1,
    num_replicas: 1,
  })
}

async function deleteStream(to: NatsConnection, name: string): Promise<void> {
  const manager = await jetstreamManager(to, { timeout: WITHIN_MS, checkAPI: false })
  await manager.streams.delete(name)
}

async function purge(to: NatsConnection, stream: string, filter: string): Promise<void> {
  const manager = await jetstreamManager(to, { timeout: WITHIN_MS, checkAPI: false })
  await manager.streams.purge(stream, { filter })
}
