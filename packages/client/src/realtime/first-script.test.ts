import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const STATIC_IMPORT = /^(?:import|export)\s(?!type\s)(?:[\w\s{},*]*?\sfrom\s)?['"]([^'"]+)['"]/gm

/** Every module that loading `file` loads at once, packages by their name. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) {
    if (target.startsWith('.')) loadedWith(join(dirname(file), target), seen)
    else seen.add(target)
  }
  return seen
}

test('LIVE-02: what a page imports to use realtime does not load the protocol library', () => {
  const loaded = loadedWith(join(import.meta.dirname, 'index.ts'))
  expect([...loaded].some((file) => file.endsWith('create-realtime.ts'))).toBe(true)
  expect(loaded).not.toContain('centrifuge')
  expect(loadedWith(join(import.meta.dirname, 'centrifuge-link.ts'))).toContain('centrifuge')
})
