import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atNight } from '../../../../testing/at-night.ts'
import { arrival, type LogMessage, randomLog } from '../../../../testing/feed/random-log.ts'
import { parseRoot } from '../../../pricing/results/index.ts'
import { isPriceMessage, readPriceMessage } from '../messages/read-price-message.ts'
import { bookOf } from './book-of.ts'
import { holdEvent, takeBetStop, takeFixtureChange, takeOddsChange } from './held-event.ts'
import { playNow } from './play-now.ts'

const START = 1_800_000_000_000

/** The state of a match after some messages, as its markets and status are shown. */
function played(log: readonly LogMessage[]) {
  const event = holdEvent(1, { status: 0, feedState: null })
  for (const message of log) {
    const root = parseRoot(message(1, START))
    if (typeof root === 'string' || !isPriceMessage(root.name)) throw new Error('no message about prices')
    const reading = readPriceMessage(root, root.name, { receivedAt: START })
    if (reading.state !== 'read') throw new Error(reading.why)
    const { message: read } = reading
    const origin = { provider: 'betradar', producer: read.producer, generated_at: read.messageAt } as const
    if (read.kind === 'odds_change') takeOddsChange(event, read, origin, START)
    else if (read.kind === 'bet_stop') takeBetStop(event, read)
    else takeFixtureChange(event, read)
  }
  const { status } = playNow(event.plays)
  const groupsOf = (id: number) => ['all', id === 40 ? 'scorers' : 'score']
  const [describes, trusts, asksChances] = [() => true, () => true, () => true]
  const terms = { now: START, startsAt: START + 1e6, status, groupsOf, describes, trusts, asksChances }
  const book = [...bookOf(event, terms)].sort((a, b) => a.id - b.id)
  return {
    status,
    score: event.feedState?.value.status.score,
    isReported: event.isReported?.value,
    isClear: event.isClear?.value,
    book,
  }
}

test('LIVE-01: twenty random logs of 500 messages end in the same book and state, in any order they arrive and however often', () => {
  fc.assert(
    fc.property(randomLog(500), fc.array(fc.nat({ max: 99_991 }), { minLength: 40, maxLength: 60 }), (log, keys) => {
      expect(played(arrival(log, keys))).toEqual(played(log))
    }),
    { numRuns: atNight(20, 500) },
  )
})
