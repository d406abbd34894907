import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chainFrame, chainText, createChainRoot, MAX_BYTES_PER_FRAME, MAX_MESSAGES_PER_FRAME } from './frame-chain.ts'
import { type Message, messageOf } from './message.ts'
import { addToOutbox, createOutbox, drainOutbox } from './outbox.ts'

function framesOf(messages: readonly Message[], root = createChainRoot()) {
  const outbox = createOutbox()
  for (const message of messages) addToOutbox(outbox, root, message)
  return drainOutbox(outbox)
}

test('LIVE-03: joined frames carry every message once, in order, within both limits', () => {
  const length = fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 10_000, max: 70_000 }))
  fc.assert(
    fc.property(fc.array(length, { maxLength: 60 }), (lengths) => {
      const lines = lengths.map((size, index) => `${index}`.padEnd(size, '.'))
      const texts = framesOf(lines.map(messageOf)).map((frame) => chainText(frame).toString())
      expect(texts.flatMap((text) => text.split('\n'))).toEqual(lines)
      for (const text of texts) {
        const joined = text.split('\n').length
        expect(joined).toBeLessThanOrEqual(MAX_MESSAGES_PER_FRAME)
        if (joined > 1) expect(text.length).toBeLessThanOrEqual(MAX_BYTES_PER_FRAME)
      }
    }),
    { numRuns: 50 },
  )
})

test('LIVE-03: connections that are sent the same share one buffer, however others go on', () => {
  const root = createChainRoot()
  const [a, b, c] = [messageOf('a'), messageOf('b'), messageOf('c')]
  const [first] = framesOf([a, b], root)
  const [other] = framesOf([a, c], root)
  const [second] = framesOf([a, b], root)
  if (!first || !second || !other) throw new Error('nothing was put out')
  expect(chainFrame(second)).toBe(chainFrame(first))
  expect(chainText(other).toString()).toBe('a\nc')
})

test('LIVE-03: frames are final text frames with the shortest length field', () => {
  const headerOf = (length: number) => {
    const [frame] = framesOf([messageOf('x'.repeat(length))])
    return frame ? [...chainFrame(frame).subarray(0, chainFrame(frame).length - length)] : []
  }
  expect(headerOf(125)).toEqual([0x81, 125])
  expect(headerOf(126)).toEqual([0x81, 126, 0, 126])
  expect(headerOf(65_535)).toEqual([0x81, 126, 255, 255])
  expect(headerOf(65_536)).toEqual([0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0])
})
