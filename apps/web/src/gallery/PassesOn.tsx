import type { Demos } from '@touchline/ui/demo'
import { useEffect, useRef } from 'react'

interface PassesOnProps {
  readonly demos: readonly Demos[]
  readonly onProblem: (problem: string) => void
  readonly onReady: () => void
}

/**
 * Gives every component a ref, a class and a data attribute, and reports which of them did not reach its root element.
 */
export function PassesOn({ demos, onProblem, onReady }: PassesOnProps) {
  const roots = useRef(new Map<string, Element>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when everything is there.
  useEffect(() => {
    for (const { title, passesOn } of demos) {
      if (passesOn === undefined) continue
      const root = roots.current.get(title)
      if (root === undefined) onProblem(`${title}: the ref is not given to an element`)
      else if (!root.classList.contains('added')) onProblem(`${title}: the class is not on the element of the ref`)
      else if (root.getAttribute('data-passed') !== title) onProblem(`${title}: the data attribute is lost`)
    }
    onReady()
  }, [])
  return demos.map(({ title, passesOn }) => (
    <div key={title}>
      {passesOn?.({
        ref: (element) => void (element && roots.current.set(title, element)),
        className: 'added',
        'data-passed': title,
      })}
    </div>
  ))
}
