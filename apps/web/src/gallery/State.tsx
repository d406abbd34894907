import { type ReactNode, useEffect, useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'

interface StateProps {
  /** Says which state it is where something is wrong with it. */
  readonly name: string
  readonly tree: ReactNode
  readonly onProblem: (problem: string) => void
  readonly onReady: () => void
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
    const say = (what: string) => (error: unknown) => onProblem(`${name}: ${what}: ${String(error)}`)
    try {
      container.innerHTML = renderToString(tree)
    } catch (error) {
      say('does not render on the server')(error)
    }
    const root = hydrateRoot(container, tree, {
      onRecoverableError: say('is rendered differently on server and client'),
      onUncaughtError: say('throws'),
      onCaughtError: say('throws inside a boundary'),
    })
    const ready = setTimeout(onReady)
    return () => {
      clearTimeout(ready)
      setTimeout(() => root.unmount())
    }
  }, [])
  return <div ref={ref} />
}
