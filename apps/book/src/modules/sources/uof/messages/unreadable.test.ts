import { MARKET_STATUS } from '@touchline/betting'
import { BetRequest } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { faultOfTime, parseRoot, readUofMessage } from '../../../pricing/results/index.ts'
import { readReference } from '../reference/read-reference.ts'
import { isPriceMessage, readPriceMessage } from './read-price-message.ts'

const NOW = Date.UTC(2026, 10, 26)

function rootOf(text: string) {
  const root = parseRoot(text)
  if (typeof root === 'string') throw new Error(root)
  return root
}

function priceMessage(text: string) {
  const root = rootOf(text)
  if (!isPriceMessage(root.name)) throw new Error(root.name)
  return readPriceMessage(root, root.name, { receivedAt: NOW })
}

const odds = (outcome: string) =>
  priceMessage(
    `<odds_change product="3" event_id="sr:match:1" timestamp="${NOW - 1}"><odds><market id="1" status="1"><outcome id="1" ${outcome}/></market></odds></odds_change>`,
  )

function outcomeOf(outcome: string) {
  const reading = odds(outcome)
  return reading.state === 'read' && reading.message.kind === 'odds_change'
    ? reading.message.markets[0]?.outcomes[0]
    : undefined
}

/** Ten digits count seconds, sixteen microseconds, nineteen nanoseconds; the others are what other formats write. */
const OTHER_UNITS = [
  '1795600000',
  '179560000000',
  '1795600000000000',
  '1795600000000000000',
  '0',
  '-1',
  '-1795600000000',
]
const NO_TIMES = [...OTHER_UNITS, '2026-11-26T12:00:00Z', '1.7956e12', 'NaN', '0x1A2', '']

