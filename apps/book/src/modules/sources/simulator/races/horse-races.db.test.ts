import { marketKey, rule4Percent } from '@touchline/betting'
import { EVENT_STATUS } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { onBook, type Suite } from '../../../../testing/on-book.ts'
import { onDatabase } from '../../../../testing/on-database.ts'
import type { TestBook } from '../../../../testing/test-book.ts'
import { combo, single, type TestPlayer } from '../../../../testing/test-player.ts'
import { isPlain, openTestRaces, type TestRaces } from '../../../../testing/test-races.ts'
import { abandonMatch, auditBook } from '../../../settlement/index.ts'
import type { RaceScript, RaceSetup } from './race-setup.ts'

const NO_RACING = { ADDITIONAL_PROVIDERS: '' }

function onRaces(
  suite: () => Suite,
  run: (parts: { book: TestBook; races: TestRaces; player: () => Promise<TestPlayer> }) => Promise<void>,
): Promise<void> {
  return onBook(suite, async ({ book, player }) => {
    await book.parts.db.exec("DELETE FROM matches WHERE type = 'race'")
    await run({ book, races: await openTestRaces(book), player: () => player({ EUR: 1_000_00 }) })
  })
}

function first(script: RaceScript, place: number): number {
  return script.finish[place]?.[0] ?? 0
}

/** The favourite is taken out, less than three hours before the off, and there is no dead heat. */
function losesFavourite({ withdrawals, finish }: RaceScript, { runners }: RaceSetup): boolean {
  const [gone] = withdrawals
  const [best] = [...runners].sort((a, b) => b.strength - a.strength)
  const isLate = gone?.horseId === best?.horseId && (gone?.msBefore ?? 0) < 10_800_000
  return withdrawals.length === 1 && isLate && finish.every((group) => group.length === 1)
}

