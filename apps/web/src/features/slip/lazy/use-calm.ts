import { useEffect, useRef, useState } from 'react'
import { after } from '../../../platform/loading/timing.ts'

/** Bonuses are fetched again this long after a price moved, in ms: in play prices move every second. */
const CALM_MS = 10_000

/**
 * The request without its prices, of a leg (`odds`) and of several outcomes as one (`custom_odds`): another leg, stake
 * or type makes it a different one.
 */
export const shapeOf = (body: unknown): string =>
  JSON.stringify(body, (name, value: unknown) => (name.endsWith('odds') ? undefined : value))

/** A question about bets, at once when the bets are others, and calmly while only their prices move. */
export function useCalm<Body>(body: Body): Body {
  const shape = shapeOf(body)
  const [asked, setAsked] = useState({ body, shape })
  const latest = useRef(body)
  latest.current = body
  if (asked.shape !== shape) setAsked({ body, shape })
  const isOlder = JSON.stringify(asked.body) !== JSON.stringify(body)
  useEffect(
    () => (isOlder ? after(CALM_MS, () => setAsked({ body: latest.current, shape })) : undefined),
    [isOlder, shape],
  )
  return asked.shape === shape ? asked.body : body
}
