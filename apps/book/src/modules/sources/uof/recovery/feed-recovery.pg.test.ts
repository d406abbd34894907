import { expect, test } from 'vitest'
import { openRenamingLine } from '../../../../testing/engines/renaming-line.ts'
import { betStop, market, oddsChange } from '../../../../testing/feed/messages.ts'
import { describeOnBroker } from '../../../../testing/feed-server/describe-on-broker.ts'
import type { LiveBookOptions } from '../../../../testing/feed-server/live-book.ts'
import { announce, EVENLY, type FeedWorld } from '../../../../testing/feed-server/on-feed-session.ts'
import { type Fault, throughFault } from '../../../../testing/feed-server/through-fault.ts'

const BUSY_MATCHES = 40

/** What a session has missed is sent again once the API responds. */
const missed = (breaks: (world: FeedWorld) => Promise<unknown>): Fault => ({
  async breaks(world) {
    world.live.vendor.api.fault = 'down'
    await breaks(world)
  },
  mends({ live }) {
    live.vendor.api.fault = 'none'
  },
})

/** The vendor has lost the book, and the API that the book needs to recover does not work. */
const apiAnswers = (fault: FeedWorld['live']['vendor']['api']['fault']): Fault => ({
  async breaks({ live }) {
    live.vendor.api.fault = fault
    live.vendor.lost.add(1)
    await live.vendor.lives()
  },
  mends({ live }) {
    live.vendor.api.fault = 'none'
    live.vendor.lost.delete(1)
  },
})

await describeOnBroker('after a fault of a feed', (broker) => {
  const through = (fault: Fault, options?: LiveBookOptions) =>
    broker.onFeed((world) => throughFault(world, fault), options)

  const killed: Fault = {
    breaks: () => broker.rabbit.kill(),
    async mends({ live }) {
      await broker.rabbit.restart()
      await live.vendor.broker.reopen()
    },
  }
  const frozen: Fault = { breaks: () => broker.rabbit.freeze(), mends: () => broker.rabbit.thaw() }
  const closed = missed(({ live }) => live.vendor.broker.closeConnections())
  const silent: Fault = {
    async breaks({ live }) {
      live.vendor.silent.add(1)
      for (const seconds of [9, 9, 9]) {
        live.book.clock.advance(seconds * 1_000)
        await live.vendor.lives()
        const alive = live.book.clock.now()
        await live.until('the others live', async () => (await live.aliveAt(3)) >= alive - 1_000)
      }
    },
    mends: ({ live }) => live.vendor.silent.delete(1),
  }

  test.each<[string, Fault]>([
    ['the broker was killed (fault 4)', killed],
    ['the broker closed the connection', closed],
    [
      'the queues were deleted under their consumers (fault 19)',
      missed(({ live }) => live.vendor.broker.deleteQueues()),
    ],
    ['the broker was frozen (fault 5)', frozen],
    ['a producer gave no sign of life', silent],
    ['the API was down (fault 1)', apiAnswers('down')],
    ['the API did not answer (fault 1)', apiAnswers('hang')],
    ['the API answered 403 (fault 1)', apiAnswers(403)],
    ['the API answered 429 (fault 1)', apiAnswers(429)],
    ['the API answered 503 (fault 1)', apiAnswers(503)],
  ])(
    'SLIP-07 LIVE-01 BETS-01: after %s no old price was taken, each result is paid once, and pages are right within 5 s',
    (_what, fault) => through(fault),
  )

  test('SLIP-07 LIVE-01 BETS-01: the same holds after messages that come twice, late, out of order, or cannot be read', () =>
    through({
      breaks: ({ live, match }) => live.vendor.sends(betStop(match, 1, live.book.clock.now())),
      mends({ live, match, urn }, { before, after, settled }) {
        const now = live.book.clock.now()
        const bad = [
          'no message at all',
          `<odds_change product="1" event_id="${urn}" timestamp="${now}"><odds>`,
          `<odds_change product="1" event_id="${urn}" timestamp="soon"><odds/></odds_change>`,
          `<bet_settlement product="1" event_id="${urn}"><outcomes>`,
        ]
        const late = betStop(match, 1, now - 60_000)
        return live.vendor.broker.publishAll([settled, after, ...bad, before, settled, late, after, settled, before])
      },
      isSent: true,
    }))

  test('SLIP-07 LIVE-01 BETS-01: the same holds after 20,000 messages that the database did not take in; the queue is given up before the vendor suspends the account', () => {
    let release = () => {}
    let holding: Promise<unknown> = Promise.resolve()
    const left = ({ live }: FeedWorld) => live.warnings.flatMap((one) => /^.* (\d+) messages wait/.exec(one)?.[1] ?? [])
    const fault: Fault = {
      async breaks(world) {
        const { live, match } = world
        const busy = Array.from({ length: BUSY_MATCHES }, (_, i) => match + (i + 1) * 1_000)
        for (const id of busy) announce(live, id)
        const batch = () =>
          Array.from({ length: 1_000 }, (_, i) =>
            oddsChange(busy[i % busy.length] ?? match, 1, [market(1, EVENLY)], live.book.clock.now()),
          )
        const released = new Promise<void>((resolve) => {
          release = resolve
        })
        // The database refuses writes and serves everything else.
        holding = live.book.parts.db.tx(async (tx) => {
          await tx.query("SELECT pg_advisory_xact_lock(hashtext('feed messages'))")
          await released
        })
        for (let sent = 0; sent < 20_000; sent += 1_000) {
          await live.vendor.broker.publishAll(batch())
          await live.plays()
        }
        await live.until('the queue is left', () => left(world).length > 0)
      },
      async mends(world) {
        release()
        await holding
        const waited = Number(left(world)[0])
        expect(waited).toBeGreaterThan(15_000)
        expect(waited).toBeLessThan(20_000)
      },
    }
    return through(fault, { terms: { lookEveryMs: 50, atOnce: 200 } }).finally(() => release())
  })

  test('SLIP-07 LIVE-01 BETS-01: the same holds after a consumer tag that is not the one of the session: messages may be missing', async () => {
    const line = await openRenamingLine(broker.rabbit.port)
    const renamed = missed(async ({ live }) => {
      line.renames()
      await live.vendor.lives()
      await live.until('a message had another tag', () => line.renamed() === 1)
    })
    await through(renamed, { mqPort: line.port }).finally(() => line.close())
  })

  test('SLIP-07 LIVE-01 BETS-01: the same holds behind the certificate of a private authority', () =>
    through(closed, { tls: { ca: broker.certificate.ca } }))
})
