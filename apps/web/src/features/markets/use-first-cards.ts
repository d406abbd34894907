import { startTransition, useEffect, useState } from 'react'

/** Cards that are painted first: more than any window shows. */
const FIRST = 24
/** So many times as many are there after each step. */
const FASTER = 4

/**
 * How many of the cards are drawn. Those in the window come with the first paint, the others in steps that let input go
 * first.
 */
export function useFirstCards(all: number): number {
  const [count, setCount] = useState(FIRST)
  const isWhole = count >= all
  useEffect(() => {
    if (!isWhole) startTransition(() => setCount(count * FASTER))
  }, [count, isWhole])
  return Math.min(count, all)
}
