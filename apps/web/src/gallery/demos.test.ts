import { globSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../../..')
const PLACES = ['apps/web/src/features', 'apps/web/src/ui', 'packages/ui/src']

function foldersWith(pattern: string): Set<string> {
  const files = PLACES.flatMap((place) => globSync(join(ROOT, place, '**', pattern)))
  return new Set(files.map((file) => relative(ROOT, dirname(file))))
}

test('BLOCK-03: every folder of components has a demo of their states', () => {
  const shown = foldersWith('*.demo.tsx')
  const isComponent = (file: string) => /^[A-Z][A-Za-z]*\.tsx$/.test(file)
  const files = PLACES.flatMap((place) => globSync(join(ROOT, place, '**/*.tsx')))
  const folders = new Set(
    files
      .filter((file) => isComponent(file.slice(file.lastIndexOf('/') + 1)))
      .map((file) => relative(ROOT, dirname(file))),
  )
  const without = [...folders].filter((folder) => !shown.has(folder)).sort()
  expect(without, 'a folder of components needs a *.demo.tsx').toEqual([])
})
