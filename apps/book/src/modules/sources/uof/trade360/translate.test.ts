import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bet, fixtureOf, livescoreOf, market, message, threeWay } from '../../../../testing/feed/trade360-messages.ts'
import { OWN_MARKETS } from '../../../catalogue/index.ts'
import { parseRoot, readUofMessage } from '../../../pricing/results/index.ts'
import { isPriceMessage, readPriceMessage } from '../messages/read-price-message.ts'
import { readReference } from '../reference/read-reference.ts'
import { HeldLines, statusOf } from './held-lines.ts'
import { readTrade360, type Trade360Event } from './read-trade360.ts'
import { createTranslator, type EventTerms } from './translate.ts'

const NOW = 1_800_000_000_000
const FIXTURE = 15_267_782

function eventOf(parts: object): Trade360Event {
  const read = readTrade360(message(3, [{ FixtureId: FIXTURE, ...parts }], NOW))
  if (typeof read === 'string' || read.events[0] === undefined) throw new Error(String(read))
  return read.events[0]
}

const known = () => {
  const translator = createTranslator(new Map())
  translator.event(eventOf({ Fixture: fixtureOf({ at: NOW, start: NOW + 1e6 }) }), TERMS)
  return translator
}
const TERMS: EventTerms = { product: 1, madeAt: NOW, kind: 'other' }

/** Messages about prices as the feed reads them. */
function prices(documents: readonly string[]) {
  return documents.flatMap((text) => {
    const root = parseRoot(text)
    if (typeof root === 'string' || !isPriceMessage(root.name)) return []
    const reading = readPriceMessage(root, root.name, { receivedAt: NOW + 60_000 })
    if (reading.state !== 'read' || reading.message.kind !== 'odds_change') throw new Error(JSON.stringify(reading))
    expect(reading.dropped).toEqual([])
    return [reading.message]
  })
}

test('CAT-05: a fixture is a document with its sides, league, country and start', () => {
  const translated = createTranslator(new Map()).event(
    eventOf({ Fixture: fixtureOf({ at: NOW, start: NOW + 1e6 }) }),
    TERMS,
  )
  const root = parseRoot(translated?.documents[0] ?? '')
  if (typeof root === 'string') throw new Error(root)
  expect(readReference(root, 'fixtures_fixture', 'en')).toMatchObject({
    kind: 'fixture',
    dropped: [],
    fixture: {
      urn: `ls:match:${FIXTURE}`,
      startsAt: NOW + 1e6,
      generatedAt: NOW,
      play: 0,
      sport: { urn: 'ls:sport:6046' },
      category: { urn: 'ls:category:161', name: 'Testland' },
      tournament: { urn: 'ls:tournament:67001', name: 'Test League' },
      home: { urn: 'ls:competitor:52001', name: 'Alpha Town' },
      away: { urn: 'ls:competitor:52002', name: 'Beta City' },
    },
  })
})

test('what names hold is escaped', () => {
  const fixture = { ...fixtureOf({ at: NOW, start: NOW + 1e6 }), League: { Id: 1, Name: 'A "<B>" & C\u0000' } }
  const root = parseRoot(createTranslator(new Map()).event(eventOf({ Fixture: fixture }), TERMS)?.documents[0] ?? '')
  expect(typeof root === 'string' ? root : readReference(root, 'fixtures_fixture', 'en')).toMatchObject({
    fixture: { tournament: { name: 'A "<B>" & C' } },
  })
})

