import { useEffect, useRef } from 'react'
import { dialogDepth, goBack, onPopState, pushDialogEntry } from '../../platform/history.ts'
import { after } from '../../platform/timing.ts'

/**
 * Back closes the dialog on top instead of leaving the page: each one that may be closed has a step of the history.
 * @param depth how many are open that may be closed
 * @param closeTop closes the one seen
 */
export function useBack(depth: number, closeTop: () => void): void {
  const latest = useRef({ depth, closeTop })
  latest.current = { depth, closeTop }
  useEffect(() => {
    for (let step = dialogDepth() + 1; step <= depth; step += 1) pushDialogEntry(step)
    // A link in a dialog closes it and leads on in the same press; then its step is taken by the next page.
    return after(0, () => {
      if (dialogDepth() > latest.current.depth) goBack(dialogDepth() - latest.current.depth)
    })
  }, [depth])
  useEffect(
    () =>
      onPopState(() => {
        if (dialogDepth() < latest.current.depth) latest.current.closeTop()
      }),
    [],
  )
}
