import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { proxiedImage, proxiedLogo } from './proxied-image.ts'

const SOURCES = join(import.meta.dirname, '../..')

test('WATCH-03: pictures of other hosts have an address of this site, those of this site their own', () => {
  expect(proxiedImage('https://cdn.example.com/a b.png?x=1&y=2', 64)).toBe(
    '/sports/images?src=https%3A%2F%2Fcdn.example.com%2Fa+b.png%3Fx%3D1%26y%3D2&w=64',
  )
  expect(proxiedImage('/sports/icon.svg', 64)).toBe('/sports/icon.svg')
  expect([proxiedLogo(null), proxiedLogo(undefined)]).toEqual([null, null])
})

test('WATCH-03: no part of a page shows a logo or a picture of data by the address that it came with', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const shown = files
    .filter((file) => !/\.demo\.tsx$|^testing/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/\s(?:logo|src)=\{([^}]*)\}/g)].map(([, from]) => [
        file,
        from,
      ]),
    )
  expect(shown.length).toBeGreaterThan(5)
  // Frames have hosts of their own in the policy; the rest the page makes itself.
  const FRAMES = ['blocks/content.iframe/block.tsx', 'features/match/lazy/ChatTab.tsx']
  const isOwn = (from = '') => /^(proxied|imageAddress|picture|url)|frame|hrefOf|`/i.test(from)
  expect(shown.filter(([file = '', from]) => !isOwn(from) && !FRAMES.includes(file))).toEqual([])
})
