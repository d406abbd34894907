import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readProgramme } from './read-programme.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'programme-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes one file for each text. Returns their paths. */
const files = (...texts: readonly string[]) =>
  texts.map((text, i) => {
    const file = join(folder, `${i}.xml`)
    writeFileSync(file, `<?xml version="1.0"?>\n${text}`)
    return file
  })
const odds = (urn: string) => `<odds_change product="1" event_id="${urn}" timestamp="1"><odds/></odds_change>`

test('messages are played in order, documents are served, and other files are reported and not published', () => {
  const [first = '', second = '', reasons = '', alive = ''] = files(
    odds('sr:match:1'),
    odds('sr:match:2'),
    '<betstop_reasons_descriptions><betstop_reason id="0" description="UNKNOWN"/></betstop_reasons_descriptions>',
    '<alive product="1" timestamp="1" subscribed="1"/>',
  )
  const { messages, documents, leftOut, provider } = readProgramme([first, reasons, second, alive])
  expect(messages.map(({ afterMs, body }) => [afterMs, /sr:match:\d/.exec(body)?.[0]])).toEqual([
    [0, 'sr:match:1'],
    [100, 'sr:match:2'],
  ])
  expect([documents.size, leftOut, provider]).toEqual([0, [reasons, alive], 'betradar'])
})

test('an outright is served at the address of its season, and descriptions of two documents are one', () => {
  const season = '<tournament_info><tournament id="sr:tournament:7"/><season id="sr:season:9"/></tournament_info>'
  const markets = (id: number) => `<market_descriptions><market id="${id}" name="Market"/></market_descriptions>`
  const { documents } = readProgramme(files(season, markets(1), markets(2)))
  expect(documents.get('/sports/de/tournaments/sr:season:9/info.xml')).toContain('sr:season:9')
  const described = documents.get('/descriptions/en/markets.xml') ?? ''
  expect([...described.matchAll(/<market id="(\d)"/g)].map(([, id]) => id)).toEqual(['1', '2'])
})

test('messages about events of Oddin are those of its own session', () => {
  expect(readProgramme(files(odds('od:match:1'))).provider).toBe('oddin')
})
