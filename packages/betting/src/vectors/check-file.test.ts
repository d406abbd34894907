import { expect, test } from 'vitest'
import { checkFile } from './check-file.ts'

function check(...rows: readonly unknown[]) {
  return checkFile(JSON.stringify(rows))
}

function faultOf(group: string, input: unknown, expected: unknown): string {
  const { lines, failed } = check({ id: 'x', group, input, expected })
  return failed === 0 ? 'passed' : (lines[0] ?? '')
}

const PAYOUT = 'system and combo payouts'
const single = { bet: 'Single', odds: ['2.05'], stake: 10, results: 'W' }

test('a failure is a line with id, expected and got, and is counted', () => {
  const good = { id: 'good', group: PAYOUT, input: single, expected: { return: 20.5 } }
  const bad = { id: 'bad', group: PAYOUT, input: single, expected: { return: 20.51, exact: '20.5' } }
  expect(check(good, bad, good)).toEqual({
    lines: ['FAIL bad: return: expected 20.51, got 20.50 (exactly 20.5)'],
    passed: 2,
    failed: 1,
  })
})

test('a payout is held to the subunit even where fewer digits are written', () => {
  expect(faultOf(PAYOUT, { ...single, odds: ['2.054'] }, { return: 20.5 })).toContain('got 20.54')
  expect(faultOf(PAYOUT, single, { return: 20 })).toContain('got 20.50')
  expect(faultOf(PAYOUT, single, { return: '20.500' })).toBe('passed')
})

test('a half goes up, either way only where the exact figure is stated besides', () => {
  const half = { ...single, odds: ['1.0005'] }
  expect(faultOf(PAYOUT, half, { return: 10.01 })).toBe('passed')
  expect(faultOf(PAYOUT, half, { return: 10 })).toContain('got 10.01')
  expect(faultOf(PAYOUT, half, { return: 10, exact: '10.005' })).toBe('passed')
  expect(faultOf(PAYOUT, half, { return: 9.99, exact: '10.005' })).toContain('return')
})

test('numbers count as precisely as they are written in the file', () => {
  const row = (percent: string) =>
    checkFile(
      `[{"id": "x", "group": "odds formats", "input": {"fraction": "1/2"}, "expected": {"percent": ${percent}}}]`,
    )
  expect(['66.6667', '66.67', '66.7', '67', '66.66666666666667'].map((text) => row(text).failed)).toEqual([
    0, 0, 0, 0, 0,
  ])
  expect(['66.6666', '66.66', '66.6', '66', '66.66666666666'].map((text) => row(text).failed)).toEqual([1, 1, 1, 1, 1])
})

test('integers beyond doubles are compared to the last digit', () => {
  const combo = new Array(12).fill('101.00')
  const row = (total: string) =>
    checkFile(
      `[{"id": "x", "group": "integer arithmetic and rounding", "input": ${JSON.stringify({ combo, stake: '0.01' })},
        "expected": {"total_odds_exact": "${total}"}}]`,
    )
  expect(row('1126825030131969720661201').failed).toBe(0)
  expect(row('1126825030131969720661202').failed).toBe(1)
})

test('an invalid case is a failure that names what it lacks', () => {
  expect(faultOf('nonsense', {}, { x: 1 })).toBe('FAIL x: malformed: unknown group "nonsense"')
  expect(faultOf('constructor', {}, { x: 1 })).toContain('unknown group')
  expect(faultOf(PAYOUT, single, { colour: 'red' })).toContain('colour: expected "red", got no such figure')
  expect(faultOf(PAYOUT, { ...single, bet: 'Moonshot' }, { return: 1 })).toContain('unknown bet "Moonshot"')
  expect(faultOf(PAYOUT, { ...single, results: 'X' }, { return: 1 })).toContain('unknown leg result "X"')
  expect(faultOf(PAYOUT, { ...single, currency: 'XXX' }, { return: 1 })).toContain('unknown currency')
})

test('a case that is not one is a failure that says what it lacks', () => {
  const { lines, passed, failed } = check(
    17,
    {},
    { id: 'a' },
    { id: 'b', group: 'slip' },
    { id: 'c', group: 'slip', expected: {} },
  )
  expect([passed, failed]).toEqual([0, 5])
  expect(lines).toEqual([
    'FAIL case 1: malformed: a case must be an object, it is 17',
    'FAIL case 2: malformed: a case needs an "id"',
    'FAIL a: malformed: a case needs a "group"',
    'FAIL b: malformed: a case needs an object "expected"',
    'FAIL c: malformed: nothing is expected',
  ])
})

