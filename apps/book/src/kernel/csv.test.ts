import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csv } from './csv.ts'

/** Reads RFC 4180 back, as a spreadsheet does. */
function read(text: string): string[][] {
  const rows: string[][] = [[]]
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[3] === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

test('PLAYER-03: commas, quotes and line breaks are quoted, lines end in CRLF', () => {
  expect(csv([['a', 'b,c', 'say "hi"', 'two\nlines', '']])).toBe('a,"b,c","say ""hi""","two\nlines",\r\n')
})

test('PLAYER-03: a cell that begins like a formula is text to a spreadsheet', () => {
  const attacks = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x","y")', "=cmd|' /C calc'!A0"]
  for (const attack of attacks) expect(read(csv([[attack]]))).toEqual([[`'${attack}`]])
  for (const harmless of ['1000.00', '2:1', "O'Brien", ' =1', '']) expect(csv([[harmless]])).toBe(`${harmless}\r\n`)
})

test('PLAYER-03: whatever is in the cells, the same table comes back and no cell begins a formula', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', "'", 'a') }),
  )
  const row = fc.array(cell, { minLength: 2, maxLength: 4 })
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (rows) => {
      const back = read(csv(rows))
      expect(back.flat().filter((text) => /^[=+\-@\t\r]/.test(text))).toEqual([])
      expect(
        back.map((cells, r) => cells.map((text, i) => (text === `'${rows[r]?.[i]}` ? text.slice(1) : text))),
      ).toEqual(rows)
    }),
  )
})
