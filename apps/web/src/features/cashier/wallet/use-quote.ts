import { useQuery } from '@tanstack/react-query'
import type { CallError } from '@touchline/client/http'
import type { ExchangeQuote } from '@touchline/contract'
import { useEffect, useState } from 'react'
import { CallFailure } from '../../../data/index.ts'
import { useNow } from '../../../live/index.ts'
import { after } from '../../../platform/loading/timing.ts'
import { useAccount } from '../../account/index.ts'

/** A quote is requested after a pause in typing. */
const SETTLES_MS = 300
/** An offer with less than that is renewed: confirming it takes a moment. */
const SHORT_MS = 3_000

export interface ExchangeWish {
  readonly from: string
  readonly to: string
  /** In subunits; below 1 no request is made. */
  readonly amount: number
}

export interface Quoted {
  /** The offer for the request; null until it is there. */
  readonly quote: ExchangeQuote | null
  /** Whole seconds that it still holds. */
  readonly secondsLeft: number
  /** Why there is no offer; null where nothing refuses it. */
  readonly refused: CallError | null
  renew(): void
}

/** What the wish was for so long that it is meant. */
function useSettled(wish: ExchangeWish): ExchangeWish {
  const [settled, setSettled] = useState(wish)
  const { from, to, amount } = wish
  useEffect(() => after(SETTLES_MS, () => setSettled({ from, to, amount })), [from, to, amount])
  return settled
}

const isSame = (a: ExchangeWish, b: ExchangeWish) => a.from === b.from && a.to === b.to && a.amount === b.amount

/** What the book offers for an exchange, renewed when it has run out while it is looked at. */
export function useQuote(wish: ExchangeWish): Quoted {
  const { http } = useAccount()
  const now = useNow()
  const settled = useSettled(wish)
  const { data, error, refetch } = useQuery({
    queryKey: ['quoteExchange', settled.from, settled.to, settled.amount] as const,
    enabled: settled.amount >= 1 && settled.to !== '',
    gcTime: 0,
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    async queryFn() {
      const result = await http.call('quoteExchange', { body: settled })
      if (result.ok) return result.data.data
      throw new CallFailure('quoteExchange', result.error)
    },
  })
  const leftMs = data === undefined ? 0 : Date.parse(data.expires_at) - now
  const isShort = data !== undefined && error === null && leftMs <= SHORT_MS
  useEffect(() => {
    if (isShort) void refetch()
  }, [isShort, refetch])
  const isMeant = isSame(settled, wish)
  return {
    quote: isMeant && data !== undefined && error === null ? data : null,
    secondsLeft: Math.max(0, Math.floor(leftMs / 1_000)),
    refused: isMeant && error instanceof CallFailure ? error.error : null,
    renew: () => void refetch(),
  }
}
