import { DEVICE_CLASSES, type DeviceClass, MEASURES, type MeasureName } from '../../platform/reports/measures.ts'
import { cleanText } from '../policy-reports.ts'

/** What a page measured of itself, by its known fields. */
export interface PageMeasure {
  /** Name of the page's kind. */
  readonly route: string
  readonly device: DeviceClass
  /** In ms, but for `cls`. */
  readonly values: Readonly<Partial<Record<MeasureName, number>>>
  readonly release?: string
}

const ROUTE = /^[a-z][a-z-]{0,40}$/
/** Measures of a missing page do not describe the product. */
const NOT_FOUND = 'not-found'
/** Ten minutes: a larger value means that the machine slept. */
const VALUE_MAX = 600_000

const isValue = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= VALUE_MAX

/** A measurement of a page; null for anything else, and for the page of a missing address. */
export function readMeasure(value: unknown): PageMeasure | null {
  if (typeof value !== 'object' || value === null) return null
  const { route, device, values, release } = value as Readonly<Record<string, unknown>>
  const known = DEVICE_CLASSES.find((one) => one === device)
  if (typeof route !== 'string' || !ROUTE.test(route) || route === NOT_FOUND || known === undefined) return null
  const given = (typeof values === 'object' && values !== null ? values : {}) as Readonly<Record<string, unknown>>
  const measured = MEASURES.flatMap((name) => {
    const one = given[name]
    return isValue(one) ? [[name, Math.round(one * 1_000) / 1_000] as const] : []
  })
  if (measured.length === 0) return null
  return {
    route,
    device: known,
    values: Object.fromEntries(measured),
    ...(typeof release === 'string' && { release: cleanText(release).slice(0, 100) }),
  }
}
