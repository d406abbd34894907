import type { PaymentNews } from '@touchline/betting'
import type { ErrorName } from '@touchline/contract'
import type { PaymentKind, PaymentMethodKind } from '@touchline/contract/constants'

/** The order of a payment, as sent to a provider. */
export interface PaymentOrder {
  /** What the provider knows the payment by. */
  readonly token: string
  /** The paying player. The provider gets a name that does not identify them. */
  readonly playerId: number
  /** In subunits. */
  readonly amount: bigint
  readonly currency: string
  /** Subunits in one unit. */
  readonly subunits: number
  readonly kind: PaymentKind
  readonly locale: string
  /** Origin of the site, which may frame the page. */
  readonly origin: string
  /** Where the player comes back to. */
  readonly back: { readonly success: string; readonly error: string; readonly pending: string }
  /** Until when it can be paid, Unix ms. */
  readonly expiresAt: number
}

/** A provider's message about a payment, after its signature was verified. */
export interface PaymentEvent {
  /** The same for every repetition of one status. */
  readonly id: string
  readonly token: string
  /** What the provider calls the payment; null where nothing was paid. */
  readonly reference: string | null
  /** In subunits. */
  readonly amount: bigint
  readonly currency: string
  readonly news: PaymentNews
  /** What it was paid with; null where that is not known. */
  readonly method: { readonly token: string; readonly kind: PaymentMethodKind; readonly label: string } | null
}

/** Money that goes back to what a player has paid with. */
export interface PayoutOrder {
  /** Idempotency key: a payout sent again under it is paid once. */
  readonly token: string
  /** In subunits. */
  readonly amount: bigint
  readonly currency: string
  /** What the provider calls the method it goes to. */
  readonly method: string
}

/** The provider's result for a payout: it pays it, or it never will. */
export type PayoutAnswer =
  | { readonly kind: 'paid'; readonly reference: string }
  | { readonly kind: 'refused'; readonly reason: string }

/** Who takes players' money for the book. */
export interface PaymentProvider {
  /** Stable; stored with every payment. */
  readonly name: string
  /** Whether it plays: nothing is really paid. */
  readonly isPlayMoney: boolean
  /** How its page is shown unless requested otherwise. */
  readonly kind: PaymentKind
  /** A module that shows the page in place. */
  readonly scriptUrl: string
  /** Where the player pays. */
  urlOf(order: PaymentOrder): string
  /**
   * The state of a payment at the provider; null: not paid. Throws if the provider is unreachable or the response is
   * not its own.
   */
  ask(token: string): Promise<PaymentEvent | null>
  /**
   * Requests a payout. Throws if the provider is unreachable or the response is not its own: the request is sent again
   * then.
   */
  payOut(order: PayoutOrder): Promise<PayoutAnswer>
  /** Reads what was sent to the book in its name. @param now Unix ms */
  read(signature: string | undefined, body: string, now: number): PaymentEvent | ErrorName
}
