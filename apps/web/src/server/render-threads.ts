import { Worker } from 'node:worker_threads'
import type { Ask } from './backend.ts'
import type { MadePage, PageMaker, PageMoment, PageOrder } from './page-order.ts'
import type { FromThread, ThreadData, ToThread } from './thread-messages.ts'

const THREAD = new URL('./render-thread.ts', import.meta.url)
/** A page that takes longer is given up, with the thread that makes it. */
const PATIENCE_MS = 15_000
/** Memory of one thread: the largest pages take a tenth of it. */
const HEAP_MB = 96
/** The young generation of the heap: small, since most of it is garbage. */
const YOUNG_MB = 24

interface Slot {
  worker: Worker | null
  isBusy: boolean
}

/**
 * Makes pages in threads of their own, so that calls never wait for a page. A thread starts when it is first needed,
 * and a broken one is replaced for the next page.
 * @param count pages made at once
 */
export function createRenderThreads(dist: string, count: number): PageMaker {
  const slots: Slot[] = Array.from({ length: count }, () => ({ worker: null, isBusy: false }))

  function workerOf(slot: Slot): Worker {
    if (slot.worker) return slot.worker
    const data: ThreadData = { dist }
    const worker = new Worker(THREAD, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_MB },
    })
    worker.unref()
    const forget = () => {
      if (slot.worker === worker) slot.worker = null
    }
    // Requests that wait for a page receive the error too; without a listener it would end the process.
    worker.on('error', forget)
    worker.once('exit', forget)
    slot.worker = worker
    return worker
  }

  return {
    async make(order, moment, ask) {
      const slot = slots.find((candidate) => !candidate.isBusy)
      if (!slot) throw new Error('More pages are being made than there are threads.')
      slot.isBusy = true
      try {
        return await makeIn(workerOf(slot), order, moment, ask)
      } finally {
        slot.isBusy = false
      }
    },
    async close() {
      await Promise.all(slots.map(({ worker }) => worker?.terminate()))
    },
  }
}

function makeIn(worker: Worker, order: PageOrder, moment: PageMoment, ask: Ask): Promise<MadePage> {
  const post = (message: ToThread) => worker.postMessage(message)
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      void worker.terminate()
      end(() => reject(new Error(`${order.pathname} was not rendered in ${PATIENCE_MS} ms.`)))
    }, PATIENCE_MS)
    const onError = (error: Error) => end(() => reject(error))
    const onExit = () => end(() => reject(new Error('The rendering thread ended.')))

    function end(settle: () => void): void {
      clearTimeout(timer)
      worker.off('message', onMessage)
      worker.off('error', onError)
      worker.off('exit', onExit)
      settle()
    }

    function onMessage(message: FromThread): void {
      switch (message.kind) {
        case 'ask':
          ask(message.request).then(
            (answer) => post({ kind: 'answered', ask: message.ask, answer }),
            () => post({ kind: 'answered', ask: message.ask, answer: null }),
          )
          break
        case 'made':
          end(() => resolve(message.page))
          break
        case 'failed':
          end(() => reject(message.error))
          break
      }
    }

    worker.on('message', onMessage)
    worker.once('error', onError)
    worker.once('exit', onExit)
    post({ kind: 'make', order, moment })
  })
}