test('LIVE-01: markets that this book describes have its numbers; a message names the bets alone that changed, and the market is whole', () => {
  const translator = known()
  const lines = [
    threeWay(2.1, NOW),
    market(
      2,
      'Under/Over',
      [bet('Over', { line: '2.5', price: 1.9, at: NOW }), bet('Under', { line: '2.5', price: 1.95, at: NOW })],
      '2.5',
    ),
    market(3, 'Asian Handicap', [
      bet('1', { line: '-0.5 (0-0)', price: 1.8, at: NOW }),
      bet('2', { line: '-0.5 (0-0)', price: 2.05, at: NOW }),
    ]),
  ]
  const [first] = prices(translator.event(eventOf({ Markets: lines }), TERMS)?.documents ?? [])
  expect(
    first?.markets.map(({ marketId, specifier, status, mostBalanced }) => [marketId, specifier, status, mostBalanced]),
  ).toEqual([
    [1, '', 1, false],
    [18, 'total=2.5', 1, true],
    [16, 'hcp=-0.5', 1, false],
  ])
  const [second] = prices(
    translator.event(eventOf({ Markets: [market(1, '1X2', [bet('X', { price: 3.6, at: NOW + 5 })])] }), TERMS)
      ?.documents ?? [],
  )
  expect(second).toMatchObject({
    messageAt: NOW + 5,
    producer: '1',
    markets: [
      {
        marketId: 1,
        outcomes: [
          { id: '1', odds: 21_000 },
          { id: '2', odds: 36_000 },
          { id: '3', odds: 41_000 },
        ],
      },
    ],
  })
})

test('markets of halves and of one side have the numbers that the Unified Odds Feed has for them', () => {
  const overUnder = (id: number, name: string, line: string) =>
    market(id, name, [bet('Over', { line, price: 1.9, at: NOW }), bet('Under', { line, price: 1.95, at: NOW })])
  const sides = (names: readonly string[], line?: string) =>
    names.map((name) => bet(name, { ...(line !== undefined && { line }), price: 2, at: NOW }))
  const markets = [
    overUnder(21, 'Under/Over 1st Period', '1.5'),
    market(41, '1st Period Winner', sides(['1', 'X', '2'])),
    overUnder(45, 'Under/Over 2nd Period', '0.5'),
    market(64, 'Asian Handicap 1st Period', sides(['1', '2'], '-0.25 (0-0)')),
    overUnder(101, 'Under/Over - Home Team', '1.5'),
    overUnder(102, 'Under/Over - Away Team', '2.5'),
  ]
  const { documents } = known().event(eventOf({ Markets: markets }), TERMS) ?? { documents: [] }
  const found = prices(documents)[0]?.markets ?? []
  expect(found.map(({ marketId, specifier, outcomes }) => [marketId, specifier, outcomes.map(({ id }) => id)])).toEqual(
    [
      [68, 'total=1.5', ['12', '13']],
      [60, '', ['1', '2', '3']],
      [90, 'total=0.5', ['12', '13']],
      [66, 'hcp=-0.25', ['1714', '1715']],
      [19, 'total=1.5', ['12', '13']],
      [20, 'total=2.5', ['12', '13']],
    ],
  )
  for (const { marketId, specifier } of found)
    expect(OWN_MARKETS.groups('football', marketId, specifier)).not.toBeNull()
})

test('a handicap that counts from another score, and a market that is not known, are described by what the vendor calls them', () => {
  const translator = known()
  const markets = [
    market(3, 'Asian Handicap', [bet('1', { line: '-0.5 (1-0)', price: 1.8, at: NOW })]),
    market(830, 'Next & last goal', [bet('No Goal', { price: 9, at: NOW })]),
  ]
  const { documents } = translator.event(eventOf({ Markets: markets }), TERMS) ?? { documents: [] }
  const root = parseRoot(documents[0] ?? '')
  if (typeof root === 'string') throw new Error(root)
  expect(readReference(root, 'market_descriptions', 'en')).toMatchObject({
    descriptions: [
      { marketId: 1_000_003, name: 'Asian Handicap {line}', outcomes: [{ id: '1' }] },
      { marketId: 1_000_830, name: 'Next & last goal', outcomes: [{ id: 'No Goal', name: 'No Goal' }] },
    ],
  })
  expect(prices(documents)[0]?.markets).toMatchObject([
    { marketId: 1_000_003, specifier: 'line=-0.5 (1-0)' },
    { marketId: 1_000_830, specifier: '' },
  ])
  // Described once.
  expect(
    translator.event(eventOf({ Markets: markets.slice(1) }), { ...TERMS, kind: 'snapshot' })?.documents,
  ).toHaveLength(1)
})

