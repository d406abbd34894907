import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { checkSignature } from '../kernel/signature.ts'
import { EVENTS_SIGNATURE_HEADER, type ExportedEvent } from '../modules/event-export/index.ts'

/** A server of the operator that takes events. */
export interface EventReceiver {
  readonly url: string
  /** Everything it was sent and took, in the order it came. */
  readonly received: ExportedEvent[]
  /** Bodies whose signature was wrong. */
  readonly forged: string[]
  /** The key, once the receiver is added. */
  key: string
  /** Its status code; read before an event is stored. */
  answers: (events: readonly ExportedEvent[]) => number | Promise<number>
}

/** @param now of the clock that signs, Unix ms */
export async function startEventReceiver(now: () => number): Promise<EventReceiver> {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const signature = request.headers[EVENTS_SIGNATURE_HEADER]
    if (checkSignature(receiver.key, 'events', String(signature), body, now()) !== 'right') {
      receiver.forged.push(body)
      return response.writeHead(401).end()
    }
    const { events } = JSON.parse(body) as { events: readonly ExportedEvent[] }
    const status = await receiver.answers(events)
    if (status === 200) receiver.received.push(...events)
    response.writeHead(status).end('thanks')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const receiver: EventReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    received: [],
    forged: [],
    key: '',
    answers: () => 200,
  }
  return receiver
}