onDatabase((suite) => {
  describe('horse races', () => {
    test('CAT-08: a race is on offer with its card; bets on win and place are paid when it is run', () =>
      onRaces(suite, async ({ book, races, player }) => {
        const race = await races.race()
        const demo = await player()
        const { data } = (await demo.call('getMatch', { params: { id: race.id } })).answer
        expect(data).toMatchObject({ type: 'race', provider: 'racing', status: 0, places: 3, going: 'Good' })
        if (data.type !== 'race') throw new Error('It is no race.')
        expect(data.competitors.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
        expect(data.main_market?.outcomes).toHaveLength(8)
        expect(data.secondary_market?.name).toBe('Place, first 3')

        const [winner, third, last] = [first(race.script, 0), first(race.script, 2), first(race.script, 7)]
        const wishes = [race.pick(winner), race.pick(third, 'place'), race.pick(third), race.pick(last, 'place')]
        const bets = (await demo.places(wishes.map((pick) => single(pick, 10_00)))).expectAccepted()
        await book.passes(data.start_time === '' ? 0 : race.entry().startsAt - book.clock.now())
        expect(race.entry().status).toBe(EVENT_STATUS.live)
        ;(await demo.places(single(race.pick(winner), 10_00))).expectRefused('event_not_bettable')
        await races.runs(race)
        expect(race.entry().status).toBe(EVENT_STATUS.finished)
        const states = await Promise.all(bets.map(async ({ id }) => demo.bet(id)))
        expect(states.map(({ result }) => result)).toEqual(['win_entire', 'win_entire', 'lose_entire', 'lose_entire'])
        const paid = wishes.slice(0, 2).reduce((sum, { odds }) => sum + odds / 10, 0)
        await demo.expectBalance(960_00 + paid)
        const leg = states[0]?.selections[0]
        expect(leg?.match).toMatchObject({ type: 'race', name: race.entry().names.en })
        expect(leg?.outcome.name).toBe(race.name(winner))
        expect(leg?.explanation).toContain(`${race.name(winner)}, result 1. ${race.name(winner)}, 2. `)

        const results = await demo.call('getMatches', { query: { match_status: 'finished', type: 'race' } })
        const [result] = results.answer.data
        if (result?.type !== 'race') throw new Error('The result is no race.')
        expect(result.competitors.find(({ id }) => id === winner)).toMatchObject({ finish: 1, withdrawn_at: null })
      }))

    test('CAT-08: what the race paid is on its card, and its meeting names who won', () =>
      onRaces(suite, async ({ races, player }) => {
        const race = await races.race()
        const demo = await player()
        const { startsAt } = race.entry()
        const day = { start_from: new Date(startsAt).toISOString(), start_to: new Date(startsAt + 1).toISOString() }
        const meetings = async () => (await demo.call('getMeetings', { query: day })).answer.data
        expect((await meetings())[0]?.races[0]).toMatchObject({ id: race.id, runners: 8, status: 0, winners: [] })
        await races.runs(race)
        const winner = first(race.script, 0)
        const [meeting] = await meetings()
        expect(meeting?.course.name).toBe('Marlow Down')
        expect(meeting?.races[0]?.winners.map(({ name }) => name)).toEqual([race.name(winner)])

        const { data } = (await demo.call('getMatch', { params: { id: race.id } })).answer
        if (data.type !== 'race') throw new Error('It is no race.')
        const numberOf = (place: number) => data.competitors.find(({ finish }) => finish === place)?.number
        const paid = (kind: string) => data.dividends.filter((dividend) => dividend.kind === kind)
        expect(paid('win')).toEqual([
          {
            kind: 'win',
            numbers: [numberOf(1)],
            odds: data.competitors.find(({ finish }) => finish === 1)?.starting_odds,
          },
        ])
        expect(paid('place').map(({ numbers }) => numbers)).toEqual([1, 2, 3].map((place) => [numberOf(place)]))
        expect(paid('forecast')[0]?.numbers).toEqual([numberOf(1), numberOf(2)])
        expect(paid('forecast')[0]?.odds).toBeGreaterThan(paid('win')[0]?.odds ?? 0)

        const tooLong = { start_from: day.start_from, start_to: new Date(startsAt + 3 * 86_400_000).toISOString() }
        const { answer } = await demo.call('getMeetings', { query: tooLong })
        expect(answer.data.map(({ course }) => course.name)).toContain('Marlow Down')
        const backwards = { start_from: day.start_to, start_to: day.start_from }
        expect((await demo.call('getMeetings', { query: backwards })).answer.data).toEqual([])
      }))

    test('CAT-08: a non-runner is void, prices are made again, and bets before bear the deduction, those after do not', () =>
      onRaces(suite, async ({ book, races, player }) => {
        const race = await races.race({ goes: losesFavourite })
        const demo = await player()
        const [gone] = race.script.withdrawals
        if (gone === undefined) throw new Error('No runner is withdrawn.')
        const winner = first(race.script, 0)
        const out = race.pick(gone.horseId)
        const before = race.pick(winner)
        const early = (await demo.places([single(before, 10_00), single(out, 10_00)])).expectAccepted()
        const shown = () => book.parts.board.event(race.id)?.markets.get(marketKey(9001, ''))
        const untilGone = race.entry().startsAt - gone.msBefore - book.clock.now()
        await book.passes(untilGone - 1)
        // Prices move with time too: what counts is the last one before.
        const chance = race.chance(winner)
        const priced = race.pick(gone.horseId).odds
        book.clock.advance(1)
        await book.works()
        ;(await demo.places(single(race.pick(winner), 10_00))).expectRefused('market_suspended')
        await book.passes(6_000)
        await book.works()
        expect(race.entry().runners.find(({ horse }) => horse.id === gone.horseId)?.withdrawnAt).not.toBeNull()
        expect(shown()?.status).toBe(1)
        ;(await demo.places(single(race.pick(gone.horseId), 10_00))).expectRefused('market_suspended')
        expect(race.chance(winner)).toBeGreaterThan(chance)
        const after = race.pick(winner)
        const [late] = (await demo.places(single(after, 10_00))).expectAccepted()
        await races.runs(race)

        const percent = rule4Percent(priced)
        expect(percent).toBeGreaterThan(0)
        const [mine, theirs] = await Promise.all(early.map(async ({ id }) => demo.bet(id)))
        const winnings = (1_000 * (before.odds - 10_000) * (100 - percent)) / 1_000_000
        expect(mine?.win_amount).toBe(1_000 + Math.floor(winnings + 0.5))
        expect(mine?.selections[0]?.deduction).toBe(percent)
        expect(theirs).toMatchObject({ result: 'refund_entire', win_amount: 10_00 })
        expect(theirs?.selections[0]?.explanation).toContain('void (non-runner), counts at odds 1.00')
        expect((await demo.bet(late?.id ?? 0)).win_amount).toBe(after.odds / 10)
        expect((await demo.bet(late?.id ?? 0)).selections[0]?.deduction).toBeNull()
      }))

    test('CAT-08: in a dead heat for the first place both pay half, and a combo over two races counts it', () =>
      onRaces(suite, async ({ book, races, player }) => {
        const level = ({ withdrawals, finish }: RaceScript) => withdrawals.length === 0 && finish[0]?.length === 2
        const race = await races.race({ goes: level })
        const other = await races.race()
        const demo = await player()
        const [one = 0, two = 0] = race.script.finish[0] ?? []
        const picks = [race.pick(one), race.pick(two)]
        const placed = (await demo.places(picks.map((pick) => single(pick, 10_00)))).expectAccepted()
        const next = other.pick(first(other.script, 0))
        const [both] = (await demo.places(combo([race.pick(one), next], 10_00))).expectAccepted()
        await races.runs(race)
        await races.runs(other)
        for (const [i, bet] of placed.entries()) {
          const { win_amount, selections } = await demo.bet(bet.id)
          expect(win_amount).toBe((picks[i]?.odds ?? 0) / 20)
          expect(selections[0]).toMatchObject({ status: 'win', dead_heat_factor: '1/2' })
          expect(selections[0]?.explanation).toContain('dead heat, share that counts: 1/2')
        }
        const exact = (1_000 * (picks[0]?.odds ?? 0) * next.odds) / 200_000_000
        expect((await demo.bet(both?.id ?? 0)).win_amount).toBe(Math.floor(exact + 0.5))
        expect(await auditBook(book.parts.db), 'The books are not clean').toEqual([])
      }))

    test('CAT-08: without the flag nothing of racing is there, and bets placed before are still shown and settled', () =>
      onRaces(suite, async ({ book, races, player }) => {
        const race = await races.race()
        const demo = await player()
        const winner = first(race.script, 0)
        const pick = race.pick(winner)
        const [bet] = (await demo.places(single(pick, 10_00))).expectAccepted()
        const off = await book.restarts(NO_RACING)
        const later = await openTestRaces(off)
        demo.app = off.app
        const has = async (name: 'getSports' | 'getTournaments' | 'getCategories') =>
          JSON.stringify((await demo.call(name, name === 'getSports' ? {} : { query: { limit: '500' } })).answer.data)
        for (const call of ['getSports', 'getTournaments', 'getCategories'] as const) {
          expect(await has(call)).not.toContain('horse-racing')
        }
        expect((await demo.call('getMatch', { params: { id: race.id } })).status).toBe(404)
        const today = { start_from: '2026-11-20T00:00:00.000Z', start_to: '2026-11-21T00:00:00.000Z' }
        expect((await demo.call('getMeetings', { query: today })).status).toBe(404)
        expect((await demo.call('getMatchMarkets', { params: { id: race.id } })).status).toBe(404)
        const listed = await demo.call('getMatches', { query: { type: 'race' } })
        expect(listed.answer.data).toEqual([])
        const found = (await demo.call('search', { query: { q: race.name(winner) } })).answer.data
        expect([...found.events, ...found.competitors, ...found.sports]).toEqual([])
        const { answer } = await demo.call('getSettings')
        expect(answer.data.additional_providers).toEqual({
          horse_racing: { enabled: false, launch: false },
          lotto: { enabled: false, launch: false },
        })
        expect(Object.keys(answer.data.provider_statuses)).not.toContain('racing')
        ;(await demo.places(single(pick, 10_00))).expectRefused('unknown_selection')
        expect((await demo.bet(bet?.id ?? 0)).selections[0]?.outcome.name).toBe(race.name(winner))

        await off.passes(7 * 3_600_000)
        await later.runs(race)
        expect(await demo.bet(bet?.id ?? 0)).toMatchObject({ result: 'win_entire', win_amount: pick.odds / 10 })
        await off.expectCleanBooks()
        await off.close()
      }))

    test('CAT-08: races are found by horse and course, counted, followed, and not mixed into the lists of matches', () =>
      onRaces(suite, async ({ races, player }) => {
        const race = await races.race()
        const demo = await player()
        const horse = race.name(first(race.script, 0))
        const found = (await demo.call('search', { query: { q: horse } })).answer.data
        expect(found.events.map(({ id }) => id)).toContain(race.id)
        expect(found.competitors.map(({ name }) => name)).toContain(horse)
        const typesOf = async (query: Record<string, string>) =>
          new Set(
            (await demo.call('getMatches', { query: { limit: '500', ...query } })).answer.data.map(({ type }) => type),
          )
        expect(await typesOf({})).not.toContain('race')
        expect(await typesOf({ sport_type: 'regular' })).not.toContain('race')
        expect(await typesOf({ type: 'race' })).toEqual(new Set(['race']))
        expect(await typesOf({ sport_key: 'horse-racing' })).toEqual(new Set(['race']))
        expect(await typesOf({ id: String(race.id) })).toEqual(new Set(['race']))
        const sports = (await demo.call('getSports', { query: { sport_type: 'racing' } })).answer.data
        expect(sports).toMatchObject([{ key: 'horse-racing', events_count: { prematch: 1, live: 0 } }])
        await demo.call('addFavourite', { params: { type: 'events', id: race.id } })
        const followed = (await demo.call('getFavourites', { params: { type: 'events' } })).answer.data
        expect(followed.map(({ id }) => id)).toEqual([race.id])
        expect(await typesOf({ favourite: 'true' })).toEqual(new Set(['race']))
      }))

    test('CAT-08: a race that is called off gives stakes back; a restart in mid-race pays it once', () =>
      onRaces(suite, async ({ book, races, player }) => {
        const [off, run] = [await races.race(), await races.race()]
        const demo = await player()
        const picks = [off.pick(first(off.script, 0)), run.pick(first(run.script, 0))]
        const placed = (await demo.places(picks.map((pick) => single(pick, 10_00)))).expectAccepted()
        const startsAt = run.entry().startsAt
        await abandonMatch(book.parts, off.id, 'abandoned')
        await book.works()
        expect((await demo.bet(placed[0]?.id ?? 0)).result).toBe('refund_entire')
        await book.passes(startsAt - book.clock.now() + 1_000)
        const next = await book.restarts()
        const again = await openTestRaces(next)
        demo.app = next.app
        await next.passes(120_000)
        await again.runs(run)
        await next.works()
        await demo.expectBalance(990_00 + (picks[1]?.odds ?? 0) / 10)
        await next.expectCleanBooks()
        await next.close()
      }))

    test('CAT-08: bets on races are not combined with those on matches', () =>
      onBook(suite, async ({ book, match, player }) => {
        const races = await openTestRaces(book)
        const race = await races.race({ goes: isPlain })
        const demo = await player()
        const picks = [race.pick(first(race.script, 0)), match().home]
        ;(await demo.places(combo(picks, 10_00))).expectRefused('mixed_providers')
      }))
  })
})
