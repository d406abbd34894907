import { useEffect, useRef, useState } from 'react'
import { isInHand, isOnScreen } from '../../platform/visible-elements.ts'
import type { MarketCardData } from './group-markets.ts'
import { type CardsInUse, type PlacedCard, placeCards, steadyCards } from './steady-cards.ts'

const selectorOf = (key: string) => `[data-card=${JSON.stringify(key)}]`

/** Cards that hold still: see `steadyCards`. */
export function useSteadyCards(
  cards: readonly MarketCardData[],
  asked: Pick<CardsInUse, 'isWhole' | 'isCollapsed' | 'stage'>,
): readonly PlacedCard[] {
  const use: CardsInUse = {
    ...asked,
    isOnScreen: (key) => isOnScreen(selectorOf(key)),
    isInHand: (key) => isInHand(selectorOf(key)),
  }
  const [placed, setPlaced] = useState(() => placeCards(cards, use))
  const taken = useRef({ cards, asked })
  useEffect(() => {
    if (taken.current.cards === cards && taken.current.asked === asked) return
    taken.current = { cards, asked }
    setPlaced((held) => steadyCards(held, cards, use))
  })
  return placed
}
