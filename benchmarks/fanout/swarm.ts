import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** A thousand receivers in another process. */
export interface Swarm {
  /** Connects them all to a server. */
  connect(server: { port: number; path: string; greeting: string }): Promise<void>
  /**
   * Resolves once every receiver has got `messages` messages since it connected.
   * @throws where one got more, or where nothing more arrives for `silenceMs`: then one was lost
   */
  received(messages: number): Promise<void>
  disconnect(): Promise<void>
  close(): void
}

export function startSwarm(sockets: number, silenceMs = 10_000): Swarm {
  const child: ChildProcess = fork(new URL('./clients.ts', import.meta.url))
  type Answer = 'ready' | 'stopped' | { readonly marks: number }
  async function ask(order: object | string): Promise<Answer> {
    const over = new AbortController()
    const answered = once(child, 'message', { signal: over.signal })
    const died = once(child, 'exit', { signal: over.signal }).then(([code]) => {
      throw new Error(`the receivers' process ended with code ${code}`)
    })
    child.send(order)
    try {
      const [answer] = await Promise.race([answered, died])
      return answer as Answer
    } finally {
      over.abort()
      died.catch(() => {})
    }
  }
  return {
    async connect(server) {
      await ask({ ...server, sockets, silenceMs })
    },
    async received(messages) {
      const expected = messages * sockets
      const reply = await ask({ awaitMarks: expected })
      if (typeof reply === 'string' || reply.marks !== expected) {
        const got = typeof reply === 'string' ? reply : reply.marks
        throw new Error(`${expected} deliveries were due and ${got} came: messages were lost or sent twice`)
      }
    },
    async disconnect() {
      await ask('stop')
    },
    close: () => void child.kill(),
  }
}
