import { memo, startTransition, useCallback, useState } from 'react'
import { eventName, eventPath, Link } from '../../../navigation/index.ts'
import { inTurns } from '../../../platform/in-turns.ts'
import { whenSlow } from '../../../platform/scroll-pace.ts'
import { observeInGroup } from '../../../platform/visible-groups.ts'
import type { EventsList } from '../events-list.ts'
import { usePart, useWithout } from '../PartsOfList.tsx'
import styles from './More.module.css'
import type { Slice } from './slices.ts'

/** How near rows must come to be whole, in px: a screen ahead of a hand that reads. One that hurries sees names, and rows where it slows down. */
const AHEAD = 1_200
/** How high those are that are far, by list and slice: who comes back finds them as high as they were. */
const heights = new Map<string, number>()

export interface SliceOfListProps {
  readonly slice: Slice
  readonly List: EventsList
  /** Address of the list. */
  readonly list: string
}

/**
 * Rows of a long list. Far away they are their links alone, in a box as high as they were: the browser's own search and the
 * keyboard find them, and thousands of rows cost what a few screens of them cost.
 */
export const SliceOfList = memo(({ slice, List, list }: SliceOfListProps) => {
  const key = `${list} ${slice.key}`
  const [height, setHeight] = useState(() => heights.get(key))
  const ref = useCallback(
    (element: HTMLDivElement) => {
      let isNear = true
      let callOff = () => {}
      const draw = () => {
        // Who works in a row keeps it.
        if (!isNear && element.matches(':focus-within')) return
        if (isNear === !heights.has(key)) return
        if (isNear) heights.delete(key)
        else heights.set(key, element.getBoundingClientRect().height)
        startTransition(() => setHeight(heights.get(key)))
      }
      const stop = observeInGroup(
        element,
        (nowNear) => {
          isNear = nowNear
          callOff()
          callOff = whenSlow(() => inTurns(element, draw))
        },
        AHEAD,
      )
      return () => {
        callOff()
        stop()
      }
    },
    [key],
  )
  return (
    <div ref={ref} className={styles.Slice} data-far={height !== undefined} style={{ blockSize: height }}>
      {height === undefined ? <List events={slice.events} sport={slice.sport} /> : <Names events={slice.events} />}
    </div>
  )
})

function Names({ events }: { events: Slice['events'] }) {
  return useWithout(usePart(), events).map((event) => (
    <Link key={event.id} to={eventPath(event)}>
      {eventName(event)}
    </Link>
  ))
}
