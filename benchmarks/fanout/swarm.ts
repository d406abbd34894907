import { startAsked } from '../child.ts'

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
  type Answer = 'ready' | 'stopped' | { readonly marks: number }
  const { ask, close } = startAsked<object | string, Answer>(new URL('./clients.ts', import.meta.url), "receivers'")
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
    close,
  }
}
