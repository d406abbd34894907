import { expect, test } from 'vitest'
import { withoutSeason } from './import-league.ts'
import { readFixtures } from './read-fixtures.ts'

function read(content: unknown) {
  const file = readFixtures(JSON.stringify(content))
  if (typeof file === 'string') throw new Error(file)
  return file
}

const GOOD = { date: '2026-08-15', time: '20:00', team1: 'Liverpool FC', team2: 'AFC Bournemouth' }

test('reads the public football.json format, scores of every kind included', () => {
  const { fixtures, problems } = read({
    name: 'English Premier League 2025/26',
    matches: [
      { ...GOOD, score: { ft: [4, 2], ht: [1, 0] } },
      { ...GOOD, team1: { name: 'Chelsea FC' }, score: { ft: [1, 1], et: [2, 1], p: [4, 3] } },
      { ...GOOD, team1: 'Fulham FC', score: [0, 0] },
      { ...GOOD, team1: 'Everton FC', time: '13:00 UTC-6', score: {} },
    ],
  })
  expect(problems).toEqual([])
  expect(fixtures.map(({ home, score }) => [home, score?.full, score?.half])).toEqual([
    ['Liverpool FC', [4, 2], [1, 0]],
    ['Chelsea FC', [1, 1], null],
    ['Fulham FC', [0, 0], null],
    ['Everton FC', undefined, undefined],
  ])
  expect(fixtures[1]?.score).toMatchObject({ extra: [2, 1], penalties: [4, 3] })
  expect(fixtures[3]).toMatchObject({ minute: 780, offset: -360, league: 'English Premier League 2025/26' })
})

test('reads the normalised list', () => {
  const row = {
    league: 'es1',
    country: 'Spain',
    name: 'La Liga',
    matchday: 'Matchday 1',
    date: '2026-08-16',
    time: null,
    home: 'Real Betis Balompié',
    away: 'Getafe  CF',
    ft: '2-1',
    ht: '0-0',
  }
  expect(read([row]).fixtures[0]).toEqual({
    row: 1,
    league: 'La Liga',
    country: 'Spain',
    day: Date.UTC(2026, 7, 16),
    minute: null,
    offset: null,
    round: 'Matchday 1',
    home: 'Real Betis Balompié',
    away: 'Getafe CF',
    score: { full: [2, 1], half: [0, 0], extra: null, penalties: null },
  })
})

test('bad rows are named with their fault, the others are read', () => {
  const { fixtures, problems } = read({
    name: 'League',
    matches: [
      GOOD,
      'nonsense',
      { ...GOOD, team2: '' },
      { ...GOOD, team2: 'Liverpool FC' },
      { ...GOOD, date: '2026-02-30' },
      { ...GOOD, date: 20260215 },
      { ...GOOD, time: '25:00' },
      { ...GOOD, time: 'noon' },
      { ...GOOD, score: { ft: [1] } },
      { ...GOOD, score: { ft: [-1, 0] } },
      { ...GOOD, score: { ft: '2-x' } },
      { ...GOOD, score: { ft: [1, 0], ht: [2, 0] } },
      { ...GOOD, score: { ht: [1, 0] } },
      { ...GOOD, score: { ft: [1, 1], et: [0, 1] } },
      { ...GOOD, status: 'postponed' },
      { ...GOOD, team1: 'Liverpool FC [postponed]' },
      { ...GOOD, team1: 'Liver\u0000pool' },
      { ...GOOD, team2: 'Ars\u202eenal' },
      { ...GOOD, team2: 'Ars\u200benal\u001b[31m' },
    ],
  })
  expect(fixtures.map((fixture) => fixture.row)).toEqual([1])
  expect(problems.map(({ row, why }) => `${row}: ${why}`)).toEqual([
    '2: it is not an object',
    '3: a team is missing',
    '4: a team cannot play itself',
    "5: '2026-02-30' is not a date",
    '6: it has no date',
    "7: '25:00' is not a time",
    "8: 'noon' is not a time",
    '9: the score [1] cannot be read',
    '10: the score [-1,0] cannot be read',
    '11: the score "2-x" cannot be read',
    '12: its final score is below the one at half-time',
    '13: it has a half-time score and no final one',
    '14: its score after extra time is below the one before',
    '15: it is marked postponed',
    '16: it is marked postponed',
    expect.stringMatching(/^17: a name has .*, which cannot be seen$/),
    expect.stringMatching(/^18: a name has .*, which cannot be seen$/),
    expect.stringMatching(/^19: a name has .*, which cannot be seen$/),
  ])
  expect(problems[2]?.what).toBe('Liverpool FC – Liverpool FC')
})

