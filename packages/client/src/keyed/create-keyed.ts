import type { CallError } from '../http/index.ts'
import { type Claim, type Course, type CourseInput, nextCourse, openClaim } from './course.ts'

/** What one attempt comes back with. */
export type Sent<Answer> =
  | { readonly ok: true; readonly data: Answer }
  | { readonly ok: false; readonly error: CallError }

export interface KeyedPorts<Body, Answer> {
  /** Sends a request under its key. Never rejects. */
  readonly send: (claim: Claim<Body>) => Promise<Sent<Answer>>
  /** Keeps the claim of a request over a reload, before the request is sent; null once its outcome is known. */
  readonly keep: (claim: Claim<Body> | null) => void
  /** The player who is signed in; null for a visitor. */
  readonly owner: () => number | null
  /** The key of a new request. */
  readonly keyOf: (body: Body) => string
  /** Unix ms. */
  readonly now: () => number
  /** Runs later. @returns calls it off */
  readonly after: (ms: number, run: () => void) => () => void
  /** How long to wait after so many attempts, in ms. */
  readonly pause: (attempts: number) => number
  /** Receives every state, before a request is sent. */
  readonly changed: (course: Course<Body, Answer>) => void
}

/** One request at a time that is carried out once, even if its responses are lost. */
export interface Keyed<Body, Answer> {
  readonly course: () => Course<Body, Answer>
  /** Sends a new request. Does nothing while the outcome of another is unknown, or for a visitor. */
  start(body: Body): void
  /** Continues a request that an earlier load of the page has sent. */
  takeUp(claim: Claim<Body>): void
  /** Repeats the request now, for instance because the page is online again or a player has signed in. */
  repeat(): void
  /** Forgets a request: its outcome was read, or is no longer of interest. */
  forget(): void
  /** Sends and receives nothing more. An open claim stays kept: another machine can take it up. */
  stop(): void
}

/** Runs `nextCourse`: stores each claim before it is sent, repeats lost requests, and reports every change. */
export function createKeyed<Body, Answer>(ports: KeyedPorts<Body, Answer>): Keyed<Body, Answer> {
  let course: Course<Body, Answer> = { kind: 'idle' }
  let isStopped = false
  let cancel = () => {}

  function take(input: CourseInput<Body, Answer>): void {
    const before = course
    course = nextCourse(before, input)
    if (course === before) return
    cancel()
    if (openClaim(course) !== openClaim(before)) ports.keep(openClaim(course))
    const now = course
    ports.changed(now)
    // A receiver of the change may have given the next input already.
    if (course !== now) return
    if (now.kind === 'sending') void send(now.claim)
    if (now.kind === 'unknown') cancel = ports.after(ports.pause(now.attempts), repeat)
  }

  async function send(claim: Claim<Body>): Promise<void> {
    const { key } = claim
    const result = await ports.send(claim)
    if (isStopped) return
    take(result.ok ? { type: 'answered', key, answer: result.data } : { type: 'failed', key, error: result.error })
  }

  function repeat(): void {
    if (!isStopped) take({ type: 'repeat', owner: ports.owner(), now: ports.now() })
  }

  return {
    course: () => course,
    start(body) {
      const owner = ports.owner()
      if (owner === null || isStopped) return
      take({ type: 'start', claim: { key: ports.keyOf(body), owner, at: ports.now(), body } })
    },
    takeUp(claim) {
      if (isStopped) return
      take({ type: 'take_up', claim })
      repeat()
    },
    repeat,
    forget: () => take({ type: 'forget' }),
    stop() {
      isStopped = true
      cancel()
    },
  }
}
