import type { XmlElement } from '@rgrove/parse-xml'
import { seenName } from '../../../../kernel/unseen.ts'
import { childrenNamed } from '../../../pricing/results/index.ts'
import { PLAY, type PlayState } from '../messages/types.ts'

/** A thing with an id of the feed, `sr:competitor:33`. */
export interface Named {
  readonly urn: string
  readonly name: string
}

/** A competitor. */
export type Side = Named & {
  readonly short: string
  /** Three letters; null where the document has none. */
  readonly countryCode: string | null
}

/** Country or circuit. */
export type Category = Named & { readonly countryCode: string | null }

const PLAYS: Readonly<Partial<Record<string, PlayState>>> = {
  not_started: PLAY.notStarted,
  live: PLAY.live,
  suspended: PLAY.suspended,
  ended: PLAY.ended,
  finished: PLAY.ended,
  closed: PLAY.closed,
  cancelled: PLAY.cancelled,
  canceled: PLAY.cancelled,
  delayed: PLAY.delayed,
  interrupted: PLAY.interrupted,
  postponed: PLAY.postponed,
  abandoned: PLAY.abandoned,
  start_delayed: PLAY.delayed,
  match_about_to_start: PLAY.notStarted,
}

/** The state of an event by a document; null where it has none, or one that is unknown. */
export function playOf(status = ''): PlayState | null {
  return (
    PLAYS[
      status
        .trim()
        .toLowerCase()
        .replaceAll(/[\s-]+/g, '_')
    ] ?? null
  )
}

/** Unix ms at which a document was made; null where it is missing, and NaN where it is no time. */
export function generatedAt({ attributes: { generated_at: text } }: XmlElement): number | null {
  const at = text === undefined ? Number.NaN : instantOf(text)
  return text === undefined ? null : at
}

/** Unix ms of a time; without a zone it is in UTC. NaN for none, and for a day that its month has not. */
export function instantOf(text: string): number {
  const [date] = /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(text) ?? []
  // Engines read 30 February as 2 March.
  const day = date === undefined ? Number.NaN : Date.parse(date)
  if (Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== date) return Number.NaN
  return Date.parse(/(Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}Z`)
}

/** Null without an id or a name that can be seen. */
export function readNamed(element: XmlElement | undefined): Named | null {
  const { id = '', name: text = '' } = element?.attributes ?? {}
  const [urn, name] = [id.trim(), seenName(text)]
  return urn === '' || name === '' ? null : { urn, name }
}

/** The abbreviation of a side, or the first three letters of its name. */
export function shortOf(abbreviation: string | undefined, name: string): string {
  return seenName(abbreviation ?? '') || [...name].slice(0, 3).join('').toUpperCase()
}

/** Unix ms of a date or a time; null where it is none. */
export function timeOf(text: string | undefined): number | null {
  if (text === undefined) return null
  const at = instantOf(text)
  return Number.isNaN(at) ? null : at
}

/** Country or circuit of a tournament; null in dialects without. */
export function readCategory(tournament: XmlElement): Category | null {
  const [category] = childrenNamed(tournament, 'category')
  const circuit = readNamed(category)
  return circuit && { ...circuit, countryCode: category?.attributes.country_code ?? null }
}
