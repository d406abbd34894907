import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readJson } from '@touchline/contract'
import { receive } from '../commands/receive.ts'
import { forget } from '../connection/disconnect.ts'
import { isAddressFull, openConnection } from '../connection/open-connection.ts'
import type { HubContext } from '../hub-context.ts'
import { fieldsOf, MalformedCommand } from '../protocol/fields.ts'
import { isOriginAllowed } from './origin.ts'
import { readBody } from './read-body.ts'
import { type StreamFormat, streamTransport } from './streaming.ts'

const HTTP_STREAM_PATH = '/connection/http_stream'
const SSE_PATH = '/connection/sse'
const EMULATION_PATH = '/emulation'

type Endpoint = (hub: HubContext, request: IncomingMessage, response: ServerResponse) => Promise<void>

/** What is in for a WebSocket where none gets through: a response that never ends, and a call for commands. */
const ENDPOINTS: Readonly<Record<string, { method: string; serve: Endpoint }>> = {
  [HTTP_STREAM_PATH]: { method: 'POST', serve: serveHttpStream },
  [SSE_PATH]: { method: 'GET', serve: serveSse },
  [EMULATION_PATH]: { method: 'POST', serve: serveCommands },
}

/** Room for the envelope around the commands of an emulation request, which are escaped in it. */
const ENVELOPE_FACTOR = 2

/** Handles a request if it is for one of the hub's paths; false leaves it to others. */
export function handleEmulation(hub: HubContext, request: IncomingMessage, response: ServerResponse): boolean {
  const endpoint = ENDPOINTS[pathOf(request)]
  if (endpoint === undefined) return false
  const { origin, host } = request.headers
  if (!isOriginAllowed(origin, host, hub.config.allowedOrigins)) {
    end(response, 403)
    return true
  }
  if (origin !== undefined) allowOrigin(response, origin)
  if (request.method === 'OPTIONS') end(response, 204)
  else if (request.method !== endpoint.method) end(response, 405)
  else {
    endpoint.serve(hub, request, response).catch((error: unknown) => {
      hub.config.report(error)
      response.destroy()
    })
  }
  return true
}

async function serveHttpStream(hub: HubContext, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.headers['content-type']?.startsWith('application/octet-stream')) return end(response, 415)
  const commands = await readBody(request, hub.config.maxFrameBytes)
  if (commands === null) return end(response, 413)
  startStream(hub, request, response, { format: 'http_stream', commands })
}

async function serveSse(hub: HubContext, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const query = new URLSearchParams((request.url ?? '').split('?')[1])
  startStream(hub, request, response, { format: 'sse', commands: query.get('cf_connect') ?? '' })
}

function startStream(
  hub: HubContext,
  request: IncomingMessage,
  response: ServerResponse,
  { format, commands }: { format: StreamFormat; commands: string },
): void {
  if (hub.connections.count() >= hub.config.connectionLimit) {
    end(response, 503)
    return
  }
  const address = hub.config.addressOf(request)
  if (isAddressFull(hub, address)) {
    end(response, 429)
    return
  }
  const transport = streamTransport(response, format)
  const connection = openConnection(hub, { transport, address, emulationSession: randomUUID() })
  response.on('close', () => forget(hub, connection))
  receive(hub, connection, commands)
}

async function serveCommands(hub: HubContext, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request, hub.config.maxFrameBytes * ENVELOPE_FACTOR)
  if (body === null) return end(response, 413)
  const envelope = readEnvelope(body)
  if (envelope === null) return end(response, 400)
  // Clients reconnect after 404: their hub is gone. The end of a session on a living hub is sent by its stream.
  if (envelope.node !== hub.node) return end(response, 404)
  const connection = hub.connections.findBySession(envelope.session)
  if (connection) receive(hub, connection, envelope.data)
  end(response, 204)
}

function readEnvelope(body: string): { session: string; node: string; data: string } | null {
  try {
    const fields = fieldsOf(readJson(body))
    return { session: fields.string('session'), node: fields.string('node'), data: fields.string('data') }
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof MalformedCommand) return null
    throw error
  }
}

function allowOrigin(response: ServerResponse, origin: string): void {
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST')
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type')
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Vary', 'Origin')
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '').split('?')[0] ?? ''
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Content-Length': 0 }).end()
}