describe('what cannot be read in a message of the feed', () => {
  test.each(NO_TIMES)('LIVE-01: a time that is %j is not that of the receipt: the message is refused', (timestamp) => {
    const about = `event_id="sr:match:1" timestamp="${timestamp}"`
    for (const name of ['odds_change', 'bet_stop', 'fixture_change'])
      expect(priceMessage(`<${name} product="3" ${about}/>`).state, name).toBe('unusable')
    for (const name of ['bet_settlement', 'bet_cancel', 'rollback_bet_settlement', 'rollback_bet_cancel'])
      expect(readUofMessage(`<${name} product="3" ${about}/>`, NOW).state, name).toBe('unusable')
  })

  test.each([...NO_TIMES, `${NOW + 6 * 60_000}`, '4102444800000'])(
    'LIVE-01: a message made at %j stops what it stops from when it came, and prices nothing',
    (timestamp) => {
      const about = `product="3" event_id="sr:match:1" timestamp="${timestamp}"`
      const stopped = (text: string) => {
        const reading = priceMessage(text)
        expect(reading.state, text).toBe('unusable')
        return reading.state === 'unusable' ? reading.stops : null
      }
      expect(stopped(`<bet_stop ${about} groups="goals"/>`)).toMatchObject({
        ...{ kind: 'bet_stop', groups: ['goals'], status: MARKET_STATUS.suspended, messageAt: NOW },
      })
      expect(stopped(`<fixture_change ${about} change_type="3"/>`)).toMatchObject({ kind: 'bet_stop', groups: ['all'] })
      expect(stopped(`<fixture_change ${about} start_time="${NOW}" change_type="2"/>`)).toBeNull()
      const status = (code: number) => `<odds_change ${about}><sport_event_status status="${code}"/></odds_change>`
      expect(stopped(status(1))).toBeNull()
      for (const code of [2, 3, 4, 5, 8, 9, 77])
        expect(stopped(status(code))).toMatchObject({ groups: ['all'], messageAt: NOW })
      const market = (id: number, code: number) =>
        `<market id="${id}" status="${code}"><outcome id="1" odds="2"/></market>`
      const prices = stopped(`<odds_change ${about}><odds>${market(1, 1)}${market(10, -1)}</odds></odds_change>`)
      expect(prices).toMatchObject({ kind: 'odds_change', messageAt: NOW, status: null })
      expect(prices?.kind === 'odds_change' && prices.markets.map(({ marketId }) => marketId)).toEqual([10])
      expect(stopped(`<odds_change ${about}><odds>${market(1, 1)}</odds></odds_change>`)).toBeNull()
    },
  )

  test.each(OTHER_UNITS)(
    'LIVE-01: a producer that says at %j that it is alive is not; one that says it is down is',
    (timestamp) => {
      const readText = (text: string) => readUofMessage(text, NOW)
      expect(readText(`<alive product="3" timestamp="${timestamp}" subscribed="1"/>`).state).toBe(
        /^\d{16,}$/.test(timestamp) ? 'heartbeat' : 'unusable',
      )
      expect(readText(`<product_down product="3" timestamp="${timestamp}"/>`)).toMatchObject({
        heartbeat: { isAlive: false, messageAt: NOW },
      })
    },
  )

  test.each(['1795600000', '1970-01-01T00:00:00Z', 'soon', '2099-01-01T00:00:00Z'])(
    'LIVE-01: a fixture made at %j is refused',
    (made) => {
      const sides = ['home', 'away'].map(
        (side, i) => `<competitor id="sr:competitor:${i}" name="${side}" qualifier="${side}"/>`,
      )
      const text = `<fixtures_fixture generated_at="${made}"><fixture id="sr:match:1" start_time="2026-12-01T12:00:00Z"><tournament id="sr:tournament:1" name="T"><sport id="sr:sport:1" name="S"/></tournament><competitors>${sides.join('')}</competitors></fixture></fixtures_fixture>`
      const document = readReference(rootOf(text), 'fixtures_fixture', 'en')
      expect(document.kind === 'fixture' && faultOfTime(document.fixture.generatedAt ?? NOW, NOW)).toBeTypeOf('string')
    },
  )

  test.each(NO_TIMES)('BETS-01: a cancellation whose window says %j does not void what it does not name', (time) => {
    for (const name of ['bet_cancel', 'rollback_bet_cancel'])
      for (const side of ['start_time', 'end_time']) {
        const text = `<${name} product="3" event_id="sr:match:1" timestamp="${NOW}" ${side}="${time}"><market id="1"/></${name}>`
        expect(readUofMessage(text, NOW).state, `${name} ${side}`).toBe('unusable')
      }
  })

  test.each(['0', '-1', '1813330800', '253402300799999', 'NaN', ''])(
    'LIVE-01: a match with the start %j is not moved there',
    (start) => {
      const reading = priceMessage(
        `<fixture_change product="3" event_id="sr:match:1" timestamp="${NOW}" start_time="${start}" change_type="2"/>`,
      )
      expect(reading).toMatchObject({ state: 'read', message: { startsAt: null }, dropped: [`the start ${start}`] })
    },
  )

  test.each(['0001-01-01T00:00:00', '9999-12-31T23:59:59Z', '1970-01-01T00:00:00Z', 'soon'])(
    'LIVE-01: a fixture that is to begin at %j is refused',
    (start) => {
      const sides = ['home', 'away'].map(
        (side, i) => `<competitor id="sr:competitor:${i}" name="${side}" qualifier="${side}"/>`,
      )
      const text = `<fixtures_fixture><fixture id="sr:match:1" start_time="${start}"><tournament id="sr:tournament:1" name="T"><sport id="sr:sport:1" name="S"/></tournament><competitors>${sides.join('')}</competitors></fixture></fixtures_fixture>`
      const root = rootOf(text)
      expect(readReference(root, 'fixtures_fixture', 'en')).toMatchObject({ kind: 'unusable' })
    },
  )

  test.each(['0x20', '1e2', 'Infinity', 'NaN', '', '1,85', '1.85abc', '-2', '1.0', '0'])(
    'ODDS-02: a price that is %j is none',
    (price) => {
      expect(outcomeOf(`odds="${price}" active="1"`)).toMatchObject({ odds: 0, active: false })
    },
  )

  test('ODDS-02: an outcome that a market has twice has no price, whichever comes first', () => {
    for (const prices of [
      '<outcome id="1" odds="9"/><outcome id="1" odds="1.5"/>',
      '<outcome id="1" odds="1.5"/><outcome id="1" odds="9"/>',
    ]) {
      const reading = priceMessage(
        `<odds_change product="3" event_id="sr:match:1" timestamp="${NOW}"><odds><market id="1">${prices}<outcome id="2" odds="3"/></market></odds></odds_change>`,
      )
      expect(reading).toMatchObject({ dropped: ['market 1, outcome 1 twice'] })
      const markets = reading.state === 'read' && reading.message.kind === 'odds_change' ? reading.message.markets : []
      expect(markets[0]?.outcomes.map(({ id, active, odds }) => [id, active, odds])).toEqual([
        ['1', false, 0],
        ['2', true, 30_000],
      ])
    }
  })

  test('ODDS-02: an outcome is on offer where the feed says so, and not in other words', () => {
    for (const active of ['active="1"', 'active="true"', ''])
      expect(outcomeOf(`odds="2.5" ${active}`), active).toMatchObject({ odds: 25_000, active: true })
    for (const active of ['0', 'false', '', 'no', '-1', 'null'])
      expect(outcomeOf(`odds="2.5" active="${active}"`), active).toMatchObject({ odds: 0, active: false })
  })

  test('BETS-02: a probability that is none is not one of nothing', () => {
    for (const text of ['', ' ', 'NaN', '1.2', '-0.1', 'Infinity'])
      expect(outcomeOf(`odds="2.5" active="1" probabilities="${text}"`)?.probability, text).toBeNull()
    expect(outcomeOf('odds="2.5" active="1" probabilities="1.0E-4"')?.probability).toBe(0.0001)
  })

  test.each(['', '0x2', '1e1', 'two'])('LIVE-01: a score of %j is none', (score) => {
    const reading = priceMessage(
      `<odds_change product="1" event_id="sr:match:1" timestamp="${NOW}"><sport_event_status status="1" home_score="${score}" away_score="1"/></odds_change>`,
    )
    expect(reading).toMatchObject({ state: 'read', message: { status: { score: null } } })
  })

  test('BETS-01: markets in a wrong place are not the whole match, and none are passed over', () => {
    const about = `product="3" event_id="sr:match:1" timestamp="${NOW}"`
    const market = '<market id="1"><outcome id="1" result="1"/></market>'
    for (const name of ['bet_settlement', 'bet_cancel', 'rollback_bet_settlement', 'rollback_bet_cancel']) {
      for (const inside of [market, `<outcomes>${market}</outcomes>`]) {
        const reading = readUofMessage(`<${name} ${about}>${inside}</${name}>`, NOW)
        const { markets } =
          reading.state === 'read' && 'markets' in reading.read.message ? reading.read.message : { markets: null }
        expect(markets, `${name} ${inside}`).toHaveLength(1)
      }
      for (const wrapper of ['markets', 'odds', 'uof:outcomes']) {
        const text = `<${name} ${about} xmlns:uof="u"><${wrapper}>${market}</${wrapper}></${name}>`
        expect(readUofMessage(text, NOW), text).toMatchObject({ state: 'unusable' })
      }
    }
    expect(readUofMessage(`<bet_cancel ${about}><outcomes/></bet_cancel>`, NOW)).toMatchObject({ state: 'unusable' })
    expect(readUofMessage(`<bet_cancel ${about}/>`, NOW)).toMatchObject({ read: { message: { markets: null } } })
    const prices = `<odds_change ${about}><market id="1"><outcome id="1" odds="2"/></market></odds_change>`
    expect(priceMessage(prices)).toMatchObject({ dropped: ['markets outside of <odds>'] })
  })

  test('BETS-01: a market is the same however its specifier is written', () => {
    const specifierOf = (specifiers: string) => {
      const reading = priceMessage(
        `<odds_change product="3" event_id="sr:match:1" timestamp="${NOW}"><odds><market id="18" specifiers="${specifiers}"/></odds></odds_change>`,
      )
      return reading.state === 'read' && reading.message.kind === 'odds_change'
        ? reading.message.markets[0]?.specifier
        : null
    }
    for (const text of ['total=2.5', 'total=2.50', ' total = 2.5 ', 'total=+2.5', 'total=02.5'])
      expect(specifierOf(text), text).toBe('total=2.5')
    for (const text of ['setnr=1|total=9.5', 'total=9.50|setnr=01', 'total=9.5| setnr=1'])
      expect(specifierOf(text), text).toBe('setnr=1|total=9.5')
    expect([specifierOf('hcp=.5'), specifierOf('hcp=-.50'), specifierOf('hcp=1.'), specifierOf('hcp=.')]).toEqual([
      'hcp=0.5',
      'hcp=-0.5',
      'hcp=1',
      'hcp=.',
    ])
    expect([specifierOf('hcp=-0'), specifierOf('hcp=-1.50'), specifierOf('hcp=0:1')]).toEqual([
      'hcp=0',
      'hcp=-1.5',
      'hcp=0:1',
    ])
    expect(specifierOf('variant=sr:exact_goals:2+t')).toBe('variant=sr:exact_goals:2+t')
  })

  test.each([
    ['ALL', ['all']],
    ['', ['all']],
    [' | ', ['all']],
    ['Score| scorers ', ['score', 'scorers']],
  ])('LIVE-01: betting that stops on %j stops', (groups, named) => {
    const text = `<bet_stop product="3" event_id="sr:match:1" timestamp="${NOW}" groups="${groups}"/>`
    expect(priceMessage(text)).toMatchObject({ state: 'read', message: { groups: named } })
  })

  const marketOf = (attributes: string, inside = '') => {
    const text = `<odds_change product="3" event_id="sr:match:1" timestamp="${NOW}"><odds><market id="1" ${attributes}>${inside}<outcome id="1" odds="2"/></market></odds></odds_change>`
    const reading = priceMessage(text)
    if (reading.state !== 'read' || reading.message.kind !== 'odds_change') throw new Error(text)
    return { market: reading.message.markets[0], dropped: reading.dropped }
  }

  test('BETS-01: an outcome whose ids or specifier a bet cannot hold is not offered, so that every offered outcome takes bets', () => {
    const read = (id: string, specifier: string, outcome: string) => {
      const reading = priceMessage(
        `<odds_change product="3" event_id="sr:match:1" timestamp="${NOW}"><odds><market id="${id}" specifiers="${specifier}"><outcome id="${outcome}" odds="2"/></market></odds></odds_change>`,
      )
      const markets = reading.state === 'read' && reading.message.kind === 'odds_change' ? reading.message.markets : []
      return markets.flatMap(({ marketId, specifier: line, outcomes }) =>
        outcomes.map(({ id: outcomeId, odds: price }) => {
          return { match_id: 1, market_id: marketId, specifier: line, outcome_id: outcomeId, odds: price }
        }),
      )
    }
    const player = (letters: number) => `variant=${'x'.repeat(letters - 'variant='.length)}`
    for (const [id, specifier, outcome] of [
      ['1', '', '1'],
      ['1000001', '', '1'],
      ['2147483647', '', '1'],
      ['1', player(200), '1'],
      ['1', '', 'x'.repeat(80)],
      ['1', '', 'sr:player:1,sr:player:2 — ü&amp;&quot;'],
    ] as const) {
      const [selection, ...more] = read(id, specifier, outcome)
      expect(more).toEqual([])
      const bet = { stake: { value: 1, currency: 'EUR' }, selections: [selection] }
      expect(z.safeParse(BetRequest, bet).error, `${id} ${specifier} ${outcome}`).toBeUndefined()
    }
    expect(read('0', '', '1')).toEqual([])
    expect(read('2147483648', '', '1')).toEqual([])
    expect(read('1', player(201), '1')).toEqual([])
    expect(read('1', '', 'x'.repeat(81))).toEqual([])
  })

  test.each(['2', '-9', 'active', ''])('SLIP-07: a market whose status is %j takes no bets', (status) => {
    const { market, dropped } = marketOf(`status="${status}"`)
    expect(market?.status).toBe(MARKET_STATUS.suspended)
    expect(dropped).toEqual([`market 1 with status ${status}`])
  })

  test.each(['0', '2', '-3', 'open', ''])('BETS-02: a market whose cash-out status is %j is not sold', (status) => {
    const { market, dropped } = marketOf(`status="1" cashout_status="${status}"`)
    expect([market?.status, market?.cashOut]).toEqual([MARKET_STATUS.allowed, -1])
    expect(dropped).toEqual([`market 1 with cashout_status ${status}`])
    expect(marketOf('status="1"').market?.cashOut).toBeNull()
  })

  test.each(NO_TIMES.filter((time) => !OTHER_UNITS.includes(time) || time.length > 15))(
    'SLIP-07: a market whose betting ends at %j takes no bets',
    (time) => {
      const { market, dropped } = marketOf('status="1"', `<market_metadata next_betstop="${time}"/>`)
      expect(market?.nextBetStop).toBe(0)
      expect(dropped).toEqual([`market 1 with next_betstop ${time}`])
    },
  )

  test.each(['1', '7', 'active', ''])('LIVE-01: a bet stop whose market status is %j stops bets', (status) => {
    const text = `<bet_stop product="1" event_id="sr:match:1" timestamp="${NOW}" groups="all" market_status="${status}"/>`
    expect(priceMessage(text)).toMatchObject({ message: { status: MARKET_STATUS.suspended } })
  })

  test('SLIP-07: a market that a message has twice takes no bets where the two differ', () => {
    const market = (specifier: string, odds: string) =>
      `<market id="18" specifiers="total=${specifier}" status="1"><outcome id="12" odds="${odds}"/></market>`
    const read = (...markets: readonly string[]) =>
      priceMessage(
        `<odds_change product="3" event_id="sr:match:1" timestamp="${NOW}"><odds>${markets.join('')}</odds></odds_change>`,
      )
    for (const pair of [
      [market('2.5', '1.5'), market('2.50', '9')],
      [market('2.50', '9'), market('2.5', '1.5')],
    ])
      expect(read(...pair)).toMatchObject({
        dropped: ['market 18 total=2.5 twice'],
        message: { markets: [{ status: MARKET_STATUS.suspended, cashOut: -1 }] },
      })
    expect(read(market('2.5', '1.5'), market('2.50', '1.50'))).toMatchObject({
      dropped: [],
      message: { markets: [{ status: MARKET_STATUS.allowed }] },
    })
  })

  test('BETS-01: an outcome that two elements of one market settle differently is left out', () => {
    const market = (specifier: string, result: string) =>
      `<market id="18" specifiers="total=${specifier}"><outcome id="12" result="${result}"/><outcome id="13" result="0"/></market>`
    for (const [one, other] of [
      ['1', '0'],
      ['0', '1'],
    ] as const) {
      const text = `<bet_settlement product="3" event_id="sr:match:1" timestamp="${NOW}"><outcomes>${market('2.5', one)}${market('2.50', other)}</outcomes></bet_settlement>`
      const reading = readUofMessage(text, NOW)
      expect(reading).toMatchObject({
        read: {
          message: { markets: [{ marketId: 18, outcomes: { 13: { result: 'lose' } } }] },
          dropped: ['market 18, outcome 12 twice'],
        },
      })
      expect(JSON.stringify(reading)).not.toContain('"12":')
    }
  })

  test.each(['-1', '2', '', 'lost'])('LIVE-01: a match whose reporting is %j is not watched', (reporting) => {
    const text = (attribute: string) =>
      `<odds_change product="1" event_id="sr:match:1" timestamp="${NOW}"><sport_event_status status="1" ${attribute}/></odds_change>`
    expect(priceMessage(text(`reporting="${reporting}"`))).toMatchObject({ message: { status: { isReported: false } } })
    for (const watched of ['', 'reporting="0"', 'reporting="1"'])
      expect(priceMessage(text(watched)), watched).toMatchObject({ message: { status: { isReported: true } } })
  })

  test('CAT-06: a clock is stopped in either word', () => {
    for (const [stopped, isStopped] of [
      ['true', true],
      ['1', true],
      ['false', false],
      ['0', false],
    ] as const)
      expect(
        priceMessage(
          `<odds_change product="1" event_id="sr:match:1" timestamp="${NOW}"><sport_event_status status="1"><clock match_time="12:00" stopped="${stopped}"/></sport_event_status></odds_change>`,
        ),
      ).toMatchObject({ message: { status: { clock: { isStopped } } } })
  })
})
