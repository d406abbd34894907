import { useCallback, useState } from 'react'
import { observeVisibility } from '../../platform/scroll/visible-elements.ts'

/** Cards that are drawn whole from the start: more than any window shows. */
const AT_ONCE = 16
/** How near a card must come to be drawn, in px: about a screen ahead of a quick hand. */
const AHEAD = 1_200

/**
 * Whether a card is drawn whole. One far below is its heading alone, as high as it will be: a thousand markets open as
 * quickly as twenty, and nothing moves when its prices come. Once drawn it stays so.
 * @param place of the card, from 0
 */
export function useNear(place: number) {
  const [isNear, setNear] = useState(place < AT_ONCE)
  const ref = useCallback(
    (element: Element | null) => {
      if (!element || isNear) return undefined
      return observeVisibility(element, (isVisible) => isVisible && setNear(true), AHEAD)
    },
    [isNear],
  )
  return { isNear, ref }
}
