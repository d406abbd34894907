import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useText } from '../../../i18n/index.ts'
import { useSlip } from '../service.ts'
import styles from './LegHandle.module.css'

export interface LegHandleProps {
  selectionId: string
  outcome: string
  /** Place among the legs, from 0. */
  at: number
  /** How many legs there are. */
  of: number
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** The place that a leg is dragged to: that of the row under the finger. */
function placeUnder(handle: HTMLElement, y: number): number {
  const rows = handle.closest('ul')?.querySelectorAll(':scope > li') ?? []
  return [...rows].findIndex((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return y >= top && y < bottom
  })
}

/** Puts a leg to another place: dragged, or by the arrow keys. */
export function LegHandle({ selectionId, outcome, at, of }: LegHandleProps) {
  const text = useText()
  const { edit } = useSlip()
  const button = useRef<HTMLButtonElement>(null)
  const moveTo = (to: number) => edit({ type: 'move_selection', selectionId, to })

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    moveTo(step(at, of - 1))
  }
  function onPointerMove(event: PointerEvent<HTMLButtonElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const to = placeUnder(event.currentTarget, event.clientY)
    if (to >= 0 && to !== at) moveTo(to)
  }

  return (
    <button
      ref={button}
      type="button"
      className={styles.LegHandle}
      aria-label={text('slip.move', { outcome, place: at + 1, count: of })}
      title={text('slip.move.how')}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    >
      <svg viewBox="0 0 8 16" width="8" height="16" fill="currentColor" aria-hidden="true">
        <path d="M0 2h2v2H0zM6 2h2v2H6zM0 7h2v2H0zM6 7h2v2H6zM0 12h2v2H0zM6 12h2v2H6z" />
      </svg>
    </button>
  )
}
