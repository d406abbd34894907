import type { CallOffReason, MatchCalls, MatchReport } from '../../../kernel/ports/match-calls.ts'
import { PLAY, type PlayState, type PriceMessage } from './messages/types.ts'
import type { Fixture } from './reference/read-reference.ts'

/** States of play after which a match is not played to its end. */
const CALLED_OFF: Readonly<Partial<Record<PlayState, CallOffReason>>> = {
  [PLAY.cancelled]: 'cancelled_event',
  [PLAY.abandoned]: 'abandoned',
}

/** Applies to bets what a message states about the kick-off, or about whether the match is played at all. */
export async function followCalls(calls: MatchCalls, eventId: number, message: PriceMessage): Promise<void> {
  const report = { eventId, messageAt: message.messageAt, isInOrder: message.place !== 0 }
  switch (message.kind) {
    case 'odds_change':
      if (message.status !== null) await followPlay(calls, report, message.status.play)
      return
    case 'fixture_change':
      if (message.change === 'cancelled') await followPlay(calls, report, PLAY.cancelled)
      else if (message.startsAt !== null) await calls.move(report, message.startsAt)
      return
    case 'bet_stop':
      return
  }
}

/** The same for a fixture as it is described now. */
export async function followFixture(
  calls: MatchCalls,
  eventId: number,
  { startsAt, play, generatedAt }: Fixture,
  receivedAt: number,
): Promise<void> {
  const report = { eventId, messageAt: Math.min(generatedAt ?? receivedAt, receivedAt), isInOrder: false }
  if (play === PLAY.postponed || CALLED_OFF[play ?? PLAY.notStarted] !== undefined)
    await followPlay(calls, report, play)
  else if (generatedAt === null) await calls.describe(eventId, startsAt, receivedAt)
  else await calls.move(report, startsAt)
}

/** An outright that is called off refunds its bets; its dates move none. @param messageAt Unix ms */
export async function followCallOff(
  calls: MatchCalls,
  eventId: number,
  play: PlayState | null,
  messageAt: number,
): Promise<void> {
  if (CALLED_OFF[play ?? PLAY.notStarted] !== undefined)
    await followPlay(calls, { eventId, messageAt, isInOrder: false }, play)
}

async function followPlay(calls: MatchCalls, report: MatchReport, play: PlayState | null): Promise<void> {
  const reason = play === null ? undefined : CALLED_OFF[play]
  if (reason !== undefined) await calls.callOff(report, reason)
  if (play === PLAY.postponed) await calls.move(report, null)
}
