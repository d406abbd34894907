import type { Db } from '../../../db/index.ts'
import type { CallOffReason, MatchCalls, MatchReport } from '../../../kernel/ports/match-calls.ts'
import type { SettlementContext } from '../settle-results.ts'
import { abandonMatch } from './abandon-match.ts'
import { BETS_STAND_MS, postponeMatch } from './postpone-match.ts'
import { stateKickOff } from './state-kick-off.ts'
import { voidForLateness } from './void-for-lateness.ts'

const SOURCE = 'feed'
/** Until the bet stop has reached every process, bets may be on prices of the sides as they were. */
const STILL_OLD_MS = 2_000

/** Gives a feed's messages about matches the effect of the operator's commands. */
export function createMatchCalls(context: SettlementContext): MatchCalls {
  const { db, clock, signals } = context
  const calls: MatchCalls = {
    async move(report, to) {
      const { eventId, messageAt } = report
      const known = await kickOffOf(db, eventId)
      if (known === null) return
      const isLate = isSuperseded(known, report, to)
      const moved = isLate || to === known.startsAt ? null : await postponeMatch(context, eventId, to, messageAt)
      // The delay is beyond the term, even if another time was stated since and the match has begun. Bets placed after
      // that statement are for another kick-off.
      if ((isLate || moved?.state === 'not_waiting') && to !== null && to > known.plannedAt + BETS_STAND_MS) {
        await db.tx((tx) => voidForLateness(tx, eventId, clock.now(), { messageAt, placedTo: messageAt }))
        signals.emit('results_recorded', { eventId })
      }
      if (isLate) return
      const now = clock.now()
      const isChange = await db.tx(async (tx) => {
        await tx.query('UPDATE matches SET start_said_at = $2 WHERE id = $1', [eventId, new Date(messageAt)])
        return stateKickOff(tx, eventId, to, { messageAt, now })
      })
      if (isChange) signals.emit('results_recorded', { eventId })
    },
    async describe(eventId, to, at) {
      const [row] = await db.query<{ described_start: Date | null; starts_at: Date }>(
        'SELECT described_start, starts_at FROM matches WHERE id = $1',
        [eventId],
      )
      if (row === undefined) return
      const isNews = to !== (row.described_start ?? row.starts_at).getTime()
      if (isNews) await calls.move({ eventId, messageAt: at, isInOrder: true }, to)
      await db.query('UPDATE matches SET described_start = $2 WHERE id = $1', [eventId, new Date(to)])
    },
    async swapSides({ eventId, messageAt }) {
      const now = clock.now()
      const placedTo = now + STILL_OLD_MS
      await db.tx((tx) => voidForLateness(tx, eventId, now, { messageAt, placedTo, voidReason: 'format_change' }))
      signals.emit('results_recorded', { eventId })
    },
    async callOff(report, reason) {
      if (await isCalledOff(db, report, reason)) return
      await abandonMatch(context, report.eventId, reason, {
        source: SOURCE,
        messageAt: Math.min(report.messageAt, clock.now()),
      })
    },
  }
  return calls
}

interface KickOff {
  /** Unix ms; null: put off, and waiting for another one. */
  readonly startsAt: number | null
  /** Unix ms, as stated last, also of a match that had begun; null: as one that is not known. */
  readonly statedAt: number | null
  /** Unix ms: the kick-off that bets were placed for. */
  readonly plannedAt: number
  /** Unix ms; null: no message had a time. */
  readonly messageAt: number | null
}

async function kickOffOf(db: Db, eventId: number): Promise<KickOff | null> {
  const [row] = await db.query<{
    starts_at: Date
    planned_at: Date | null
    stated_start: Date | null
    void_at: Date | null
    start_said_at: Date | null
  }>(
    `SELECT m.starts_at, m.start_said_at, m.stated_start, p.planned_at, p.void_at FROM matches m LEFT JOIN postponements p ON p.match_id = m.id
     WHERE m.id = $1`,
    [eventId],
  )
  if (row === undefined) return null
  return {
    startsAt: row.void_at === null ? row.starts_at.getTime() : null,
    plannedAt: (row.planned_at ?? row.starts_at).getTime(),
    statedAt: (row.start_said_at === null ? row.starts_at : row.stated_start)?.getTime() ?? null,
    messageAt: row.start_said_at?.getTime() ?? null,
  }
}

/** Whether another word about the kick-off counts before this one, whichever of them came first. */
function isSuperseded(known: KickOff, { messageAt, isInOrder }: MatchReport, to: number | null): boolean {
  if (known.messageAt === null || messageAt > known.messageAt) return false
  if (messageAt < known.messageAt) return true
  return !isInOrder && to !== null && (known.statedAt === null || to < known.statedAt)
}

/** A match that was called off earlier, or then, has no bets that this would void. */
async function isCalledOff(db: Db, { eventId, messageAt }: MatchReport, reason: CallOffReason): Promise<boolean> {
  const [row] = await db.query(
    `SELECT 1 FROM market_cancels
     WHERE match_id = $1 AND market_id IS NULL AND NOT is_rollback AND keeps_results AND void_reason = $2 AND said_at <= $3`,
    [eventId, reason, new Date(messageAt)],
  )
  return row !== undefined
}
