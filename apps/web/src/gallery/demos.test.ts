import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../../..')
const PLACES = ['apps/web/src/features', 'apps/web/src/ui', 'packages/ui/src']

function foldersWith(pattern: string): Set<string> {
  const files = PLACES.flatMap((place) => globSync(join(ROOT, place, '**', pattern)))
  return new Set(files.map((file) => relative(ROOT, dirname(file))))
}

/** Demos of the folder that contains this one. */
function demosBeside(folder: string): readonly string[] {
  return globSync(join(ROOT, dirname(folder), '*.demo.tsx'))
}

/**
 * Whether a demo draws a component of the folder: it imports one, itself or through files of its own folder and those
 * below.
 */
function reaches(demo: string, folder: string): boolean {
  const seen = new Set<string>()
  const open = [demo]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+\.tsx)'/g)) {
      const imported = join(dirname(file), path)
      if (relative(ROOT, dirname(imported)) === folder) return true
      if (seen.has(imported) || !imported.startsWith(dirname(demo))) continue
      seen.add(imported)
      open.push(imported)
    }
  }
  return false
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
  const isShown = (folder: string) => shown.has(folder) || demosBeside(folder).some((demo) => reaches(demo, folder))
  const without = [...folders].filter((folder) => !isShown(folder)).sort()
  expect(without, 'a folder of components needs a *.demo.tsx').toEqual([])
})
