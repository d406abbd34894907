import { createServer } from 'node:http'
import type { RealtimeEvent } from '@touchline/contract'

/** A publication as its engine took it first. */
export interface Recorded {
  readonly channel: string
  readonly data: RealtimeEvent
  readonly key: string
  /** Unix ms. */
  readonly at: number
}

/**
 * An engine that takes what books publish, from as many of them as there are, and remembers it: what has a known key is
 * a repetition.
 */
export interface RecordingEngine {
  readonly url: string
  readonly recorded: readonly Recorded[]
  close(): Promise<void>
}

type Command = Readonly<
  Record<string, { channel?: string; channels?: string[]; data: RealtimeEvent; idempotency_key?: string }>
>

/** @param nodes what it says that its nodes are called */
export async function startRecordingEngine(nodes: readonly string[] = []): Promise<RecordingEngine> {
  const recorded: Recorded[] = []
  const seen = new Set<string>()

  function take(command: Command) {
    const [name = '', { channel, channels = [], data, idempotency_key: key = '' } = { data: null as never }] =
      Object.entries(command)[0] ?? []
    for (const to of channel === undefined ? channels : [channel]) {
      if (seen.has(`${to} ${key}`)) continue
      seen.add(`${to} ${key}`)
      recorded.push({ channel: to, data, key, at: Date.now() })
    }
    return { [name]: name === 'broadcast' ? { responses: channels.map(() => ({ result: {} })) } : {} }
  }

  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      const { commands } = JSON.parse(text || '{}') as { commands?: readonly Command[] }
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify(
          commands ? { replies: commands.map(take) } : { result: { nodes: nodes.map((uid) => ({ uid })) } },
        ),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    recorded,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
