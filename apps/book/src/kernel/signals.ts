/**
 * Hints inside one process that there is work now. They carry no state: every listener also polls, so that a lost
 * signal costs only time.
 */
export interface SignalMap {
  /** The feed stored results of a match's markets. */
  readonly results_recorded: { readonly eventId: number }
  /** A submitted bet can be decided from `at` on (Unix ms). */
  readonly bet_falls_due: { readonly at: number }
  /** A cash-out in play can be decided from `at` on (Unix ms). */
  readonly cash_out_falls_due: { readonly at: number }
  /** A payment or a balance of a player is to be requested from a host. */
  readonly host_payment_made: null
  /** An event about changed bets was published to their players. */
  readonly bets_changed: { readonly betIds: readonly number[] }
  /** A transaction appended to the outbox. */
  readonly outbox_appended: null
  /** Sessions were ended: their connections are to be closed. */
  readonly session_ended: null
  /** Mail or a text message was put in the queue. */
  readonly message_queued: null
  /** Another version of the site was published. */
  readonly site_published: null
}

export type SignalName = keyof SignalMap

export interface Signals {
  emit<N extends SignalName>(name: N, data: SignalMap[N]): void
  /** The function returned ends the subscription. */
  on<N extends SignalName>(name: N, listener: (data: SignalMap[N]) => void): () => void
}

export function createSignals(): Signals {
  const listeners = new Map<SignalName, Set<(data: never) => void>>()
  return {
    emit(name, data) {
      for (const listener of listeners.get(name) ?? []) (listener as (value: typeof data) => void)(data)
    },
    on(name, listener) {
      const set = listeners.get(name) ?? new Set()
      listeners.set(name, set)
      set.add(listener)
      return () => void set.delete(listener)
    },
  }
}
