import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ChannelModel, type ConfirmChannel, connect } from 'amqplib'
import type { RabbitMq } from '../engines/rabbitmq.ts'

let serial = 0

/** LSports on this machine: a broker with the queue of one package, and both APIs. */
export interface Trade360Vendor {
  readonly package: { readonly id: number; readonly mqUrl: string }
  readonly url: string
  readonly user: string
  readonly password: string
  /** Events of a snapshot, by number. */
  readonly events: Map<number, object>
  /** Competitions of a snapshot of outrights, by the number of their event. */
  readonly outrights: Map<number, object>
  /** Names by the number of what has them, and by that of the language: `{ Participants: { 52001: { 5: 'A' } } }`. */
  readonly names: Record<'Leagues' | 'Locations' | 'Participants', Record<number, Readonly<Record<number, string>>>>
  /** Paths of requests, in order. */
  readonly requests: string[]
  /** The status of every response; 0: no fault. */
  fault: number
  /** Requests for snapshots that come sooner after the one before get 429, in ms; 0: none is. */
  apartMs: number
  /** No heartbeats are sent; the feed server sends them. */
  isSilent: boolean
  /** Whether the package's messages are distributed, so that they reach the queue. */
  isDistributed: boolean
  sends(...bodies: readonly string[]): Promise<void>
  closeConnections(): Promise<void>
  /** Deletes the queue under its consumer, and makes it again. */
  deleteQueue(): Promise<void>
  /** After the broker has started again. */
  reopen(): Promise<void>
  /** Messages that are queued or unacknowledged. */
  queued(): Promise<number>
  close(): Promise<void>
}

export async function openTrade360Vendor(rabbit: RabbitMq): Promise<Trade360Vendor> {
  serial += 1
  const id = 430 + serial
  const [vhost, queue] = [`StmInPlay${serial}`, `_${id}_`]
  const [user, password, publisher] = [`lsports-${serial}`, 'secret', `lsports-vendor-${serial}`]
  const bin = (text: string) => `<<${JSON.stringify(text)}>>`
  const account = (name: string, secret: string, configure: string) =>
    `rabbit_auth_backend_internal:add_user(${bin(name)}, ${bin(secret)}, ${bin('x')}),
     rabbit_auth_backend_internal:set_permissions(${bin(name)}, ${bin(vhost)}, ${bin(configure)}, ${bin(configure)}, ${bin('.*')}, ${bin('x')})`
  await rabbit.control(
    'eval',
    `rabbit_vhost:add(${bin(vhost)}, ${bin('x')}), ${account(user, password, '^$')}, ${account(publisher, password, '.*')}.`,
  )
  let model: ChannelModel
  let channel: ConfirmChannel

  async function open(): Promise<void> {
    const terms = { hostname: '127.0.0.1', port: rabbit.port, username: publisher, password, vhost, heartbeat: 0 }
    model = await connect(terms)
    model.on('error', () => {})
    channel = await model.createConfirmChannel()
    channel.on('error', () => {})
    await channel.assertQueue(queue, { durable: true })
  }

  await open()

  const events = new Map<number, object>()
  const outrights = new Map<number, object>()
  const requests: string[] = []
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      requests.push(request.url ?? '')
      const isKnown = body.UserName === user && body.Password === password
      const status = vendor.fault === 0 ? (isKnown ? (isTooSoon(request.url ?? '') ? 429 : 200) : 401) : vendor.fault
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer(request.url ?? '', body)))
    })
  })

  let answeredAt = 0
  function isTooSoon(path: string): boolean {
    if (!/^\/(?:InPlay|PreMatch)\//.test(path)) return false
    const isSoon = Date.now() - answeredAt < vendor.apartMs
    if (!isSoon) answeredAt = Date.now()
    return isSoon
  }

  function translated({ Languages: languages = [], ...asked }: RequestBody): object {
    const of = (kind: keyof Trade360Vendor['names'], ids: readonly number[] = []) =>
      Object.fromEntries(
        ids.flatMap((id) => {
          const own = vendor.names[kind][id]
          const values = languages.flatMap((LanguageId) =>
            own?.[LanguageId] ? [{ LanguageId, Value: own[LanguageId] }] : [],
          )
          return own === undefined ? [] : [[id, values]]
        }),
      )
    return {
      Leagues: of('Leagues', asked.LeagueIds),
      Locations: of('Locations', asked.LocationIds),
      Participants: of('Participants', asked.ParticipantIds),
    }
  }

  function answer(path: string, body: RequestBody): object {
    const { Fixtures: fixtures } = body
    if (path.endsWith('/Distribution/Start')) vendor.isDistributed = true
    if (path === '/Translation/Get') return { Header: {}, Body: translated(body) }
    if (path.endsWith('/GetDistributionStatus')) return { Header: {}, Body: { IsDistributionOn: vendor.isDistributed } }
    const isAsked = (number: number) => fixtures === undefined || fixtures.includes(number)
    if (path.endsWith('/GetOutrightLeagueEvents'))
      return { Header: {}, Body: [...outrights].flatMap(([number, one]) => (isAsked(number) ? [one] : [])) }
    const asked = [...events].filter(([number]) => isAsked(number))
    return { Header: { HttpStatusCode: 200 }, Body: asked.map(([FixtureId, event]) => ({ FixtureId, ...event })) }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const vendor: Trade360Vendor = {
    package: { id, mqUrl: `amqp://127.0.0.1:${rabbit.port}/${vhost}` },
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    user,
    password,
    events,
    outrights,
    names: { Leagues: {}, Locations: {}, Participants: {} },
    requests,
    fault: 0,
    apartMs: 0,
    isSilent: false,
    isDistributed: false,
    reopen: open,
    async sends(...bodies) {
      if (vendor.isDistributed) for (const body of bodies) channel.sendToQueue(queue, Buffer.from(body))
      await channel.waitForConfirms()
    },
    async closeConnections() {
      await rabbit.control(
        'eval',
        `rabbit_networking:close_all_user_connections(${bin(user)}, <<"the vendor closes it">>).`,
      )
    },
    async deleteQueue() {
      await channel.deleteQueue(queue)
      await channel.assertQueue(queue, { durable: true })
    },
    async queued() {
      const rows = await rabbit.control('list_queues', '-p', vhost, '--no-table-headers', 'name', 'messages')
      return Number(rows.trim().split('\t')[1] ?? 0)
    },
    async close() {
      await model.close().catch(() => undefined)
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
    },
  }
  return vendor
}

interface RequestBody {
  readonly UserName?: string
  readonly Password?: string
  readonly Fixtures?: readonly number[]
  readonly Languages?: readonly number[]
  readonly LeagueIds?: readonly number[]
  readonly LocationIds?: readonly number[]
  readonly ParticipantIds?: readonly number[]
}

async function bodyOf(request: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as RequestBody
}
