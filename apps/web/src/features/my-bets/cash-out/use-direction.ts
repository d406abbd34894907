import { useEffect, useRef, useState } from 'react'
import { after } from '../../../platform/loading/timing.ts'

export type Direction = 'up' | 'down'
/** How long a direction is shown, in ms. */
const SHOWN_MS = 4_000

/**
 * Which way a value moved last; null once that is some seconds ago.
 * @param of what it is the value of: where that changes, the value did not move
 */
export function useDirection(value: number | null, of: number): Direction | null {
  const before = useRef(value)
  const whose = useRef(of)
  const [direction, setDirection] = useState<Direction | null>(null)
  useEffect(() => {
    const was = before.current
    before.current = value
    const isAnother = whose.current !== of
    whose.current = of
    if (isAnother) return setDirection(null)
    if (was === null || value === null || was === value) return
    setDirection(value > was ? 'up' : 'down')
    return after(SHOWN_MS, () => setDirection(null))
  }, [value, of])
  return direction
}
