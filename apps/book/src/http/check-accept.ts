import { PLATFORM_MEDIA_TYPE } from '@touchline/contract'
import { type Refusal, refuse } from '../kernel/refusal.ts'

/** A media range of an Accept header (RFC 9110, 12.5.1): its type, and its weight where it has one. */
const RANGE = /^([\w!#$&^.+*-]+\/[\w!#$&^.+*-]+)\s*(?:;.*?)?$/
const WEIGHT_OF_NONE = /;\s*q\s*=\s*0(?:\.0{0,3})?\s*(?:;|$)/i

/**
 * Refuses a call whose `Accept` header excludes its media type, such as another version of the platform's, before
 * anything is done. A header that is absent or names no media type excludes nothing.
 * @param media of the response; errors are always JSON
 */
export function checkAccept(header: string | undefined, media = 'application/json'): Refusal | null {
  const ranges = (header ?? '').split(',').flatMap((text) => {
    const type = RANGE.exec(text.trim())?.[1]?.toLowerCase()
    return type === undefined ? [] : [{ type, isRefused: WEIGHT_OF_NONE.test(text) }]
  })
  if (ranges.length === 0) return null
  const served = [media, 'application/json', PLATFORM_MEDIA_TYPE]
  const isServed = (range: string) =>
    range === '*/*' || served.some((type) => type === range || range === `${type.split('/', 1)[0]}/*`)
  return ranges.some(({ type, isRefused }) => !isRefused && isServed(type)) ? null : refuse('not_acceptable')
}
