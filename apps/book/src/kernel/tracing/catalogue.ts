/**
 * What a step of a trace is, and what is recorded of it. Attributes name no person: no players, addresses, texts,
 * tokens or bets.
 */
export const STEPS = {
  call: {
    means: 'a call that changes something, from its arrival to its response',
    attributes: {
      call: 'its name in the contract',
      status: 'HTTP status of its response',
      visit: 'random number of the page that sent it, as in error reports',
    },
  },
  'store bets': {
    means: 'bets of a request, from the queue to the response of the database',
    attributes: { bets: 'how many', outcome: 'placed, or why not' },
  },
  'commit bets': {
    means: 'the transaction that stores them, which requests of other players may share',
    attributes: { requests: 'how many requests share it' },
  },
  'decide bet': {
    means: 'the decision about a live or large bet, at the end of its delay',
    attributes: { result: 'accepted, or why not' },
  },
  'settle batch': {
    means: 'one transaction of settlement; a trace of its own, linked to those of its bets',
    attributes: { bets: 'how many changed' },
  },
  'settle bet': {
    means: 'a bet in that transaction; linked to the batch',
    attributes: { state: 'its state after it', result: 'its result' },
  },
  'pay out': {
    means: 'booking of its payout, until it is committed',
    attributes: {},
  },
} as const satisfies Readonly<
  Record<string, { readonly means: string; readonly attributes: Readonly<Record<string, string>> }>
>

export type StepName = keyof typeof STEPS

/** What may be recorded of a step, and nothing else. */
export type AttributesOf<N extends StepName> = {
  readonly [A in keyof (typeof STEPS)[N]['attributes']]?: string | number
}
