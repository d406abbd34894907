import type { KeyboardEvent, PointerEvent } from 'react'
import { useText } from '../../../../i18n/index.ts'
import { useSlip } from '../../service.ts'
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

/** Puts a leg to another place: dragged, or by the arrow keys. */
export function LegHandle({ selectionId, outcome, at, of }: LegHandleProps) {
  const text = useText()
  const { edit } = useSlip()
  const moveTo = (to: number) => edit({ type: 'move_selection', selectionId, to })

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    moveTo(step(at, of - 1))
  }
  /**
   * Follows the finger to the row under it. A row that changes places loses the capture of a pointer, so the document
   * listens.
   */
  function onPointerDown({ currentTarget: handle, pointerId }: PointerEvent<HTMLButtonElement>) {
    const rows = () => [...(handle.closest('ul')?.querySelectorAll(':scope > li') ?? [])]
    const drag = new AbortController()
    const { ownerDocument: page } = handle
    const follow = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointerId) return
      if (event.type !== 'pointermove') return drag.abort()
      const to = rows().findIndex((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        return event.clientY >= top && event.clientY < bottom
      })
      if (to >= 0 && rows()[to] !== handle.closest('li')) moveTo(to)
    }
    for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const)
      page.addEventListener(type, follow, { signal: drag.signal })
  }

  return (
    <button
      type="button"
      className={styles.LegHandle}
      aria-label={text('slip.move', { outcome, place: at + 1, count: of })}
      title={text('slip.move.how')}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
    >
      <svg viewBox="0 0 8 16" width="8" height="16" fill="currentColor" aria-hidden="true">
        <path d="M0 2h2v2H0zM6 2h2v2H6zM0 7h2v2H0zM6 7h2v2H6zM0 12h2v2H0zM6 12h2v2H6z" />
      </svg>
    </button>
  )
}
