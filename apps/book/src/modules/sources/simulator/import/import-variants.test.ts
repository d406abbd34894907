import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../../../db/index.ts'
import { freshDb } from '../../../../testing/fresh-db.ts'
import { importFixtures } from './import-fixtures.ts'
import type { ImportPlace } from './import-league.ts'

const NOW = Date.parse('2026-11-25T12:00:00Z')

let db: Db
beforeAll(async () => {
  db = await freshDb()
})
afterEach(() => db.exec('TRUNCATE world_state, sports RESTART IDENTITY CASCADE'))
afterAll(() => db.close())

/** Imports a file as a book without bets does. */
async function imported(content: unknown, place: ImportPlace = {}) {
  const report = await importFixtures(JSON.stringify(content), {
    db,
    at: NOW,
    simSeed: 'touchline',
    simSpeed: 6,
    place,
    move: async (eventId, to) => {
      await db.query(
        `UPDATE appearances a SET during = tstzrange(lower(a.during) + ($2 - m.starts_at), upper(a.during) + ($2 - m.starts_at))
         FROM matches m WHERE m.id = a.match_id AND m.id = $1`,
        [eventId, new Date(to)],
      )
      await db.query('UPDATE matches SET starts_at = $2 WHERE id = $1', [eventId, new Date(to)])
      return 'kept'
    },
    callOff: async (eventId) => {
      await db.query('UPDATE matches SET status = 5 WHERE id = $1', [eventId])
      return true
    },
  })
  if (typeof report === 'string') throw new Error(report)
  return report
}

interface Row {
  readonly date: string
  readonly team1: string
  readonly team2: string
  readonly time?: string
  readonly round?: string
}

const match = (team1: string, team2: string, date = '2027-01-09'): Row => ({ date, time: '15:00', team1, team2 })
const file = (name: string, ...matches: readonly object[]) => ({ name, matches })

async function stored() {
  const rows = await db.query<{ at: Date; home: string; away: string; league: string; country: string }>(
    `SELECT m.starts_at AS at, h.name AS home, a.name AS away, t.key AS league, c.key AS country FROM matches m
     JOIN competitors h ON h.id = m.home_id JOIN competitors a ON a.id = m.away_id
     JOIN tournaments t ON t.id = m.tournament_id JOIN categories c ON c.id = t.category_id
     WHERE m.origin = 'import' AND m.status <> 5 ORDER BY m.starts_at, m.id`,
  )
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString().slice(0, 16) }))
}

/** Kick-offs in hours that clocks skip or show twice, and on clocks of half hours, as Temporal has them. */
const KICK_OFFS: readonly (readonly [zone: string, local: string, utc: string])[] = [
  ['Europe/London', '2027-03-28T01:30', '2027-03-28T01:30'],
  ['Europe/London', '2027-10-31T01:30', '2027-10-31T00:30'],
  ['Europe/Berlin', '2027-03-28T02:15', '2027-03-28T01:15'],
  ['Europe/Berlin', '2027-10-31T02:15', '2027-10-31T00:15'],
  ['America/New_York', '2027-03-14T02:30', '2027-03-14T07:30'],
  ['America/New_York', '2027-11-07T01:30', '2027-11-07T05:30'],
  ['America/Santiago', '2027-09-05T00:30', '2027-09-05T04:30'],
  ['America/Santiago', '2027-04-03T23:30', '2027-04-04T02:30'],
  ['America/St_Johns', '2027-07-10T20:00', '2027-07-10T22:30'],
  ['America/Sao_Paulo', '2027-01-10T16:00', '2027-01-10T19:00'],
  ['Australia/Sydney', '2027-10-03T02:30', '2027-10-02T16:30'],
  ['Australia/Sydney', '2027-04-04T02:30', '2027-04-03T15:30'],
  ['Australia/Adelaide', '2027-01-10T19:15', '2027-01-10T08:45'],
  ['Australia/Adelaide', '2027-07-10T19:15', '2027-07-10T09:45'],
  ['Australia/Lord_Howe', '2027-10-03T02:15', '2027-10-02T15:45'],
  ['Australia/Lord_Howe', '2027-04-04T01:45', '2027-04-03T14:45'],
  ['Pacific/Chatham', '2027-09-26T03:00', '2027-09-25T14:15'],
  ['Asia/Kolkata', '2027-01-10T00:15', '2027-01-09T18:45'],
  ['Asia/Tehran', '2027-07-10T20:00', '2027-07-10T16:30'],
]

