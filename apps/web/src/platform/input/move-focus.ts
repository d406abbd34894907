const ODDS = 'button[data-outcome]:not(:disabled)'

type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'
const DIRECTIONS: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

export interface Box {
  readonly x: number
  readonly y: number
}

/**
 * Which of some boxes lies next to another in a direction: the nearest one, where being off the line counts threefold.
 * -1 where there is none.
 */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  let best = -1
  let least = Number.POSITIVE_INFINITY
  boxes.forEach((box, at) => {
    const dx = box.x - from.x
    const dy = box.y - from.y
    const horizontal = direction === 'ArrowLeft' || direction === 'ArrowRight'
    const ahead = horizontal ? dx : dy
    const aside = Math.abs(horizontal ? dy : dx)
    const distance = direction === 'ArrowLeft' || direction === 'ArrowUp' ? -ahead : ahead
    if (distance <= 1 || (horizontal && aside > 4)) return
    const score = distance + 3 * aside
    if (score < least) {
      least = score
      best = at
    }
  })
  return best
}

/** Arrow keys on a price move to the price beside, above or below it. Returns whether they did. */
export function moveBetweenOdds(key: string, container: Element): boolean {
  const { activeElement } = document
  if (!DIRECTIONS.includes(key) || !activeElement?.matches(ODDS)) return false
  const buttons = [...container.querySelectorAll<HTMLElement>(ODDS)].filter(
    (button) => button !== activeElement && button.checkVisibility(),
  )
  const centre = (element: Element): Box => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const next = buttons[nearest(centre(activeElement), buttons.map(centre), key as Direction)]
  next?.focus()
  return next !== undefined
}
