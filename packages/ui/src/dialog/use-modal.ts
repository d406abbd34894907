import { type RefObject, useEffect, useState } from 'react'

/** How long a closing modal stays on screen, in ms. */
export const MODAL_EXIT_MS = 500

/** Makes the page interactive again once no modal is open. */
function release(): void {
  if (!document.querySelector(':modal')) delete document.documentElement.dataset.held
}

/**
 * Shows and closes a native `<dialog>` with `open`, and keeps its content for the exit transition. The platform makes
 * the rest of the page inert while it is open and gives the focus back when it closes. The first field gets the focus,
 * where there is one.
 * @returns whether the content is to be rendered
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean): boolean {
  const [lingering, setLingering] = useState(false)
  useEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    if (open) {
      // Set at the root: `:root:has()` would search the whole page with every arrow of a price. The scrollbar's space
      // is kept while the page does not scroll, where it has one.
      const root = document.documentElement
      root.dataset.held = `${innerWidth > root.clientWidth}`
      dialog.showModal()
      dialog.querySelector<HTMLElement>('input, textarea, select')?.focus()
      setLingering(true)
      return release
    }
    dialog.close()
    release()
    const timer = setTimeout(() => setLingering(false), MODAL_EXIT_MS)
    return () => clearTimeout(timer)
  }, [ref, open])
  return open || lingering
}
