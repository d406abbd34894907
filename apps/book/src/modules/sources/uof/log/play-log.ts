import type { XmlElement } from '@rgrove/parse-xml'
import { childrenNamed, wholeNumber } from '../../../pricing/results/index.ts'
import { PLAY } from '../messages/types.ts'
import type { LoggedHead } from './read-logged.ts'

/** How an event went, as far as it matters to bets: it has begun, or takes none any more. */
export interface LoggedPlay {
  readonly state: 'begun' | 'ended' | 'called off'
  /** Unix ms by the producer's clock. */
  readonly messageAt: number
}

/** The statements about the play of one event, in the order of arrival. */
export interface PlayLog {
  take(root: XmlElement, head: LoggedHead): void
  /**
   * The state of play at `at` (Unix ms by the book's clock); null if no statement but that it has not begun arrived.
   */
  play(at: number): LoggedPlay | null
}

/**
 * The feed's numbers of the states that matter. A match that has ended may be reported as cancelled, and stays over.
 */
const STATES: Readonly<Record<number, LoggedPlay['state']>> = {
  [PLAY.live]: 'begun',
  [PLAY.suspended]: 'begun',
  [PLAY.interrupted]: 'begun',
  [PLAY.closed]: 'ended',
  [PLAY.cancelled]: 'called off',
  [PLAY.abandoned]: 'called off',
}
const CANCELLED = '3'
const RANK = { begun: 0, 'called off': 1, ended: 2 } as const

export function newPlayLog(): PlayLog {
  const statements: (LoggedPlay & { readonly receivedAt: number })[] = []
  return {
    take(root, { messageAt, receivedAt }) {
      const [status] = childrenNamed(root, 'sport_event_status')
      const code = wholeNumber(status?.attributes.status)
      const state = code === null ? undefined : STATES[code]
      if (root.name === 'odds_change' && state !== undefined) statements.push({ state, messageAt, receivedAt })
      if (root.name === 'fixture_change' && root.attributes.change_type === CANCELLED)
        statements.push({ state: 'called off', messageAt, receivedAt })
    },
    play(at) {
      const known = statements.filter(({ receivedAt }) => receivedAt <= at)
      return known.reduce<LoggedPlay | null>(
        (worst, one) => (worst === null || RANK[one.state] > RANK[worst.state] ? one : worst),
        null,
      )
    },
  }
}
