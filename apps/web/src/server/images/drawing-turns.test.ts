import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { LineIsFull } from '../waiting-line.ts'
import { createDrawingTurns } from './drawing-turns.ts'

const from = (ip: string, destroyed = false) => ({ ip, raw: { socket: { destroyed } } }) as unknown as FastifyRequest
const LINE = { atOnce: 2, room: 40, perVisitor: 12 }
/** Addresses of a network count as one, and each may have one picture. */
function strictTurns() {
  const drawn = new Map<string, number>()
  return {
    visitorOf: ({ ip }: FastifyRequest) => ip.split('.')[0] ?? ip,
    mayMake: () => true,
    mayDraw: (visitor: string) => !drawn.has(visitor),
    drew: (visitor: string, ms: number) => void drawn.set(visitor, ms),
    drawn,
  }
}

test('a network that has had its share has no more pictures made, failures count too, and others do', async () => {
  const turns = strictTurns()
  const { draw } = createDrawingTurns(LINE, turns)
  await expect(draw(from('10.1'), () => Promise.reject(new Error('why')))).rejects.toThrow('why')
  await expect(draw(from('10.2'), async () => 'picture')).rejects.toBeInstanceOf(LineIsFull)
  expect(await draw(from('11.1'), async () => 'picture')).toBe('picture')
  expect([...turns.drawn.keys()]).toEqual(['10', '11'])
})

test('nothing is made for who has gone', async () => {
  const { draw } = createDrawingTurns(LINE, undefined)
  let made = 0
  await expect(draw(from('10.1', true), async () => made++)).rejects.toBeInstanceOf(LineIsFull)
  expect(made).toBe(0)
})
