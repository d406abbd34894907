import type { ReactNode } from 'react'

/** What every component passes on to its root element. */
export interface PassedOn {
  readonly ref: (element: Element | null) => void
  readonly className: string
  readonly 'data-passed': string
}

/**
 * The states of a component or block, each drawn by a function. The gallery shows them, and visual tests compare them.
 */
export interface Demos {
  /** Name of what is shown, unique in the gallery. */
  readonly title: string
  /** Takes the whole page, like a dialog: it is shown on a page of its own. */
  readonly alone?: boolean
  /** `wide`: each state has the width of the page; otherwise it takes what it needs, beside others. */
  readonly layout?: 'wide'
  readonly states: Readonly<Record<string, () => ReactNode>>
  /** Draws a component of `packages/ui` with what it has to pass on. */
  readonly passesOn?: (props: PassedOn) => ReactNode
}

export function demos(of: Demos): Demos {
  return of
}
