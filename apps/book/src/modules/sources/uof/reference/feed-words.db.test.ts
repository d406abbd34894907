import { describe, expect, test } from 'vitest'
import { placed } from '../../../../testing/cashes-out.ts'
import { eventStatus, market, oddsChange } from '../../../../testing/feed/messages.ts'
import { onFeedMatch } from '../../../../testing/feed/on-feed-match.ts'
import { TestFeed } from '../../../../testing/feed/test-feed.ts'
import { injectCall } from '../../../../testing/inject-call.ts'
import { onDatabase } from '../../../../testing/on-database.ts'
import { single } from '../../../../testing/test-player.ts'

const EVENLY = { 1: 2, 2: 3.5, 3: 4 }
const phases = (words: string, own: string) => `<match_status_descriptions response_code="OK">
  <match_status id="546" description="${words}"><sports all="true"/></match_status>
  <match_status id="6" description="${own}"/><match_status id="x" description="No number"/>
  <match_status id="547" description=" "/></match_status_descriptions>`
const REASONS = `<void_reasons_descriptions response_code="OK"><void_reason id="17" description="WRONG_TEAM_LISTED"/>
  <void_reason id="13" description="Another word"/></void_reasons_descriptions>`

onDatabase((suite) => {
  describe('words of the vendor for its numbers', () => {
    test('CAT-05: a phase that this book has no word for has the name that the vendor gives it, by language, and other phases keep their own', () =>
      onFeedMatch(suite, async ({ book, feed, now }) => {
        const named = async (locale: string) => {
          const headers = { 'accept-language': locale }
          const { answer } = await injectCall(book.app, 'getMatch', { params: { id: feed.match }, headers })
          return answer.data.type === 'match' ? answer.data.stage_name : null
        }
        const inPhase = (phase: number, at: number) => {
          const live = eventStatus({ status: 1, match_status: phase, home_score: 0, away_score: 0 })
          return feed.sends(oddsChange(feed.match, 1, [market(1, EVENLY)], at, live))
        }
        await feed.passes(1_000)
        await inPhase(546, now + 1)
        expect([await named('en'), await named('de')]).toEqual(['In play', 'Läuft'])
        const report = await feed.sends(phases('Golden point', 'Another word'))
        expect(report).toMatchObject({
          state: 'taken',
          dropped: ['match_status without an id that is a number', 'match_status 547 without a description'],
        })
        await feed.sends(phases('Golden Point (de)', 'Anderes Wort'), 'betradar', 'de')
        expect(await Promise.all(['en', 'de', 'es'].map(named))).toEqual([
          'Golden point',
          'Golden Point (de)',
          'Golden point',
        ])
        // Words of another vendor are for its own matches.
        await feed.sends(phases('Knife round', 'Half'), 'oddin')
        expect(await named('en')).toBe('Golden point')
        await feed.source.stop()
        book.sink.remove(feed.match)
        const next = await TestFeed.open(book, feed.match)
        expect(await named('de')).toBe('Golden Point (de)')
        await next.source.stop()
        await feed.source.start(book.sink)
        await inPhase(6, now + 2)
        expect([await named('en'), await named('de')]).toEqual(['1st half', '1. Halbzeit'])
      }))

    test('BETS-01: a void bet shows the vendor’s reason where this book has no word for its number, and its own word elsewhere', () =>
      onFeedMatch(suite, async ({ book, feed, demo, now, pick }) => {
        const lines = ['total=1.5', 'total=2.5', 'total=3.5']
        const priced = lines.map((specifiers) => market(18, { 12: 1.9, 13: 1.9 }, { specifiers }))
        await feed.sends(oddsChange(feed.match, 3, priced, now))
        const ids: number[] = []
        for (const line of lines) ids.push((await placed(demo, single(pick(18, '12', 1.9, line), 1_00))).id)
        await feed.sends(REASONS)
        await feed.passes(1_000)
        const voids = [17, 13, 99].map(
          (
            reason,
            i,
          ) => `<market id="18" specifiers="${lines[i]}" void_reason="${reason}"><outcome id="12" result="0" void_factor="1"/>
            <outcome id="13" result="0" void_factor="1"/></market>`,
        )
        await feed.sends(`<bet_settlement certainty="2" product="3" event_id="sr:match:${feed.match}" timestamp="${now + 500}">
          <outcomes>${voids.join('')}</outcomes></bet_settlement>`)
        const shown = await Promise.all(ids.map(async (id) => (await demo.bet(id)).selections[0]?.explanation))
        expect(shown).toEqual([
          expect.stringContaining('void (wrong team listed)'),
          expect.stringContaining('void (incorrect statistics)'),
          expect.stringMatching(/: void, counts at odds 1.00$/),
        ])
        await demo.expectBalance(100_00)
        await book.expectCleanBooks()
      }))

    test('CAT-05: words of two vendors for their numbers are kept apart', () =>
      onFeedMatch(suite, async ({ book, feed }) => {
        await feed.sends(
          '<void_reasons><void_reason id="4" name="LATE_START" description="Late"/></void_reasons>',
          'oddin',
        )
        await feed.sends(REASONS)
        const rows = await book.parts.db.query(
          "SELECT provider, number, words FROM feed_words WHERE kind = 'void_reason' ORDER BY provider, number",
        )
        expect(rows).toEqual([
          { provider: 'betradar', number: 13, words: 'Another word' },
          { provider: 'betradar', number: 17, words: 'wrong team listed' },
          { provider: 'oddin', number: 4, words: 'Late' },
        ])
      }))
  })
})
