import { expect, test } from 'vitest'
import { readIcons } from './own-icons.ts'

const symbol = (id: string, inside: string) => `<symbol id="${id}" viewBox="0 0 24 24">${inside}</symbol>`

test('WATCH-04: of a document of icons nothing is taken but path data of icons that the product has', () => {
  const document = `<svg xmlns="http://www.w3.org/2000/svg" onload="hurt()"><script>hurt()</script>
    ${symbol('ui-search', '<path onclick="hurt()" d="M1 1h9"/><path fill="red" d="M2 2v3"/>')}
    ${symbol('sport-tennis', '<foreignObject><img src="x" onerror="hurt()"/></foreignObject><path d="M3 3z"/>')}
    ${symbol('ui-user', '<path d="M0 0&quot;/&gt;&lt;script&gt;hurt()"/>')}
    ${symbol('ui-close', '<path d="url(https://elsewhere.example/)"/>')}
    ${symbol('ui-info', '<use href="https://elsewhere.example/#a"/>')}
    ${symbol('ui-constructor', '<path d="M1 1"/>')}${symbol('ui-nothing-like-it', '<path d="M1 1"/>')}</svg>`
  expect([...readIcons(document)]).toEqual([
    ['search', 'M1 1h9 M2 2v3'],
    ['tennis', 'M3 3z'],
  ])
  for (const other of ['', '<html><body>Not found</body></html>', '{"code":1020}', `${' '.repeat(500_001)}${document}`])
    expect(readIcons(other).size).toBe(0)
})

test('WATCH-04: a hostile document of icons takes no time', () => {
  const started = performance.now()
  for (const part of ['<symbol id="ui-search">', '<path ', '<symbol ', '<path d="', 'id="ui-'])
    readIcons(part.repeat(Math.floor(400_000 / part.length)))
  expect(performance.now() - started).toBeLessThan(5_000)
})
