import type { Frame } from '../wire.ts'
import {
  type BetsMessage,
  type EventMessage,
  type HeadMessage,
  NUMBERS_PER_EVENT,
  type ReferenceMessage,
} from './messages.ts'

interface Known {
  readonly rev: number
  freshAt: number
}

type Rest = Omit<Frame, 'epoch' | 'seq' | 'kind' | 'first'>

/**
 * Makes frames of the messages of a stream, in their order. The first ones are a snapshot, which ends with the first
 * head whose events are all known. Messages that are older than the known state, or repeated, change nothing.
 */
export function createStateReader(epoch: number, give: (frame: Frame) => Promise<void>) {
  const known = new Map<number, Known>()
  let [isFirst, isWhole] = [true, false]
  let [seq, headSeq, references] = [0, 0, 0]

  function send(rest: Rest): Promise<void> {
    const first = isFirst
    isFirst = false
    if (isWhole) seq++
    return give({ epoch, seq, kind: isWhole ? 'changes' : 'snapshot', ...(first && { first }), ...rest })
  }

  async function takeEvent({ rev, event, book }: EventMessage): Promise<void> {
    const before = known.get(event.id)
    if (before !== undefined && before.rev >= rev) return
    known.set(event.id, { rev, freshAt: book?.freshAt ?? 0 })
    await send({ events: [event], books: book === null ? [] : [book] })
  }

  /**
   * Confirmations count for prices of that very message: a price that has changed since is not confirmed by a later
   * head.
   */
  function compare({ at, events }: HeadMessage) {
    const listed = new Set<number>()
    const confirmed = new Map<number, number[]>()
    let missing = 0
    for (let i = 0; i < events.length; i += NUMBERS_PER_EVENT) {
      const [id, rev, ago] = [events[i] ?? 0, events[i + 1], events[i + 2] ?? null]
      listed.add(id)
      const one = known.get(id)
      if (one === undefined) missing++
      if (one === undefined || one.rev !== rev || ago === null || one.freshAt === at - ago) continue
      one.freshAt = at - ago
      confirmed.set(one.freshAt, [...(confirmed.get(one.freshAt) ?? []), id])
    }
    const gone = [...known.keys()].filter((id) => !listed.has(id))
    return { confirmed: [...confirmed], gone, missing }
  }

  async function takeHead(head: HeadMessage): Promise<void> {
    if (head.seq <= headSeq) return
    headSeq = head.seq
    const { confirmed, gone, missing } = compare(head)
    for (const id of gone) known.delete(id)
    if (!isWhole && missing === 0) {
      await send({ confirmed, gone, done: true })
      isWhole = true
    } else if (isWhole && confirmed.length + gone.length === 0) {
      await give({ epoch, seq, kind: 'beat' })
    } else {
      await send({ confirmed, gone })
    }
  }

  async function takeReference({ changes }: ReferenceMessage): Promise<void> {
    if (changes === references) return
    references = changes
    await send({ reference: true })
  }

  return async (what: string, text: string): Promise<void> => {
    const message: unknown = JSON.parse(text)
    if (what === 'head') await takeHead(message as HeadMessage)
    else if (what === 'bets') await send(message as BetsMessage)
    else if (what === 'reference') await takeReference(message as ReferenceMessage)
    else await takeEvent(message as EventMessage)
  }
}
