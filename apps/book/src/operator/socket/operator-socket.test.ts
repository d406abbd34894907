import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepToOwner } from './keep-to-owner.ts'
import { askOperator, type OperationRequest, serveOperator } from './operator-socket.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-operator-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const place = (databaseUrl: string | null = null) => ({ dataDir: folder, databaseUrl })
const request: OperationRequest = { name: 'vip', args: ['approve', '7'], cwd: '/somewhere' }

test('an operation reaches the running book of its folder, and the response comes back', async () => {
  const asked: OperationRequest[] = []
  const stop = await serveOperator(place(), async (given) => {
    asked.push(given)
    return { ok: true, text: 'line one\nline two' }
  })
  expect(await askOperator(place(), request)).toEqual({ ok: true, text: 'line one\nline two' })
  expect(asked).toEqual([request])
  await stop()
  expect(await askOperator(place(), request)).toBeNull()
})

test("the socket is inside the data folder, which is its owner's alone, also one that was open to all", async () => {
  await chmod(folder, 0o777)
  await keepToOwner(folder)
  const stop = await serveOperator(place(), async () => ({ ok: true, text: '' }))
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  expect(await readdir(folder)).toEqual([`operator-${process.pid}.sock`])
  await stop()
})

test('without a running book no connection is made; a killed book leaves nothing that stops the next from listening', async () => {
  expect(await askOperator(place(), request)).toBeNull()
  // A killed process leaves a socket without a listener.
  const killed = createServer().listen(join(folder, 'operator-1.sock'))
  await new Promise((resolve) => killed.once('listening', resolve))
  const left = join(folder, 'operator-2.sock')
  await writeFile(left, '')
  const stop = await serveOperator(place(), async () => ({ ok: true, text: 'the living one' }), 3)
  expect(await readdir(folder)).toEqual(['operator-1.sock', 'operator-3.sock'])
  killed.close()
  expect(await askOperator(place(), request)).toMatchObject({ text: 'the living one' })
  await stop()
})

test('of several processes a running one responds, and none of another database', async () => {
  const stops = [
    await serveOperator(place('postgres://one'), async () => ({ ok: true, text: 'one' }), 11),
    await serveOperator(place('postgres://two'), async () => ({ ok: true, text: 'two' }), 12),
  ]
  expect(await askOperator(place('postgres://two'), request)).toMatchObject({ text: 'two' })
  expect(await askOperator(place('postgres://one'), request)).toMatchObject({ text: 'one' })
  expect(await askOperator(place(), request)).toBeNull()
  for (const stop of stops) await stop()
})

test('an operation that fails, and words that are none, get a response too', async () => {
  const stop = await serveOperator(place(), async () => {
    throw new Error('out of order\n    at somewhere')
  })
  expect(await askOperator(place(), request)).toEqual({ ok: false, text: 'out of order' })
  const long = { ...request, name: 'x'.repeat(4 * 1_048_576) }
  expect(await askOperator(place(), long)).toMatchObject({ ok: false, text: 'The command is too long.' })
  await stop()
})

test('a folder whose socket would have too long a name is refused with a sentence', async () => {
  const dataDir = join(folder, 'x'.repeat(120))
  await keepToOwner(dataDir)
  await expect(serveOperator({ dataDir, databaseUrl: null }, async () => ({ ok: true, text: '' }))).rejects.toThrow(
    /DATA_DIR is too long/,
  )
})
