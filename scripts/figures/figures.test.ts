import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawFigures } from './draw-figures.ts'

test('each figure is drawn from its text as it is now; `npm run figures` draws them', async () => {
  for (const { path, svg } of await drawFigures('.')) expect(readFileSync(path, 'utf8') === svg, path).toBe(true)
})

test('each figure is in a document, for light and dark', () => {
  const documents = ['README.md', ...globSync('docs/**/*.md')].map((path) => readFileSync(path, 'utf8')).join('\n')
  const shown = globSync('docs/figures/*.svg').filter((path) => documents.includes(path.slice('docs/'.length)))
  expect(shown.sort()).toEqual(globSync('docs/figures/*.svg').sort())
})
