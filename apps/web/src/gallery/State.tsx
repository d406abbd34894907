import { type ReactNode, useEffect, useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'

interface StateProps {
  /** Name of the state, for problems found in it. */
  readonly name: string
  readonly tree: ReactNode
  readonly onProblem: (problem: string) => void
  readonly onReady: () => void
}

/** How React marks a part that the server left to the client. */
const LEFT_OUT = '<!--$!-->'
const PATIENCE = { tries: 40, everyMs: 50 }

/** A tree as the server writes it, once the code of its lazy parts has come; one that fails stays left out. */
async function written(tree: ReactNode): Promise<string> {
  for (let tried = 1; ; tried++) {
    const html = renderToString(tree)
    if (!html.includes(LEFT_OUT) || tried === PATIENCE.tries) return html
    await new Promise((resolve) => setTimeout(resolve, PATIENCE.everyMs))
  }
}

/**
 * One state as a page gets it: rendered to text as on the server, then hydrated. What the two make differently is a
 * problem.
 */
export function State({ name, tree, onProblem, onReady }: StateProps) {
  const ref = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a state is shown once and never changes.
  useEffect(() => {
    const container = ref.current
    if (container === null) return
    const reportAs = (what: string) => (error: unknown) => onProblem(`${name}: ${what}: ${String(error)}`)
    let isGone = false
    let end = () => {}
    const show = (html: string) => {
      if (isGone) return
      container.innerHTML = html
      const root = hydrateRoot(container, tree, {
        onRecoverableError: reportAs('is rendered differently on server and client'),
        onUncaughtError: reportAs('throws'),
        onCaughtError: reportAs('throws inside a boundary'),
      })
      const ready = setTimeout(onReady)
      end = () => {
        clearTimeout(ready)
        setTimeout(() => root.unmount())
      }
    }
    written(tree)
      .catch((error: unknown) => {
        reportAs('does not render on the server')(error)
        return ''
      })
      .then(show)
    return () => {
      isGone = true
      end()
    }
  }, [])
  return <div ref={ref} />
}