test.each([
  ['lost', 1, 'lose', null],
  ['won', 2, 'win', null],
  ['refund', 3, 'void', null],
  ['cancelled', -1, 'void', null],
  ['half lost', 4, 'half_lose', null],
  ['half won', 5, 'half_win', null],
])('BETS-01: a bet that is settled as %s is settled so here', (_name, settlement, result) => {
  const markets = [market(1, '1X2', [bet('1', { status: 3, settlement, at: NOW })])]
  const [text] = known().event(eventOf({ Markets: markets }), { ...TERMS, kind: 'settlement' })?.results ?? []
  expect(readUofMessage(text ?? '', NOW)).toMatchObject({
    state: 'read',
    read: {
      eventUrn: `ls:match:${FIXTURE}`,
      dropped: [],
      message: {
        kind: 'bet_settlement',
        messageAt: NOW,
        markets: [{ marketId: 1, specifier: '', outcomes: { 1: { result } } }],
      },
    },
  })
})

test('BETS-01: a settlement without a result takes one back; prices and snapshots take none back', () => {
  const markets = [threeWay(2, NOW)]
  const results = (kind: EventTerms['kind']) =>
    known().event(eventOf({ Markets: markets }), { ...TERMS, kind })?.results ?? []
  expect(results('settlement').map((text) => readUofMessage(text, NOW))).toMatchObject([
    {
      state: 'read',
      read: { message: { kind: 'rollback_bet_settlement', markets: [{ marketId: 1, outcomeIds: ['1', '3', '2'] }] } },
    },
  ])
  expect([...results('other'), ...results('snapshot')]).toEqual([])
})

test('LIVE-01: a score is shown, and a match whose coverage is lost is not watched', () => {
  const [scored] = prices(known().event(eventOf({ Livescore: livescoreOf(2, 1) }), TERMS)?.documents ?? [])
  expect(scored?.status).toMatchObject({
    play: 1,
    stage: 6,
    score: { home: 2, away: 1 },
    isReported: true,
    isClear: true,
    clock: { matchMs: 754_000 },
  })
  const [lost] = prices(known().event(eventOf({ Livescore: livescoreOf(2, 1, 8) }), TERMS)?.documents ?? [])
  expect(lost?.status).toMatchObject({ play: null, isReported: false })
})

test.each([
  ['no JSON', '{', 'it is no JSON'],
  ['no header', '{"Body":{}}', 'Header'],
  [
    'a price without a name',
    message(3, [{ FixtureId: 1, Markets: [{ Id: 1, Name: '1X2', Bets: [{ Status: 1 }] }] }], NOW),
    'Name',
  ],
  [
    'a time that is none',
    message(
      3,
      [{ FixtureId: 1, Markets: [{ Id: 1, Name: 'x', Bets: [{ ...bet('1', { at: NOW }), LastUpdate: 'soon' }] }] }],
      NOW,
    ),
    'soon',
  ],
])('a message that is %s is refused with the fault', (_what, body, why) => {
  expect(readTrade360(body)).toContain(why)
})

const BET = fc.record({
  name: fc.constantFrom('1', 'X', '2'),
  price: fc.integer({ min: 11, max: 90 }).map((tenths) => tenths / 10),
  status: fc.constantFrom(1, 1, 2, 3),
  at: fc.integer({ min: 1, max: 30 }),
})

test('SLIP-07: a market that is suspended as a whole has no open line, whatever its bets say, until it is open again', () => {
  const translator = known()
  const lines = ['2.5', '3.5'].flatMap((line) => [
    bet('Over', { line, price: 1.9, at: NOW }),
    bet('Under', { line, price: 1.9, at: NOW }),
  ])
  const statuses = (market: object, madeAt: number) =>
    prices(translator.event(eventOf({ Markets: [market] }), { ...TERMS, madeAt })?.documents ?? []).flatMap(
      ({ markets, messageAt }) => markets.map(({ specifier, status }) => [specifier, status, messageAt]),
    )
  const under = market(2, 'Under/Over', lines)
  expect(statuses(under, NOW)).toEqual([
    ['total=2.5', 1, NOW],
    ['total=3.5', 1, NOW],
  ])
  expect(statuses({ Id: 2, Name: 'Under/Over', Status: 2 }, NOW + 10)).toEqual([
    ['total=2.5', -1, NOW + 10],
    ['total=3.5', -1, NOW + 10],
  ])
  // A price change, or a new line, does not open a suspended market.
  const moved = market(2, 'Under/Over', [
    bet('Over', { line: '2.5', price: 2, at: NOW + 20 }),
    bet('Over', { line: '4.5', price: 4, at: NOW + 20 }),
  ])
  expect(statuses(moved, NOW + 20).map(([, status]) => status)).toEqual([-1, -1])
  expect(statuses({ Id: 2, Name: 'Under/Over', Status: 1 }, NOW + 5)).toEqual([])
  expect(statuses({ Id: 2, Name: 'Under/Over', Status: 1 }, NOW + 30).map(([, status]) => status)).toEqual([1, 1, 1])
})

