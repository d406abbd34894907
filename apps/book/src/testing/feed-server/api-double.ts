import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { allowedAt, type PastRequest } from '../../modules/sources/uof/recovery/request-budget.ts'
import { derivedDocument } from './derived-documents.ts'

/** A recovery that a bookmaker requested. */
export interface RequestedRecovery {
  /** Path of the producer, `liveodds`. */
  readonly path: string
  readonly requestId: number
  readonly after: number | null
  readonly node: number | null
  readonly at: number
}

/** The double's responses: those of the vendor, or a fault. */
export type ApiFault = 'none' | 'down' | 'hang' | 401 | 403 | 429 | 503

/** The vendor's API, with documents of the test and the vendor's limits of recoveries. */
export interface ApiDouble {
  readonly url: string
  /** Responses by path below the address, without the query. */
  readonly documents: Map<string, string>
  /** Recoveries that were taken. */
  readonly recoveries: RequestedRecovery[]
  /** Every request, with its method. */
  readonly requests: string[]
  /** Paths of documents that were not sent again, because the client had the version. */
  readonly unchanged: string[]
  /** Chances of outcomes together, by `market/outcome` of each in order, `1/1 18/12`; others are refused. */
  readonly chances: Map<string, number>
  fault: ApiFault
  /** It has the programme too: schedules, sports and tournaments, made of its fixtures. */
  hasProgramme: boolean
  close(): Promise<void>
}

export interface ApiDoubleTerms {
  readonly token: string
  readonly now: () => number
  readonly recover: (recovery: RequestedRecovery) => void
  readonly port?: number
}

const RETRY_S = 2

export async function startApiDouble({ token, now, recover, port = 0 }: ApiDoubleTerms): Promise<ApiDouble> {
  const documents = new Map<string, string>()
  const recoveries: RequestedRecovery[] = []
  const requests: string[] = []
  const unchanged: string[] = []
  const chances = new Map<string, number>()

  /** Null: no response is given. */
  function answer(request: IncomingMessage, sent: string): Answer | null {
    const url = new URL(request.url ?? '/', 'http://double')
    requests.push(`${request.method} ${url.pathname}`)
    const { fault } = double
    if (fault === 'down') request.socket.destroy()
    if (fault === 'down' || fault === 'hang') return null
    if (fault !== 'none')
      return { status: fault, ...(fault === 429 && { headers: { 'retry-after': String(RETRY_S) } }) }
    if (request.headers['x-access-token'] !== token) return { status: 403 }
    const path = /^\/v1\/([\w-]+)\/recovery\/initiate_request$/.exec(url.pathname)?.[1]
    if (request.method === 'POST' && path !== undefined) return takeRecovery(path, url.searchParams)
    if (request.method === 'POST' && url.pathname === '/v1/custombet/calculate') return calculated(sent)
    const document = decodeURIComponent(url.pathname.slice('/v1'.length))
    const body = documents.get(document) ?? (double.hasProgramme ? derivedDocument(document, documents) : null)
    if (body === null) return { status: 404 }
    const etag = `"${createHash('sha1').update(body).digest('hex')}"`
    if (request.headers['if-none-match'] !== etag) return { status: 200, body, headers: { etag } }
    unchanged.push(url.pathname)
    return { status: 304, headers: { etag } }
  }

  function calculated(sent: string): Answer {
    const legs = [...sent.matchAll(/market_id="(\d+)" outcome_id="([^"]+)"/g)].map(
      ([, market, outcome]) => `${market}/${outcome}`,
    )
    const probability = chances.get(legs.sort().join(' '))
    if (probability === undefined) return { status: 400 }
    const calculation = `<calculation odds="${1 / probability}" probability="${probability}"/>`
    return { status: 200, body: `<calculation_response>${calculation}</calculation_response>` }
  }

  function takeRecovery(path: string, query: URLSearchParams): Answer {
    const at = now()
    const after = query.has('after') ? Number(query.get('after')) : null
    const past: PastRequest[] = recoveries
      .filter((one) => one.path === path)
      .map((one) => ({ after: one.after, askedAt: one.at }))
    if (allowedAt(past, { after, askedAt: at }) > at) return { status: 429 }
    const node = query.has('node_id') ? Number(query.get('node_id')) : null
    const recovery = { path, requestId: Number(query.get('request_id')), after, node, at }
    recoveries.push(recovery)
    recover(recovery)
    return { status: 202, body: '<response response_code="ACCEPTED"/>' }
  }

  const server = createServer((request, response) => {
    void textOf(request).then((sent) => {
      const given = answer(request, sent)
      if (given !== null) send(response, given)
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const double: ApiDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    documents,
    recoveries,
    requests,
    unchanged,
    chances,
    fault: 'none',
    hasProgramme: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return double
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

interface Answer {
  readonly status: number
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

function send(response: ServerResponse, { status, body = '', headers = {} }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/xml', ...headers }).end(body)
}
