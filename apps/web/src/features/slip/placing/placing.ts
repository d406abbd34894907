import type { Placement, PlacementError } from '@touchline/betting'
import type { Http } from '@touchline/client/http'
import type { CertainRefusal, Course } from '@touchline/client/keyed'
import type { Bet } from '@touchline/contract'
import { backoff } from '../../../platform/network/retry.ts'
import { createKeyedPlacement, type PlacementClaim } from './keyed-placement.ts'
import { isUndecided } from './placed-bet.ts'
import { placementErrorFrom } from './placement-error.ts'

/** How often an undecided bet is fetched once its delay should be over. In ms. */
const POLL_MS = 1_000
/** No live delay is longer, even if a wrong clock sets `decide_at`. In ms. */
const MAX_DELAY_MS = 30_000

export interface PlacingDeps {
  readonly http: Http
  /** The player who is signed in; null for a visitor. */
  readonly playerId: () => number | null
  /** Unix ms. */
  readonly now: () => number
  /** Runs later. @returns calls it off */
  readonly after: (ms: number, run: () => void) => () => void
}

/** What a slip or a quick bet does about its placement. */
export interface PlacingPorts {
  /** Keeps the claim of the placement over a reload. */
  readonly keep: () => void
  /** The response was lost; the placement is repeated until its outcome is known. */
  readonly lost: () => void
  /** The server has the bets. Some may still be undecided. */
  readonly answered: (bets: readonly Bet[]) => void
  /** A bet of an accepted placement is decided. */
  readonly decided: (bet: Bet) => void
  /** Nothing was placed. */
  readonly refused: (error: PlacementError) => void
  /** Nothing was placed: the session is over, or another player is signed in, who must not see the outcome. */
  readonly unauthorized: (why: 'session_over' | 'other_player') => void
  /** The outcome stays unknown: the placement is too old to repeat. */
  readonly expired: (claim: PlacementClaim) => void
  /** The bets of the placement as they are shown. */
  readonly placed: () => readonly Bet[]
}

/** One placement from the press to its decision. */
export interface Placing {
  start(placement: Placement): void
  /** Continues a placement that an earlier load of the page has sent. */
  takeUp(claim: PlacementClaim): void
  /** Repeats the request now where the response was lost; ends a placement of another player. */
  repeat(): void
  /** The server has decided a bet. */
  decided(bet: Bet): void
  /** Messages may be missing: polls the server. */
  catchUp(): void
  /** The request in progress; null where there is none. */
  claim(): PlacementClaim | null
  /** Stops waiting for an outcome that is not known. @returns its request; null where the outcome is known */
  abandon(): PlacementClaim | null
  /** The placement is over. */
  end(): void
  stop(): void
}

export function createPlacing(deps: PlacingDeps, ports: PlacingPorts): Placing {
  /** Decisions that came before the response that names their bets. */
  const decisions = new Map<number, Bet>()
  let keyed = makeKeyed()
  let isEnding = false
  let last: PlacementClaim | null = null
  let cancelPoll = () => {}

  function makeKeyed() {
    return createKeyedPlacement({
      ...deps,
      owner: deps.playerId,
      pause: backoff,
      keep: ports.keep,
      changed,
    })
  }

  function changed(course: Course<Placement, readonly Bet[]>): void {
    if (course.kind === 'idle') {
      if (!isEnding && last !== null) ports.expired(last)
      return
    }
    last = course.claim
    if (course.kind === 'unknown') ports.lost()
    if (course.kind === 'answered') answered(course.answer)
    if (course.kind === 'refused') refused(course.error, course.claim)
  }

  function refused({ status, body }: CertainRefusal, { body: { bets } }: PlacementClaim): void {
    if (status === 401) ports.unauthorized('session_over')
    else ports.refused(placementErrorFrom(body, bets))
  }

  function answered(bets: readonly Bet[]): void {
    ports.answered(bets.map((bet) => decisions.get(bet.id) ?? bet))
    pollUndecided()
  }

  /** The stream may be cut: the server is polled as well, from the moment the delay should be over. */
  function pollUndecided(): void {
    const waiting = ports.placed().filter(isUndecided)
    cancelPoll()
    if (keyed.course().kind !== 'answered' || waiting.length === 0) return
    const due = Math.max(0, ...waiting.map((bet) => Date.parse(bet.decide_at ?? '') - deps.now() || 0))
    cancelPoll = deps.after(Math.min(due, MAX_DELAY_MS) + POLL_MS, () => void askAbout(waiting).then(pollUndecided))
  }

  async function askAbout(waiting: readonly Bet[]): Promise<void> {
    for (const { id } of waiting) {
      const answer = await deps.http.call('getBet', { params: { id } })
      if (answer.ok && !isUndecided(answer.data.data)) decided(answer.data.data)
    }
  }

  function decided(bet: Bet): void {
    const { kind } = keyed.course()
    if (kind === 'sending' || kind === 'unknown') decisions.set(bet.id, bet)
    if (ports.placed().some(({ id }) => id === bet.id)) ports.decided(bet)
  }

  function repeat(): void {
    const course = keyed.course()
    const player = deps.playerId()
    if (course.kind === 'unknown' && player !== null && player !== course.claim.owner)
      ports.unauthorized('other_player')
    else keyed.repeat()
  }

  function claim(): PlacementClaim | null {
    const course = keyed.course()
    return 'claim' in course ? course.claim : null
  }

  return {
    decided,
    claim,
    start(placement) {
      decisions.clear()
      keyed.start(placement)
    },
    takeUp(kept) {
      keyed.takeUp(kept)
      repeat()
    },
    repeat,
    catchUp() {
      // A large stake waits for a person behind its receipt.
      void askAbout(ports.placed().filter(({ status }) => status === 'submitted')).then(pollUndecided)
      keyed.repeat()
    },
    abandon() {
      const course = keyed.course()
      if (course.kind !== 'unknown' && !(course.kind === 'sending' && course.attempts > 1)) return null
      keyed.stop()
      keyed = makeKeyed()
      return course.claim
    },
    end() {
      cancelPoll()
      isEnding = true
      keyed.forget()
      isEnding = false
    },
    stop() {
      cancelPoll()
      keyed.stop()
    },
  }
}
