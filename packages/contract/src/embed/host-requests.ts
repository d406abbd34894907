import * as z from 'zod/mini'
import {
  AddressLine,
  CountryCode,
  CurrencyCode,
  Day,
  Locale,
  PersonalNumber,
  PersonName,
  PostalCode,
} from '../primitives.ts'

/** Requests of the servers of hosts: no calls of pages, let in by their signature alone (docs/host-api.md). */
export const EMBED_CODES_PATH = '/api/embed/codes'
export const EMBED_SIGN_OUTS_PATH = '/api/embed/sign-outs'
export const EMBED_BALANCES_PATH = '/api/embed/balances'
export const EMBED_DEPOSITS_PATH = '/api/embed/deposits'
export const EMBED_WITHDRAWALS_PATH = '/api/embed/withdrawals'
/** Path at which a host that keeps the balance reports a change. */
export const EMBED_WALLET_CHANGES_PATH = '/api/embed/wallet-changes'
/** Origin of the host that signs. */
export const HOST_HEADER = 'touchline-host'
/** Name of the request, which counts once. */
export const HOST_REQUEST_HEADER = 'touchline-request'
export const HOST_SIGNATURE_HEADER = 'touchline-signature'

/** How a host calls a player: printable ASCII without a space. */
const ExternalId = z.string().check(z.regex(/^[!-~]{1,100}$/))
const Login = z.string().check(z.minLength(3), z.maxLength(254))

/**
 * A host's data about a player. Country, day of birth and personal number never change; the rest may with the next
 * code.
 */
export const HostPlayer = z.strictObject({
  external_id: ExternalId,
  country: CountryCode,
  born_on: Day,
  currency: CurrencyCode,
  locale: Locale,
  email: z.optional(Login),
  first_name: z.optional(PersonName),
  last_name: z.optional(PersonName),
  street: z.optional(AddressLine),
  postal_code: z.optional(PostalCode),
  city: z.optional(AddressLine),
  mobile_phone: z.optional(Login),
  personal_number: z.optional(PersonalNumber),
})
export type HostPlayer = z.infer<typeof HostPlayer>

export const EmbedCodeRequest = z.strictObject({
  /** Origin of the host page. */
  origin: z.string().check(z.minLength(1), z.maxLength(300)),
  /** The nonce of the frame: base64url(SHA-256(verifier)). */
  nonce: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
  player: HostPlayer,
})

export const EmbedSignOutRequest = z.strictObject({ external_id: ExternalId })

export const EmbedBalancesRequest = z.strictObject({ external_id: ExternalId })

const payment = {
  /** In subunits. */
  amount: z.int().check(z.gte(1)),
  currency: CurrencyCode,
  /** What the host calls the payment: one reference is booked once. */
  reference: z.string().check(z.regex(/^[!-~]{8,100}$/)),
}
export const EmbedDepositRequest = z.strictObject({ player: HostPlayer, ...payment })
export const EmbedWithdrawalRequest = z.strictObject({ external_id: ExternalId, ...payment })
export const EmbedWalletChangeRequest = z.strictObject({ external_id: ExternalId })
