import { useEffect, useRef } from 'react'
import { after } from '../../platform/loading/timing.ts'
import { dialogDepth, goBack, onceBack, onPopState, pushDialogEntry } from '../../platform/storage/history.ts'

/**
 * Back closes the dialog on top instead of leaving the page: each one that may be closed has a step of the history.
 * @param depth how many are open that may be closed
 * @param closeTop closes the one seen
 */
export function useBack(depth: number, closeTop: () => void): void {
  const latest = useRef({ depth, closeTop })
  latest.current = { depth, closeTop }
  useEffect(() => {
    let callOff: (() => void) | undefined
    onceBack(() => {
      if (latest.current.depth !== depth) return
      for (let step = dialogDepth() + 1; step <= depth; step += 1) pushDialogEntry(step)
      // A link in a dialog closes it and leads on in the same press; then its step is taken by the next page.
      callOff = after(0, () =>
        onceBack(() => {
          if (dialogDepth() > latest.current.depth) goBack(dialogDepth() - latest.current.depth)
        }),
      )
    })
    return () => callOff?.()
  }, [depth])
  useEffect(
    () =>
      onPopState(() => {
        if (dialogDepth() < latest.current.depth) latest.current.closeTop()
      }),
    [],
  )
}
