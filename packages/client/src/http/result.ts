import type { CallAnswer, CallName, ErrorBody } from '@touchline/contract'

export const NETWORK_FAILURES = ['offline', 'timeout', 'aborted', 'unreadable'] as const
/**
 * Why no response was understood: the request did not get through, took too long, was called off by the caller, or came
 * back as something that is not the contract's JSON. Except for `aborted`, the server may still have acted.
 */
export type NetworkFailure = (typeof NETWORK_FAILURES)[number]

/** The server refused the call, or the outcome is unknown. */
export type CallError =
  | { readonly kind: 'answer'; readonly status: number; readonly body: ErrorBody }
  | { readonly kind: 'network'; readonly reason: NetworkFailure }

/** What a call comes back with. Calls never throw. */
export type CallResult<N extends CallName> =
  | { readonly ok: true; readonly data: CallAnswer<N> }
  | { readonly ok: false; readonly error: CallError }
