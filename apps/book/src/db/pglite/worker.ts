import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { prepareOn } from './prepared.ts'

/** Runs PGlite on its own thread and executes the statements of the main one, strictly in order. */
export type WorkerRequest =
  | { readonly id: number; readonly kind: 'query'; readonly sql: string; readonly params: readonly unknown[] }
  | { readonly id: number; readonly kind: 'exec'; readonly sql: string }
  | { readonly id: number; readonly kind: 'close' }

export type WorkerReply =
  | { readonly id: number; readonly ok: true; readonly rows: object[] }
  | { readonly id: number; readonly ok: false; readonly message: string; readonly code: string | undefined }

const port = parentPort
if (port === null) throw new Error('This file runs as a worker thread only')
const { dataDir, begun } = workerData as { dataDir: string | null; begun: Blob | null }

const INT8 = 20
const INT8_ARRAY = 1016
/** A quarter of the default, which is resident for good; the tables of the demo world fit. */
const SHARED_BUFFERS = '32MB'
const opened = PGlite.create({
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  ...(dataDir !== null && { dataDir }),
  ...(begun !== null && { loadDataDir: begun }),
  // Every statement is in its file before its result is returned; nothing forces the file to the disk.
  relaxedDurability: false,
  parsers: {
    [INT8]: (text) => BigInt(text),
    [INT8_ARRAY]: (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(BigInt)),
  },
})

const prepared = opened.then(prepareOn)
/** Words that change no table. */
const OF_TRANSACTIONS: readonly string[] = ['', 'BEGIN', 'COMMIT', 'ROLLBACK']

async function perform(request: WorkerRequest): Promise<object[]> {
  const db = await opened
  const statements = await prepared
  switch (request.kind) {
    case 'query':
      return statements.query(request.sql, request.params)
    case 'exec':
      await db.exec(request.sql)
      if (!OF_TRANSACTIONS.includes(request.sql)) await statements.forget()
      return []
    case 'close':
      await db.close()
      return []
  }
}

let last: Promise<unknown> = Promise.resolve()
port.on('message', (request: WorkerRequest) => {
  last = last.then(async () => {
    let reply: WorkerReply
    try {
      reply = { id: request.id, ok: true, rows: await perform(request) }
    } catch (error) {
      const { message, code } = error as { message?: string; code?: string }
      reply = { id: request.id, ok: false, message: message ?? String(error), code }
    }
    port.postMessage(reply)
    if (request.kind === 'close') port.close()
  })
})
