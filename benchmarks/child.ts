import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** A process that handles one order after the other. */
export interface AskedProcess<Order extends object | string, Answer> {
  /** @throws where the process ends before it responds */
  ask(order: Order): Promise<Answer>
  close(): void
}

/** @param what name of the process, for the error that it ended */
export function startAsked<Order extends object | string, Answer>(
  program: URL,
  what: string,
): AskedProcess<Order, Answer> {
  const child: ChildProcess = fork(program)
  return {
    async ask(order) {
      const over = new AbortController()
      const answered = once(child, 'message', { signal: over.signal })
      const died = once(child, 'exit', { signal: over.signal }).then(([code]) => {
        throw new Error(`the ${what} process ended with code ${code}`)
      })
      child.send(order)
      try {
        const [answer] = await Promise.race([answered, died])
        return answer as Answer
      } finally {
        over.abort()
        died.catch(() => {})
      }
    },
    close: () => void child.kill(),
  }
}
