import { abandonMatch, postponeMatch } from '../../modules/settlement/index.ts'
import type { Operation } from '../operation.ts'
import { settleNow } from './say-result.ts'
import { BadWord, readId, readReason, readTime, readWords } from './words.ts'

/** A match that will not be played to its end. */
export const abandon: Operation = {
  help: 'abandon MATCH    decided markets keep their result, the rest is void',
  usage: `abandon MATCH [--reason abandoned|cancelled_event|retired|walkover]
Markets that are decided keep their result, every other bet is void, and the match leaves the programme.`,
  async run(args, context) {
    const { words, options } = readWords(args, ['reason'])
    const eventId = readId(words[0], 'A match')
    const messageId = await abandonMatch(context, eventId, readReason(options.reason, 'abandoned'))
    if (messageId === null) return { ok: false, text: `There is no match ${eventId}.` }
    await context.catchUp()
    return { ok: true, text: await settleNow(context, 'bet_cancel', messageId) }
  },
}

/** A match that begins later than planned. */
export const postpone: Operation = {
  help: 'postpone MATCH [TIME]   bets are valid for 48 hours',
  usage: `postpone MATCH [TIME]
  postpone 100123 2026-05-31T18:00:00Z
Bets are valid if the match is played within 48 hours of the kick-off they were placed for, and are void otherwise. Without
a time the match leaves the programme and its bets wait for one.`,
  async run(args, context) {
    const [match, time] = readWords(args, []).words
    const eventId = readId(match, 'A match')
    const to = readTime(time)
    if (to !== null && to <= context.clock.now()) throw new BadWord('The new kick-off is to be in the future')
    const outcome = await postponeMatch(context, eventId, to)
    switch (outcome.state) {
      case 'kept':
        return { ok: true, text: `Match ${eventId} begins ${time}; its bets stay valid.` }
      case 'voided': {
        const settled = await settleNow(context, 'bet_cancel', outcome.messageId)
        return { ok: true, text: `Match ${eventId} does not begin in time for its bets: ${settled}` }
      }
      case 'waits':
        return { ok: true, text: `Match ${eventId} waits for a kick-off; its bets wait with it for 48 hours.` }
      case 'not_waiting':
        return { ok: false, text: `There is no match ${eventId} that has not begun.` }
      case 'clash':
        return { ok: false, text: `A team of match ${eventId} plays another match then.` }
    }
  },
}
