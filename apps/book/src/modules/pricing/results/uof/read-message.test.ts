import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readUofMessage } from './read-message.ts'

const SAMPLES = new URL('../../../../../../../../shared/feed-samples/', import.meta.url)
const NOW = 1_800_000_000_000

function read(xml: string) {
  const reading = readUofMessage(xml, NOW)
  if (reading.state !== 'read') throw new Error(JSON.stringify(reading))
  return reading.read
}

test('BETS-01: a settlement is read with void and dead heat factors; a result of -1 is undecided', () => {
  const { message, dropped } = read(`\uFEFF<?xml version="1.0"?>
    <bet_settlement event_id="sr:match:7" product="1" timestamp="5" extra="x"><outcomes foreign="1">
      <market id="18" specifiers="total=2.5" void_reason="10"><outcome id="12" result="1" void_factor="0.0"/><outcome id="13" result="0"/></market>
      <market id="14" specifiers="b=0:1|a=x=y" extended_specifers="q=1">
        <outcome id="1" result="1" void_factor="0.5"/><outcome id="2" result="0" void_factor="0.5"/>
        <outcome id="3" result="0" void_factor="1"/><outcome id="4" result="-1"/>
        <outcome id="5" result="1" dead_heat_factor="0.25"/><outcome id="6" result="1" dead_heat_factor="1"/></market>
      <scoreboard/></outcomes></bet_settlement>`)
  expect(dropped).toEqual([])
  const plain = (result: string | null) => ({ result, deadHeatFactor: null })
  expect(message).toEqual({
    kind: 'bet_settlement',
    messageAt: 5,
    isTimed: true,
    source: 'sr producer 1',
    markets: [
      {
        marketId: 18,
        specifier: 'total=2.5',
        outcomes: { 12: plain('win'), 13: plain('lose') },
        others: 'open',
        finalText: '',
        voidReason: 'abandoned',
      },
      {
        marketId: 14,
        specifier: 'a=x=y|b=0:1',
        outcomes: {
          1: plain('half_win'),
          2: plain('half_lose'),
          3: plain('void'),
          4: plain(null),
          5: { result: 'win', deadHeatFactor: '0.25' },
          6: plain('win'),
        },
        others: 'open',
        finalText: '',
        voidReason: null,
      },
    ],
  })
})

test('BETS-01: what cannot be understood is dropped and named; the rest counts', () => {
  const { message, dropped } = read(`<bet_settlement event_id="sr:match:7"><outcomes>
    <market><outcome id="1" result="1"/></market><market id="-4"/><market id="99999999999"/>
    <market id="1"><outcome id="1" result="7"/><outcome result="1"/><outcome id="2" result="1" void_factor="2"/>
      <outcome id="3" result="1" dead_heat_factor="NaN"/><outcome id="4" result="1"/><outcome id="5"/></market></outcomes></bet_settlement>`)
  expect(dropped).toEqual([
    'market without id',
    'market -4',
    'market 99999999999',
    'market 1, outcome 1',
    'market 1, outcome ',
    'market 1, outcome 2',
    'market 1, outcome 3',
    'market 1, outcome 5',
  ])
  expect(message).toMatchObject({
    messageAt: NOW,
    source: 'sr producer ?',
    markets: [{ marketId: 1, outcomes: { 4: { result: 'win' } } }],
  })
})

test('BETS-01: an outcome that won and lost in one message has no result', () => {
  const { message, dropped } = read(`<bet_settlement event_id="sr:match:7"><outcomes><market id="1">
    <outcome id="1" result="1"/><outcome id="2" result="0"/><outcome id="1" result="0"/><outcome id="2" result="0"/></market></outcomes></bet_settlement>`)
  expect(dropped).toEqual(['market 1, outcome 1 twice'])
  expect(message).toMatchObject({ markets: [{ outcomes: { 2: { result: 'lose' } } }] })
  expect(Object.keys(message.kind === 'bet_settlement' ? (message.markets[0]?.outcomes ?? {}) : {})).toEqual(['2'])
})

test('BETS-01: a cancellation has its window and reasons; without markets it is the whole event', () => {
  const whole = read(`<bet_cancel event_id="od:match:7" end_time="20" superceded_by="od:match:8" timestamp="30"/>`)
  expect(whole.message).toMatchObject({
    kind: 'bet_cancel',
    markets: null,
    placed: { from: null, to: 20 },
    voidReason: 'superseded',
    keepsResults: false,
  })
  const some = read(`<bet_cancel event_id="sr:match:7" start_time="10" void_reason="12">
    <market id="1"/><market id="2" void_reason="16"/><market id="3" void_reason="77"/>
    <market id="4" void_reason="3" void_reason_id="5"/><market id="5" void_reason="3" void_reason_id="?"/></bet_cancel>`)
  expect(some.message).toMatchObject({
    placed: { from: 10, to: null },
    markets: [
      { voidReason: 'incorrect_odds' },
      { voidReason: 'starting_pitcher_changed' },
      { voidReason: 'vendor:77' },
      { voidReason: 'vendor:5' },
      { voidReason: 'other' },
    ],
  })
  const unreadable = read(`<rollback_bet_cancel event_id="sr:match:7"><market/></rollback_bet_cancel>`)
  expect(unreadable.message).toMatchObject({ markets: [] })
  expect(read(`<rollback_bet_settlement event_id="sr:match:7"/>`).message).toMatchObject({ markets: null })
})

