import type { MeasureName } from '../../platform/reports/measures.ts'

/** Of so many touches one may be slower than the reported one, as the definition of INP has it. */
const TOUCHES_FOR_ONE = 50
/** A burst of shifts ends after a second of rest, or after five. */
const BURST_REST_MS = 1_000
const BURST_MS = 5_000
/** Prices that are looked at on a route. */
const PAINTS_MAX = 100

type Values = Partial<Record<MeasureName, number>>

export interface RouteMeasures {
  /** Another route is shown from now on. Times in ms of the page's own clock. */
  enter(route: string, at: number): void
  /** The first route alone was loaded: what its load was measured by. */
  loaded(name: MeasureName, value: number): void
  shifted(at: number, value: number): void
  /** @param id of the touch, which has several events */
  touched(at: number, id: number, ms: number): void
  /** A price was painted so long after it was made. */
  painted(ms: number): void
  /** The measures of each route, in the order in which they were first shown; routes without measures are left out. */
  results(): readonly { readonly route: string; readonly values: Values }[]
}

interface OfRoute {
  readonly loaded: Values
  readonly touches: Map<number, number>
  readonly paints: number[]
  shift: number | undefined
}

interface Burst {
  readonly of: OfRoute
  readonly from: number
  readonly last: number
  readonly sum: number
}

/** The median of the measurements; undefined without any. */
function median(values: readonly number[]): number | undefined {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
}

/** The slowest touch, but for one in fifty. */
function slowest(touches: ReadonlyMap<number, number>): number | undefined {
  return [...touches.values()].sort((a, b) => b - a)[Math.floor(touches.size / TOUCHES_FOR_ONE)]
}

function valuesOf({ loaded, touches, paints, shift }: OfRoute): Values {
  const [inp, paint] = [slowest(touches), median(paints)]
  return {
    ...loaded,
    ...(inp !== undefined && { inp }),
    ...(shift !== undefined && { cls: shift }),
    ...(paint !== undefined && { feed_to_paint: paint }),
  }
}

/**
 * Separates the measures of the routes of a visit: to the browser all of them are one page.
 * @param route that the visit begins on
 */
export function createRouteMeasures(route: string): RouteMeasures {
  const routes = new Map<string, OfRoute>()
  const shown: { readonly from: number; readonly of: OfRoute }[] = []
  let burst: Burst | null = null

  function enter(name: string, from: number): void {
    const of = routes.get(name) ?? { loaded: {}, touches: new Map(), paints: [], shift: undefined }
    routes.set(name, of)
    // A shift of 0 is reported too.
    of.shift ??= 0
    shown.push({ from, of })
  }

  /** A late measure belongs to the route shown when it happened: a press that opens a route, to the one before. */
  const at = (time: number) => shown.findLast(({ from }) => from <= time)?.of ?? shown[0]?.of

  enter(route, 0)
  return {
    enter,
    loaded(name, value) {
      const first = routes.get(route)
      if (first !== undefined) first.loaded[name] = value
    },
    shifted(time, value) {
      const of = at(time)
      if (of === undefined) return
      const isSameBurst =
        burst !== null && burst.of === of && time - burst.last < BURST_REST_MS && time - burst.from < BURST_MS
      burst =
        isSameBurst && burst !== null
          ? { ...burst, last: time, sum: burst.sum + value }
          : { of, from: time, last: time, sum: value }
      of.shift = Math.max(of.shift ?? 0, burst.sum)
    },
    touched(time, id, ms) {
      const touches = at(time)?.touches
      touches?.set(id, Math.max(touches.get(id) ?? 0, ms))
    },
    painted(ms) {
      const paints = shown.at(-1)?.of.paints
      if (paints !== undefined && paints.length < PAINTS_MAX) paints.push(ms)
    },
    results: () =>
      [...routes]
        .map(([name, of]) => ({ route: name, values: valuesOf(of) }))
        .filter(({ values }) => Object.keys(values).length > 0),
  }
}
