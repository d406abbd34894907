import type { CustomPricer } from '../../pricing/index.ts'
import type { Changes } from './changes.ts'
import type { OfferOwner } from './owner-address.ts'
import type { Answer, Question } from './questions.ts'
import type { Frame } from './wire.ts'

/**
 * How the offer gets from the process that owns it to those that follow. Every transport passes the tests in
 * `testing/offer-transports/suite.ts`.
 */
export interface OfferTransport {
  /** Sends the offer of this process while it owns it. */
  createSender(parts: SenderParts): OfferSender
  /** Connects to the owner: a snapshot comes first, then differences, in order. */
  connect(owner: OfferOwner, listener: ConnectionListener): OfferConnection
  /**
   * Names of the servers between owner and followers: two processes without a common server do not reach each other.
   * Empty: there are none, or none responds.
   */
  nodes(): Promise<readonly string[]>
  close(): Promise<void>
}

export interface SenderParts {
  readonly changes: Changes
  readonly customPricer: CustomPricer
}

export interface OfferSender {
  /** Gets ready to send; returns the address for followers. */
  open(): Promise<string>
  /** Begins to send, as the owner of this epoch. */
  begin(epoch: number): void
  close(): Promise<void>
}

export interface ConnectionListener {
  /** A frame has arrived. Resolves when it is applied, for transports that send no more until then. */
  frame(frame: Frame): Promise<void>
  /** The connection has ended, by the other side or by a fault. It is called once, and not after `close`. */
  ended(): void
}

/** A follower's connection to the owner of one epoch. */
export interface OfferConnection {
  /** Null where no response comes in time. */
  ask(wanted: Question['wanted']): Promise<Answer['values'] | null>
  close(): void
}
