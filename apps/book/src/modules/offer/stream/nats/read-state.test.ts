import { beforeEach, expect, test } from 'vitest'
import type { Frame, WireBook } from '../wire.ts'
import type { EventMessage, HeadMessage } from './messages.ts'
import { createStateReader } from './read-state.ts'

let frames: Frame[]
let read: ReturnType<typeof createStateReader>
beforeEach(() => {
  frames = []
  read = createStateReader(7, async (frame) => void frames.push(frame))
})

function event(id: number, rev: number): Promise<void> {
  const book: WireBook = {
    id,
    status: 0,
    betStop: null,
    version: rev,
    freshAt: 1_000,
    markets: [],
    left: [],
    isWhole: true,
  }
  return read(`event.${id}`, JSON.stringify({ rev, event: { id, type: 'draw' }, book } satisfies EventMessage))
}

const head = (seq: number, at: number, ...events: HeadMessage['events']): Promise<void> =>
  read('head', JSON.stringify({ seq, at, events } satisfies HeadMessage))

const kinds = () => frames.map(({ kind, seq, first, done }) => [kind, seq, first ?? false, done ?? false])

test('LIVE-01: a snapshot ends with the first head whose events have all arrived', async () => {
  await event(1, 1)
  await head(4, 2_000, 1, 1, 1_000, 2, 1, 1_000)
  await event(2, 2)
  await head(5, 2_200, 1, 1, 1_200, 2, 2, 1_200)
  await event(1, 2)
  expect(kinds()).toEqual([
    ['snapshot', 0, true, false],
    ['snapshot', 0, false, false],
    ['snapshot', 0, false, false],
    ['snapshot', 0, false, true],
    ['changes', 1, false, false],
  ])
})

test('LIVE-01 PLACE-02: a head confirms no price that has changed since the message that arrived, and no older message replaces a newer one', async () => {
  await event(1, 3)
  await head(1, 1_000, 1, 3, 0)
  frames = []
  // The price changed: its message was replaced by a newer one, which is still to come.
  await head(2, 5_000, 1, 4, 0)
  // The price changes at this moment.
  await head(3, 5_200, 1, 3, null)
  await event(1, 2)
  expect(frames.flatMap(({ confirmed = [], events = [] }) => [...confirmed, ...events])).toEqual([])
  await head(4, 5_400, 1, 3, 100)
  expect(frames.at(-1)?.confirmed).toEqual([[5_300, [1]]])
})

test('LIVE-01: an event that a head does not list has left, and a head that arrives again or late says nothing', async () => {
  await event(1, 1)
  await event(2, 1)
  await head(1, 1_000, 1, 1, 0, 2, 1, 0)
  frames = []
  await head(2, 1_200, 1, 1, 200)
  await head(1, 1_000, 1, 1, 0, 2, 1, 0)
  await head(2, 1_200, 1, 1, 200)
  expect(frames.map(({ gone }) => gone)).toEqual([[2]])
  await head(3, 1_400, 1, 1, 400)
  expect(frames.at(-1)?.kind).toBe('beat')
})
