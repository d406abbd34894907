import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { askOperator, type OperationRequest, serveOperator } from './operator-socket.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-operator-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('an operation reaches the running book of its folder, and the answer comes back', async () => {
  const asked: OperationRequest[] = []
  const stop = await serveOperator(folder, async (request) => {
    asked.push(request)
    return { ok: true, text: 'line one\nline two' }
  })
  const request = { name: 'vip', args: ['approve', '7'] }
  expect(await askOperator(folder, request)).toEqual({ ok: true, text: 'line one\nline two' })
  expect(asked).toEqual([request])
  await stop()
  expect(await askOperator(folder, request)).toBeNull()
})

test('without a running book nobody answers; one that was killed does not keep the next from listening', async () => {
  expect(await askOperator(folder, { name: 'vip', args: [] })).toBeNull()
  await serveOperator(folder, async () => ({ ok: true, text: 'the dead one' }))
  const stop = await serveOperator(folder, async () => ({ ok: true, text: 'the living one' }))
  expect(await askOperator(folder, { name: 'vip', args: [] })).toMatchObject({ text: 'the living one' })
  await stop()
})

test('an operation that fails, and words that are none, get an answer too', async () => {
  const stop = await serveOperator(folder, async () => {
    throw new Error('out of order')
  })
  expect(await askOperator(folder, { name: 'vip', args: [] })).toEqual({ ok: false, text: 'out of order' })
  const long = { name: 'x'.repeat(70_000), args: [] }
  expect(await askOperator(folder, long)).toMatchObject({ ok: false })
  await stop()
})
