import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('LOCALE-01: no file of messages has one id twice: the last would replace the first', () => {
  const folder = join(import.meta.dirname, 'messages')
  const files = globSync('*/*.json', { cwd: folder })
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const ids = [...readFileSync(join(folder, file), 'utf8').matchAll(/^\s*"([^"]+)":/gm)].map(([, id]) => id)
    expect({ file, ids: ids.filter((id, at) => ids.indexOf(id) !== at) }).toEqual({ file, ids: [] })
  }
})
