import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '../../../apps/book/src/db/index.ts'
import { signInByHttp } from '../../../e2e/harness/api.ts'
import { bettor } from '../../../e2e/harness/bettor.ts'
import { CHROMIUM, launchBrowser, openPage } from '../../../e2e/harness/browser.ts'
import { mailbox } from '../../../e2e/harness/mailbox.ts'
import { EVERYTHING } from '../../../e2e/harness/share.ts'
import { soonestKickOff } from '../../../e2e/harness/truth.ts'
import { sleep, until } from '../../../e2e/harness/wait.ts'
import { membersWith, processesOf } from '../description.ts'
import { type BettingLoad, STAKE, startBetting } from '../harness/betting-load.ts'
import { BACK_MS, isAlone, silenceAfterKill, untilPricesArrive } from '../harness/killed.ts'
import { type RunningCluster, startCluster } from '../harness/running-cluster.ts'
import { longestSilence, openWatchingPage, type WatchingPage } from '../harness/watching-page.ts'
import { findPrograms } from '../paths.ts'

const programs = await findPrograms()
const PER_SECOND = 20
const PASSWORD = 'correct horse battery'
/** What is frozen holds its connections: it is noticed by silence, of an engine after two of its pings. */
const FROZEN_MS = 15_000
/** How long something is frozen: longer than the lease of a role. */
const FREEZE_MS = 16_000

const NAMES = membersWith([]).flatMap(processesOf)
/** The owner of all roles is the first that started; which one it is does not matter where both are in turn. */
const KILLED = EVERYTHING ? NAMES : ['book-1', 'book-2', 'api-1', 'centrifugo-1', 'redis', 'postgres']
const FROZEN = EVERYTHING ? NAMES : ['api-2']