test('SLIP-07: producers say how they are', () => {
  const received = (xml: string) => {
    const reading = readUofMessage(xml, NOW)
    return reading.state === 'heartbeat' ? reading.heartbeat : reading
  }
  expect(received('<alive product="3" timestamp="7" subscribed="1"/>')).toEqual({
    producer: '3',
    isAlive: true,
    isComplete: false,
    messageAt: 7,
  })
  expect(received('<alive product="3" timestamp="7" subscribed="0"/>')).toMatchObject({ isAlive: false })
  expect(received('\uFEFF<alive product="3"/>')).toEqual({
    producer: '3',
    isAlive: true,
    isComplete: false,
    messageAt: NOW,
  })
  expect(received('<snapshot_complete product="1" request_id="5" timestamp="9"/>')).toMatchObject({
    isAlive: true,
    isComplete: true,
    messageAt: 9,
  })
  expect(received('<product_down product="1"/>')).toMatchObject({ producer: '1', isAlive: false })
  expect(received('<alive product="x"/>')).toEqual({ state: 'unusable', why: 'alive without product' })
})

test('BETS-01: messages of other kinds are refused with the reason, and input that is no message is unusable', () => {
  const why = (xml: string) => {
    const reading = readUofMessage(xml, NOW)
    return reading.state === 'ignored' ? reading.why : reading
  }
  for (const name of ['odds_change', 'bet_stop']) {
    expect(why(`<${name} event_id="sr:match:1"/>`)).toBe(`${name} is about prices, which this book makes itself`)
  }
  expect(why('<fixture_change event_id="sr:match:1"/>')).toContain('is about the programme')
  expect(why('<constructor/>')).toEqual({ state: 'unusable', why: '<constructor> is no message of the feed' })
  expect(readUofMessage('<bet_cancel/>', NOW)).toEqual({ state: 'unusable', why: 'bet_cancel without event_id' })
  for (const text of ['', 'hello', '<bet_cancel', '<a><b></a>', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>']) {
    expect(readUofMessage(text, NOW).state, text).toBe('unusable')
  }
})

test.runIf(existsSync(SAMPLES))(
  'BETS-01: every recorded document is read, or refused with the reason; none is misread',
  () => {
    const expected: Readonly<Record<string, string>> = {
      bet_settlement: 'read',
      bet_cancel: 'read',
      rollback_bet_cancel: 'read',
      rollback_bet_settlement: 'read',
      odds_change: 'ignored',
    }
    const seen = new Set<string>()
    for (const folder of ['minus5-go-uof-sdk/', 'oddin-javasdk-fixtures/']) {
      for (const file of readdirSync(new URL(folder, SAMPLES)).filter((name) => name.endsWith('.xml'))) {
        const text = readFileSync(new URL(folder + file, SAMPLES), 'utf8')
        const name = /<([a-z_]+)[\s>]/.exec(text)?.[1] ?? ''
        const reading = readUofMessage(text, NOW)
        expect(reading.state, folder + file).toBe(expected[name] ?? 'unusable')
        seen.add(`${name} ${reading.state}`)
      }
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['odds_change ignored', 'bet_settlement read', 'producers unusable']),
    )
  },
)

test.runIf(existsSync(SAMPLES))('BETS-01: every message about results among the recorded samples is read whole', () => {
  const files = {
    'minus5-go-uof-sdk/bet_settlement.xml': 'bet_settlement',
    'minus5-go-uof-sdk/bet_cancel.xml': 'bet_cancel',
    'minus5-go-uof-sdk/rollback_bet_cancel.xml': 'rollback_bet_cancel',
    'oddin-javasdk-fixtures/bet_settlement.xml': 'bet_settlement',
    'oddin-javasdk-fixtures/bet_cancel.xml': 'bet_cancel',
  }
  for (const [file, kind] of Object.entries(files)) {
    const { message, dropped } = read(readFileSync(new URL(file, SAMPLES), 'utf8'))
    expect(message.kind, file).toBe(kind)
    expect(dropped, file).toEqual([])
    expect(message.markets?.length, file).toBeGreaterThan(0)
  }
  const cancel = read(readFileSync(new URL('minus5-go-uof-sdk/bet_cancel.xml', SAMPLES), 'utf8'))
  expect(cancel.message).toMatchObject({
    placed: { from: 1564597838000, to: 1564598513000 },
    markets: [{ marketId: 62, specifier: 'goalnr=1', voidReason: 'incorrect_odds' }],
  })
})
