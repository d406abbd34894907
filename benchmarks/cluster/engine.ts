import type { RunningCluster } from '../../scripts/cluster/harness/running-cluster.ts'

/** A channel of an event that does not exist: nothing but the measurement is sent there. */
export const PROBE_CHANNEL = 'match:en:999999999999'
const LONGEST_MS = 10_000

/** The realtime engine of a cluster, by its server API behind the proxy. */
export interface Engine {
  /** Sends a message with the present time to all who follow the probe channel. */
  publish(): Promise<void>
  /** Connections of each node. */
  connections(): Promise<readonly number[]>
  /** Where sockets connect, and the token of a visitor. */
  door(): Promise<{ readonly url: string; readonly token: string; readonly channel: string }>
}

export async function engineOf(cluster: RunningCluster): Promise<Engine> {
  const url = `http://127.0.0.1:${await cluster.portOf('nginx', 'engine')}`
  const door = `127.0.0.1:${await cluster.portOf('nginx', 'public')}`
  async function call<T>(name: string, body: unknown): Promise<T> {
    const answer = await fetch(`${url}/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': cluster.engineKey },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LONGEST_MS),
    })
    const reply = (await answer.json()) as { result?: T; error?: { message: string } }
    if (reply.result === undefined) throw new Error(`The engine answered ${name}: ${reply.error?.message}`)
    return reply.result
  }
  return {
    async publish() {
      await call('publish', { channel: PROBE_CHANNEL, data: probeMessage() })
    },
    async connections() {
      const { nodes } = await call<{ nodes: readonly { num_clients?: number }[] }>('info', {})
      return nodes.map(({ num_clients = 0 }) => num_clients)
    },
    async door() {
      const answer = await fetch(`http://${door}/api/v2/websocket/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-app': 'touchline' },
      })
      const { data } = (await answer.json()) as { data: { token: string } }
      return { url: `ws://${door}/connection/websocket`, token: data.token, channel: PROBE_CHANNEL }
    },
  }
}

/** About as long as a change of a few prices. */
export function probeMessage(): object {
  return { type: 'probe', sent_at: Date.now(), filler: 'x'.repeat(250) }
}
