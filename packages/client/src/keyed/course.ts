import type { CallError } from '../http/index.ts'
import { type CertainRefusal, certainRefusal } from './certain-refusal.ts'

/** A request as it was first sent: the same key and body until its outcome is known. */
export interface Claim<Body> {
  readonly key: string
  /** The player who sent it. It is repeated for this player only: for another one it would be a new request. */
  readonly owner: number
  /** When it was first sent; Unix ms. */
  readonly at: number
  readonly body: Body
}

/** Where a request is. */
export type Course<Body, Answer> =
  | { readonly kind: 'idle' }
  /** Under way, for the `attempts`-th time. */
  | { readonly kind: 'sending'; readonly claim: Claim<Body>; readonly attempts: number }
  /** The response was lost: the request may have been carried out, and is repeated under its key. */
  | { readonly kind: 'unknown'; readonly claim: Claim<Body>; readonly attempts: number }
  | { readonly kind: 'answered'; readonly claim: Claim<Body>; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly claim: Claim<Body>; readonly error: CertainRefusal }

export type CourseInput<Body, Answer> =
  /** A new request. */
  | { readonly type: 'start'; readonly claim: Claim<Body> }
  /** A request that an earlier load of the page has sent. */
  | { readonly type: 'take_up'; readonly claim: Claim<Body> }
  /** The delay before a repetition is over, or a player has signed in. */
  | { readonly type: 'repeat'; readonly owner: number | null; readonly now: number }
  | { readonly type: 'answered'; readonly key: string; readonly answer: Answer }
  | { readonly type: 'failed'; readonly key: string; readonly error: CallError }
  /** The outcome was read, or is no longer of interest. */
  | { readonly type: 'forget' }

/**
 * Responses are kept for a day: later the same key would be a new request. One hour allows for clocks that differ. In
 * ms.
 */
export const CLAIM_LIFE_MS = 23 * 3_600_000

const IDLE = { kind: 'idle' } as const

/** The claim of a request whose outcome is unknown; null without one. A page stores it over a reload. */
export function openClaim<Body>(course: Course<Body, unknown>): Claim<Body> | null {
  return course.kind === 'sending' || course.kind === 'unknown' ? course.claim : null
}

/**
 * The next state. An input that does not belong to the state changes nothing: it may come twice, late, or out of order.
 */
export function nextCourse<Body, Answer>(
  course: Course<Body, Answer>,
  input: CourseInput<Body, Answer>,
): Course<Body, Answer> {
  switch (input.type) {
    case 'start':
      return openClaim(course) === null ? { kind: 'sending', claim: input.claim, attempts: 1 } : course
    case 'take_up':
      return openClaim(course) === null ? { kind: 'unknown', claim: input.claim, attempts: 1 } : course
    case 'repeat':
      return repeat(course, input.owner, input.now)
    case 'answered':
      return openClaim(course)?.key === input.key ? answered(course, input.answer) : course
    case 'failed':
      return course.kind === 'sending' && course.claim.key === input.key ? failed(course, input.error) : course
    case 'forget':
      return IDLE
  }
}

function repeat<Body, Answer>(course: Course<Body, Answer>, owner: number | null, now: number): Course<Body, Answer> {
  if (course.kind !== 'unknown') return course
  const { claim, attempts } = course
  if (now - claim.at > CLAIM_LIFE_MS) return IDLE
  return owner === claim.owner ? { kind: 'sending', claim, attempts: attempts + 1 } : course
}

function answered<Body, Answer>(course: Course<Body, Answer>, answer: Answer): Course<Body, Answer> {
  const claim = openClaim(course)
  return claim === null ? course : { kind: 'answered', claim, answer }
}

function failed<Body, Answer>(
  { claim, attempts }: Extract<Course<Body, Answer>, { kind: 'sending' }>,
  error: CallError,
): Course<Body, Answer> {
  const refusal = certainRefusal(error, attempts === 1)
  return refusal === null ? { kind: 'unknown', claim, attempts } : { kind: 'refused', claim, error: refusal }
}