test('kick-offs in hours that clocks skip or repeat, and of zones with half hours, are at one instant each', async () => {
  const rows = KICK_OFFS.map(([zone, local], i) => {
    const [date = '', time = ''] = local.split('T')
    return { ...match(`Home ${i}`, `Away ${i}`, date), time, zone }
  })
  const atOf = async (names: readonly string[]) => {
    const all = await stored()
    return names.map((name) => all.find(({ home }) => home === name)?.at)
  }
  await imported(file('Zoned Series', ...rows), { country: 'Chile' })
  expect(await atOf(rows.map(({ team1 }) => team1))).toEqual(KICK_OFFS.map(([, , utc]) => utc))
  // The same by the zone that the operator names.
  for (const i of [1, 11, 14]) {
    const { zone, ...row } = rows[i] ?? rows[0] ?? { ...match('', ''), zone: '' }
    const own = { ...row, team1: `Own home ${i}`, team2: `Own away ${i}` }
    await imported(file('Zoned Series', own), { country: 'Chile', zone })
    expect(await atOf([own.team1])).toEqual([KICK_OFFS[i]?.[2]])
  }
})

/** A known club, as files write it. */
const WRITTEN: readonly (readonly [written: string, club: string])[] = [
  ['Bayern Muenchen', 'Bayern München'],
  ['1. FC Koeln', '1. FC Köln'],
  ['Manchester Utd', 'Manchester United'],
  ['West Ham Utd.', 'West Ham United'],
  ['Saint Mirren', 'St Mirren'],
  ['Sankt Gallen', 'St. Gallen'],
  ['Broendby IF', 'Brøndby'],
  ['Fenerbahce', 'Fenerbahçe'],
  ['ISTANBUL BASAKSEHIR', 'Başakşehir'],
  ['Liverpool FC (ENG)', 'Liverpool'],
  ['Liverpool F.C. (Inglaterra)', 'Liverpool'],
  ['LIVERPOOL (Англия)', 'Liverpool'],
  ['FC Bayern München (Deutschland)', 'Bayern München'],
  ['Real Madrid CF [Spanien]', 'Real Madrid'],
  ['Fenerbahçe (Türkiye)', 'Fenerbahçe'],
  ['Galatasaray (Turkey)', 'Galatasaray'],
  ['Feyenoord (Holland)', 'Feyenoord'],
]

test('a club is the one that is known, with other letters, abbreviations and countries of any language behind it', async () => {
  const rows = WRITTEN.map(([written], i) =>
    match(written, `Stranger ${i}`, `2027-02-${String(i + 1).padStart(2, '0')}`),
  )
  const [report] = (await imported(file('World Trophy', ...rows), { country: 'International', zone: 'UTC' })).leagues
  expect(report?.newClubs).toEqual(WRITTEN.map((_, i) => `Stranger ${i}`))
  expect((await stored()).map(({ home }) => home)).toEqual(WRITTEN.map(([, club]) => club))
})

