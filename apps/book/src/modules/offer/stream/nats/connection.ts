import { AckPolicy, type ConsumerMessages, DeliverPolicy, jetstreamManager } from '@nats-io/jetstream'
import { nanos } from '@nats-io/transport-node'
import type { Answer, Question } from '../questions.ts'
import { ANSWER_WITHIN_MS } from '../rhythm.ts'
import type { ConnectionListener, OfferConnection } from '../transport.ts'
import type { NatsLine } from './line.ts'
import type { OfferNames } from './names.ts'
import { createStateReader } from './read-state.ts'

const WITHIN_MS = 2_000
/** The server drops a follower that has not requested messages for this long. */
const FORGOTTEN_AFTER_MS = 10_000
/** Messages that are requested in advance. A follower that is slower gets only the last one of each subject. */
const MOST_WAITING = 200

/** Reads the stream of an epoch: the last message of each subject, then every one that follows. */
export function connectByNats(
  line: NatsLine,
  names: OfferNames,
  epoch: number,
  listener: ConnectionListener,
): OfferConnection {
  const read = createStateReader(epoch, listener.frame)
  const prefix = names.state(epoch, '')
  let isOpen = true
  let messages: ConsumerMessages | null = null
  const forget = line.onBreak(() => end())

  async function consume(): Promise<ConsumerMessages | null> {
    const to = line.current()
    if (to === null) return null
    const manager = await jetstreamManager(to, { timeout: WITHIN_MS, checkAPI: false })
    const { name } = await manager.consumers.add(names.stream(epoch), {
      deliver_policy: DeliverPolicy.LastPerSubject,
      filter_subject: names.state(epoch, '>'),
      ack_policy: AckPolicy.None,
      inactive_threshold: nanos(FORGOTTEN_AFTER_MS),
      mem_storage: true,
      num_replicas: 1,
    })
    const consumer = await manager.jetstream().consumers.get(names.stream(epoch), name)
    return consumer.consume({ max_messages: MOST_WAITING, abort_on_missing_resource: true })
  }

  async function run(): Promise<void> {
    messages = await consume()
    if (!isOpen) await messages?.close()
    let delivered = 0
    for await (const message of messages ?? []) {
      // One was lost: the connection broke in between.
      if (message.info.deliverySequence !== ++delivered) return
      await read(message.subject.slice(prefix.length), message.string())
      if (!isOpen) return
    }
  }

  function close(): void {
    isOpen = false
    forget()
    void messages?.close().catch(() => undefined)
  }

  function end(): void {
    if (!isOpen) return
    close()
    listener.ended()
  }

  // A stream that is not there yet, or not any more, is tried again by the follower.
  void run()
    .catch(() => undefined)
    .then(end)

  return {
    async ask(wanted: Question['wanted']) {
      const to = line.current()
      if (to === null) return null
      const question = JSON.stringify({ ask: 0, wanted } satisfies Question)
      const answer = await to.request(names.questions(epoch), question, { timeout: ANSWER_WITHIN_MS }).catch(() => null)
      return answer === null ? null : (answer.json() as Answer).values
    },
    close,
  }
}
