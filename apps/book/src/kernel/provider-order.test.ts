import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'

const read = (text: string) => [...readConfig({ PROVIDER_ORDER: text }).mapping.order]

test('the order of providers is read by sport type', () => {
  expect(read('')).toEqual([])
  expect(read('regular=betradar>betconstruct, cyber = oddin')).toEqual([
    ['regular', ['betradar', 'betconstruct']],
    ['cyber', ['oddin']],
  ])
})

test.each(['football=oddin', 'cyber', 'cyber=someone', 'cyber=oddin>oddin', 'cyber=oddin=betradar'])(
  'the order %s is refused with what it takes',
  (text) => expect(() => read(text)).toThrow(`PROVIDER_ORDER has '${text}'; it takes TYPE=PROVIDER>PROVIDER`),
)

test('no provider takes over unless FEED_FAILOVER says after how many seconds', () => {
  expect(readConfig({}).mapping.failoverMs).toBe(null)
  expect(readConfig({ FEED_FAILOVER: '5' }).mapping.failoverMs).toBe(5_000)
  expect(() => readConfig({ FEED_FAILOVER: 'on' })).toThrow('FEED_FAILOVER')
})