test('clubs that only look alike stay apart: second teams, women, juniors, namesakes abroad', async () => {
  const chile = { country: 'Chile', zone: 'America/Santiago' }
  const others: readonly (readonly [Parameters<typeof imported>[0], ImportPlace, readonly string[]])[] = [
    [file('Primera División', match('Everton', 'Colo-Colo')), chile, ['Everton', 'Colo-Colo']],
    [
      file('Primera División', match('Liverpool FC', 'Peñarol')),
      { country: 'Uruguay', zone: 'America/Montevideo' },
      ['Liverpool FC', 'Peñarol'],
    ],
    [
      [
        {
          ...row('Liverpool', 'Wanderers'),
          date: '2027-01-16',
          country: 'URU',
          name: 'Segunda',
          zone: 'America/Montevideo',
        },
      ],
      {},
      ['Wanderers'],
    ],
    [
      file("Women's Super League 2026/27", match('Arsenal', 'Chelsea Women')),
      { country: 'England' },
      ['Arsenal Women', 'Chelsea Women'],
    ],
    [
      file('Frauen-Bundesliga', match('FC Bayern München', 'VfL Wolfsburg')),
      { country: 'Deutschland' },
      ['FC Bayern München Women', 'VfL Wolfsburg Women'],
    ],
    [file('U21 Premier League', match('Arsenal FC', 'Chelsea')), { country: 'ENG' }, ['Arsenal FC U21', 'Chelsea U21']],
    [
      file('Regional League', match('Bayern München II', 'Mainz 05 2')),
      { country: 'Germany' },
      ['Bayern München II', 'Mainz 05 2'],
    ],
  ]
  for (const [content, place, expected] of others) {
    const [report] = (await imported(content, place)).leagues
    expect(report?.newClubs, JSON.stringify(content)).toEqual(expected)
    const [again] = (await imported(content, place)).leagues
    expect(again, JSON.stringify(content)).toMatchObject({ newClubs: [], known: 1, upcoming: 0 })
  }
  const known = await db.query(`SELECT 1 FROM matches m JOIN competitors c ON c.id IN (m.home_id, m.away_id)
    WHERE m.origin = 'import' AND c.id < 1000000 AND c.name IN ('Arsenal', 'Chelsea', 'Everton', 'Bayern München')`)
  expect(known).toEqual([])
})

function row(home: string, away: string) {
  return { league: 'x', date: '2027-01-09', time: '15:00', home, away, ft: null, ht: null }
}

test('a cup of known clubs is no league of theirs, and its matches move none of the league', async () => {
  const league = file('Premier League', match('Arsenal', 'Chelsea', '2027-01-30'), match('Liverpool', 'Everton'))
  await imported(league)
  const cup = file('FA Cup', match('Arsenal', 'Chelsea', '2027-01-20'), match('Liverpool', 'Fulham', '2027-01-20'))
  const [report] = (await imported(cup, { country: 'England' })).leagues
  expect(report).toMatchObject({ league: 'FA Cup (England)', upcoming: 2, moved: [], newClubs: [] })
  expect((await stored()).map(({ at, league: key }) => [at.slice(0, 10), key])).toEqual([
    ['2027-01-09', 'premier-league'],
    ['2027-01-20', 'import:england:fa-cup'],
    ['2027-01-20', 'import:england:fa-cup'],
    ['2027-01-30', 'premier-league'],
  ])
})

test('leagues of one name in two countries, and of one country in letters that are not Latin, are apart', async () => {
  const named = (name: string, n: number) => file(name, match(`Home ${n}`, `Away ${n}`))
  const china = { country: 'China', zone: 'Asia/Shanghai' }
  await imported(named('Super League', 1), { country: 'Wales' })
  await imported(named('Super League', 2), { country: 'NIR' })
  await imported(named('中超联赛', 3), china)
  await imported(named('中甲联赛', 4), china)
  await imported(named('中超联赛 2027', 5), china)
  await imported(named('Лига 1', 6), { country: 'Россия', zone: 'Europe/Moscow' })
  await imported(named('Кубок 1', 7), { country: 'RUS', zone: 'Europe/Moscow' })
  const rows = (await stored()).toSorted((a, b) => (a.home < b.home ? -1 : 1))
  expect(rows.map(({ league, country }) => `${country} ${league}`)).toEqual([
    'wales import:wales:super-league',
    'northern-ireland import:northern-ireland:super-league',
    'china import:china:中超联赛',
    'china import:china:中甲联赛',
    'china import:china:中超联赛',
    'russia import:russia:лига-1',
    'russia import:russia:кубок-1',
  ])
})

test('a country has one category, by whichever of its names a file calls it', async () => {
  for (const [n, country] of [
    'USA',
    'United States',
    'US',
    'Estados Unidos',
    'США',
    'United States of America',
  ].entries())
    await imported(file('State League', match(`Home ${n}`, `Away ${n}`)), { country, zone: 'America/Chicago' })
  expect(new Set((await stored()).map(({ country, league }) => `${country} ${league}`))).toEqual(
    new Set(['usa import:usa:state-league']),
  )
})

