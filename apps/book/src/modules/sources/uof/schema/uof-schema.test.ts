import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { XmlElement } from '@rgrove/parse-xml'
import { expect, test } from 'vitest'
import { parseRoot } from '../../../pricing/results/index.ts'
import { LEFT_ASIDE, PLAIN_ELEMENTS, UOF_SCHEMA } from './uof-schema.ts'

const BOOK = new URL('../../../../', import.meta.url)
const SHARED = new URL('../../../../shared/', BOOK)
const RECORDINGS = ['feed-samples/', 'findings/cases/feed/'].map((folder) => new URL(folder, SHARED)).filter(existsSync)
/** Where documents of the feed are read. */
const READERS = ['modules/sources/uof/messages/', 'modules/sources/uof/reference/', 'modules/pricing/results/uof/']

function files(folder: URL, ending: string): readonly URL[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith(ending)).map((name) => new URL(name, folder))
}

const source = READERS.flatMap((folder) => files(new URL(folder, BOOK), '.ts'))
  .filter(({ pathname }) => !pathname.endsWith('.test.ts'))
  .map((url) => readFileSync(url, 'utf8'))
  .join('\n')
const words = (text = '') => text.split(' ').filter((word) => word !== '')
const readOf = Object.entries(UOF_SCHEMA).flatMap(([element, { read }]) =>
  words(read).map((name) => [element, name] as const),
)

test('CAT-05: every attribute that is listed as read is read, and every one that is read is in the list', () => {
  const names = new Set(readOf.map(([, name]) => name))
  const missing = [...names].filter((name) => !new RegExp(`\\b${name}\\b`).test(source))
  expect(missing).toEqual([])
  const used = [...source.matchAll(/attributes\.([a-z_]+)/g)].map(([, name = '']) => name)
  expect(used.filter((name) => !names.has(name))).toEqual([])
})

test('CAT-05: no attribute is both read and left aside, and every reason is needed', () => {
  const reasons = new Set<string>()
  for (const [element, { read, aside = {} }] of Object.entries(UOF_SCHEMA)) {
    const left = Object.entries(aside).flatMap(([reason, names]) => {
      reasons.add(reason)
      return words(names)
    })
    expect([...words(read), ...left].length, element).toBe(new Set([...words(read), ...left]).size)
  }
  expect([...reasons].sort()).toEqual(Object.keys(LEFT_ASIDE).sort())
})

/** What the schema of messages names, by element (UnifiedFeedAMQP.xsd of the public SDK). */
const MESSAGE = 'product event_id timestamp request_id'
const OF_MARKET = 'id specifiers extended_specifiers'
const AMQP_SCHEMA: Readonly<Record<string, string>> = {
  odds_change: `${MESSAGE} odds_change_reason`,
  odds: 'betting_status betstop_reason',
  odds_generation_properties: 'expected_totals expected_supremacy',
  bet_settlement: `${MESSAGE} certainty`,
  rollback_bet_settlement: MESSAGE,
  bet_cancel: `${MESSAGE} start_time end_time superceded_by`,
  rollback_bet_cancel: `${MESSAGE} start_time end_time`,
  alive: 'product timestamp subscribed',
  snapshot_complete: 'request_id product timestamp',
  fixture_change: `${MESSAGE} change_type start_time next_live_time`,
  bet_stop: `${MESSAGE} groups market_status`,
  market: `${OF_MARKET} void_reason favourite status cashout_status result`,
  market_metadata: 'next_betstop',
  outcome:
    'id odds probabilities win_probabilities lose_probabilities refund_probabilities half_win_probabilities half_lose_probabilities active team result void_factor dead_heat_factor',
  sport_event_status:
    'status reporting match_status home_score away_score home_penalty_score away_penalty_score home_gamescore away_gamescore home_legscore away_legscore current_server expedite_mode tiebreak home_suspend away_suspend balls strikes outs bases home_batter away_batter possession position try yards throw visit remaining_reds delivery home_remaining_bowls away_remaining_bowls current_end innings over home_penalty_runs away_penalty_runs home_dismissals away_dismissals current_ct_team',
  clock: 'match_time stoppage_time stoppage_time_announced remaining_time remaining_time_in_period stopped',
  period_score: 'match_status_code number home_score away_score',
  result: 'match_status_code home_score away_score',
  yellow_cards: 'home away',
  red_cards: 'home away',
  yellow_red_cards: 'home away',
  corners: 'home away',
  green_cards: 'home away',
}

test('CAT-05: every attribute that the schema of messages names is read, or left aside for a reason', () => {
  const missing = Object.entries(AMQP_SCHEMA).flatMap(([element, attributes]) => {
    const { read, aside = {} } = UOF_SCHEMA[element] ?? { read: '' }
    const known = [...words(read), ...Object.values(aside).flatMap(words)]
    return words(attributes).flatMap((name) => (known.includes(name) ? [] : [`${element}@${name}`]))
  })
  expect(missing).toEqual([])
})

function unlisted(element: XmlElement): readonly string[] {
  const use = UOF_SCHEMA[element.name]
  const known = use === undefined ? [] : [...words(use.read), ...Object.values(use.aside ?? {}).flatMap(words)]
  const isKnown = use !== undefined || PLAIN_ELEMENTS.includes(element.name)
  const own = Object.keys(element.attributes).filter(
    (name) => !name.startsWith('xmlns') && !known.includes(name.replace(/^.*:/, '')),
  )
  return [
    ...(isKnown ? [] : [element.name]),
    ...own.map((name) => `${element.name}@${name}`),
    ...element.children.flatMap((child) => (child instanceof XmlElement ? unlisted(child) : [])),
  ]
}

test.runIf(RECORDINGS.length > 0)(
  'CAT-05: every element and attribute of recorded documents is read, or left aside for a reason',
  () => {
    const found = RECORDINGS.flatMap((folder) => files(folder, '.xml')).flatMap((url) => {
      const root = parseRoot(readFileSync(url, 'utf8'))
      return typeof root === 'string' ? [`${url.pathname}: ${root}`] : unlisted(root)
    })
    expect([...new Set(found)]).toEqual([])
  },
)
