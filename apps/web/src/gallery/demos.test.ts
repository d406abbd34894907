import { globSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../../..')
const PLACES = ['apps/web/src/features', 'apps/web/src/ui', 'packages/ui/src']

/** Folders whose components nobody can look at in the gallery yet. The list may only shrink. */
const WITHOUT_DEMO = [
  'apps/web/src/features/access',
  'apps/web/src/features/access/panels',
  'apps/web/src/features/access/parts',
  'apps/web/src/features/account/components',
  'apps/web/src/features/builder',
  'apps/web/src/features/builder/lazy',
  'apps/web/src/features/catalogue',
  'apps/web/src/features/favourites',
  'apps/web/src/features/home',
  'apps/web/src/features/my-bets/cash-out',
  'apps/web/src/features/my-bets/page',
  'apps/web/src/features/my-bets/parts',
  'apps/web/src/features/notifications',
  'apps/web/src/features/notifications/lazy',
  'apps/web/src/features/predictions',
  'apps/web/src/features/profile',
  'apps/web/src/features/profile/password',
  'apps/web/src/features/profile/phone',
  'apps/web/src/features/profile/sessions',
  'apps/web/src/features/results',
  'apps/web/src/features/search',
  'apps/web/src/features/search/lazy',
  'apps/web/src/features/slip/components',
  'apps/web/src/features/slip/lazy',
  'apps/web/src/features/tracker',
]

function foldersWith(pattern: string): Set<string> {
  const files = PLACES.flatMap((place) => globSync(join(ROOT, place, '**', pattern)))
  return new Set(files.map((file) => relative(ROOT, dirname(file))))
}

test('BLOCK-03: a folder of components has a demo of their states, or is on the list that shrinks', () => {
  const shown = foldersWith('*.demo.tsx')
  const isComponent = (file: string) => /^[A-Z][A-Za-z]*\.tsx$/.test(file)
  const files = PLACES.flatMap((place) => globSync(join(ROOT, place, '**/*.tsx')))
  const folders = new Set(
    files
      .filter((file) => isComponent(file.slice(file.lastIndexOf('/') + 1)))
      .map((file) => relative(ROOT, dirname(file))),
  )
  const without = [...folders].filter((folder) => !shown.has(folder)).sort()
  expect(without, 'new folders need a *.demo.tsx; folders that have one now leave the list').toEqual(WITHOUT_DEMO)
})
