import { useEffect, useRef, useState } from 'react'
import { isInHand, valuesOnScreen } from '../../platform/scroll/in-sight.ts'
import type { MarketCardData } from './group-markets.ts'
import { type CardsInUse, type PlacedCard, placeCards, steadyCards } from './steady-cards.ts'

const selectorOf = (key: string) => `[data-card=${JSON.stringify(key)}]`

/** What is on screen is read once for all cards, when it is first needed. */
function inUse(asked: Pick<CardsInUse, 'isWhole' | 'isCollapsed' | 'stage'>): CardsInUse {
  let inSight: ReadonlySet<string> | undefined
  return {
    ...asked,
    isOnScreen(key) {
      inSight ??= valuesOnScreen('data-card')
      return inSight.has(key)
    },
    isInHand: (key) => isInHand(selectorOf(key)),
  }
}

/** Cards that hold still: see `steadyCards`. */
export function useSteadyCards(
  cards: readonly MarketCardData[],
  asked: Pick<CardsInUse, 'isWhole' | 'isCollapsed' | 'stage'>,
): readonly PlacedCard[] {
  const [placed, setPlaced] = useState(() => placeCards(cards, inUse(asked)))
  const taken = useRef({ cards, asked })
  useEffect(() => {
    if (taken.current.cards === cards && taken.current.asked === asked) return
    taken.current = { cards, asked }
    setPlaced((held) => steadyCards(held, cards, inUse(asked)))
  })
  return placed
}