const TEST = { country: 'England' }
const FIRST = { ...match('Northfield Rovers', 'Southmoor Town', '2026-12-12'), time: '23:30', round: 'Matchday 1' }

test('a fixture moves across midnight, back, into another hour of summer time and year, and stays one match', async () => {
  const days = [
    ['2026-12-13', '00:15', '2026-12-13T00:15'],
    ['2026-12-12', '23:45', '2026-12-12T23:45'],
    ['2027-01-01', '00:00', '2027-01-01T00:00'],
    ['2027-03-28', '01:30', '2027-03-28T01:30'],
    ['2027-03-28', '23:59', '2027-03-28T22:59'],
  ] as const
  for (const isNamed of [true, false]) {
    const { round: _round, ...bare } = FIRST
    const first = isNamed ? FIRST : { ...bare, team1: 'Westhill Athletic', team2: 'Southmoor Rovers' }
    await imported(file('Testshire League', first), TEST)
    for (const [date, time, at] of days) {
      const [moved] = (await imported(file('Testshire League', { ...first, date, time }), TEST)).leagues
      // Without a round, what is further than 60 days off is another meeting.
      if (!isNamed && date === '2027-03-28' && time === '01:30') break
      expect(moved?.moved, `${date} ${time}`).toHaveLength(1)
      const own = (await stored()).filter(({ home }) => home === first.team1)
      expect(own.map((one) => one.at)).toEqual([at])
    }
  }
})

test('another meeting on the first day of a match that has moved is stored, and not reported as known', async () => {
  await imported(file('Testshire League', { ...FIRST, time: '15:00' }), TEST)
  const moved = { ...FIRST, date: '2027-01-20', time: '15:00' }
  await imported(file('Testshire League', moved), TEST)
  const second = { ...FIRST, time: '15:00', round: 'Matchday 20' }
  const both = () => imported(file('Testshire League', moved, second), TEST)
  expect((await both()).leagues[0]).toMatchObject({ upcoming: 1, known: 1 })
  expect((await both()).leagues[0]).toMatchObject({ upcoming: 0, known: 2 })
  expect((await stored()).map(({ at }) => at)).toEqual(['2026-12-12T15:00', '2027-01-20T15:00'])
})

test('a row that states another time for a match of the same file is named, and never reported as known', async () => {
  const twice = [FIRST, { ...FIRST, time: '12:00' }, FIRST]
  const report = await imported(file('Testshire League', ...twice), TEST)
  expect(report.problems).toEqual([
    { row: 2, what: 'Northfield Rovers – Southmoor Town', why: 'row 1 has it at another time of that day' },
  ])
  expect((await stored()).map(({ at }) => at)).toEqual(['2026-12-12T23:30'])
})

test('columns more or less, spaces, a mark of order before the file and quotes in names change no club', async () => {
  const rows = [
    { date: '2027-01-09', time: ' 15:00 ', home: ' Arsenal  FC ', away: '"Chelsea"', referee: 'X', odds: [1, 2] },
    { date: '2027-01-10', time: '15:00', home: 'Liverpool\tFC', away: 'Everton', attendance: null },
  ].map((one) => ({ ...one, league: 'en', name: 'Premier League', country: ' England ' }))
  const text = `\ufeff${JSON.stringify(rows)}`
  const report = await importFixtures(text, {
    db,
    at: NOW,
    simSeed: 'touchline',
    simSpeed: 6,
    move: async () => 'kept',
    callOff: async () => true,
  })
  expect(report).toMatchObject({ problems: [], leagues: [{ upcoming: 2, newClubs: [] }] })
  for (const csv of [
    'date;team1;team2\n2027-01-09;Arsenal;Chelsea',
    '\ufeff"date","home","away"\r\n"2027-01-09","A, B","C"',
  ])
    expect(
      await importFixtures(csv, {
        db,
        at: NOW,
        simSeed: 'x',
        simSpeed: 6,
        move: async () => 'kept',
        callOff: async () => true,
      }),
    ).toMatch(/^it is not JSON/)
})
