import { DESCRIPTIONS } from '../feed/messages.ts'
import { clubNumber, type LeagueVendor } from './simulated-league.ts'
import { decideMarkets, isOver, type QuotedMarket, quoteMarkets, type SimulatedMatch } from './simulated-match.ts'
import { LIVE, PREMATCH, type Vendor } from './vendor.ts'

const LANGUAGES = ['en', 'de']
const LEAGUE = 60_100
const FIRST_CLUB = 60_100_001

/** The league in messages of the Unified Odds Feed. */
export function uofLeague(vendor: Vendor, now: () => number): LeagueVendor {
  for (const language of LANGUAGES) vendor.api.documents.set(`/descriptions/${language}/markets.xml`, DESCRIPTIONS)

  function sends(match: SimulatedMatch, isLive: boolean, name: string, inside: string): Promise<void> {
    const product = isLive ? LIVE.id : PREMATCH.id
    return vendor.sends(
      `<${name} product="${product}" event_id="sr:match:${match.id}" timestamp="${now()}">${inside}</${name}>`,
    )
  }

  return {
    announce(match) {
      for (const language of LANGUAGES)
        vendor.api.documents.set(`/sports/${language}/sport_events/sr:match:${match.id}/fixture.xml`, fixtureOf(match))
    },
    async publish(match, { isLive, isGoal }) {
      if (isGoal) await sends(match, isLive, 'bet_stop', '')
      const prices = quoteMarkets(match).map(marketElement).join('')
      await sends(match, isLive, 'odds_change', `${statusOf(match, isLive)}<odds>${prices}</odds>`)
    },
    async finish(match) {
      await sends(match, true, 'bet_settlement', `<outcomes>${settleMarkets(match)}</outcomes>`)
      await sends(match, true, 'odds_change', `${statusOf(match, true)}<odds/>`)
      vendor.forgets(`sr:match:${match.id}`)
    },
  }
}

function marketElement({ id, specifiers, isOpen, isMain, outcomes }: QuotedMarket): string {
  const rows = outcomes.map(
    ({ id: outcome, odds, chance }) =>
      `<outcome id="${outcome}" odds="${odds.toFixed(2)}" probabilities="${chance.toFixed(6)}" active="1"/>`,
  )
  return `<market id="${id}"${of(specifiers)} status="${isOpen ? 1 : -1}"${isMain ? ' favourite="1"' : ''}>${isOpen ? rows.join('') : ''}</market>`
}

function settleMarkets(match: SimulatedMatch): string {
  return decideMarkets(match)
    .map(({ id, specifiers, outcomes }) => {
      const rows = outcomes.map(({ id: outcome, isWon }) => `<outcome id="${outcome}" result="${isWon ? 1 : 0}"/>`)
      return `<market id="${id}"${of(specifiers)}>${rows.join('')}</market>`
    })
    .join('')
}

const of = (specifiers: string): string => (specifiers === '' ? '' : ` specifiers="${specifiers}"`)

function statusOf(match: SimulatedMatch, isLive: boolean): string {
  const [home, away] = match.score
  const [status, period] = isOver(match) ? [4, 100] : !isLive ? [0, 0] : [1, match.minute < 45 ? 6 : 7]
  const clock = status === 1 ? `<clock match_time="${match.minute}:00"/>` : ''
  return `<sport_event_status status="${status}" reporting="1" match_status="${period}" home_score="${home}" away_score="${away}">${clock}</sport_event_status>`
}

function fixtureOf({ id, home, away, startsAt }: SimulatedMatch): string {
  const side = (name: string, where: string) =>
    `<competitor id="sr:competitor:${FIRST_CLUB + clubNumber(name)}" name="${name}" abbreviation="${name.slice(0, 3).toUpperCase()}" qualifier="${where}"/>`
  return `<fixtures_fixture><fixture id="sr:match:${id}" status="not_started" start_time="${new Date(startsAt).toISOString()}">
    <tournament id="sr:tournament:${LEAGUE}" name="Feed Premier League"><sport id="sr:sport:1" name="Soccer"/>
    <category id="sr:category:${LEAGUE}" name="Feedland"/></tournament>
    <competitors>${side(home, 'home')}${side(away, 'away')}</competitors></fixture></fixtures_fixture>`
}