describe.skipIf(!('postgres' in programs))(
  'the cluster (skipped where PostgreSQL, Redis, Centrifugo or nginx is not found)',
  () => {
    let cluster: RunningCluster
    beforeAll(async () => {
      cluster = await startCluster({
        SIM_SHARE: '0.1',
        SIM_SPEED: '60',
        SIM_SEED: 'cluster',
        SIM_HISTORY_DAYS: '0',
        LIMIT_SCALE: '1000',
      })
    }, 240_000)
    afterAll(async () => {
      expect(await cluster?.close()).toEqual([])
    })

    test.skipIf(!CHROMIUM)(
      'PAY-01 PLACE-01 BETS-01: a visitor signs up, deposits, places a bet and sees it settled',
      async () => {
        const browser = await launchBrowser()
        const { context, page, problems } = await openPage(browser)
        const player = bettor(page, cluster.origin)
        const main = page.getByRole('main')
        const email = 'visitor@touchline.test'
        await player.opens('/sports/users/sign-up')
        await main.getByLabel('E-mail or phone number').fill(email)
        await main.getByLabel('Password', { exact: true }).fill(PASSWORD)
        await main.getByLabel(/I am 18 or over/).check()
        await main.getByLabel('Country').selectOption('DE')
        await main.getByLabel('Date of birth').fill('1990-02-28')
        await main.getByRole('button', { name: 'Create account' }).click()
        const { link } = await mailbox(cluster.outbox).arrives(email, /Confirm your Touchline account/)
        await page.goto(link)
        await main.getByRole('button', { name: 'Confirm my account' }).click()
        await page.locator('[data-balance="10000"]').first().waitFor()

        await player.opens('/sports/profile/wallet/deposit')
        await main.getByLabel('Amount').first().fill('25')
        await main.getByRole('button', { name: 'Continue to payment' }).click()
        await page.getByRole('button', { name: 'Pay', exact: true }).click()
        await main.locator('[data-deposit-status="succeeded"]').waitFor()
        await page.locator('[data-balance="12500"]').first().waitFor()

        const match = await soonestKickOff(cluster.origin)
        await player.opens(`/sports/football/${match.slug}`)
        const key = await player.picks(player.odds().first())
        await player.stakes('5')
        await player.places()
        const [eventId = '', market = '', specifier = '', outcome = ''] = key.split('/')
        const named = specifier === '' ? market : `${market}?${specifier}`
        await cluster.book('settle', eventId, named, `${outcome}=win`, '--others', 'lose')
        const api = await signInByHttp(cluster.origin, email, PASSWORD)
        const won = await until('the win to be paid', async () => {
          const [bet] = await api.bets()
          return bet?.status === 'done' ? bet.win_amount : undefined
        })
        await page
          .locator(`[data-balance="${120_00 + won}"]`)
          .first()
          .waitFor()
        expect(problems).toEqual([])
        await context.close()
        await browser.close()
      },
    )

    describe('under 20 bets a second', () => {
      let load: BettingLoad
      const pages: WatchingPage[] = []
      beforeAll(async () => {
        load = await startBetting(cluster, { count: 8, perSecond: PER_SECOND })
        // The proxy gives each node its half.
        for (const { id, api } of load.players.slice(0, 4)) pages.push(await openWatchingPage(cluster.origin, id, api))
        await until('prices on every page', async () => pages.every(({ pricesAt }) => pricesAt.length > 5))
      })
      afterAll(() => {
        for (const page of pages) page.close()
      })

      test('PLACE-03: no bet fails while all processes of the product are replaced, one after the other', async () => {
        const from = Date.now()
        await cluster.acts('--roll')
        const during = load.known.filter(({ sentAt }) => sentAt >= from)
        expect(during.length).toBeGreaterThan(PER_SECOND * 5)
        expect(during.flatMap(({ failures }) => failures)).toEqual([])
        const refused = during.filter(({ id }) => id === null)
        // A price may move or be suspended at any time; that is a response, not a failure.
        expect(refused.length, refused[0]?.refusal ?? '').toBeLessThan(during.length / 10)
      })

      test('BETS-01: a bet is in the list of its player as soon as it is placed, read from the standby', async () => {
        for (let nth = 0; nth < 20; nth++) {
          const before = load.known.length
          await until('another bet to be placed', async () => load.known.slice(before).some(({ id }) => id !== null))
          const bet = load.known.slice(before).findLast(({ id }) => id !== null)
          const listed = (await bet?.player.bets()) ?? []
          expect(listed.map(({ id }) => id)).toContain(bet?.id)
        }
      })

      test.each(KILLED)('LIVE-02 LIVE-03: %s is killed, and prices are back within 5 s on every page', async (name) => {
        const silence = await silenceAfterKill(cluster, pages, name)
        console.log(`kill ${name}: longest silence of prices ${silence} ms`)
        expect(silence).toBeLessThan(BACK_MS)
      })

      test.each(FROZEN)('LIVE-02 LIVE-03: %s is frozen for longer than a lease, and prices are back', async (name) => {
        await untilPricesArrive(cluster, pages)
        const from = Date.now()
        await cluster.acts('--freeze', name)
        await sleep(FREEZE_MS)
        await cluster.acts('--thaw', name)
        await sleep(BACK_MS)
        const silences = pages.map((page) => longestSilence(page, from, Date.now()))
        console.log(`freeze ${name}: longest silence of prices ${Math.max(...silences)} ms`)
        expect(Math.max(...silences)).toBeLessThan((isAlone(name) ? FREEZE_MS : 0) + FROZEN_MS)
      })

      test('PLACE-03 LIVE-02: nothing was lost or doubled: each bet once, each player notified, the books clean', async () => {
        await cluster.isWhole()
        await load.stop()
        const db = openPostgres({ url: cluster.databaseUrl, poolSize: 2 })
        const placed = load.known.filter(({ id }) => id !== null)
        const failed = load.known.filter(({ failures }) => failures.length > 0)
        console.log(
          `${load.known.length} bets sent, ${placed.length} placed, ${failed.length} answered after a failure`,
        )
        const rows = await db.query<{ id: number; stake: bigint }>(
          'SELECT id, stake FROM bets WHERE player_id = ANY($1)',
          [load.players.map(({ id }) => id)],
        )
        expect(rows.map(({ id }) => Number(id)).sort()).toEqual(placed.map(({ id }) => id as number).sort())
        expect(rows.every(({ stake }) => Number(stake) === STAKE)).toBe(true)
        await expect.poll(async () => (await db.query('SELECT 1 FROM outbox', [])).length, { timeout: 30_000 }).toBe(0)
        // A page received each bet of its player, or was notified that it missed something and fetched it.
        const missed = () =>
          pages.flatMap(({ playerId, bets, gapsAt }) =>
            placed.filter(
              (bet) => bet.playerId === playerId && !bets.has(bet.id ?? 0) && !gapsAt.some((at) => at >= bet.sentAt),
            ),
          )
        await expect.poll(() => missed().length, { timeout: 30_000 }).toBe(0)
        const received = pages.reduce((sum, { bets }) => sum + bets.size, 0)
        expect(received).toBeGreaterThan(placed.length / 4)
        await db.close()
        expect(await cluster.book('audit')).toContain('The books are clean.')
      })
    })
  },
)