test('a time says its own clocks, by whole and by half hours, or its row or file says their zone', () => {
  const times = ['20:45Z', '20:45 utc', '20:45 UTC-6', '20:45 UTC+5:30', '20:45 GMT+0545', '20:45+05:30', '20:45:00']
  const { fixtures, problems } = read({ name: 'League', matches: times.map((time) => ({ ...GOOD, time })) })
  expect(problems).toEqual([])
  expect(fixtures.map(({ minute, offset }) => [minute, offset])).toEqual(
    [0, 0, -360, 330, 345, 330, null].map((offset) => [20 * 60 + 45, offset]),
  )
  const zoned = read({
    name: 'League',
    timezone: 'America/New_York',
    matches: [
      { ...GOOD, date: '2026-01-10', time: '15:00' },
      { ...GOOD, date: '2026-07-10', time: '15:00' },
      { ...GOOD, date: '2026-07-10', time: '15:00', tz: 'Asia/Kathmandu' },
      { ...GOOD, date: '2026-07-10', time: '15:00 UTC+1' },
      { ...GOOD, date: '2026-07-10', time: '15:00', zone: 'Mars/Olympus' },
    ],
  })
  expect(zoned.fixtures.map(({ offset }) => offset)).toEqual([-300, -240, 345, 60])
  expect(zoned.problems.map(({ row, why }) => [row, why])).toEqual([[5, "'Mars/Olympus' is not a time zone"]])
})

test('a time that no clock shows is refused, and never read on other clocks', () => {
  const times = [
    '20:45 UTC+15',
    '20:45 UTC-13',
    '20:45+5',
    '20:45-23:00',
    '20:45 CET',
    '20:45 UTC+5:75',
    '8:45 pm',
    '20:45:30',
  ]
  const { fixtures, problems } = read({ name: 'League', matches: times.map((time) => ({ ...GOOD, time })) })
  expect(fixtures).toEqual([])
  expect(problems.map(({ why }) => why)).toEqual(times.map((time) => `'${time}' is not a time`))
})

test('a file of another kind is refused with a sentence', () => {
  expect(readFixtures('Matchday 1')).toBe('it is not JSON')
  expect(readFixtures('{"clubs": []}')).toBe('it has neither a list of matches nor the field "matches"')
  expect(readFixtures('42')).toBe('it has neither a list of matches nor the field "matches"')
})

test('a control character in a file spoils only its row, and invalid JSON is reported with its position', () => {
  const file = JSON.stringify(
    { name: 'League', matches: [GOOD, { ...GOOD, team1: 'Liver@pool' }, { ...GOOD, round: 'M@1' }] },
    null,
    1,
  )
  for (const junk of ['\0', '\u0007', '\u001b']) {
    const read = readFixtures(`\ufeff${file.replaceAll('@', junk)}`)
    if (typeof read === 'string') throw new Error(read)
    expect(read.fixtures.map(({ row }) => row)).toEqual([1])
    expect(read.problems.map(({ row, why }) => `${row}: ${why}`)).toEqual([
      expect.stringMatching(/^2: a name has U\+00.., which cannot be seen$/),
      expect.stringMatching(/^3: a name has U\+00.., which cannot be seen$/),
    ])
  }
  expect(readFixtures(file.slice(0, file.indexOf('M@1')))).toMatch(/^it is not JSON: line \d+, row 3 cannot be read$/)
})

test('a league is the same one in every season, however a file writes the season', () => {
  const written = [
    'Premier League 2026/27',
    '2026–27 Premier League',
    'Premier League (2026-2027)',
    'Premier League, 26/27',
  ]
  for (const text of [
    ...written,
    'Premier League Season 2026/27',
    'Premier League 2026/27 season',
    'Season 2027 Premier League',
  ])
    expect(withoutSeason(text), text).toBe('Premier League')
  for (const text of ['Bundesliga 2', 'Ligue 1', 'Season Cup', 'Liga 3 Season'])
    expect(withoutSeason(text), text).toBe(text)
})
