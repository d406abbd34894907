import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** A thousand receivers in another process. */
export interface Swarm {
  /** Connects them all to a server. */
  connect(server: { port: number; path: string; greeting: string }): Promise<void>
  /** Resolves once every receiver has got `messages` messages since it connected. Throws if one got more. */
  received(messages: number): Promise<void>
  disconnect(): Promise<void>
  close(): void
}

export function startSwarm(sockets: number): Swarm {
  const child: ChildProcess = fork(new URL('./clients.ts', import.meta.url))
  const answer = async () => (await once(child, 'message'))[0] as 'ready' | 'stopped' | { marks: number }
  async function ask(order: object | string): Promise<Awaited<ReturnType<typeof answer>>> {
    const answered = answer()
    child.send(order)
    return answered
  }
  return {
    async connect(server) {
      await ask({ ...server, sockets })
    },
    async received(messages) {
      const expected = messages * sockets
      const told = await ask({ awaitMarks: expected })
      if (typeof told === 'string' || told.marks !== expected) {
        throw new Error(`expected ${expected} deliveries, got ${JSON.stringify(told)}`)
      }
    },
    async disconnect() {
      await ask('stop')
    },
    close: () => void child.kill(),
  }
}