test('input that makes no sense is malformed, never a crash', () => {
  const broken: readonly (readonly [string, unknown])[] = [
    [PAYOUT, null],
    [PAYOUT, { ...single, stake: -1 }],
    [PAYOUT, { ...single, odds: ['0.5'] }],
    [PAYOUT, { ...single, odds: ['1/0'] }],
    [PAYOUT, { ...single, odds: [] }],
    [PAYOUT, { ...single, results: 'WW' }],
    [PAYOUT, { ...single, bet: 'Trixie' }],
    [PAYOUT, { ...single, bet: 'System 3/2' }],
    ['asian line settlement', { line: 0.3, team: 'home', score: '1-1' }],
    ['asian line settlement', { line: 0.25, team: 'home', score: 'one-all' }],
    ['dead heat', { stake: 1, odds: 2, tied: 0, places: 1 }],
    ['each way', { stake_each: 1, odds: 2, terms: '1/5', finish: 'fourth' }],
    ['uof settlement', { result: 3 }],
    ['uof settlement', { result: 1, void_factor: 0.3 }],
    ['cash out', { combo: [2, 2], stake: 10, leg1: 'won' }],
    ['margin removal', { odds: [2, 2], method: 'guess' }],
    ['integer arithmetic and rounding', { combo: ['2'], stake: '1.5', currency: 'JPY' }],
    ['slip', { oddsAcceptMode: 'sometimes', acceptedOdds: 2, current: 2 }],
    ['system line counts', { bet: 'Yankee', selections: 5 }],
  ]
  const faults = broken.map(([group, input]) => faultOf(group, input, { return: 1 }))
  expect(faults.filter((fault) => !fault.includes('malformed'))).toEqual([])
})

test('settlements of the feed may be given as expressions in the price', () => {
  const half = { result: 1, void_factor: 0.5, dead_heat_factor: null }
  const faultFor = (effective_odds: unknown) => faultOf('uof settlement', half, { effective_odds })
  expect(['(o + 1) / 2', '(o+1)/2', 'o / 2 + 1/2', '0.5 * (1 + o)'].map(faultFor)).toEqual(new Array(4).fill('passed'))
  for (const wrong of ['o / 2', '1', '(o + 1) / (2', 'p', '', 'o / 0', null, 5]) {
    expect(faultFor(wrong), String(wrong)).toContain('effective_odds')
  }
})

test('a bet result may be followed by an explanation, not by another result', () => {
  const push = { result: 0, void_factor: 1 }
  const faultFor = (bet_result: string) => faultOf('uof settlement', push, { bet_result })
  expect(faultFor('refund_entire (our rule)')).toBe('passed')
  expect(faultFor('lose_entire')).toContain('got "refund_entire"')
  expect(faultFor('refund_entire or lose_entire')).toContain('got "refund_entire"')
})

test('a step that is not on the ladder, or has a wrong price, fails', () => {
  const step = { fraction: '1/3', decimal_exact: '4/3', scaled_10000: 13_333, decimal_2: '1.33', percent: 75 }
  expect(check(step)).toEqual({ lines: [], passed: 1, failed: 0 })
  expect(check({ ...step, fraction: '3/9' }).lines).toEqual(['FAIL 3/9: fraction: 3/9 is not a step of the ladder'])
  expect(check({ ...step, scaled_10000: 13_334 }).lines).toEqual(['FAIL 1/3: scaled_10000: expected 13334, got 13333'])
  expect(check({ ...step, decimal_2: '1.34' }).failed).toBe(1)
  expect(check({ ...step, colour: 'red' }).failed).toBe(1)
})

test('a file that is not a list of cases is one explained failure', () => {
  expect(checkFile('not json')).toMatchObject({ passed: 0, failed: 1 })
  expect(checkFile('{"a": 1}').lines).toEqual(['FAIL file: must be a list of cases, it is {a: 1}'])
  expect(checkFile('[]')).toEqual({ lines: [], passed: 0, failed: 0 })
})
