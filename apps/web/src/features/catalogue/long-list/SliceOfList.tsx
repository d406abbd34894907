import { memo, startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { eventName, eventPath, Link, leagueOf } from '../../../navigation/index.ts'
import { focusWhenLost } from '../../../platform/input/focus.ts'
import { inTurns } from '../../../platform/loading/in-turns.ts'
import { whenSlow } from '../../../platform/scroll/scroll-pace.ts'
import { observeInGroup } from '../../../platform/scroll/visible-groups.ts'
import type { EventsList } from '../events-list.ts'
import styles from './More.module.css'
import { MakingRows } from './making-rows.ts'
import { usePart, useWithout } from './PartsOfList.tsx'
import { createSliceHeights, type Drawn, type Shape } from './slice-heights.ts'
import type { Slice } from './slices.ts'

/**
 * Rows nearer than this are complete, in px: a screen ahead of a reader. Fast scrolling shows names, and rows once it
 * slows down.
 */
const AHEAD = 1_200
/** By list and slice: who comes back finds them as they were. */
const heights = createSliceHeights()
const nothingLost = () => {}

export interface SliceOfListProps {
  readonly slice: Slice
  readonly List: EventsList
  /** Address of the list. */
  readonly list: string
  /** Comes into sight, and is drawn at once. */
  readonly isSeen: boolean
}

function shapeOf({ events }: Slice): Shape {
  return { rows: events.length, cards: new Set(events.map((event) => leagueOf(event).id)).size }
}

function measured(element: Element): Drawn {
  const row = element.querySelector('li')
  return { height: element.getBoundingClientRect().height, row: row?.getBoundingClientRect().height ?? 0 }
}

/**
 * Remembers the focused link. @returns focuses the link of that address again, if the focus was lost because its row
 * was replaced
 */
function heldLink(element: Element): () => void {
  const to = element.querySelector('a:focus')?.getAttribute('href')
  return to ? () => focusWhenLost(`[data-far] a[href="${CSS.escape(to)}"]`) : nothingLost
}

/**
 * Rows of a long list. Far away they are links only, in a box of their height: search in the page and the keyboard find
 * them, and thousands of rows cost as much as a few screens.
 */
export const SliceOfList = memo(({ slice, List, list, isSeen }: SliceOfListProps) => {
  const key = `${list} ${slice.key}`
  const [height, setHeight] = useState(() => heights.farHeight(key, isSeen ? null : shapeOf(slice)))
  const isFar = useRef(height !== undefined)
  const [making] = useState(() => (isSeen ? null : inTurns))
  const giveBack = useRef(nothingLost)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows or names keep the keyboard where it was
  useLayoutEffect(() => {
    giveBack.current()
    giveBack.current = nothingLost
  }, [height])
  const shape = useRef<Shape>(null)
  useLayoutEffect(() => {
    shape.current = shapeOf(slice)
  }, [slice])
  const ref = useCallback(
    (element: HTMLDivElement) => {
      let callOff = () => {}
      const draw = (isNear: boolean) => {
        // Who works in a row keeps it.
        if (!isNear && element.matches(':focus-within')) return
        const drawn = isNear ? undefined : measured(element)
        heights.keep(key, drawn?.height)
        isFar.current = !isNear
        giveBack.current = heldLink(element)
        startTransition(() => setHeight(drawn?.height))
      }
      const stop = observeInGroup(
        element,
        (isNear) => {
          callOff()
          if (shape.current && !isFar.current) heights.learn(shape.current, measured(element))
          if (isNear === isFar.current) callOff = whenSlow(() => inTurns(element, () => draw(isNear)))
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
      {height === undefined ? (
        <MakingRows value={making}>
          <List events={slice.events} sport={slice.sport} />
        </MakingRows>
      ) : (
        <Names events={slice.events} />
      )}
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