test('LIVE-01: ids of people are read as numbers and as text', () => {
  const scorer = { ...bet('Yes', { price: 4, at: NOW }), ParticipantId: '52280038', PlayerId: '9007199254740993' }
  const translated = known().event(eventOf({ Markets: [market(900, 'To Score', [scorer as never])] }), TERMS)
  expect(prices(translated?.documents ?? [])[0]?.markets[0]?.specifier).toBe('participant=9007199254740993')
})

test('SLIP-07: an open bet without a price that pays is not on offer', () => {
  for (const price of ['', '0', '1', '1.0', 'NaN', '-2', 'abc']) {
    const bets = [bet('1', { price, at: NOW }), bet('X', { price: 3.4, at: NOW }), bet('2', { price: 4.1, at: NOW })]
    const document =
      known()
        .event(eventOf({ Markets: [market(1, '1X2', bets)] }), TERMS)
        ?.documents.at(-1) ?? ''
    const root = parseRoot(document)
    if (typeof root === 'string' || !isPriceMessage(root.name)) throw new Error(document)
    const reading = readPriceMessage(root, root.name, { receivedAt: NOW + 60_000 })
    const read = reading.state === 'read' && reading.message.kind === 'odds_change' ? reading.message.markets[0] : null
    expect(
      read?.outcomes.map(({ id, active }) => [id, active]),
      price,
    ).toEqual([
      ['1', false],
      ['2', true],
      ['3', true],
    ])
  }
})

test('BETS-01: a bet that was paid and is cancelled later gets its stake back', () => {
  const translator = known()
  const settles = (settlement: number, at: number) =>
    translator.event(eventOf({ Markets: [market(1, '1X2', [bet('1', { status: 3, settlement, at })])] }), {
      ...TERMS,
      kind: 'settlement',
    })?.results
  expect(settles(2, NOW)?.join()).toContain('<outcome id="1" result="1"/>')
  const [cancelled = ''] = settles(-1, NOW + 10) ?? []
  expect(cancelled).toContain('<outcome id="1" result="0" void_factor="1"/>')
  expect(readUofMessage(cancelled, NOW + 20).state).toBe('read')
})

test('LIVE-01: 300 random logs of bets end in the same market, in any order and however often they arrive', () => {
  const end = (bets: readonly { name: string; price: number; status: number; at: number }[]) => {
    const lines = new HeldLines()
    let before = 0
    for (const { name, price, status, at } of bets) {
      const { Markets: markets } = eventOf({
        Markets: [market(1, '1X2', [bet(name, { price, status, at: NOW + at })])],
      })
      for (const line of lines.take('football', markets ?? [], null)) {
        expect(line.messageAt).toBeGreaterThan(before)
        before = line.messageAt
      }
    }
    const [line] = lines.take(
      'football',
      eventOf({
        Markets: [
          market(
            1,
            '1X2',
            bets.slice(0, 1).map((one) => bet(one.name, { ...one, at: NOW })),
          ),
        ],
      }).Markets ?? [],
      NOW,
    )
    return line === undefined
      ? null
      : [statusOf(line), [...line.bets].map(([id, one]) => [id, one.Price, one.Status]).sort()]
  }
  fc.assert(
    fc.property(
      fc.array(BET, { minLength: 1, maxLength: 12 }),
      fc.array(fc.nat(999), { minLength: 24, maxLength: 24 }),
      (log, keys) => {
        const arrival = [...log, ...log]
          .map((one, i) => ({ one, key: keys[i] ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ one }) => one)
        expect(end(arrival)).toEqual(end(log))
      },
    ),
    { numRuns: 300 },
  )
})
