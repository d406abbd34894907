import { createHash } from 'node:crypto'

/**
 * Names in the NATS server of what belongs to one database. The secret is the same in all of its processes, and is not
 * revealed.
 */
export interface OfferNames {
  /** Address that the owner leaves for followers. */
  readonly address: string
  stream(epoch: number): string
  /** Epoch of a stream by its name; null where the stream is not of this database's offer. */
  epochOf(stream: string): number | null
  /** Subjects that the stream of an epoch keeps, one message each. */
  state(epoch: number, what: string): string
  /** Subject of questions to the owner. */
  questions(epoch: number): string
}

export function offerNames(secret: string): OfferNames {
  const space = createHash('sha256').update('touchline offer').update(secret).digest('hex').slice(0, 12)
  const prefix = `touchline_offer_${space}_`
  const subject = (epoch: number, rest: string) => `touchline.offer.${space}.${epoch}.${rest}`
  return {
    address: `nats:${space}`,
    stream: (epoch) => `${prefix}${epoch}`,
    epochOf: (stream) => (stream.startsWith(prefix) ? Number(stream.slice(prefix.length)) : null),
    state: (epoch, what) => subject(epoch, `state.${what}`),
    questions: (epoch) => subject(epoch, 'questions'),
  }
}
