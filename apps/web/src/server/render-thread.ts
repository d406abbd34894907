import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { BackendAnswer, BackendRequest } from './backend.ts'
import { makePage } from './make-page.ts'
import type { PageMoment, PageOrder } from './page-order.ts'
import { loadRenderer } from './renderer.ts'
import type { FromThread, ThreadData, ToThread } from './thread-messages.ts'

/** On few cores, calls come before pages. On Linux the priority is that of this thread; elsewhere of the process. */
const NICE = 10
if (process.platform === 'linux') setPriority(NICE)

const { dist } = workerData as ThreadData
const renderer = loadRenderer(dist)
const waiting = new Map<number, (answer: BackendAnswer | null) => void>()
let asked = 0

const post = (message: FromThread, transfer: readonly ArrayBuffer[] = []): void =>
  parentPort?.postMessage(message, [...transfer])

async function ask(request: BackendRequest): Promise<BackendAnswer> {
  const number = asked++
  const answer = await new Promise<BackendAnswer | null>((resolve) => {
    waiting.set(number, resolve)
    post({ kind: 'ask', ask: number, request })
  })
  if (answer === null) throw new Error(`The back end did not answer ${request.url}.`)
  return answer
}

async function make(order: PageOrder, moment: PageMoment): Promise<void> {
  try {
    const page = await makePage(await renderer, order, moment, ask)
    if (page.kind === 'moved') return post({ kind: 'made', page })
    // A buffer of its own, not a part of the pool's: it moves to the other thread instead of being copied.
    const body = new Uint8Array(page.body)
    post({ kind: 'made', page: { ...page, body } }, [body.buffer])
  } catch (error) {
    post({ kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) })
  }
}

parentPort?.on('message', (message: ToThread) => {
  switch (message.kind) {
    case 'make':
      void make(message.order, message.moment)
      break
    case 'answered':
      waiting.get(message.ask)?.(message.answer)
      waiting.delete(message.ask)
      break
  }
})
