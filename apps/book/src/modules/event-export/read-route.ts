import { ERRORS } from '@touchline/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorBody } from '../../kernel/error-body.ts'
import { type Refusal, refuse } from '../../kernel/refusal.ts'
import { checkSignature } from '../../kernel/signature.ts'
import { loadEvents } from './load-events.ts'
import type { EventExportPorts } from './ports.ts'
import { findReceiverKey, noteRead } from './receivers.ts'
import { EVENTS_SIGNATURE_HEADER, RECEIVER_HEADER } from './send-events.ts'

export const EVENT_EXPORT_PATH = '/api/event-export'
/** A signature counts this long, and clocks may differ by as much. */
const SIGNED_MS = 60_000
const MOST = 1_000
const DEFAULT_LIMIT = 100
const POSITION = /^\d{1,18}$/

/**
 * Lets receivers read events from a position on: `GET /api/event-export?after=0&limit=100`, signed. It is no call of
 * the contract: no page makes it.
 */
export function registerEventExport(app: FastifyInstance, ports: EventExportPorts): void {
  const { db } = ports
  app.get(EVENT_EXPORT_PATH, { config: { anyHost: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const name = await signedBy(ports, request)
    if (name === null) return sendRefusal(request, reply, refuse('embed_signature_invalid'))
    const { after = '0', limit = String(DEFAULT_LIMIT) } = request.query as Readonly<Record<string, unknown>>
    const most = Number(limit)
    if (typeof after !== 'string' || !POSITION.test(after) || !Number.isInteger(most) || most < 1 || most > MOST)
      return sendRefusal(request, reply, refuse('validation'))
    const events = await loadEvents(db, BigInt(after), most)
    await noteRead(db, name, BigInt(after))
    return reply.send({ data: { events, next: events.at(-1)?.position ?? after } })
  })
}

/** Which receiver has signed a request, its query included; null where none has. */
async function signedBy(
  { db, clock, sealer }: EventExportPorts,
  { headers, url }: Pick<FastifyRequest, 'headers' | 'url'>,
): Promise<string | null> {
  const [name, signature] = [headers[RECEIVER_HEADER], headers[EVENTS_SIGNATURE_HEADER]]
  if (typeof name !== 'string' || typeof signature !== 'string') return null
  const key = await findReceiverKey(db, sealer, name)
  if (key === null) return null
  return checkSignature(key, 'events', signature, `GET ${url}`, clock.now(), SIGNED_MS) === 'right' ? name : null
}

function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  return reply.code(ERRORS[refusal.error].status).send(errorBody(refusal, 'en', request.id))
}
