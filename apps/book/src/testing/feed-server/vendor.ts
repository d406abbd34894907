import type { RabbitMq } from '../engines/rabbitmq.ts'
import { type ApiDouble, type RequestedRecovery, startApiDouble } from './api-double.ts'
import { type Bookmaker, openVendorBroker, type VendorBroker } from './broker.ts'

/** A producer of the vendor. */
export interface VendorProducer {
  readonly id: number
  readonly path: string
  readonly scope: string
}

export const LIVE: VendorProducer = { id: 1, path: 'liveodds', scope: 'live' }
export const PREMATCH: VendorProducer = { id: 3, path: 'pre', scope: 'prematch' }
export const CRICKET: VendorProducer = { id: 5, path: 'premium_cricket', scope: 'live|prematch' }

export interface VendorTerms {
  readonly bookmaker: Bookmaker
  readonly producers: readonly VendorProducer[]
  readonly now: () => number
  readonly apiPort?: number
}

/**
 * The vendor of a feed: it says that its producers live, publishes what they say, and sends it again where that is
 * requested.
 */
export interface Vendor {
  readonly broker: VendorBroker
  readonly api: ApiDouble
  /** Producers that say nothing. */
  readonly silent: Set<number>
  /** Producers that have lost the bookmaker, until it requests a recovery. */
  readonly lost: Set<number>
  /** Recoveries are carried out; false: they are accepted, and no message follows. */
  recovers: boolean
  /** What a recovery sends again names the node that requested it in its routing key. */
  namesNodes: boolean
  /** Publishes a message and keeps it for recoveries. */
  sends(...bodies: readonly string[]): Promise<void>
  /** Keeps it for recoveries, and does not publish it: the connection is not there. */
  keepsUnsent(body: string): void
  /** Messages about an event are not sent again: it is over. */
  forgets(urn: string): void
  /** Every producer says that it is alive. */
  lives(): Promise<void>
  close(): Promise<void>
}

export async function openVendor(rabbit: RabbitMq, terms: VendorTerms): Promise<Vendor> {
  const { bookmaker, producers, now } = terms
  const broker = await openVendorBroker(rabbit, bookmaker)
  let kept: { readonly at: number; readonly product: number; readonly body: string }[] = []
  const silent = new Set<number>()
  const lost = new Set<number>()

  async function sendAgain({ path, requestId, after, node }: RequestedRecovery): Promise<void> {
    const producer = producers.find((one) => one.path === path)
    if (producer === undefined || !vendor.recovers) return
    lost.delete(producer.id)
    const again = kept.filter(({ at, product }) => product === producer.id && (after === null || at >= after))
    const named = again.map(({ body }) => body.replace(/ product="/, ` request_id="${requestId}" product="`))
    const end = `<snapshot_complete product="${producer.id}" timestamp="${now()}" request_id="${requestId}"/>`
    await broker.publishAll([...named, end], vendor.namesNodes ? (node ?? undefined) : undefined)
  }

  const api = await startApiDouble({
    token: bookmaker.token,
    now,
    ...(terms.apiPort !== undefined && { port: terms.apiPort }),
    recover: (recovery) => void sendAgain(recovery).catch(() => undefined),
  })
  api.documents.set('/descriptions/producers.xml', producersDocument(producers))

  const keep = (body: string) =>
    void kept.push({ at: now(), product: Number(/ product="(\d+)"/.exec(body)?.[1] ?? 0), body })
  const vendor: Vendor = {
    broker,
    api,
    silent,
    lost,
    recovers: true,
    namesNodes: false,
    async sends(...bodies) {
      for (const body of bodies) keep(body)
      await broker.publishAll(bodies)
    },
    keepsUnsent: keep,
    forgets(urn) {
      kept = kept.filter(({ body }) => !body.includes(`event_id="${urn}"`))
    },
    async lives() {
      const at = now()
      const received = producers.filter(({ id }) => !silent.has(id))
      await broker.publishAll(
        received.map(({ id }) => `<alive product="${id}" timestamp="${at}" subscribed="${lost.has(id) ? 0 : 1}"/>`),
      )
    },
    async close() {
      await api.close()
      await broker.close()
    },
  }
  return vendor
}

function producersDocument(producers: readonly VendorProducer[]): string {
  const rows = producers.map(
    ({ id, path, scope }) =>
      `<producer id="${id}" name="${path}" description="${path}" api_url="https://api.example.invalid/v1/${path}/" active="true" scope="${scope}" stateful_recovery_window_in_minutes="600"/>`,
  )
  return `<producers response_code="OK">${rows.join('')}</producers>`
}
